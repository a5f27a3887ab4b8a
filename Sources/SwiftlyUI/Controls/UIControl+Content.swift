import BuilderUIKit

extension UIControl {
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
}
