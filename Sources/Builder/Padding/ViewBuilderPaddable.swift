import BuilderUIKit

/// A view that can keep a distance between its edges and its content.
@preconcurrency @MainActor
public protocol ViewBuilderPaddable {
    /// Sets the distance on each side in points.
    func setPadding(_ padding: UIEdgeInsets)
}

extension ModifiableView where Base: ViewBuilderPaddable {
    /// Keeps the same distance, in points, between all edges and the content.
    @discardableResult
    public func padding(_ value: CGFloat) -> ViewModifier<Base> {
        padding(insets: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
    }

    /// Keeps a distance, in points, between the edges and the content: `h` on the left and the right, `v` above and
    /// below.
    @discardableResult
    public func padding(h: CGFloat, v: CGFloat) -> ViewModifier<Base> {
        padding(insets: UIEdgeInsets(top: v, left: h, bottom: v, right: h))
    }

    /// Keeps a distance on each side, in points, between the edges and the content.
    @discardableResult
    public func padding(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewModifier<Base> {
        padding(insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// Keeps a distance on each side, in points, between the edges and the content.
    ///
    /// Labels draw their text inside, buttons set their content insets, stacks their layout margins, containers the
    /// distance of their children.
    @discardableResult
    public func padding(insets: UIEdgeInsets) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setPadding(insets) }
    }
}
