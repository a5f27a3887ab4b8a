import BuilderUIKit

extension UIScrollView {
    // MARK: Behavior

    /// Sets the scroll view's delegate. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UIScrollViewDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Sets whether fingers move the content; true by default. Code still may.
    @discardableResult
    public func scrollEnabled(_ enabled: Bool) -> Self {
        isScrollEnabled = enabled
        return self
    }

    /// Sets whether content comes to rest on multiples of the view's size; false by default.
    @discardableResult
    public func pagingEnabled(_ enabled: Bool) -> Self {
        isPagingEnabled = enabled
        return self
    }

    /// Sets whether a drag keeps to the direction in which it began; false by default.
    @discardableResult
    public func directionalLockEnabled(_ enabled: Bool) -> Self {
        isDirectionalLockEnabled = enabled
        return self
    }

    /// Sets whether content springs back at its ends; true by default.
    @discardableResult
    public func bounces(_ enabled: Bool) -> Self {
        bounces = enabled
        return self
    }

    /// Sets whether content springs back at its left and right ends; true by default.
    @discardableResult
    public func bouncesHorizontally(_ enabled: Bool) -> Self {
        bouncesHorizontally = enabled
        return self
    }

    /// Sets whether content springs back at its upper and lower ends; true by default.
    @discardableResult
    public func bouncesVertically(_ enabled: Bool) -> Self {
        bouncesVertically = enabled
        return self
    }

    /// Sets whether content can be pulled up and down even where it fits; false by default.
    @discardableResult
    public func alwaysBounceVertical(_ enabled: Bool) -> Self {
        alwaysBounceVertical = enabled
        return self
    }

    /// Sets whether content can be pulled to the sides even where it fits; false by default.
    @discardableResult
    public func alwaysBounceHorizontal(_ enabled: Bool) -> Self {
        alwaysBounceHorizontal = enabled
        return self
    }

    /// Sets how fast content comes to rest after a swipe; `.normal` by default.
    @discardableResult
    public func decelerationRate(_ rate: UIScrollView.DecelerationRate) -> Self {
        decelerationRate = rate
        return self
    }

    /// Sets whether touches wait until it is clear that they don't scroll before the content hears of them; true by
    /// default.
    @discardableResult
    public func delaysContentTouches(_ enabled: Bool) -> Self {
        delaysContentTouches = enabled
        return self
    }

    /// Sets whether a drag may take touches away from the content; true by default.
    @discardableResult
    public func canCancelContentTouches(_ enabled: Bool) -> Self {
        canCancelContentTouches = enabled
        return self
    }

    /// Sets whether a tap on the status bar scrolls to the top; true by default.
    @discardableResult
    public func scrollsToTop(_ enabled: Bool) -> Self {
        scrollsToTop = enabled
        return self
    }

    /// Sets how scrolling hides the keyboard; `.none` by default.
    @discardableResult
    public func keyboardDismissMode(_ mode: UIScrollView.KeyboardDismissMode) -> Self {
        keyboardDismissMode = mode
        return self
    }

    /// Sets whether keys of a keyboard scroll; true by default.
    @discardableResult
    public func allowsKeyboardScrolling(_ enabled: Bool) -> Self {
        allowsKeyboardScrolling = enabled
        return self
    }

    /// Sets whether a sideways drag at the end of the content goes on in the scroll view around it; true by default.
    @discardableResult
    public func transfersHorizontalScrollingToParent(_ enabled: Bool) -> Self {
        transfersHorizontalScrollingToParent = enabled
        return self
    }

    /// Sets whether a drag up or down at the end of the content goes on in the scroll view around it; true by default.
    @discardableResult
    public func transfersVerticalScrollingToParent(_ enabled: Bool) -> Self {
        transfersVerticalScrollingToParent = enabled
        return self
    }

    /// Sets what stands above the content while it is refreshed by a pull; nil, the default, for none.
    @discardableResult
    public func refreshControl(_ control: UIRefreshControl?) -> Self {
        refreshControl = control
        return self
    }

    // MARK: Content

    /// The point of the content that lies in the view's top left corner, in points; (0, 0) by default. A point that is
    /// not finite is refused with a message.
    @discardableResult
    public func contentOffset(_ offset: CGPoint) -> Self {
        contentOffset = offset
        return self
    }

    /// Scrolls to an offset, in points. An animated move arrives at once, and the delegate hears of its end.
    @discardableResult
    public func contentOffset(_ offset: CGPoint, animated: Bool) -> Self {
        setContentOffset(offset, animated: animated)
        return self
    }

    /// The size of the content, in points; zero by default. Constraints to the content's edges replace it at the next
    /// layout.
    @discardableResult
    public func contentSize(_ size: CGSize) -> Self {
        contentSize = size
        return self
    }

    /// Extra room around the content, in points; zero by default.
    @discardableResult
    public func contentInset(_ inset: UIEdgeInsets) -> Self {
        contentInset = inset
        return self
    }

    /// Sets how the safe area is added to the content's insets; `.automatic` by default.
    @discardableResult
    public func contentInsetAdjustmentBehavior(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> Self {
        contentInsetAdjustmentBehavior = behavior
        return self
    }

    /// Sets where content lies that is smaller than the view, in parts of the free room: (0, 0), the default, is the
    /// top left corner, (0.5, 0.5) the middle.
    @discardableResult
    public func contentAlignmentPoint(_ point: CGPoint) -> Self {
        contentAlignmentPoint = point
        return self
    }

    // MARK: Indicators

    /// Sets whether an indicator shows the place along the height; true by default.
    @discardableResult
    public func showsVerticalScrollIndicator(_ enabled: Bool) -> Self {
        showsVerticalScrollIndicator = enabled
        return self
    }

    /// Sets whether an indicator shows the place along the width; true by default.
    @discardableResult
    public func showsHorizontalScrollIndicator(_ enabled: Bool) -> Self {
        showsHorizontalScrollIndicator = enabled
        return self
    }

    /// Sets whether the indicators are dark or light; `.default` by default.
    @discardableResult
    public func indicatorStyle(_ style: UIScrollView.IndicatorStyle) -> Self {
        indicatorStyle = style
        return self
    }

    /// The vertical indicator's distances from the edges, in points; zero by default.
    @discardableResult
    public func verticalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        verticalScrollIndicatorInsets = insets
        return self
    }

    /// The horizontal indicator's distances from the edges, in points; zero by default.
    @discardableResult
    public func horizontalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        horizontalScrollIndicatorInsets = insets
        return self
    }

    /// Both indicators' distances from the edges, in points; zero by default.
    @discardableResult
    public func scrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        scrollIndicatorInsets = insets
        return self
    }

    /// Sets whether the safe area is added to the indicators' distances; true by default.
    @discardableResult
    public func automaticallyAdjustsScrollIndicatorInsets(_ adjusts: Bool) -> Self {
        automaticallyAdjustsScrollIndicatorInsets = adjusts
        return self
    }

    /// Sets whether an index of sections may be shown at the side; `.automatic` by default.
    @discardableResult
    public func indexDisplayMode(_ mode: UIScrollView.IndexDisplayMode) -> Self {
        indexDisplayMode = mode
        return self
    }

    // MARK: Scrolled views

    /// Adds the views of a builder in order, to be placed by constraints.
    func addScrolledViews(_ views: [UIView]) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    // MARK: Zoom

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

    /// Scales the view that the delegate names for zooming; animated, the delegate hears of beginning and end.
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
