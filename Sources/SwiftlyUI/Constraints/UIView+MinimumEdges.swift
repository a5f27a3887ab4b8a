import BuilderUIKit

/// Edges whose coordinate is at least another's. An edge may have one of these, one of the opposite relation and an
/// equality at once.
extension UIView {
    /// The left edge's x is at least that of the superview's, or of its margin, plus `offset` points.
    @discardableResult
    public func leftGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// The left edge's x is at least that of the one of `view`, or of its margin, plus `offset` points.
    @discardableResult
    public func leftGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The left edge's x is at least an anchor's plus `offset` points.
    @discardableResult
    public func leftGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.left, .greaterThanOrEqual, to: anchor, offset)
    }

    /// The leading edge's place in reading direction is at least that of the superview's, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leadingGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// The leading edge's place in reading direction is at least that of the one of `view`, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leadingGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The leading edge's place in reading direction is at least an anchor's plus `offset` points.
    @discardableResult
    public func leadingGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.leading, .greaterThanOrEqual, to: anchor, offset)
    }

    /// The right edge's x is at least that of the superview's, or of its margin, less `offset` points.
    @discardableResult
    public func rightGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// The right edge's x is at least that of the one of `view`, or of its margin, less `offset` points.
    @discardableResult
    public func rightGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The right edge's x is at least an anchor's less `offset` points.
    @discardableResult
    public func rightGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.right, .greaterThanOrEqual, to: anchor, offset)
    }

    /// The trailing edge's place in reading direction is at least that of the superview's, or of its margin, less
    /// `offset` points.
    @discardableResult
    public func trailingGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// The trailing edge's place in reading direction is at least that of the one of `view`, or of its margin, less
    /// `offset` points.
    @discardableResult
    public func trailingGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The trailing edge's place in reading direction is at least an anchor's less `offset` points.
    @discardableResult
    public func trailingGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.trailing, .greaterThanOrEqual, to: anchor, offset)
    }

    /// The top edge's y is at least that of the superview's, or of its margin, plus `offset` points.
    @discardableResult
    public func topGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// The top edge's y is at least that of the one of `view`, or of its margin, plus `offset` points.
    @discardableResult
    public func topGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The top edge's y is at least an anchor's plus `offset` points.
    @discardableResult
    public func topGreaterThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.top, .greaterThanOrEqual, to: anchor, offset)
    }

    /// The bottom edge's y is at least that of the superview's, or of its margin, less `offset` points.
    @discardableResult
    public func bottomGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// The bottom edge's y is at least that of the one of `view`, or of its margin, less `offset` points.
    @discardableResult
    public func bottomGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// The bottom edge's y is at least an anchor's less `offset` points.
    @discardableResult
    public func bottomGreaterThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.bottom, .greaterThanOrEqual, to: anchor, offset)
    }
}
