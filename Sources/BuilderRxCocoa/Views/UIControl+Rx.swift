import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIControl {
    /// Returns the events that the control sends for a set of control events.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
        ControlEvent(
            events: events { control, send in
                control.listen(to: controlEvents) { send(()) }
            })
    }

    /// A value of the control that people change.
    ///
    /// - Parameters:
    ///   - editingEvents: what the control reports when there is a new value.
    ///   - getter: reads the value. Called on the main thread, at each subscription and after each event.
    ///   - setter: sets the value. Called on the main thread.
    public func controlProperty<T>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
    ) -> ControlProperty<T> {
        let read = Reader(getter)
        let values: Observable<T> = events { control, send in
            send(read.value(control))
            return control.listen(to: editingEvents) { [weak control] in
                if let control { send(read.value(control)) }
            }
        }
        return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
    }

    /// The same for members of our own, whose closures belong to the main actor.
    func property<T>(
        _ editingEvents: UIControl.Event = [.allEditingEvents, .valueChanged],
        get: @escaping @MainActor (Base) -> T, set: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        controlProperty(editingEvents: editingEvents, getter: nonisolatedClosure(get), setter: nonisolatedClosure(set))
    }
}

/// Reads a control, on the main thread.
private struct Reader<Base, Value>: @unchecked Sendable {
    let value: (Base) -> Value

    init(_ value: @escaping (Base) -> Value) { self.value = value }
}

extension UIControl {
    /// Calls a closure when the control reports one of some events, until the result is called.
    fileprivate func listen(to events: Event, _ handler: @escaping () -> Void) -> @MainActor () -> Void {
        let action = UIAction { _ in handler() }
        addAction(action, for: events)
        return { [weak self] in self?.removeAction(action, for: .allEvents) }
    }
}

extension Reactive where Base: UISegmentedControl {
    /// The chosen segment's index: now, and after each choice that people make. -1 stands for none.
    public var selectedSegmentIndex: ControlProperty<Int> { value }

    /// The chosen segment's index: now, and after each choice that people make. -1 stands for none.
    public var value: ControlProperty<Int> {
        property(get: { $0.selectedSegmentIndex }, set: { $0.selectedSegmentIndex = $1 })
    }

    /// Sets whether a segment can be chosen.
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
        Binder(
            base,
            binding: nonisolatedClosure { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) })
    }

    /// Sets a segment's title.
    public func titleForSegment(at index: Int) -> Binder<String?> {
        Binder(base, binding: nonisolatedClosure { control, title in control.setTitle(title, forSegmentAt: index) })
    }

    /// Sets a segment's image.
    public func imageForSegment(at index: Int) -> Binder<UIImage?> {
        Binder(base, binding: nonisolatedClosure { control, image in control.setImage(image, forSegmentAt: index) })
    }
}

extension Reactive where Base: UISlider {
    /// The value: now, and after each change that people make.
    public var value: ControlProperty<Float> { property(get: { $0.value }, set: { $0.value = $1 }) }
}

extension Reactive where Base: UIStepper {
    /// The value: now, and after each change that people make.
    public var value: ControlProperty<Double> { property(get: { $0.value }, set: { $0.value = $1 }) }
}

extension Reactive where Base: UISwitch {
    /// A Boolean value that indicates whether the switch is on: now, and after each change that people make.
    public var isOn: ControlProperty<Bool> { value }

    /// A Boolean value that indicates whether the switch is on: now, and after each change that people make.
    public var value: ControlProperty<Bool> { property(get: { $0.isOn }, set: { $0.isOn = $1 }) }
}
