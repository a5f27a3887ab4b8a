import BuilderUIKit

extension UIScrollView {
    // MARK: Behavior

    /// Sets the scroll view's delegate. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UIScrollViewDelegate)?) -> Self { setting { $0.delegate = delegate } }

    /// Sets whether fingers move the content; true by default. Code still may.
    @discardableResult
    public func scrollEnabled(_ enabled: Bool) -> Self { setting { $0.isScrollEnabled = enabled } }

    /// Sets whether content comes to rest on multiples of the view's size; false by default.
    @discardableResult
    public func pagingEnabled(_ enabled: Bool) -> Self { setting { $0.isPagingEnabled = enabled } }

    /// Sets whether a drag keeps to the direction in which it began; false by default.
    @discardableResult
    public func directionalLockEnabled(_ enabled: Bool) -> Self { setting { $0.isDirectionalLockEnabled = enabled } }

    /// Sets whether content springs back at its ends; true by default.
    @discardableResult
    public func bounces(_ enabled: Bool) -> Self { setting { $0.bounces = enabled } }

    /// Sets whether content springs back at its left and right ends; true by default.
    @discardableResult
    public func bouncesHorizontally(_ enabled: Bool) -> Self { setting { $0.bouncesHorizontally = enabled } }

    /// Sets whether content springs back at its upper and lower ends; true by default.
    @discardableResult
    public func bouncesVertically(_ enabled: Bool) -> Self { setting { $0.bouncesVertically = enabled } }

    /// Sets whether content can be pulled up and down even where it fits; false by default.
    @discardableResult
    public func alwaysBounceVertical(_ enabled: Bool) -> Self { setting { $0.alwaysBounceVertical = enabled } }

    /// Sets whether content can be pulled to the sides even where it fits; false by default.
    @discardableResult
    public func alwaysBounceHorizontal(_ enabled: Bool) -> Self { setting { $0.alwaysBounceHorizontal = enabled } }

    /// Sets how fast content comes to rest after a swipe; `.normal` by default.
    @discardableResult
    public func decelerationRate(_ rate: UIScrollView.DecelerationRate) -> Self {
        setting { $0.decelerationRate = rate }
    }

    /// Sets whether touches wait until it is clear that they don't scroll before the content receives them; true by
    /// default.
    @discardableResult
    public func delaysContentTouches(_ enabled: Bool) -> Self { setting { $0.delaysContentTouches = enabled } }

    /// Sets whether a drag may take touches away from the content; true by default.
    @discardableResult
    public func canCancelContentTouches(_ enabled: Bool) -> Self { setting { $0.canCancelContentTouches = enabled } }

    /// Sets whether a tap on the status bar scrolls to the top; true by default.
    @discardableResult
    public func scrollsToTop(_ enabled: Bool) -> Self { setting { $0.scrollsToTop = enabled } }

    /// Sets how scrolling hides the keyboard; `.none` by default.
    @discardableResult
    public func keyboardDismissMode(_ mode: UIScrollView.KeyboardDismissMode) -> Self {
        setting { $0.keyboardDismissMode = mode }
    }

    /// Sets whether keys of a keyboard scroll; true by default.
    @discardableResult
    public func allowsKeyboardScrolling(_ enabled: Bool) -> Self { setting { $0.allowsKeyboardScrolling = enabled } }

    /// Sets whether a sideways drag at the end of the content goes on in the scroll view around it; true by default.
    @discardableResult
    public func transfersHorizontalScrollingToParent(_ enabled: Bool) -> Self {
        setting { $0.transfersHorizontalScrollingToParent = enabled }
    }

    /// Sets whether a drag up or down at the end of the content goes on in the scroll view around it; true by default.
    @discardableResult
    public func transfersVerticalScrollingToParent(_ enabled: Bool) -> Self {
        setting { $0.transfersVerticalScrollingToParent = enabled }
    }

    /// Sets what stands above the content while it is refreshed by a pull; nil, the default, for none.
    @discardableResult
    public func refreshControl(_ control: UIRefreshControl?) -> Self { setting { $0.refreshControl = control } }

    // MARK: Content

