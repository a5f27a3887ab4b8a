import BuilderUIKit

extension UIControl {
    // MARK: Actions

    /// Calls a closure for an event, by default a touch that ends inside.
    ///
    /// There is one closure for each set of events: a closure for the same set replaces the earlier one, a closure for
    /// another set is added. The control retains the closure.
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

    /// Calls a closure with the control for an event. If the control isn't of the closure's type, a warning is reported
    /// and the closure is not called.
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

    /// Calls a closure with a target for an event. The target isn't retained; after its release, the closure is no
    /// longer called.
    @discardableResult
    public func onAction<T: AnyObject>(
        target: T, for event: UIControl.Event = .touchUpInside, action: @escaping (T) -> Void
    ) -> Self {
        setAction(for: event) { [weak target] _ in
            if let target { action(target) }
        }
    }

    /// Calls a closure with a target and the control for an event. The target isn't retained; after its release, the
    /// closure is no longer called. If the control isn't of the closure's type, a warning is reported and the closure
    /// is not called.
    @discardableResult
    public func onAction<T: AnyObject, ControlType: UIControl>(
        target: T, for event: UIControl.Event = .touchUpInside, action: @escaping (T, ControlType) -> Void
    ) -> Self {
        setAction(for: event) { [weak target] control in
            if let target, let control = control.cast(to: ControlType.self) { action(target, control) }
        }
    }

    /// Performs a method of a target for an event. The target isn't retained; nil searches the responder chain.
    @discardableResult
    public func onAction(target: Any?, action: Selector, event: UIControl.Event = .touchUpInside) -> Self {
        addTarget(target, action: action, for: event)
        return self
    }

    /// Sets an action that is identified by its events, so that the control replaces the action of the same events.
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
            .other("onAction of \(describeBriefly()) has a closure that takes a \(T.self); it was not called"))
        return nil
    }

    // MARK: Content

    /// A control that contains views and calls a closure when a touch ends inside.
    ///
    /// The views are added in order and don't intercept touches. They bring their own constraints: a view that fills
    /// the control determines its size.
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

    /// A control that contains views and calls a closure, with itself, when a touch ends inside.
    public convenience init<T: UIControl>(
        _ action: @escaping (T) -> Void, @SwiftlyUIBuilder content: () -> [UIView]
    ) {
        self.init(frame: .zero)
        take(content())
        onAction(action: action)
    }

    /// A control that contains views and calls a closure when a touch ends inside; the views come first.
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

    /// A control that contains views and calls a closure, with itself, when a touch ends inside; the views come first.
    public convenience init<T: UIControl>(
        @SwiftlyUIBuilder content: () -> [UIView], action: @escaping (T) -> Void
    ) { self.init(action, content: content) }

    private func take(_ views: [UIView]) {
        for view in views {
            view.isUserInteractionEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    // MARK: State

    /// Sets whether the control is enabled.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    /// Disables the control; `disabled(false)` enables it.
    @discardableResult
    public func disabled(_ disabled: Bool = true) -> Self { enabled(!disabled) }

    /// Sets whether the control is in its selected state.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the control is in its highlighted state.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }

    /// Sets the vertical alignment of the content.
    @discardableResult
    public func contentVerticalAlignment(_ alignment: UIControl.ContentVerticalAlignment) -> Self {
        setting { $0.contentVerticalAlignment = alignment }
    }

    /// Sets the horizontal alignment of the content.
    @discardableResult
    public func contentHorizontalAlignment(_ alignment: UIControl.ContentHorizontalAlignment) -> Self {
        setting { $0.contentHorizontalAlignment = alignment }
    }

    /// Sets whether the context menu interaction is enabled.
    @discardableResult
    public func contextMenuInteractionEnabled(_ enable: Bool) -> Self {
        setting { $0.isContextMenuInteractionEnabled = enable }
    }

    /// Sets whether a tap shows the menu immediately.
    @discardableResult
    public func showsMenuAsPrimaryAction(_ shows: Bool) -> Self { setting { $0.showsMenuAsPrimaryAction = shows } }

    /// Sets the text that appears while a pointer hovers over the control; nil for none.
    @discardableResult
    public func toolTip(_ text: String?) -> Self { setting { $0.toolTip = text } }
}
