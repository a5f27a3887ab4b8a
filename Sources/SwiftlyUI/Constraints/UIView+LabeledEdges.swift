import BuilderUIKit

/// Variants of edges and relations with a labeled target: `view.top(to: header)` for `view.topTo(header)`.
extension UIView {
    /// Another spelling of `leftTo(_:isMargins:offset:)`.
    @discardableResult
    public func left(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        leftTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `leftTo(_:offset:)`.
    @discardableResult
    public func left(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self { leftTo(anchor, offset: offset) }

    /// Another spelling of `leftGreaterThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func left(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        leftGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `leftGreaterThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func left(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        leftGreaterThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `leftLessThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func left(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        leftLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `leftLessThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func left(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        leftLessThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `leadingTo(_:isMargins:offset:)`.
    @discardableResult
    public func leading(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        leadingTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `leadingTo(_:offset:)`.
    @discardableResult
    public func leading(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        leadingTo(anchor, offset: offset)
    }

    /// Another spelling of `leadingGreaterThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func leading(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        leadingGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `leadingGreaterThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func leading(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        leadingGreaterThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `leadingLessThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func leading(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        leadingLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `leadingLessThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func leading(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        leadingLessThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `rightTo(_:isMargins:offset:)`.
    @discardableResult
    public func right(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        rightTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `rightTo(_:offset:)`.
    @discardableResult
    public func right(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self { rightTo(anchor, offset: offset) }

    /// Another spelling of `rightGreaterThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func right(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        rightGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `rightGreaterThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func right(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        rightGreaterThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `rightLessThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func right(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        rightLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `rightLessThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func right(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        rightLessThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `trailingTo(_:isMargins:offset:)`.
    @discardableResult
    public func trailing(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        trailingTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `trailingTo(_:offset:)`.
    @discardableResult
    public func trailing(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        trailingTo(anchor, offset: offset)
    }

    /// Another spelling of `trailingGreaterThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func trailing(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        trailingGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `trailingGreaterThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func trailing(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        trailingGreaterThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `trailingLessThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func trailing(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        trailingLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `trailingLessThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func trailing(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        trailingLessThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `topTo(_:isMargins:offset:)`.
    @discardableResult
    public func top(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        topTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `topTo(_:offset:)`.
    @discardableResult
    public func top(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self { topTo(anchor, offset: offset) }

    /// Another spelling of `topGreaterThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func top(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        topGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `topGreaterThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func top(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        topGreaterThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `topLessThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func top(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        topLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `topLessThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func top(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        topLessThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `bottomTo(_:isMargins:offset:)`.
    @discardableResult
    public func bottom(to view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        bottomTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `bottomTo(_:offset:)`.
    @discardableResult
    public func bottom(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self { bottomTo(anchor, offset: offset) }

    /// Another spelling of `bottomGreaterThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func bottom(greaterThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        bottomGreaterThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `bottomGreaterThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func bottom(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        bottomGreaterThanOrEqualTo(anchor, offset: offset)
    }

    /// Another spelling of `bottomLessThanOrEqualTo(_:isMargins:offset:)`.
    @discardableResult
    public func bottom(lessThanOrEqualTo view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        bottomLessThanOrEqualTo(view, isMargins: isMargins, offset: offset)
    }

    /// Another spelling of `bottomLessThanOrEqualTo(_:offset:)`.
    @discardableResult
    public func bottom(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        bottomLessThanOrEqualTo(anchor, offset: offset)
    }
}
