import BuilderUIKit

/// Edges whose coordinate is at most another's. An edge may have one of these, one of the opposite relation and an
/// equality at once.
extension UIView {
    /// The left edge's x is at most that of the superview's, or of its margin, plus `offset` points.
    @discardableResult
    public func leftLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// The left edge's x is at most that of the one of `view`, or of its margin, plus `offset` points.
    @discardableResult
    public func leftLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The left edge's x is at most an anchor's plus `offset` points.
    @discardableResult
    public func leftLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.left, .lessThanOrEqual, to: anchor, offset)
    }

    /// The leading edge's place in reading direction is at most that of the superview's, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leadingLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// The leading edge's place in reading direction is at most that of the one of `view`, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leadingLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The leading edge's place in reading direction is at most an anchor's plus `offset` points.
    @discardableResult
    public func leadingLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.leading, .lessThanOrEqual, to: anchor, offset)
    }

    /// The right edge's x is at most that of the superview's, or of its margin, less `offset` points.
    @discardableResult
    public func rightLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// The right edge's x is at most that of the one of `view`, or of its margin, less `offset` points.
    @discardableResult
    public func rightLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The right edge's x is at most an anchor's less `offset` points.
    @discardableResult
    public func rightLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.right, .lessThanOrEqual, to: anchor, offset)
    }

    /// The trailing edge's place in reading direction is at most that of the superview's, or of its margin, less
    /// `offset` points.
    @discardableResult
    public func trailingLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// The trailing edge's place in reading direction is at most that of the one of `view`, or of its margin, less
    /// `offset` points.
    @discardableResult
    public func trailingLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The trailing edge's place in reading direction is at most an anchor's less `offset` points.
    @discardableResult
    public func trailingLessThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.trailing, .lessThanOrEqual, to: anchor, offset)
    }

    /// The top edge's y is at most that of the superview's, or of its margin, plus `offset` points.
    @discardableResult
    public func topLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// The top edge's y is at most that of the one of `view`, or of its margin, plus `offset` points.
    @discardableResult
    public func topLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The top edge's y is at most an anchor's plus `offset` points.
    @discardableResult
    public func topLessThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.top, .lessThanOrEqual, to: anchor, offset)
    }

    /// The bottom edge's y is at most that of the superview's, or of its margin, less `offset` points.
    @discardableResult
    public func bottomLessThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .lessThanOrEqual, toSuper: isMargins, offset)
    }

    /// The bottom edge's y is at most that of the one of `view`, or of its margin, less `offset` points.
    @discardableResult
    public func bottomLessThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .lessThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The bottom edge's y is at most an anchor's less `offset` points.
    @discardableResult
    public func bottomLessThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.bottom, .lessThanOrEqual, to: anchor, offset)
    }
}
