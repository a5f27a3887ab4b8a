import BuilderUIKit

/// Minimums of edges. An edge may have one of these, one of the opposite relation and an equality at once.
extension UIView {
    /// Constrains the left edge's x-coordinate to at least that of the superview's left edge, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leftGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the left edge's x-coordinate to at least that of the left edge of `view`, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func leftGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the left edge's x-coordinate to at least an anchor's plus `offset` points.
    @discardableResult
    public func leftGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.left, .greaterThanOrEqual, to: anchor, offset)
    }

    /// Constrains the leading edge's position in the reading direction to at least that of the superview's leading
    /// edge, or of its margin, plus `offset` points.
    @discardableResult
    public func leadingGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the leading edge's position in the reading direction to at least that of the leading edge of `view`,
    /// or of its margin, plus `offset` points.
    @discardableResult
    public func leadingGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the leading edge's position in the reading direction to at least an anchor's plus `offset` points.
    @discardableResult
    public func leadingGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.leading, .greaterThanOrEqual, to: anchor, offset)
    }

    /// Constrains the right edge's x-coordinate to at least that of the superview's right edge, or of its margin, minus
    /// `offset` points.
    @discardableResult
    public func rightGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the right edge's x-coordinate to at least that of the right edge of `view`, or of its margin, minus
    /// `offset` points.
    @discardableResult
    public func rightGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the right edge's x-coordinate to at least an anchor's minus `offset` points.
    @discardableResult
    public func rightGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.right, .greaterThanOrEqual, to: anchor, offset)
    }

    /// Constrains the trailing edge's position in the reading direction to at least that of the superview's trailing
    /// edge, or of its margin, minus `offset` points.
    @discardableResult
    public func trailingGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the trailing edge's position in the reading direction to at least that of the trailing edge of
    /// `view`, or of its margin, minus `offset` points.
    @discardableResult
    public func trailingGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the trailing edge's position in the reading direction to at least an anchor's minus `offset` points.
    @discardableResult
    public func trailingGreaterThanOrEqualTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.trailing, .greaterThanOrEqual, to: anchor, offset)
    }

    /// Constrains the top edge's y-coordinate to at least that of the superview's top edge, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func topGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the top edge's y-coordinate to at least that of the top edge of `view`, or of its margin, plus
    /// `offset` points.
    @discardableResult
    public func topGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the top edge's y-coordinate to at least an anchor's plus `offset` points.
    @discardableResult
    public func topGreaterThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.top, .greaterThanOrEqual, to: anchor, offset)
    }

    /// Constrains the bottom edge's y-coordinate to at least that of the superview's bottom edge, or of its margin,
    /// minus `offset` points.
    @discardableResult
    public func bottomGreaterThanOrEqualToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .greaterThanOrEqual, toSuper: isMargins, offset)
    }

    /// Constrains the bottom edge's y-coordinate to at least that of the bottom edge of `view`, or of its margin, minus
    /// `offset` points.
    @discardableResult
    public func bottomGreaterThanOrEqualTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, .greaterThanOrEqual, to: view, margins: isMargins, offset)
    }

    /// Constrains the bottom edge's y-coordinate to at least an anchor's minus `offset` points.
    @discardableResult
    public func bottomGreaterThanOrEqualTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.bottom, .greaterThanOrEqual, to: anchor, offset)
    }
}
