import Foundation
import Render

/// A row of dots, one for each page, or of images in their place.
///
/// The sizes are those of iOS 14 and later; they are not measured: a height of 26 points, a width of 61.5
/// points and another 18 for each page (115.5 points for three), dots of 7 points, 11 points between dots or images,
/// and a bar of 28 points for the progress. With the look of iOS 26, dots of 9⅔ points are 8 points apart, five of them
/// take 108⅓ × 25⅔ points, and the control is 30 points high (measured).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: numberOfPages > 0, value: "page \(currentPage + 1) of \(numberOfPages)",
            traits: stateTraits.union([.adjustable, .updatesFrequently]), isNamedByValue: true)
    }

    /// The background of a page control.
    public enum BackgroundStyle: Int, Sendable {
        /// An automatic, prominent or minimal background.
        case automatic, prominent, minimal
    }

    /// The interaction of a user with a page control.
    public enum InteractionState: Int, Sendable {
        /// No interaction, or a discrete or continuous one.
        case none, discrete, continuous
    }

    /// The direction in which pages follow each other.
    public enum Direction: Int, Hashable, Sendable {
        /// The reading direction.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// From top to bottom.
        case topToBottom = 3
        /// From bottom to top.
        case bottomToTop = 4
    }

    /// The number of pages, at least 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The index of the current page, clamped to the pages.
    open var currentPage = 0 {
        didSet {
            let valid = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != valid { currentPage = valid }
            if currentPage != oldValue, let progress {
                progress.begin(currentPage)
                invalidateIntrinsicContentSize()
            }
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether the control is hidden for one page; false by default.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The color of the other pages' indicators; nil for the default.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the current page's indicator; nil for the default.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The background.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
    /// The current interaction; always none.
    open var interactionState: InteractionState { .none }
    /// A Boolean value that indicates whether a sliding finger changes pages; has no effect.
    open var allowsContinuousInteraction = true
    /// A Boolean value that indicates whether changes of the current page are displayed later; has no effect, as since
    /// iOS 14.
    open var defersCurrentPageDisplay = false
    /// The direction of the pages.
    open var direction: Direction = .natural { didSet { indicatorsDidChange() } }
    /// The image in place of all dots, in their colors unless it is rendered as original; nil for dots.
    open var preferredIndicatorImage: UIImage? {
        get { images.preferred }
        set { images.preferred = newValue }
    }
    /// The image in place of the current page's dot; nil for the preferred indicator image.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { images.preferredCurrent }
        set { images.preferredCurrent = newValue }
    }
    /// The progress of the current page, whose dot becomes a bar that fills; nil, the default, for a dot.
    open var progress: UIPageControlProgress? {
        didSet {
            oldValue?.pageControl = nil
            progress?.pageControl = self
            if progress !== oldValue, progress?.delegate != nil { progress?.begin(currentPage) }
            indicatorsDidChange()
        }
    }
    var images = PageIndicatorImages() { didSet { indicatorsDidChange() } }

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
    }

    /// Displays the current page; needed only before iOS 14.
    open func updateCurrentPageDisplay() { setNeedsDisplay() }

    /// Returns the size of the dots of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let (length, breadth) = extent(ofPages: max(0, pageCount))
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    private func indicatorsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize {
        let (length, breadth) = extent(ofPages: max(0, numberOfPages))
        let across = max(breadth, metrics.pageControlHeight)
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    static var handlesTaps: Bool { true }

    /// Selects the next page or, after a touch on the half at the start of the pages, the previous one.
    func touchDidEndInside(_ touch: UITouch) {
        let point = touch.location(in: self)
        let isFarHalf = isVertical ? point.y > bounds.midY : point.x > bounds.midX
        let old = currentPage
        currentPage += isFarHalf != runsBackwards ? 1 : -1
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return [] }
        var contents: [LayerContent] = []
        if backgroundStyle == .prominent {
            let size = size(forNumberOfPages: numberOfPages)
            let ground =
                isVertical
                ? bounds.insetBy(dx: 0, dy: (bounds.height - size.height) / 2)
                : bounds.insetBy(dx: (bounds.width - size.width) / 2, dy: 0)
            contents.append(.fill(UIBezierPath.capsule(ground), environment.resolve(.secondarySystemFill), .nonZero))
        }
        return contents + indicatorContents(in: environment)
    }

    // MARK: Images (see UIPageControl+Images)

    /// Sets the image in place of a page's dot; nil for the image of all pages. The page doesn't need to exist yet.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        if page >= 0 { images.own[page] = image }
    }

    /// Sets the image in place of a page's dot while it is the current page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        if page >= 0 { images.ownCurrent[page] = image }
    }

    /// Returns the image that was set for this page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images.own[page] }

    /// Returns the image that was set for this page.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.ownCurrent[page] }
}

extension UIPageControl: SystemControl {
    var textTreeDetails: [TextTreeDetail] {
        [.number("currentPage", CGFloat(currentPage)), .number("numberOfPages", CGFloat(numberOfPages))]
    }
}

/// The elapsed part of a page control's current page, as in a slide show.
@preconcurrency @MainActor
open class UIPageControlProgress: _MainActorObject {
    weak var pageControl: UIPageControl?

    /// The object that provides the initial progress of pages.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// The progress from 0, the default, to 1; other values are clamped.
    open var currentProgress: Float = 0 {
        didSet {
            let valid = currentProgress.isFinite ? min(max(0, currentProgress), 1) : 0
            if currentProgress != valid { currentProgress = valid }
            pageControl?.setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether a page control displays the progress.
    open var isProgressVisible: Bool { pageControl != nil }

    /// Creates a progress of 0.
    public init() { super.init(_responder: ()) }

    func begin(_ page: Int) { currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0 }
}

/// An object that provides the initial progress of pages.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// Returns the initial progress of a page, from 0 to 1; 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
}

extension UIPageControlProgressDelegate {
    private var proxied: ForwardedCalls<any UIPageControlProgressDelegate>? { ForwardedCalls(self) }

    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        proxied?.send([progress, page]) { $0.pageControlProgress(progress, initialProgressForPage: page) } ?? 0
    }
}

/// A progress by time. No time passes here: it stays where it is set.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The duration of pages without one of their own, in seconds.
    open var preferredDuration: TimeInterval
    /// A Boolean value that indicates whether the first page follows the last; false by default, without effect.
    open var resetsToInitialPageAfterEnd = false
    /// A Boolean value that indicates whether the time passes.
    open private(set) var isRunning = false
    private var durations: [Int: TimeInterval] = [:]

    /// Creates a progress that is paused, with the duration of pages in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Lets the time pass.
    open func resumeTimer() { isRunning = true }
    /// Stops the time.
    open func pauseTimer() { isRunning = false }
    /// Sets the duration of a page, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// Returns the duration of a page, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// The methods of the delegate of a progress by time; all are optional, as in UIKit, and none is called.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called after the progress changed.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns a Boolean value that indicates whether the next page may follow; true by default.
    func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    private var proxied: ForwardedCalls<any UIPageControlTimerProgressDelegate>? { ForwardedCalls(self) }

    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        proxied?.send([progress]) { $0.pageControlTimerProgressDidChange(progress) }
    }
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
        proxied?.send([progress, page]) { $0.pageControlTimerProgress(progress, shouldAdvanceToPage: page) } ?? true
    }
}
