import BuilderUIKit

extension UIPageControl {
    // MARK: Indicators

    /// The color of all dots but the current page's; nil for translucent white.
    @discardableResult
    public func pageIndicatorTintColor(_ color: UIColor?) -> Self { setting { $0.pageIndicatorTintColor = color } }

    /// The color of the current page's dot; nil for white.
    @discardableResult
    public func currentPageIndicatorTintColor(_ color: UIColor?) -> Self {
        setting { $0.currentPageIndicatorTintColor = color }
    }

    /// Sets whether there is a ground behind the dots; the prominent style has one.
    @discardableResult
    public func backgroundStyle(_ style: UIPageControl.BackgroundStyle) -> Self {
        setting { $0.backgroundStyle = style }
    }

    /// A picture in place of all dots; nil for dots.
    @discardableResult
    public func preferredIndicatorImage(_ image: UIImage?) -> Self { setting { $0.preferredIndicatorImage = image } }

    /// A picture in place of the current page's dot.
    @discardableResult
    public func preferredCurrentPageIndicatorImage(_ image: UIImage?) -> Self {
        setting { $0.preferredCurrentPageIndicatorImage = image }
    }

    /// A picture in place of one page's dot.
    @discardableResult
    public func indicatorImage(_ image: UIImage?, forPage page: Int) -> Self {
        setting { $0.setIndicatorImage(image, forPage: page) }
    }

    /// A picture in place of one page's dot while that page is the current one.
    @discardableResult
    public func currentPageIndicatorImage(_ image: UIImage?, forPage page: Int) -> Self {
        setting { $0.setCurrentPageIndicatorImage(image, forPage: page) }
    }

    // MARK: Pages

    /// Sets how many pages there are; less than 0 counts as 0.
    @discardableResult
    public func numberOfPages(_ page: Int) -> Self { setting { $0.numberOfPages = page } }

    /// Sets the zero-based current page, limited to the number of pages. Set `numberOfPages` first.
    @discardableResult
    public func currentPage(_ page: Int) -> Self { setting { $0.currentPage = page } }

    /// The current page, from 0. With `animated` the dots are drawn anew at once; nothing moves.
    @discardableResult
    public func currentPage(_ page: Int, animated: Bool) -> Self {
        currentPage = page
        if animated { updateCurrentPageDisplay() }
        return self
    }

    /// Sets whether a single page has no dot; false by default.
    @discardableResult
    public func hidesForSinglePage(_ hides: Bool) -> Self { setting { $0.hidesForSinglePage = hides } }

    /// Stores a setting that has had no effect since iOS 14: to show a page only when the control is told to.
    @discardableResult
    public func defersCurrentPageDisplay(_ defers: Bool) -> Self { setting { $0.defersCurrentPageDisplay = defers } }

    /// Sets whether a finger that slides along the dots turns pages; true by default.
    @discardableResult
    public func allowsContinuousInteraction(_ allows: Bool) -> Self {
        setting { $0.allowsContinuousInteraction = allows }
    }

    /// In which direction pages follow each other; downwards and upwards make a column of the dots.
    @discardableResult
    public func direction(_ direction: UIPageControl.Direction) -> Self { setting { $0.direction = direction } }

    /// Shows how much of the current page has gone by, as a bar that fills; nil, the default, for a dot.
    @discardableResult
    public func progress(_ progress: UIPageControlProgress?) -> Self { setting { $0.progress = progress } }
}
