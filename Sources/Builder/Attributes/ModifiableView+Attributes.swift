import BuilderUIKit

extension ModifiableView {
    /// Replaces the constraints that follow from position, margins and safe area with custom ones.
    ///
    /// - Parameter constraints: a closure that is called once the view is in its container, `view.superview`.
    @discardableResult
    public func customConstraints(_ constraints: @escaping (_ view: UIView) -> Void) -> ViewModifier<Base> {
        attributes { $0.customConstraints = constraints }
    }

    /// Sets the margins on all sides, in points, for embedding in a container.
    @discardableResult
    public func margins(_ value: CGFloat) -> ViewModifier<Base> {
        margins(insets: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
    }

    /// Sets the margins, in points, for embedding in a container: `h` on the left and the right, `v` above and below.
    @discardableResult
    public func margins(h: CGFloat, v: CGFloat) -> ViewModifier<Base> {
        margins(insets: UIEdgeInsets(top: v, left: h, bottom: v, right: h))
    }

    /// Sets the margins on each side, in points, for embedding in a container.
    @discardableResult
    public func margins(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewModifier<Base> {
        margins(insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// Sets the margins on each side, in points, for embedding in a container.
    ///
    /// The margins replace the container's padding for this view.
    @discardableResult
    public func margins(insets: UIEdgeInsets) -> ViewModifier<Base> { attributes { $0.insets = insets } }

    /// Sets the view's position for embedding in a container.
    ///
    /// ```swift
    /// ZStackView {
    ///     ImageView(photo)
    ///     LabelView(name).position(.bottom)
    /// }
    /// ```
    @discardableResult
    public func position(_ position: UIView.EmbedPosition) -> ViewModifier<Base> {
        attributes { $0.position = position }
    }

    /// Sets whether the view is embedded within the safe area of its container.
    @discardableResult
    public func safeArea(_ safeArea: Bool) -> ViewModifier<Base> { attributes { $0.safeArea = safeArea } }

    private func attributes(_ change: (ViewBuilderAttributes) -> Void) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { change($0.ownBuilderAttributes) }
    }
}
