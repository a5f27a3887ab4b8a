import BuilderUIKit

extension UIPageControl {
    // MARK: Indicators

    /// The color of all indicators but the current page's; nil for translucent white.
    @discardableResult
    public func pageIndicatorTintColor(_ color: UIColor?) -> Self { setting { $0.pageIndicatorTintColor = color } }

    /// The color of the current page's indicator; nil for white.
    @discardableResult
    public func currentPageIndicatorTintColor(_ color: UIColor?) -> Self {
        setting { $0.currentPageIndicatorTintColor = color }
    }

    /// Sets the style of the background; the prominent style shows one.
    @discardableResult
    public func backgroundStyle(_ style: UIPageControl.BackgroundStyle) -> Self {
        setting { $0.backgroundStyle = style }
    }

    /// An image in place of all dots; nil for dots.
    @discardableResult
    public func preferredIndicatorImage(_ image: UIImage?) -> Self { setting { $0.preferredIndicatorImage = image } }

    /// An image in place of the current page's dot.
    @discardableResult
    public func preferredCurrentPageIndicatorImage(_ image: UIImage?) -> Self {
        setting { $0.preferredCurrentPageIndicatorImage = image }
    }

    /// An image in place of one page's dot.
    @discardableResult
    public func indicatorImage(_ image: UIImage?, forPage page: Int) -> Self {
        setting { $0.setIndicatorImage(image, forPage: page) }
    }

    /// An image in place of one page's dot while that page is the current one.
    @discardableResult
    public func currentPageIndicatorImage(_ image: UIImage?, forPage page: Int) -> Self {
        setting { $0.setCurrentPageIndicatorImage(image, forPage: page) }
    }

    // MARK: Pages

    /// Sets the number of pages; negative numbers count as 0.
    @discardableResult
    public func numberOfPages(_ page: Int) -> Self { setting { $0.numberOfPages = page } }

    /// Sets the zero-based current page, limited to the number of pages. Set `numberOfPages` first.
    @discardableResult
    public func currentPage(_ page: Int) -> Self { setting { $0.currentPage = page } }

    /// The zero-based current page. With `animated` the indicators change immediately, without animation.
    @discardableResult
    public func currentPage(_ page: Int, animated: Bool) -> Self {
        currentPage = page
        if animated { updateCurrentPageDisplay() }
        return self
    }

    /// Sets whether the control is hidden for a single page; false by default.
    @discardableResult
    public func hidesForSinglePage(_ hides: Bool) -> Self { setting { $0.hidesForSinglePage = hides } }

    /// Stores a setting that has had no effect since iOS 14: deferred display of the current page.
    @discardableResult
    public func defersCurrentPageDisplay(_ defers: Bool) -> Self { setting { $0.defersCurrentPageDisplay = defers } }

    /// Sets whether sliding a finger along the indicators changes the page; true by default.
    @discardableResult
    public func allowsContinuousInteraction(_ allows: Bool) -> Self {
        setting { $0.allowsContinuousInteraction = allows }
    }

    /// The direction of the pages; vertical directions arrange the indicators in a column.
    @discardableResult
    public func direction(_ direction: UIPageControl.Direction) -> Self { setting { $0.direction = direction } }

    /// Shows the progress within the current page as a bar that fills; nil, the default, for a dot.
    @discardableResult
    public func progress(_ progress: UIPageControlProgress?) -> Self { setting { $0.progress = progress } }
}
