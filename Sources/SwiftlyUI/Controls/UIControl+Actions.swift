import BuilderUIKit

extension UIControl {
    /// Calls a closure for an event, at first a touch that ends inside.
    ///
    /// There is one closure for each set of events: another for the same set takes its place, one for another set joins
    /// it. The control keeps the closure.
    ///
    /// ```swift
    /// let field = UITextField()
    ///     .onAction(for: .editingChanged) { print("typed") }
    ///     .onAction(for: .editingDidEnd) { print("done") }
    /// ```
    @discardableResult
    public func onAction(for event: UIControl.Event = .touchUpInside, action: @escaping () -> Void) -> Self {
        setAction(for: event) { _ in action() }
    }

    /// Calls a closure with the control for an event. A control that isn't of the closure's type is reported, and the
    /// closure is not called.
    ///
    /// ```swift
    /// let toggle = UISwitch().onAction(for: .valueChanged) { (toggle: UISwitch) in
    ///     print(toggle.isOn)
    /// }
    /// ```
    @discardableResult
    public func onAction<T: UIControl>(
        for event: UIControl.Event = .touchUpInside, action: @escaping (T) -> Void
    ) -> Self {
        setAction(for: event) { control in
            if let control = control.cast(to: T.self) { action(control) }
        }
    }

    /// Calls a closure with a target for an event. The target is not kept; when it is gone, the closure is not called
    /// any more.
    @discardableResult
    public func onAction<T: AnyObject>(
        target: T, for event: UIControl.Event = .touchUpInside, action: @escaping (T) -> Void
    ) -> Self {
        setAction(for: event) { [weak target] _ in
            if let target { action(target) }
        }
    }

    /// Calls a closure with a target and the control for an event. The target is not kept; when it is gone, the closure
    /// is not called any more. A control that isn't of the closure's type is reported, and the closure is not called.
    @discardableResult
    public func onAction<T: AnyObject, ControlType: UIControl>(
        target: T, for event: UIControl.Event = .touchUpInside, action: @escaping (T, ControlType) -> Void
    ) -> Self {
        setAction(for: event) { [weak target] control in
            if let target, let control = control.cast(to: ControlType.self) { action(target, control) }
        }
    }

    /// An action that goes by the name of its events, so that the control itself replaces the one that it has.
    private func setAction(for event: UIControl.Event, _ action: @escaping (UIControl) -> Void) -> Self {
        let identifier = UIAction.Identifier("SwiftlyUI.onAction.\(event.rawValue)")
        addAction(
            UIAction(identifier: identifier) { [weak self] _ in
                if let self { action(self) }
            }, for: event)
        return self
    }

    private func cast<T: UIControl>(to type: T.Type) -> T? {
        if let control = self as? T { return control }
        WarningLog.current.add(
            .other("onAction of \(describeBriefly()) has a closure for a \(T.self); it was not called"))
        return nil
    }
}
