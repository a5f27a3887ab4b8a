import BuilderUIKit

extension UIScrollView {
    // MARK: Behavior

    /// Sets the scroll view's delegate. The reference is weak.
    @discardableResult
    public func delegate(_ delegate: (any UIScrollViewDelegate)?) -> Self { setting { $0.delegate = delegate } }

    /// Sets whether users can scroll the content; true by default. Code can scroll in any case.
    @discardableResult
    public func scrollEnabled(_ enabled: Bool) -> Self { setting { $0.isScrollEnabled = enabled } }

    /// Sets whether scrolling stops at multiples of the view's size; false by default.
    @discardableResult
    public func pagingEnabled(_ enabled: Bool) -> Self { setting { $0.isPagingEnabled = enabled } }

    /// Sets whether a drag is locked to the direction in which it began; false by default.
    @discardableResult
    public func directionalLockEnabled(_ enabled: Bool) -> Self { setting { $0.isDirectionalLockEnabled = enabled } }

    /// Sets whether content bounces at its edges; true by default.
    @discardableResult
    public func bounces(_ enabled: Bool) -> Self { setting { $0.bounces = enabled } }

    /// Sets whether content bounces at its left and right edges; true by default.
    @discardableResult
    public func bouncesHorizontally(_ enabled: Bool) -> Self { setting { $0.bouncesHorizontally = enabled } }

    /// Sets whether content bounces at its top and bottom edges; true by default.
    @discardableResult
    public func bouncesVertically(_ enabled: Bool) -> Self { setting { $0.bouncesVertically = enabled } }

    /// Sets whether content bounces vertically even if it fits; false by default.
    @discardableResult
    public func alwaysBounceVertical(_ enabled: Bool) -> Self { setting { $0.alwaysBounceVertical = enabled } }

    /// Sets whether content bounces horizontally even if it fits; false by default.
    @discardableResult
    public func alwaysBounceHorizontal(_ enabled: Bool) -> Self { setting { $0.alwaysBounceHorizontal = enabled } }

    /// Sets the rate of deceleration after a swipe; `.normal` by default.
    @discardableResult
    public func decelerationRate(_ rate: UIScrollView.DecelerationRate) -> Self {
        setting { $0.decelerationRate = rate }
    }

    /// Sets whether touches are delivered to the content only after it is certain that they don't scroll; true by
    /// default.
    @discardableResult
    public func delaysContentTouches(_ enabled: Bool) -> Self { setting { $0.delaysContentTouches = enabled } }

    /// Sets whether a drag may cancel touches in the content; true by default.
    @discardableResult
    public func canCancelContentTouches(_ enabled: Bool) -> Self { setting { $0.canCancelContentTouches = enabled } }

    /// Sets whether a tap on the status bar scrolls to the top; true by default.
    @discardableResult
    public func scrollsToTop(_ enabled: Bool) -> Self { setting { $0.scrollsToTop = enabled } }

    /// Sets the way in which scrolling dismisses the keyboard; `.none` by default.
    @discardableResult
    public func keyboardDismissMode(_ mode: UIScrollView.KeyboardDismissMode) -> Self {
        setting { $0.keyboardDismissMode = mode }
    }

    /// Sets whether the keys of a hardware keyboard scroll; true by default.
    @discardableResult
    public func allowsKeyboardScrolling(_ enabled: Bool) -> Self { setting { $0.allowsKeyboardScrolling = enabled } }

    /// Sets whether a horizontal drag beyond the content continues in the enclosing scroll view; true by default.
    @discardableResult
    public func transfersHorizontalScrollingToParent(_ enabled: Bool) -> Self {
        setting { $0.transfersHorizontalScrollingToParent = enabled }
    }

    /// Sets whether a vertical drag beyond the content continues in the enclosing scroll view; true by default.
    @discardableResult
    public func transfersVerticalScrollingToParent(_ enabled: Bool) -> Self {
        setting { $0.transfersVerticalScrollingToParent = enabled }
    }

    /// Sets the refresh control above the content; nil, the default, for none.
    @discardableResult
    public func refreshControl(_ control: UIRefreshControl?) -> Self { setting { $0.refreshControl = control } }

    // MARK: Content

    /// The content's point at the view's top left corner, in points; (0, 0) by default. A point that is not finite is
    /// rejected with a message.
    @discardableResult
    public func contentOffset(_ offset: CGPoint) -> Self { setting { $0.contentOffset = offset } }

