import BuilderUIKit

/// Edges that are equal to another. Where the target isn't there yet, the constraint waits for it; see
/// ``ConstraintType``.
extension UIView {
    /// The left edge lies `offset` points to the right from the superview's, or from its margin.
    @discardableResult
    public func leftToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, toSuper: isMargins, offset)
    }

    /// The left edge lies `offset` points to the right from that of `view`, or from its margin.
    @discardableResult
    public func leftTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, to: view, margins: isMargins, offset)
    }

    /// The left edge lies `offset` points to the right from an anchor.
    @discardableResult
    public func leftTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self { relate(.left, to: anchor, offset) }

    /// The leading edge lies `offset` points in reading direction from the superview's, or from its margin.
    @discardableResult
    public func leadingToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, toSuper: isMargins, offset)
    }

    /// The leading edge lies `offset` points in reading direction from that of `view`, or from its margin.
    @discardableResult
    public func leadingTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, to: view, margins: isMargins, offset)
    }

    /// The leading edge lies `offset` points in reading direction from an anchor.
    @discardableResult
    public func leadingTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.leading, to: anchor, offset)
    }

    /// The right edge lies `offset` points to the left from the superview's, or from its margin.
    @discardableResult
    public func rightToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, toSuper: isMargins, offset)
    }

    /// The right edge lies `offset` points to the left from that of `view`, or from its margin.
    @discardableResult
    public func rightTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, to: view, margins: isMargins, offset)
    }

    /// The right edge lies `offset` points to the left from an anchor.
    @discardableResult
    public func rightTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.right, to: anchor, offset)
    }

    /// The trailing edge lies `offset` points against reading direction from the superview's, or from its margin.
    @discardableResult
    public func trailingToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, toSuper: isMargins, offset)
    }

    /// The trailing edge lies `offset` points against reading direction from that of `view`, or from its margin.
    @discardableResult
    public func trailingTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, to: view, margins: isMargins, offset)
    }

    /// The trailing edge lies `offset` points against reading direction from an anchor.
    @discardableResult
    public func trailingTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.trailing, to: anchor, offset)
    }

    /// The top edge lies `offset` points down from the superview's, or from its margin.
    @discardableResult
    public func topToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, toSuper: isMargins, offset)
    }

    /// The top edge lies `offset` points down from that of `view`, or from its margin.
    @discardableResult
    public func topTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, to: view, margins: isMargins, offset)
    }

    /// The top edge lies `offset` points down from an anchor.
    @discardableResult
    public func topTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self { relate(.top, to: anchor, offset) }

    /// The bottom edge lies `offset` points up from the superview's, or from its margin.
    @discardableResult
    public func bottomToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, toSuper: isMargins, offset)
    }

    /// The bottom edge lies `offset` points up from that of `view`, or from its margin.
    @discardableResult
    public func bottomTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, to: view, margins: isMargins, offset)
    }

    /// The bottom edge lies `offset` points up from an anchor.
    @discardableResult
    public func bottomTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.bottom, to: anchor, offset)
    }
}
