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
    ///   - getter: reads the value. Called on the main thread, when somebody subscribes and after each event.
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
        controlProperty(editingEvents: editingEvents, getter: fromMain(get), setter: fromMain(set))
    }
}

/// Reads a control, on the main thread.
private struct Reader<Base, Value>: @unchecked Sendable {
    let value: (Base) -> Value

    init(_ value: @escaping (Base) -> Value) {
        self.value = value
    }
}

extension UIControl {
    /// Calls a closure when the control reports one of some events, until the result is called.
    fileprivate func listen(to events: Event, _ handler: @escaping () -> Void) -> @MainActor () -> Void {
        let action = UIAction { _ in handler() }
        addAction(action, for: events)
        return { [weak self] in self?.removeAction(action, for: .allEvents) }
    }
}
