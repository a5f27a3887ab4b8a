import BuilderUIKit

extension UIView {
    /// Pins left, right, top and bottom to the superview's, each inset in points.
    @discardableResult
    public func fillToSuper(edge: UIEdgeInsets = .zero) -> Self {
        leftToSuper(offset: edge.left).rightToSuper(offset: edge.right)
            .topToSuper(offset: edge.top).bottomToSuper(offset: edge.bottom)
    }

    /// Pins left, right, top and bottom to the superview's margins, each inset in points.
    @discardableResult
    public func fillToSuperMargins(edge: UIEdgeInsets = .zero) -> Self {
        leftToSuper(isMargins: true, offset: edge.left).rightToSuper(isMargins: true, offset: edge.right)
            .topToSuper(isMargins: true, offset: edge.top).bottomToSuper(isMargins: true, offset: edge.bottom)
    }

    /// Pins leading, trailing, top and bottom to those of `view`, or to its margins, each inset in points: the left
    /// inset is used for leading, the right one for trailing.
    @discardableResult
    public func fillTo(_ view: UIView, isMargins: Bool = false, edge: UIEdgeInsets = .zero) -> Self {
        leadingTo(view, isMargins: isMargins, offset: edge.left)
            .trailingTo(view, isMargins: isMargins, offset: edge.right)
            .topTo(view, isMargins: isMargins, offset: edge.top)
            .bottomTo(view, isMargins: isMargins, offset: edge.bottom)
    }

    /// Equivalent to `fillTo(_:isMargins:edge:)` with the margins of `view`.
    @discardableResult
    public func fillToMargins(_ view: UIView, edge: UIEdgeInsets = .zero) -> Self {
        fillTo(view, isMargins: true, edge: edge)
    }
}

/// Other spellings of the members above.
extension UIView {
    /// Another spelling of `fillToSuper(edge:)`.
    @discardableResult
    public func fillSuper(edge: UIEdgeInsets = .zero) -> Self { fillToSuper(edge: edge) }

    /// Another spelling of `fillToSuperMargins(edge:)`.
    @discardableResult
    public func fillSuperMargins(edge: UIEdgeInsets = .zero) -> Self { fillToSuperMargins(edge: edge) }

    /// Another spelling of `fillTo(_:isMargins:edge:)`.
    @discardableResult
    public func fill(to view: UIView, isMargins: Bool = false, edge: UIEdgeInsets = .zero) -> Self {
        fillTo(view, isMargins: isMargins, edge: edge)
    }

    /// Another spelling of `fillToMargins(_:edge:)`.
    @discardableResult
    public func fill(toMargins view: UIView, edge: UIEdgeInsets = .zero) -> Self { fillToMargins(view, edge: edge) }

    /// Another spelling of `equalTo(_:isMargins:offset:)`.
    @discardableResult
    public func equal(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        equalTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `equalTo(_:offset:)`.
    @discardableResult
    public func equal(to yAnchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self { equalTo(yAnchor, offset: offset) }

    /// Another spelling of `equalTo(_:offset:)`.
    @discardableResult
    public func equal(to xAnchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self { equalTo(xAnchor, offset: offset) }
}
