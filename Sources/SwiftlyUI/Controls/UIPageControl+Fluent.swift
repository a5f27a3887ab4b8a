import BuilderUIKit

extension UIPageControl {
    // MARK: Indicators

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

    // MARK: Pages

    /// Sets how many pages there are; less than 0 counts as 0.
    @discardableResult
    public func numberOfPages(_ page: Int) -> Self {
        numberOfPages = page
        return self
    }

    /// The current page, from 0. Say first how many there are: what lies beyond the last one, as it is by then, is cut
    /// off.
    @discardableResult
    public func currentPage(_ page: Int) -> Self {
        currentPage = page
        return self
    }

    /// The current page, from 0. With `animated` the dots are drawn anew at once; nothing moves.
    @discardableResult
    public func currentPage(_ page: Int, animated: Bool) -> Self {
        currentPage = page
        if animated { updateCurrentPageDisplay() }
        return self
    }

    /// Sets whether a single page has no dot; false by default.
    @discardableResult
    public func hidesForSinglePage(_ hides: Bool) -> Self {
        hidesForSinglePage = hides
        return self
    }

    /// Keeps a wish that has had no effect since iOS 14: to show a page only when the control is told to.
    @discardableResult
    public func defersCurrentPageDisplay(_ defers: Bool) -> Self {
        defersCurrentPageDisplay = defers
        return self
    }

    /// Sets whether a finger that slides along the dots turns pages; true by default.
    @discardableResult
    public func allowsContinuousInteraction(_ allows: Bool) -> Self {
        allowsContinuousInteraction = allows
        return self
    }

    /// In which direction pages follow each other; downwards and upwards make a column of the dots.
    @discardableResult
    public func direction(_ direction: UIPageControl.Direction) -> Self {
        self.direction = direction
        return self
    }

    /// Shows how much of the current page has gone by, as a bar that fills; nil, the default, for a dot.
    @discardableResult
    public func progress(_ progress: UIPageControlProgress?) -> Self {
        self.progress = progress
        return self
    }
}
