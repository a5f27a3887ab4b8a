import Foundation

/// Shows a part of content that may be larger than itself.
///
/// The place is `contentOffset`, which is the bounds' origin. Code and drags move it; animated moves and the way that
/// content goes on after a swipe arrive at once. Content doesn't bounce: a drag ends at its edge. Indicators are not drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrollView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrollView()
    }

    private func setUpScrollView() {
        clipsToBounds = true
        makeContentGuide()
        dragRecognizer.scrollView = self
        addGestureRecognizer(dragRecognizer)
    }

    // MARK: Content (see UIScrollView+Content)

    var storedContentSize = CGSize.zero
    var isUpdatingInsets = false
    /// The adjusted insets that the offset was last brought into line with.
    var appliedInset = UIEdgeInsets.zero
    /// The bars that follow this scroll view's offset.
    weak var barOwner: UINavigationController?

    /// The size of the content, in points. With constraints to the content guide, layout sets it.
    open var contentSize: CGSize {
        get { storedContentSize }
        set { setContentSize(newValue) }
    }

    /// The point of the content that lies in the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }

    /// Extra room around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            let edges = [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right]
            if let wrong = edges.first(where: { !$0.isFinite }) {
                LayoutDiagnostics.report(
                    .invalidLength(view: describeBriefly(), property: "contentInset", value: wrong, used: "zero"))
                contentInset = .zero
            }
            if contentInset != oldValue { insetsMayHaveChanged() }
        }
    }

    /// How the safe area is added to the content's insets.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
    }

    /// `contentInset` with the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets {
        let system = systemContentInset
        return UIEdgeInsets(
            top: contentInset.top + system.top, left: contentInset.left + system.left,
            bottom: contentInset.bottom + system.bottom, right: contentInset.right + system.right)
    }

    open func adjustedContentInsetDidChange() {}

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let old = self.contentOffset
        self.contentOffset = contentOffset
        if animated, self.contentOffset != old { tellOfScrolledAnimation() }
    }

    /// Scrolls as little as brings the rectangle (in the content's coordinates, points) into view; nothing if it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { bringIntoView(rect, animated: animated) }

    /// What `delegate` stands for; tables narrow its type.
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Behaviour

    open var isScrollEnabled = true { didSet { dragRecognizer.isEnabled = isScrollEnabled } }
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesZoom = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var decelerationRate: DecelerationRate = .normal
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var allowsKeyboardScrolling = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    /// Where content lies that is smaller than the view, in parts of the room that it leaves free: (0, 0), the default, for the
    /// top left corner, (0.5, 0.5) for the middle.
    open var contentAlignmentPoint: CGPoint = .zero {
        didSet { if contentAlignmentPoint != oldValue { contentAlignmentDidChange(from: oldValue) } }
    }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle: IndicatorStyle = .default
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Both indicators' insets; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indexDisplayMode: IndexDisplayMode = .automatic
    open func flashScrollIndicators() {}

    // MARK: Zoom

    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            minimumZoomScale = aNumber(minimumZoomScale, "minimumZoomScale", else: oldValue)
            zoomLimitsDidChange()
        }
    }
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
    /// Between the minimum and the maximum; scales the view that the delegate names.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { zoom(to: newValue) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
    open func zoom(to rect: CGRect, animated: Bool) { zoomIntoView(rect, animated: animated) }

    // MARK: Touches (see UIScrollView+Dragging)

    let dragRecognizer = ScrollPanGestureRecognizer()
    /// Where the offset was when the drag began.
    var dragStart = CGPoint.zero
    /// How far a drag has gone beyond the content's top, in points.
    var pulledDistance: CGFloat = 0
    open var isTracking: Bool { !dragRecognizer.touches.isEmpty }
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    /// Two fingers are scaling the content.
    open internal(set) var isZooming = false
    open var isZoomBouncing: Bool { false }
    open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }
    /// Whether touches that a content view hears of stay with it; asked while `delaysContentTouches` is in force.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag may take touches from a content view that has heard of them: not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Nil where the limits leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? zoomRecognizer : nil }

    /// Lies above the content; it is drawn only while it is refreshing, and seen where the content was moved down.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    // MARK: Layout

    /// The height that shows the whole content without scrolling, insets included, in points. Tables measure every row
    /// for it.
    func measureWholeContent() -> CGFloat {
        layoutIfNeeded()
        let inset = adjustedContentInset
        return contentSize.height + inset.top + inset.bottom
    }

    /// Where content comes to rest that is on its way to an offset; collections ask their layout.
    func settledOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaLeftForContent }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        insetsMayHaveChanged()
        tellBars()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromConstraints()
        insetsMayHaveChanged()
        alignSmallContent()
        refreshControl?.place(in: self)
    }
}

extension UIScrollView {
    /// Bars look for the content that scrolls below them when it comes, and when it goes.
    fileprivate func tellBars() {
        if window == nil {
            barOwner?.storedView?.setNeedsLayout()
        } else {
            // From controller to controller, as each view knows its own: scroll views lie in each other in great numbers.
            var controller = surroundings.controller
            while let current = controller, !(current is UINavigationController) {
                controller = current.storedView?.superview?.surroundings.controller
            }
            controller?.storedView?.setNeedsLayout()
        }
    }
}