    /// The point of the content that lies in the view's top left corner, in points; (0, 0) by default. A point that is
    /// not finite is refused with a message.
    @discardableResult
    public func contentOffset(_ offset: CGPoint) -> Self { setting { $0.contentOffset = offset } }

    /// Scrolls to an offset, in points. An animated move arrives at once, and the delegate is notified of its end.
    @discardableResult
    public func contentOffset(_ offset: CGPoint, animated: Bool) -> Self {
        setting { $0.setContentOffset(offset, animated: animated) }
    }

    /// The size of the content, in points; zero by default. Constraints to the content's edges replace it at the next
    /// layout.
    @discardableResult
    public func contentSize(_ size: CGSize) -> Self { setting { $0.contentSize = size } }

    /// Extra room around the content, in points; zero by default.
    @discardableResult
    public func contentInset(_ inset: UIEdgeInsets) -> Self { setting { $0.contentInset = inset } }

    /// Sets how the safe area is added to the content's insets; `.automatic` by default.
    @discardableResult
    public func contentInsetAdjustmentBehavior(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> Self {
        setting { $0.contentInsetAdjustmentBehavior = behavior }
    }

    /// Sets where content lies that is smaller than the view, in parts of the free room: (0, 0), the default, is the
    /// top left corner, (0.5, 0.5) the middle.
    @discardableResult
    public func contentAlignmentPoint(_ point: CGPoint) -> Self { setting { $0.contentAlignmentPoint = point } }

    // MARK: Indicators

    /// Sets whether an indicator shows the place along the height; true by default.
    @discardableResult
    public func showsVerticalScrollIndicator(_ enabled: Bool) -> Self {
        setting { $0.showsVerticalScrollIndicator = enabled }
    }

    /// Sets whether an indicator shows the place along the width; true by default.
    @discardableResult
    public func showsHorizontalScrollIndicator(_ enabled: Bool) -> Self {
        setting { $0.showsHorizontalScrollIndicator = enabled }
    }

    /// Sets whether the indicators are dark or light; `.default` by default.
    @discardableResult
    public func indicatorStyle(_ style: UIScrollView.IndicatorStyle) -> Self { setting { $0.indicatorStyle = style } }

    /// The vertical indicator's distances from the edges, in points; zero by default.
    @discardableResult
    public func verticalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.verticalScrollIndicatorInsets = insets }
    }

    /// The horizontal indicator's distances from the edges, in points; zero by default.
    @discardableResult
    public func horizontalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self {
        setting { $0.horizontalScrollIndicatorInsets = insets }
    }

    /// Both indicators' distances from the edges, in points; zero by default.
    @discardableResult
    public func scrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self { setting { $0.scrollIndicatorInsets = insets } }

    /// Sets whether the safe area is added to the indicators' distances; true by default.
    @discardableResult
    public func automaticallyAdjustsScrollIndicatorInsets(_ adjusts: Bool) -> Self {
        setting { $0.automaticallyAdjustsScrollIndicatorInsets = adjusts }
    }

    /// Sets whether an index of sections may be shown at the side; `.automatic` by default.
    @discardableResult
    public func indexDisplayMode(_ mode: UIScrollView.IndexDisplayMode) -> Self {
        setting { $0.indexDisplayMode = mode }
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
    public func minimumZoomScale(_ scale: CGFloat) -> Self { setting { $0.minimumZoomScale = scale } }

    /// The largest scale of the content; 1 by default, which leaves nothing to zoom.
    @discardableResult
    public func maximumZoomScale(_ scale: CGFloat) -> Self { setting { $0.maximumZoomScale = scale } }

    /// The scale of the view that the delegate names for zooming, kept between the smallest and the largest; without
    /// such a view nothing is scaled. A number that is not finite is refused with a message.
    @discardableResult
    public func zoomScale(_ scale: CGFloat) -> Self { setting { $0.zoomScale = scale } }

    /// Scales the view that the delegate names for zooming; animated, the delegate is notified of both ends.
    @discardableResult
    public func zoomScale(_ scale: CGFloat, animated: Bool) -> Self {
        setting { $0.setZoomScale(scale, animated: animated) }
    }

    /// Sets whether the scale springs back at its limits; true by default.
    @discardableResult
    public func bouncesZoom(_ enabled: Bool) -> Self { setting { $0.bouncesZoom = enabled } }
}
