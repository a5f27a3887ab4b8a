import BuilderUIKit

/// Equality constraints of edges. A constraint whose target isn't available yet waits for it; see ``ConstraintType``.
extension UIView {
    /// Pins the left edge `offset` points to the right of the superview's, or of its margin.
    @discardableResult
    public func leftToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, toSuper: isMargins, offset)
    }

    /// Pins the left edge `offset` points to the right of that of `view`, or of its margin.
    @discardableResult
    public func leftTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.left, to: view, margins: isMargins, offset)
    }

    /// Pins the left edge `offset` points to the right of an anchor.
    @discardableResult
    public func leftTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self { relate(.left, to: anchor, offset) }

    /// Pins the leading edge `offset` points from the superview's, or from its margin, in the reading direction.
    @discardableResult
    public func leadingToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, toSuper: isMargins, offset)
    }

    /// Pins the leading edge `offset` points from that of `view`, or from its margin, in the reading direction.
    @discardableResult
    public func leadingTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.leading, to: view, margins: isMargins, offset)
    }

    /// Pins the leading edge `offset` points from an anchor, in the reading direction.
    @discardableResult
    public func leadingTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.leading, to: anchor, offset)
    }

    /// Pins the right edge `offset` points to the left of the superview's, or of its margin.
    @discardableResult
    public func rightToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, toSuper: isMargins, offset)
    }

    /// Pins the right edge `offset` points to the left of that of `view`, or of its margin.
    @discardableResult
    public func rightTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.right, to: view, margins: isMargins, offset)
    }

    /// Pins the right edge `offset` points to the left of an anchor.
    @discardableResult
    public func rightTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.right, to: anchor, offset)
    }

    /// Pins the trailing edge `offset` points from the superview's, or from its margin, against the reading direction.
    @discardableResult
    public func trailingToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, toSuper: isMargins, offset)
    }

    /// Pins the trailing edge `offset` points from that of `view`, or from its margin, against the reading direction.
    @discardableResult
    public func trailingTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.trailing, to: view, margins: isMargins, offset)
    }

    /// Pins the trailing edge `offset` points from an anchor, against the reading direction.
    @discardableResult
    public func trailingTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.trailing, to: anchor, offset)
    }

    /// Pins the top edge `offset` points below the superview's, or below its margin.
    @discardableResult
    public func topToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, toSuper: isMargins, offset)
    }

    /// Pins the top edge `offset` points below that of `view`, or below its margin.
    @discardableResult
    public func topTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.top, to: view, margins: isMargins, offset)
    }

    /// Pins the top edge `offset` points below an anchor.
    @discardableResult
    public func topTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self { relate(.top, to: anchor, offset) }

    /// Pins the bottom edge `offset` points above the superview's, or above its margin.
    @discardableResult
    public func bottomToSuper(isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, toSuper: isMargins, offset)
    }

    /// Pins the bottom edge `offset` points above that of `view`, or above its margin.
    @discardableResult
    public func bottomTo(_ view: UIView, isMargins: Bool = false, offset: CGFloat = 0) -> Self {
        relate(.bottom, to: view, margins: isMargins, offset)
    }

    /// Pins the bottom edge `offset` points above an anchor.
    @discardableResult
    public func bottomTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.bottom, to: anchor, offset)
    }
}
