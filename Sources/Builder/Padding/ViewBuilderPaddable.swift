import BuilderUIKit

/// A view that supports padding between its edges and its content.
@preconcurrency @MainActor
public protocol ViewBuilderPaddable {
    /// Sets the padding on each side in points.
    func setPadding(_ padding: UIEdgeInsets)
}

extension ModifiableView where Base: ViewBuilderPaddable {
    /// Sets the same padding, in points, on all sides.
    @discardableResult
    public func padding(_ value: CGFloat) -> ViewModifier<Base> {
        padding(insets: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
    }

    /// Sets the padding, in points: `h` on the left and the right, `v` above and below.
    @discardableResult
    public func padding(h: CGFloat, v: CGFloat) -> ViewModifier<Base> {
        padding(insets: UIEdgeInsets(top: v, left: h, bottom: v, right: h))
    }

    /// Sets the padding on each side, in points.
    @discardableResult
    public func padding(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewModifier<Base> {
        padding(insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// Sets the padding on each side, in points.
    ///
    /// Labels inset their text; buttons set their content insets, stacks their layout margins, and containers the
    /// distance of their children.
    @discardableResult
    public func padding(insets: UIEdgeInsets) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setPadding(insets) }
    }
}
