import Foundation
import Render

/// A row of dots, one for each page, or of pictures that take their place.
///
/// 26 points high, as from iOS 14. The width is 18 points for each page and 61.5 more; Apple documents neither, and
/// only the width for three pages is known well (115.5 points). Pictures lie as far from each other as dots do, 11
/// points.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The background of a page control.
    public enum BackgroundStyle: Int, Sendable {
        /// A background.
        case automatic, prominent, minimal
    }

    /// The interaction of a user with a page control.
    public enum InteractionState: Int, Sendable {
        /// An interaction.
        case none, discrete, continuous
    }

    /// In which direction pages follow each other.
    public enum Direction: Int, Hashable, Sendable {
        /// As people read.
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

    /// Never less than 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// From 0; what lies beyond the pages is cut off.
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
    /// Shows nothing for one page; false by default.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The color of the other pages' indicators; nil for the default.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the current page's indicator; nil for the default.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The background.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
    /// The current interaction; always none in a picture.
    open var interactionState: InteractionState { .none }
    /// A Boolean value that indicates whether a finger that slides along turns pages; true by default. Nothing changes
    /// in a picture.
    open var allowsContinuousInteraction = true
    /// Kept for shared code; it has had no effect since iOS 14.
    open var defersCurrentPageDisplay = false
    /// Downwards and upwards make a column of the row.
    open var direction: Direction = .natural { didSet { indicatorsDidChange() } }
    /// Stands for the dots of all pages; nil for dots. It takes their colors unless it is rendered as original.
    open var preferredIndicatorImage: UIImage? {
        get { images.preferred }
        set { images.preferred = newValue }
    }
    /// Stands for the dot of the current page; nil for what stands there else.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { images.preferredCurrent }
        set { images.preferredCurrent = newValue }
    }
    /// The progress of the current page: its dot is a bar that fills. Nil, the default, for a dot.
    open var progress: UIPageControlProgress? {
        didSet {
            oldValue?.pageControl = nil
            progress?.pageControl = self
            if progress !== oldValue, progress?.delegate != nil { progress?.begin(currentPage) }
            indicatorsDidChange()
        }
    }
    /// The pictures that take the place of dots.
    var images = PageIndicatorImages() { didSet { indicatorsDidChange() } }

    override func didInitialize() {
        super.didInitialize()
        isOpaque = false
    }

    /// Shows the current page; needed only before iOS 14.
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

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    static var handlesTaps: Bool { true }

    /// A touch turns to the next page, or, on the half where pages begin, to the one before.
    func touchDidEndInside(_ touch: UITouch) {
        let place = touch.location(in: self)
        let isFarHalf = isVertical ? place.y > bounds.midY : place.x > bounds.midX
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
}

extension UIPageControl: SystemControl {
    var textTreeDetails: [TextTreeDetail] {
        [.number("currentPage", CGFloat(currentPage)), .number("numberOfPages", CGFloat(numberOfPages))]
    }
}

/// The elapsed part of a page control's current page, as in a slide show.
@preconcurrency @MainActor
open class UIPageControlProgress: _MainActorObject {
    /// The control that shows it.
    weak var pageControl: UIPageControl?

    /// The delegate. It isn't called in a picture.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// From 0, the default, to 1; what lies beyond is cut off.
    open var currentProgress: Float = 0 {
        didSet {
            let valid = currentProgress.isFinite ? min(max(0, currentProgress), 1) : 0
            if currentProgress != valid { currentProgress = valid }
            pageControl?.setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether a page control shows it.
    open var isProgressVisible: Bool { pageControl != nil }

    /// Creates a progress of 0.
    public convenience init() {
        self.init(_responder: ())
    }

    /// Starts a page anew.
    func begin(_ page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

/// Says where the progress of a page begins.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// From 0 to 1; 0 unless it is implemented.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
}
