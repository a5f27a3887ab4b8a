import BuilderUIKit

extension ModifiableView {
    /// Makes the view's constraints yourself, in place of those that follow from position, margins and safe area.
    ///
    /// - Parameter constraints: called once the view is in its container; `view.superview` is the container.
    @discardableResult
    public func customConstraints(_ constraints: @escaping (_ view: UIView) -> Void) -> ViewModifier<Base> {
        attributes { $0.customConstraints = constraints }
    }

    /// Keeps a distance on all sides, in points, when the view is embedded in a container.
    @discardableResult
    public func margins(_ value: CGFloat) -> ViewModifier<Base> {
        margins(insets: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
    }

    /// Keeps a distance, in points, when the view is embedded in a container: `h` on the left and the right, `v` above
    /// and below.
    @discardableResult
    public func margins(h: CGFloat, v: CGFloat) -> ViewModifier<Base> {
        margins(insets: UIEdgeInsets(top: v, left: h, bottom: v, right: h))
    }

    /// Keeps a distance on each side, in points, when the view is embedded in a container.
    @discardableResult
    public func margins(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewModifier<Base> {
        margins(insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// Keeps a distance on each side, in points, when the view is embedded in a container.
    ///
    /// The margins replace the container's padding for this view.
    @discardableResult
    public func margins(insets: UIEdgeInsets) -> ViewModifier<Base> { attributes { $0.insets = insets } }

    /// Sets where the view goes when it is embedded in a container.
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

    /// Sets whether the view keeps to the safe area when it is embedded in a container.
    @discardableResult
    public func safeArea(_ safeArea: Bool) -> ViewModifier<Base> { attributes { $0.safeArea = safeArea } }

    private func attributes(_ change: (ViewBuilderAttributes) -> Void) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { change($0.ownBuilderAttributes) }
    }
}
