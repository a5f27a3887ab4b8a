import BuilderUIKit

extension UIPageControl {
    /// The color of all dots but the current page's; nil for translucent white.
    @discardableResult
    public func pageIndicatorTintColor(_ color: UIColor?) -> Self {
        pageIndicatorTintColor = color
        return self
    }

    /// The color of the current page's dot; nil for white.
    @discardableResult
    public func currentPageIndicatorTintColor(_ color: UIColor?) -> Self {
        currentPageIndicatorTintColor = color
        return self
    }

    /// Sets whether there is a ground behind the dots; the prominent style has one.
    @discardableResult
    public func backgroundStyle(_ style: UIPageControl.BackgroundStyle) -> Self {
        backgroundStyle = style
        return self
    }

    /// A picture in place of all dots; nil for dots.
    @discardableResult
    public func preferredIndicatorImage(_ image: UIImage?) -> Self {
        preferredIndicatorImage = image
        return self
    }

    /// A picture in place of the current page's dot.
    @discardableResult
    public func preferredCurrentPageIndicatorImage(_ image: UIImage?) -> Self {
        preferredCurrentPageIndicatorImage = image
        return self
    }

    /// A picture in place of one page's dot.
    @discardableResult
    public func indicatorImage(_ image: UIImage?, forPage page: Int) -> Self {
        setIndicatorImage(image, forPage: page)
        return self
    }

    /// A picture in place of one page's dot while that page is the current one.
    @discardableResult
    public func currentPageIndicatorImage(_ image: UIImage?, forPage page: Int) -> Self {
        setCurrentPageIndicatorImage(image, forPage: page)
        return self
    }
}
