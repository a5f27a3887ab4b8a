import BuilderUIKit

/// Maximums of edges. An edge may have one of these, one of the opposite relation and an equality at once.
extension UIView {
    /// Constrains the left edge's x-coordinate to at most that of the superview's left edge, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leftLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the left edge's x-coordinate to at most that of the left edge of `view`, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leftLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the left edge's x-coordinate to at most an anchor's plus `offset` points.
    @discardableResult
    public func leftLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.left, .lessThanOrEqual, to: anchor, offset)
    }

    /// Constrains the leading edge's position in the reading direction to at most that of the superview's leading edge,
    /// or of its margin, plus `offset` points.
    @discardableResult
    public func leadingLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the leading edge's position in the reading direction to at most that of the leading edge of `view`,
    /// or of its margin, plus `offset` points.
    @discardableResult
    public func leadingLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the leading edge's position in the reading direction to at most an anchor's plus `offset` points.
    @discardableResult
    public func leadingLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.leading, .lessThanOrEqual, to: anchor, offset)
    }

    /// Constrains the right edge's x-coordinate to at most that of the superview's right edge, or of its margin, minus
    /// `offset` points.
    @discardableResult
    public func rightLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the right edge's x-coordinate to at most that of the right edge of `view`, or of its margin, minus
    /// `offset` points.
    @discardableResult
    public func rightLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the right edge's x-coordinate to at most an anchor's minus `offset` points.
    @discardableResult
    public func rightLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.right, .lessThanOrEqual, to: anchor, offset)
    }

    /// Constrains the trailing edge's position in the reading direction to at most that of the superview's trailing
    /// edge, or of its margin, minus `offset` points.
    @discardableResult
    public func trailingLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the trailing edge's position in the reading direction to at most that of the trailing edge of `view`,
    /// or of its margin, minus `offset` points.
    @discardableResult
    public func trailingLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the trailing edge's position in the reading direction to at most an anchor's minus `offset` points.
    @discardableResult
    public func trailingLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.trailing, .lessThanOrEqual, to: anchor, offset)
    }

    /// Constrains the top edge's y-coordinate to at most that of the superview's top edge, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func topLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the top edge's y-coordinate to at most that of the top edge of `view`, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func topLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the top edge's y-coordinate to at most an anchor's plus `offset` points.
    @discardableResult
    public func topLessThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.top, .lessThanOrEqual, to: anchor, offset)
    }

    /// Constrains the bottom edge's y-coordinate to at most that of the superview's bottom edge, or of its margin,
    /// minus `offset` points.
    @discardableResult
    public func bottomLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the bottom edge's y-coordinate to at most that of the bottom edge of `view`, or of its margin, minus
    /// `offset` points.
    @discardableResult
    public func bottomLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the bottom edge's y-coordinate to at most an anchor's minus `offset` points.
    @discardableResult
    public func bottomLessThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.bottom, .lessThanOrEqual, to: anchor, offset)
    }
}
