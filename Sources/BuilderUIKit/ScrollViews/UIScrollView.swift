import Foundation

/// A view that shows a part of content that may be larger than itself.
///
/// The position is `contentOffset`, which is the bounds' origin. Code and drags change it; animated changes and
/// deceleration after a swipe take effect at once. Content doesn't bounce: a drag ends at its edge. Indicators are not
/// drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    override class var moduleClass: UIView.Type { UIScrollView.self }
    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        // Created in advance, so that constraints to the scroll view's edges can use it.
        _ = contentLayoutGuide
        dragRecognizer.scrollView = self
        addGestureRecognizer(dragRecognizer)
    }

    // MARK: Content (see UIScrollView+Content)

    var storedContentSize = CGSize.zero
    var isUpdatingInsets = false
    /// The adjusted insets for which the offset was last updated.
    var appliedInset = UIEdgeInsets.zero
    /// The container controller whose bars follow this scroll view's offset.
    weak var barOwner: UIViewController?

    /// The size of the content, in points; with constraints to the content guide, layout sets it.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else {
                LayoutDiagnostics.report(.invalidContentSize(view: describeBriefly(), size: newValue))
                return
            }
            guard newValue != storedContentSize else { return }
            let old = storedContentSize
            let axes = axesOfPreservedMargins
            storedContentSize = newValue
            if axesOfPreservedMargins != axes {
                invalidateMargins()
                updateSafeAreaInsetsOfSubviews()
            }
            insetsMayHaveChanged()
            refreshControl?.place(in: self)
            if !isDragging { limitOffset(afterSize: old) }
            barOwner?.updateBars(for: self)
            observedValuesMayHaveChanged()
        }
    }

    /// The point of the content at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }

    /// Additional space around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            let edges = [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right]
            if let wrong = edges.first(where: { !$0.isFinite }) {
                LayoutDiagnostics.report(
                    .invalidLength(view: describeBriefly(), property: "contentInset", value: wrong, used: "zero"))
                contentInset = .zero
            }
            if contentInset != oldValue {
                insetsMayHaveChanged()
                observedValuesMayHaveChanged()
            }
        }
    }

    /// The conditions under which the safe area is added to the content's insets.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
    }

    /// The sum of `contentInset` and the safe area's part, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(systemContentInset) }

    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// Sets the offset at once; with animation, also notifies the delegate of the end of scrolling.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let old = self.contentOffset
        self.contentOffset = contentOffset
        if animated, self.contentOffset != old { notifyOfScrollingEnd() }
    }

    /// Scrolls by the smallest distance that makes a rectangle visible, in points of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if low >= from, high <= to { return 0 }
            if high - low > to - from { return low - from }
            return low < from ? low - from : high - to
        }
        let offset = clamped(
            CGPoint(
                x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
                y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)))
        setContentOffset(offset, animated: animated)
    }

    /// The object that is notified of scrolling and zooming, held weakly.
    ///
    /// Tables, collections and text views narrow its type by a property of their own; Swift has no override that does.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
    /// The delegate that is notified, whatever overrides of ``delegate`` return.
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Guides and edges

    /// The guide of the content's area, for constraints; constraints to it determine the content size.
    open var contentLayoutGuide: UILayoutGuide {
        reserved(\.scrollContent, role: .scrollContent, "UIScrollView-contentLayoutGuide")
    }
    /// The guide of the scroll view's own frame, for constraints from the content.
    open var frameLayoutGuide: UILayoutGuide {
        reserved(\.scrollFrame, role: .scrollFrame, "UIScrollView-frameLayoutGuide")
    }
    /// The fade beneath bars at the top (iOS 26).
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects[0] }
    /// The fade beneath bars at the bottom (iOS 26).
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects[1] }
    /// The fade at the left (iOS 26), where there are no bars.
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects[2] }
    /// The fade at the right (iOS 26), where there are no bars.
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects[3] }

    // MARK: Behavior

    /// A Boolean value that indicates whether drags scroll the content; true by default.
    open var isScrollEnabled = true { didSet { dragRecognizer.isEnabled = isScrollEnabled } }
    /// A Boolean value that indicates whether drags end at multiples of the view's size; false by default.
    open var isPagingEnabled = false
    /// A Boolean value that indicates whether a drag scrolls in one direction only; false by default.
    open var isDirectionalLockEnabled = false
    /// A Boolean value that indicates whether content bounces at its edges; has no effect.
    open var bounces = true
    /// A Boolean value that indicates whether zooming bounces at its limits; has no effect.
    open var bouncesZoom = true
    /// A Boolean value that indicates whether content bounces at its left and right edges; has no effect.
    open var bouncesHorizontally = true
    /// A Boolean value that indicates whether content bounces at its top and bottom edges; has no effect.
    open var bouncesVertically = true
    /// A Boolean value that indicates whether content counts as vertically scrollable even if it fits.
    ///
    /// False by default.
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// A Boolean value that indicates whether content counts as horizontally scrollable even if it fits.
    ///
    /// False by default.
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; true by default.
    open var scrollsToTop = true
    /// A Boolean value that indicates whether touches reach content only when they aren't drags; true by default.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether a drag cancels touches of the content; true by default.
    open var canCancelContentTouches = true
    /// The factor by which the velocity of content decreases in a millisecond after a swipe.
    open var decelerationRate: DecelerationRate = .normal
    /// The dismissal of the keyboard by a drag; none by default.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// A Boolean value that indicates whether keys scroll the content; has no effect.
    open var allowsKeyboardScrolling = true
    /// A Boolean value that indicates whether horizontal scrolling passes to an enclosing scroll view; has no effect.
    open var transfersHorizontalScrollingToParent = true
    /// A Boolean value that indicates whether vertical scrolling passes to an enclosing scroll view; has no effect.
    open var transfersVerticalScrollingToParent = true
    /// The position of content that is smaller than the view, as a fraction of the space that it leaves free.
    ///
    /// (0, 0), the default, is the top left corner, (0.5, 0.5) the center.
    open var contentAlignmentPoint: CGPoint = .zero {
        didSet { if contentAlignmentPoint != oldValue { contentAlignmentDidChange(from: oldValue) } }
    }

    // MARK: Indicators

    /// A Boolean value that indicates whether the vertical indicator is visible; indicators aren't drawn.
    open var showsVerticalScrollIndicator = true
    /// A Boolean value that indicates whether the horizontal indicator is visible; indicators aren't drawn.
    open var showsHorizontalScrollIndicator = true
    /// The color of the indicators, which aren't drawn.
    open var indicatorStyle: IndicatorStyle = .default
    /// The insets of the vertical indicator, in points; indicators aren't drawn.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of the horizontal indicator, in points; indicators aren't drawn.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of both indicators, in points; reading returns the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// A Boolean value that indicates whether indicators avoid the safe area; indicators aren't drawn.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The visibility of an index, which isn't drawn.
    open var indexDisplayMode: IndexDisplayMode = .automatic
    /// Shows the indicators for a moment; does nothing.
    open func flashScrollIndicators() {}
    /// Ends the animations of scrolling and zooming; there are none, because content moves at once.
    open func stopScrollingAndZooming() {}
    /// A Boolean value that indicates whether an animation scrolls; always false, because content moves at once.
    open var isScrollAnimating: Bool { false }
    /// A Boolean value that indicates whether an animation zooms; always false, because content zooms at once.
    open var isZoomAnimating: Bool { false }
    /// Performs changes of the offset during which the indicators are shown, which aren't drawn.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

    // MARK: Zoom

    /// The smallest zoom scale; 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            minimumZoomScale = aNumber(minimumZoomScale, "minimumZoomScale", else: oldValue)
            zoomLimitsDidChange()
        }
    }
    /// The greatest zoom scale; 1 by default.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            maximumZoomScale = aNumber(maximumZoomScale, "maximumZoomScale", else: oldValue)
            zoomLimitsDidChange()
        }
    }
    let zoomRecognizer = ScrollPinchGestureRecognizer()
    weak var zoomedView: UIView?
    var zoomStart: CGFloat = 1
    var storedZoomScale: CGFloat = 1
    /// The scale of the view that the delegate returns for zooming, between the minimum and the maximum.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { zoom(to: newValue) }
    }
    /// Sets the zoom scale at once; with animation, also notifies the delegate of the beginning and the end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
    /// Zooms and scrolls to a rectangle of the zoomed view, in that view's coordinates, in points.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoom(to: min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let target = CGRect(
            x: rect.minX * storedZoomScale, y: rect.minY * storedZoomScale, width: rect.width * storedZoomScale,
            height: rect.height * storedZoomScale)
        contentOffset = clamped(CGPoint(x: target.midX - bounds.width / 2, y: target.midY - bounds.height / 2))
    }

    // MARK: Touches (see UIScrollView+Dragging)

    let dragRecognizer = ScrollPanGestureRecognizer()
    /// The offset at the start of the drag.
    var dragStart = CGPoint.zero
    /// The distance by which a drag exceeds the content's top, in points.
    var pulledDistance: CGFloat = 0
    /// A Boolean value that indicates whether fingers touch the content.
    open var isTracking: Bool { !dragRecognizer.touches.isEmpty }
    /// A Boolean value that indicates whether a finger drags the content.
    open internal(set) var isDragging = false
    /// A Boolean value that indicates whether the content decelerates after a swipe.
    open internal(set) var isDecelerating = false
    /// A Boolean value that indicates whether two fingers are scaling the content.
    open internal(set) var isZooming = false
    /// A Boolean value that indicates whether zooming bounces at its limits; always false.
    open var isZoomBouncing: Bool { false }
    /// The gesture with which a finger drags the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }
    /// Returns a Boolean value that indicates whether a pan of several fingers selects elements (see
    /// `MultipleSelection`).
    func beginsSelecting(with pan: UIPanGestureRecognizer) -> Bool { false }
    /// Selects elements as the fingers move.
    func select(with pan: UIPanGestureRecognizer) {}
    /// Returns a Boolean value that indicates whether a content view receives touches.
    ///
    /// True by default. It is called when touches begin in the view.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Returns a Boolean value that indicates whether a drag cancels touches of a content view; false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// The gesture with which two fingers zoom the content; nil if the limits don't allow zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? zoomRecognizer : nil }

    /// The refresh control above the content; nil, the default, for none.
    ///
    /// It is drawn only while it is refreshing, and visible if the content was moved down.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    override var scrollsContent: Bool { true }
    override var axesOfPreservedMargins: UIAxis { canScrollHorizontally ? [] : .horizontal }
    override var scrolledContentGuide: UILayoutGuide? { reservedGuides.scrollContent }

    // MARK: Layout

    /// Returns the height that shows the whole content without scrolling, insets included, in points.
    ///
    /// Tables measure every row for it.
    func measureWholeContent() -> CGFloat {
        layoutIfNeeded()
        let inset = adjustedContentInset
        return contentSize.height + inset.top + inset.bottom
    }

    /// Returns the offset at which the content stops for a proposed offset; collections use their layout's.
    func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaLeftForContent }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        insetsMayHaveChanged()
        updateBars()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromConstraints()
        insetsMayHaveChanged()
        alignSmallContent()
        refreshControl?.place(in: self)
        barOwner?.updateBars(for: self)
    }

    override func delaysContent(_ touch: UITouch) -> Bool {
        delaysContentTouches && isScrollEnabled && panGestureRecognizer.storedState == .possible
            && panGestureRecognizer.touches.contains(touch)
    }

    override func contentReceives(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool {
        touchesShouldBegin(touches, with: event, in: view)
    }

    /// Updates the bars, which search for the content behind them, when the scroll view enters or leaves a window.
    private func updateBars() {
        if window == nil {
            barOwner?.storedView?.setNeedsLayout()
        } else {
            // Proceeds from controller to controller, which each view references, because scroll views may be deeply
            // nested.
            var controller = inheritedEnvironment.controller
            while let current = controller, !(current is UINavigationController || current is UITabBarController) {
                controller = current.storedView?.storedSuperview?.inheritedEnvironment.controller
            }
            controller?.storedView?.setNeedsLayout()
        }
    }
}
