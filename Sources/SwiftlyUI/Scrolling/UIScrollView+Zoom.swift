import BuilderUIKit

extension UIScrollView {
    /// The smallest scale of the content; 1 by default.
    @discardableResult
    public func minimumZoomScale(_ scale: CGFloat) -> Self {
        minimumZoomScale = scale
        return self
    }

    /// The largest scale of the content; 1 by default, which leaves nothing to zoom.
    @discardableResult
    public func maximumZoomScale(_ scale: CGFloat) -> Self {
        maximumZoomScale = scale
        return self
    }

    /// The scale of the view that the delegate names for zooming, kept between the smallest and the largest; without
    /// such a view nothing is scaled. A number that is not finite is refused with a message.
    @discardableResult
    public func zoomScale(_ scale: CGFloat) -> Self {
        zoomScale = scale
        return self
    }

    /// Scales the view that the delegate names for zooming; animated, the delegate is notified of beginning and end.
    @discardableResult
    public func zoomScale(_ scale: CGFloat, animated: Bool) -> Self {
        setZoomScale(scale, animated: animated)
        return self
    }

    /// Sets whether the scale springs back at its limits; true by default.
    @discardableResult
    public func bouncesZoom(_ enabled: Bool) -> Self {
        bouncesZoom = enabled
        return self
    }
}
