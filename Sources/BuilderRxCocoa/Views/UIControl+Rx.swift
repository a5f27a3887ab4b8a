import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIControl {
    /// Returns the control's events for a set of control events.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
        ControlEvent(
            events: events { control, send in
                control.listen(to: controlEvents) { send(()) }
            })
    }

    /// Returns a value of the control that the user changes.
    ///
    /// - Parameters:
    ///   - editingEvents: The control events that signal a new value.
    ///   - getter: The closure that returns the value. Called on the main thread, at each subscription and after each
    ///     event.
    ///   - setter: The closure that sets the value. Called on the main thread.
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

    /// Returns a value of the control for members of this module, whose closures are isolated to the main actor.
    func property<T>(
        _ editingEvents: UIControl.Event = [.allEditingEvents, .valueChanged],
        get: @escaping @MainActor (Base) -> T, set: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        controlProperty(editingEvents: editingEvents, getter: nonisolatedClosure(get), setter: nonisolatedClosure(set))
    }
}

/// A closure that reads a control on the main thread.
private struct Reader<Base, Value>: @unchecked Sendable {
    let value: (Base) -> Value

    init(_ value: @escaping (Base) -> Value) { self.value = value }
}

extension UIControl {
    /// Adds an observer of control events, which the returned closure removes.
    fileprivate func listen(to events: Event, _ handler: @escaping () -> Void) -> @MainActor () -> Void {
        let action = UIAction { _ in handler() }
        addAction(action, for: events)
        return { [weak self] in self?.removeAction(action, for: .allEvents) }
    }
}

extension Reactive where Base: UISegmentedControl {
    /// The index of the selected segment: the current one, then each one that the user selects; -1 for none.
    public var selectedSegmentIndex: ControlProperty<Int> { value }

    /// The index of the selected segment: the current one, then each one that the user selects; -1 for none.
    public var value: ControlProperty<Int> {
        property(get: { $0.selectedSegmentIndex }, set: { $0.selectedSegmentIndex = $1 })
    }

    /// Returns a binder that enables or disables a segment.
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
        Binder(
            base,
            binding: nonisolatedClosure { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) })
    }

    /// Returns a binder that sets a segment's title.
    public func titleForSegment(at index: Int) -> Binder<String?> {
        Binder(base, binding: nonisolatedClosure { control, title in control.setTitle(title, forSegmentAt: index) })
    }

    /// Returns a binder that sets a segment's image.
    public func imageForSegment(at index: Int) -> Binder<UIImage?> {
        Binder(base, binding: nonisolatedClosure { control, image in control.setImage(image, forSegmentAt: index) })
    }
}

extension Reactive where Base: UIDatePicker {
    /// The date: the current one, then each one that the user chooses.
    public var date: ControlProperty<Date> { value }

    /// The date: the current one, then each one that the user chooses.
    public var value: ControlProperty<Date> { property(get: { $0.date }, set: { $0.date = $1 }) }

    /// The duration in seconds: the current one, then each one that the user chooses.
    public var countDownDuration: ControlProperty<TimeInterval> {
        property(get: { $0.countDownDuration }, set: { $0.countDownDuration = $1 })
    }
}

extension Reactive where Base: UISlider {
    /// The value: the current one, then each one that the user sets.
    public var value: ControlProperty<Float> { property(get: { $0.value }, set: { $0.value = $1 }) }
}

extension Reactive where Base: UIStepper {
    /// The value: the current one, then each one that the user sets.
    public var value: ControlProperty<Double> { property(get: { $0.value }, set: { $0.value = $1 }) }
}

extension Reactive where Base: UISwitch {
    /// A Boolean value that indicates whether the switch is on: the current one, then each one that the user sets.
    public var isOn: ControlProperty<Bool> { value }

    /// A Boolean value that indicates whether the switch is on: the current one, then each one that the user sets.
    public var value: ControlProperty<Bool> { property(get: { $0.isOn }, set: { $0.isOn = $1 }) }
}