    /// Scrolls to an offset, in points. An animated change takes effect immediately, and the delegate is notified of
    /// its end.
    @discardableResult
    public func contentOffset(_ offset: CGPoint, animated: Bool) -> Self {
        setting { $0.setContentOffset(offset, animated: animated) }
    }

    /// The size of the content, in points; zero by default. Constraints to the content's edges replace it at the next
    /// layout.
    @discardableResult
    public func contentSize(_ size: CGSize) -> Self { setting { $0.contentSize = size } }

    /// Additional space around the content, in points; zero by default.
    @discardableResult
    public func contentInset(_ inset: UIEdgeInsets) -> Self { setting { $0.contentInset = inset } }

    /// Sets the way in which the safe area is added to the content insets; `.automatic` by default.
    @discardableResult
    public func contentInsetAdjustmentBehavior(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> Self {
        setting { $0.contentInsetAdjustmentBehavior = behavior }
    }

    /// Sets the position of content that is smaller than the view, in fractions of the remaining space: (0, 0), the
    /// default, is the top left corner, (0.5, 0.5) the center.
    @discardableResult
    public func contentAlignmentPoint(_ point: CGPoint) -> Self { setting { $0.contentAlignmentPoint = point } }

    // MARK: Indicators

    /// Sets whether the vertical scroll indicator is shown; true by default.
    @discardableResult
    public func showsVerticalScrollIndicator(_ enabled: Bool) -> Self {
        setting { $0.showsVerticalScrollIndicator = enabled }
    }

    /// Sets whether the horizontal scroll indicator is shown; true by default.
    @discardableResult
    public func showsHorizontalScrollIndicator(_ enabled: Bool) -> Self {
        setting { $0.showsHorizontalScrollIndicator = enabled }
    }

    /// Sets the style of the scroll indicators, dark or light; `.default` by default.
    @discardableResult
    public func indicatorStyle(_ style: UIScrollView.IndicatorStyle) -> Self { setting { $0.indicatorStyle = style } }

    /// The vertical scroll indicator's insets from the edges, in points; zero by default.
    @discardableResult
    public func verticalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.verticalScrollIndicatorInsets = insets }
    }

    /// The horizontal scroll indicator's insets from the edges, in points; zero by default.
    @discardableResult
    public func horizontalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.horizontalScrollIndicatorInsets = insets }
    }

    /// The insets of both scroll indicators from the edges, in points; zero by default.
    @discardableResult
    public func scrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self { setting { $0.scrollIndicatorInsets = insets } }

    /// Sets whether the safe area is added to the scroll indicators' insets; true by default.
    @discardableResult
    public func automaticallyAdjustsScrollIndicatorInsets(_ adjusts: Bool) -> Self {
        setting { $0.automaticallyAdjustsScrollIndicatorInsets = adjusts }
    }

    /// Sets whether a section index may be shown at the side; `.automatic` by default.
    @discardableResult
    public func indexDisplayMode(_ mode: UIScrollView.IndexDisplayMode) -> Self {
        setting { $0.indexDisplayMode = mode }
    }

    // MARK: Scrolled views

    /// Adds the views of a builder in order, to be laid out by constraints.
    func addScrolledViews(_ views: [UIView]) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    // MARK: Zoom

    /// The minimum zoom scale of the content; 1 by default.
    @discardableResult
    public func minimumZoomScale(_ scale: CGFloat) -> Self { setting { $0.minimumZoomScale = scale } }

    /// The maximum zoom scale of the content; 1 by default, which prevents zooming.
    @discardableResult
    public func maximumZoomScale(_ scale: CGFloat) -> Self { setting { $0.maximumZoomScale = scale } }

    /// The scale of the view that the delegate returns for zooming, clamped to the minimum and maximum; without such a
    /// view nothing is scaled. A number that is not finite is rejected with a message.
    @discardableResult
    public func zoomScale(_ scale: CGFloat) -> Self { setting { $0.zoomScale = scale } }

    /// Scales the view that the delegate returns for zooming; if animated, the delegate is notified of the beginning
    /// and the end.
    @discardableResult
    public func zoomScale(_ scale: CGFloat, animated: Bool) -> Self {
        setting { $0.setZoomScale(scale, animated: animated) }
    }

    /// Sets whether the zoom scale bounces at its limits; true by default.
    @discardableResult
    public func bouncesZoom(_ enabled: Bool) -> Self { setting { $0.bouncesZoom = enabled } }
}
