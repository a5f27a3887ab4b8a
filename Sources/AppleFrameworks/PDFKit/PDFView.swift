import BuilderUIKit

/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// The quality of pages that are scaled.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// A view that scrolls the pages of a PDF document; a placeholder with the file's name if it has no pages.
///
/// Pages lie below or beside each other, or alone in the middle, each on white; two of them side by side are drawn as
/// one. Margins and sizes aren't measured. Text isn't selected, and links have no effect.
@preconcurrency @MainActor
open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet {
            let hasMoved = currentIndex != 0
            setNeedsPages()
            move {
                currentIndex = 0
                scrollView.contentOffset = .zero
            }
            for strip in thumbnails { strip.setNeedsPages() }
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
            if hasMoved { postPageChange() }
        }
    }
    /// The strips that show the document's pages.
    let thumbnails = NSHashTable<PDFThumbnailView>.weakObjects()
    open weak var delegate: (any PDFViewDelegate)?
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { setNeedsPages() } }
    open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsPages() } }
    open var displaysPageBreaks = true { didSet { setNeedsPages() } }
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { setNeedsPages() } }
    open var displayBox = PDFDisplayBox.cropBox {
        didSet {
            setNeedsPages()
            for strip in thumbnails { strip.setNeedsPages() }
        }
    }
    open var displaysAsBook = false
    open var displaysRTL = false
    open var autoScales = false { didSet { setNeedsPages() } }
    open var scaleFactor: CGFloat {
        get { autoScales ? scaleFactorForSizeToFit : ownScaleFactor }
        set {
            autoScales = false
            ownScaleFactor = newValue
            setNeedsPages()
        }
    }
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 4
    open var interpolationQuality = PDFInterpolationQuality.high
    open var pageShadowsEnabled = true
    open var enableDataDetectors = false
    open var isInMarkupMode = false
    /// A Boolean value that indicates whether the view finds text; without effect.
    open var isFindInteractionEnabled = false
    /// The interaction that finds text: none.
    open var findInteraction: UIFindInteraction? { nil }
    open var currentSelection: PDFSelection?
    open var highlightedSelections: [PDFSelection]?
    open var currentPage: PDFPage? { document?.page(at: currentIndex) }
    open var currentDestination: PDFDestination? { nil }
    open var visiblePages: [PDFPage] { [currentPage].compactMap(\.self) }
    /// The view with the pages; nil without pages.
    open var documentView: UIView? { hasPages ? content : nil }
    open private(set) var isUsingPageViewController = false

    private var ownScaleFactor: CGFloat = 1
    private var currentIndex = 0 {
        didSet { if currentIndex != oldValue, !isMoving { postPageChange() } }
    }
    /// A Boolean value that indicates whether code moves the pages, so that the current page isn't final.
    private var isMoving = false
    private let scrollView = UIScrollView()
    private let scrollObserver = ScrollObserver()
    private let content = UIView()
    /// The frames of the pages in the content view.
    private var frames: [CGRect] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        scrollView.addSubview(content)
        scrollView.delegate = scrollObserver
        scrollObserver.didScroll = { [weak self] in
            self?.showVisiblePages()
            self?.findCurrentPage()
        }
        addSubview(scrollView)
        setNeedsPages()
    }

    // MARK: Pages

    private var hasPages: Bool { document.map { $0.pageCount > 0 } ?? false }
    private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }
    private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }

    /// The indices of the pages that can be scrolled to.
    private var shownIndices: [Int] {
        guard let document else { return [] }
        return isContinuous ? Array(0..<document.pageCount) : [currentIndex].filter { $0 < document.pageCount }
    }

    private func size(of index: Int) -> CGSize { document?.page(at: index)?.size(of: displayBox) ?? .zero }

    /// The scale at which the widest page fills the width, or a page that is shown alone fits.
    open var scaleFactorForSizeToFit: CGFloat {
        let sizes = shownIndices.map(size)
        guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max(), width > 0, height > 0,
            bounds.width > margins.left + margins.right, bounds.height > margins.top + margins.bottom
        else { return 1 }
        let across = (bounds.width - margins.left - margins.right) / width
        let down = (bounds.height - margins.top - margins.bottom) / height
        guard isContinuous else { return min(across, down) }
        return displayDirection == .vertical ? across : down
    }

    private func setNeedsPages() {
        layer.placeholder =
            hasPages ? nil : Placeholder("PDFView", detail: document?.documentURL?.lastPathComponent)
        scrollView.isHidden = !hasPages
        frames = []
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        layoutDocumentView()
    }

    open func layoutDocumentView() {
        let isVertical = displayDirection == .vertical || !isContinuous
        let (scale, margins) = (scaleFactor, margins)
        var end: CGFloat = 0
        var breadth: CGFloat = 0
        frames = shownIndices.map { index in
            let size = size(of: index)
            let frame = CGRect(
                x: isVertical ? 0 : end + margins.left, y: isVertical ? end + margins.top : 0,
                width: size.width * scale, height: size.height * scale)
            end = isVertical ? frame.maxY + margins.bottom : frame.maxX + margins.right
            breadth = max(breadth, isVertical ? frame.width : frame.height)
            return frame
        }
        let own = CGSize(
            width: isVertical ? breadth + margins.left + margins.right : end,
            height: isVertical ? end : breadth + margins.top + margins.bottom)
        let room = CGSize(width: max(own.width, bounds.width), height: max(own.height, bounds.height))
        // Pages are in the middle of the room across, and together of that along.
        frames = frames.map { frame in
            var frame = frame
            frame.origin.x = isVertical ? (room.width - frame.width) / 2 : frame.minX + (room.width - own.width) / 2
            frame.origin.y = isVertical ? frame.minY + (room.height - own.height) / 2 : (room.height - frame.height) / 2
            return frame
        }
        content.frame = CGRect(origin: .zero, size: room)
        scrollView.contentSize = room
        showVisiblePages()
    }

    /// Adds views for the pages that are seen, and removes the others.
    private func showVisiblePages() {
        let seen = scrollView.bounds
        content.subviews.forEach { $0.removeFromSuperview() }
        for (index, frame) in zip(shownIndices, frames) where frame.intersects(seen) {
            guard let page = document?.page(at: index) else { continue }
            content.addSubview(PageView(page, displayBox, frame: frame))
        }
    }

    /// Makes the page in the middle the current one.
    private func findCurrentPage() {
        let middle = scrollView.bounds.midY
        if isContinuous, let first = zip(shownIndices, frames).first(where: { $0.1.maxY > middle })?.0 {
            currentIndex = first
        }
    }

    // MARK: Navigation

    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        if enable { displayMode = .singlePage }
    }
    open var canGoToFirstPage: Bool { currentIndex > 0 }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open var canGoToNextPage: Bool { currentIndex + 1 < document?.pageCount ?? 0 }
    open var canGoToPreviousPage: Bool { currentIndex > 0 }
    open func goToFirstPage(_ sender: Any?) { go(toIndex: 0) }
    open func goToLastPage(_ sender: Any?) { go(toIndex: (document?.pageCount ?? 1) - 1) }
    open func goToNextPage(_ sender: Any?) { go(toIndex: currentIndex + 1) }
    open func goToPreviousPage(_ sender: Any?) { go(toIndex: currentIndex - 1) }
    open func go(to page: PDFPage) {
        if let document { go(toIndex: (0..<document.pageCount).first { document.page(at: $0) === page } ?? -1) }
    }
    open func go(to destination: PDFDestination) { destination.page.map(go) }
    open func go(to selection: PDFSelection) { selection.pages.first.map(go) }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

    private func go(toIndex index: Int) {
        guard let document, (0..<document.pageCount).contains(index) else { return }
        let former = currentIndex
        move {
            currentIndex = index
            setNeedsPages()
            layoutIfNeeded()
            if isContinuous, frames.indices.contains(index) {
                let (frame, room) = (frames[index], scrollView.contentSize)
                scrollView.contentOffset = CGPoint(
                    x: max(0, min(frame.minX - margins.left, room.width - bounds.width)),
                    y: max(0, min(frame.minY - margins.top, room.height - bounds.height)))
                currentIndex = index
            }
        }
        if currentIndex != former { postPageChange() }
    }

    /// Moves the pages without posting changes of the current one.
    private func move(_ change: () -> Void) {
        isMoving = true
        change()
        isMoving = false
    }

    private func postPageChange() {
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }

    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func scrollSelectionToVisible(_ sender: Any?) {}
    open func clearSelection() { currentSelection = nil }
    open func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) }
    open func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
}

/// Calls a closure when a view scrolls.
private final class ScrollObserver: NSObject, UIScrollViewDelegate {
    var didScroll: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
}

/// A page on white.
final class PageView: UIView {
    private let page: PDFPage
    private let box: PDFDisplayBox

    init(_ page: PDFPage, _ box: PDFDisplayBox, frame: CGRect) {
        (self.page, self.box) = (page, box)
        super.init(frame: frame)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let size = page.size(of: box)
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: bounds.width / size.width, y: -bounds.height / size.height)
        page.draw(with: box, to: context)
    }
}

/// The methods with which a view asks about links.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewPerformFind(_ sender: PDFView) {}
    public func pdfViewPerformGo(toPage sender: PDFView) {}
    public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

extension Notification.Name {
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDidFindMatch")
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDidEndFind")
}
