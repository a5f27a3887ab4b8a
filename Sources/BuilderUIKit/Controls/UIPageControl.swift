import Foundation
import Render

/// A row of dots, one for each page.
///
/// 26 points high, as from iOS 14. The width is 18 points for each page and 61.5 more; Apple documents neither, and only the
/// width for three pages is known well (115.5 points).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
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
            setNeedsDisplay()
        }
    }
    /// Shows nothing for one page; false by default.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true

    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 18
    private static let padding: CGFloat = 61.5

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// What the dots of so many pages need, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.padding + Self.pitch * CGFloat(max(0, pageCount)), height: 26)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    override var answersTaps: Bool { true }

    /// A touch turns to the next page, or, on the half where pages begin, to the one before.
    override func wasTouched(by touch: UITouch) {
        let isRightHalf = touch.location(in: self).x > bounds.midX
        let old = currentPage
        currentPage += isRightHalf != isRightToLeft ? 1 : -1
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return [] }
        let others = environment.resolve(pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5))
        let current = environment.resolve(currentPageIndicatorTintColor ?? .white)
        var contents: [LayerContent] = []
        if backgroundStyle == .prominent {
            let ground = bounds.insetBy(dx: (bounds.width - size(forNumberOfPages: numberOfPages).width) / 2, dy: 0)
            contents.append(.fill(UIBezierPath.capsule(ground), environment.resolve(.secondarySystemFill), .nonZero))
        }
        let start = bounds.midX - Self.pitch * CGFloat(numberOfPages - 1) / 2
        for index in 0..<numberOfPages {
            let place = isRightToLeft ? numberOfPages - 1 - index : index
            let dot = CGRect(
                x: start + Self.pitch * CGFloat(place) - Self.dot / 2, y: bounds.midY - Self.dot / 2,
                width: Self.dot, height: Self.dot)
            contents.append(.fill(UIBezierPath.capsule(dot), index == currentPage ? current : others, .nonZero))
        }
        return contents
    }
}
