import BuilderUIKit

extension UIActivityIndicatorView {
    /// The size: medium, the default, with 20 points, or large with 37 points.
    @discardableResult
    public func style(_ style: UIActivityIndicatorView.Style) -> Self { setting { $0.style = style } }

    /// The spokes' color; nil for the system's gray.
    @discardableResult
    public func color(_ color: UIColor?) -> Self { setting { $0.color = color } }

    /// Starts or stops the animation; stopped by default.
    @discardableResult
    public func animating(_ animating: Bool) -> Self {
        if animating { startAnimating() } else { stopAnimating() }
        return self
    }

    /// Sets whether the view is hidden while it is stopped; true by default.
    @discardableResult
    public func hidesWhenStopped(_ hides: Bool) -> Self { setting { $0.hidesWhenStopped = hides } }
}
