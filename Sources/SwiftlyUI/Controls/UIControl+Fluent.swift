import BuilderUIKit

extension UIControl {
    // MARK: Actions

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

    // MARK: Content

    /// A control with views in it that calls a closure when a touch ends inside.
    ///
    /// The views are added in their order and leave touches to the control. They bring their constraints along: one
    /// that fills the control gives it its size.
    ///
    /// ```swift
    /// let row = UIControl {
    ///     print("tapped")
    /// } content: {
    ///     HStackView(spacing: 8) {
    ///         ImageView(systemName: "gear")
    ///         UILabel("Settings")
    ///     }
    ///     .fillToSuper()
    /// }
    /// ```
    public convenience init(_ action: @escaping () -> Void, @SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        take(content())
        onAction(action: action)
    }

    /// A control with views in it that calls a closure, with itself, when a touch ends inside.
    public convenience init<T: UIControl>(
        _ action: @escaping (T) -> Void, @SwiftlyUIBuilder content: () -> [UIView]
    ) {
        self.init(frame: .zero)
        take(content())
        onAction(action: action)
    }

    /// A control with views in it that calls a closure when a touch ends inside; the views come first.
    ///
    /// ```swift
    /// let button = UIButton {
    ///     UILabel("Send").font(.medium(15)).centerToSuper()
    /// } action: {
    ///     print("tapped")
    /// }
    /// ```
    public convenience init(@SwiftlyUIBuilder content: () -> [UIView], action: @escaping () -> Void) {
        self.init(action, content: content)
    }

    /// A control with views in it that calls a closure, with itself, when a touch ends inside; the views come first.
    public convenience init<T: UIControl>(
        @SwiftlyUIBuilder content: () -> [UIView], action: @escaping (T) -> Void
    ) {
        self.init(action, content: content)
    }

    private func take(_ views: [UIView]) {
        for view in views {
            view.isUserInteractionEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    // MARK: State

    /// Sets whether the control takes touches.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    /// Takes no touches any more; `disabled(false)` takes them again.
    @discardableResult
    public func disabled(_ disabled: Bool = true) -> Self { enabled(!disabled) }

    /// Sets whether the control is in its selected state.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the control is in its pressed state.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }

    /// Sets where the content stands in the control's height.
    @discardableResult
    public func contentVerticalAlignment(_ alignment: UIControl.ContentVerticalAlignment) -> Self {
        setting { $0.contentVerticalAlignment = alignment }
    }

    /// Sets where the content stands in the control's width.
    @discardableResult
    public func contentHorizontalAlignment(_ alignment: UIControl.ContentHorizontalAlignment) -> Self {
        setting { $0.contentHorizontalAlignment = alignment }
    }

    /// Sets whether a long press may show a menu.
    @discardableResult
    public func contextMenuInteractionEnabled(_ enable: Bool) -> Self {
        setting { $0.isContextMenuInteractionEnabled = enable }
    }

    /// Sets whether a touch shows the menu at once.
    @discardableResult
    public func showsMenuAsPrimaryAction(_ shows: Bool) -> Self { setting { $0.showsMenuAsPrimaryAction = shows } }

    /// Sets what a pointer that rests on the control shows; nil for nothing.
    @discardableResult
    public func toolTip(_ text: String?) -> Self { setting { $0.toolTip = text } }
}
