import BuilderUIKit

extension UIView {
    /// Centers the view in its superview.
    @discardableResult
    public func centerToSuper() -> Self { centerXToSuper().centerYToSuper() }

    /// Centers the view in another.
    @discardableResult
    public func centerTo(_ view: UIView) -> Self { centerXTo(view).centerYTo(view) }

    /// Places the horizontal center `offset` points to the right of the superview's.
    @discardableResult
    public func centerXToSuper(offset: CGFloat = 0) -> Self { relate(.centerX, toSuper: false, offset) }

    /// Places the horizontal center `offset` points to the right of that of `view`.
    @discardableResult
    public func centerXTo(_ view: UIView, offset: CGFloat = 0) -> Self {
        relate(.centerX, to: view, margins: false, offset)
    }

    /// Places the horizontal center `offset` points to the right of an anchor.
    @discardableResult
    public func centerXTo(_ anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.centerX, to: anchor, offset)
    }

    /// Places the vertical center `offset` points below the superview's.
    @discardableResult
    public func centerYToSuper(offset: CGFloat = 0) -> Self { relate(.centerY, toSuper: false, offset) }

    /// Places the vertical center `offset` points below that of `view`.
    @discardableResult
    public func centerYTo(_ view: UIView, offset: CGFloat = 0) -> Self {
        relate(.centerY, to: view, margins: false, offset)
    }

    /// Places the vertical center `offset` points below an anchor.
    @discardableResult
    public func centerYTo(_ anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        relate(.centerY, to: anchor, offset)
    }
}

/// Variants with a labeled target.
extension UIView {
    /// Another spelling of `centerTo(_:)`.
    @discardableResult
    public func center(to view: UIView) -> Self { centerTo(view) }

    /// Another spelling of `centerXTo(_:offset:)`.
    @discardableResult
    public func centerX(to view: UIView, offset: CGFloat = 0) -> Self { centerXTo(view, offset: offset) }

    /// Another spelling of `centerXTo(_:offset:)`.
    @discardableResult
    public func centerX(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) -> Self {
        centerXTo(anchor, offset: offset)
    }

    /// Another spelling of `centerYTo(_:offset:)`.
    @discardableResult
    public func centerY(to view: UIView, offset: CGFloat = 0) -> Self { centerYTo(view, offset: offset) }

    /// Another spelling of `centerYTo(_:offset:)`.
    @discardableResult
    public func centerY(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) -> Self {
        centerYTo(anchor, offset: offset)
    }
}
