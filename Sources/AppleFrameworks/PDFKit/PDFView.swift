import BuilderUIKit

/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// The quality of pages that are scaled.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// A view of a PDF document: a placeholder with the file's name.
@preconcurrency @MainActor
open class PDFView: UIView {
    open var document: PDFDocument? { didSet { updatePlaceholder() } }
    open weak var delegate: (any PDFViewDelegate)?
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysAsBook = false
    open var displaysRTL = false
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 4
    open var scaleFactorForSizeToFit: CGFloat { 1 }
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
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var currentDestination: PDFDestination? { nil }
    open var visiblePages: [PDFPage] { [currentPage].compactMap(\.self) }
    open var documentView: UIView? { nil }
    open private(set) var isUsingPageViewController = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        updatePlaceholder()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updatePlaceholder()
    }

    private func updatePlaceholder() {
        layer.placeholder = Placeholder("PDFView", detail: document?.documentURL?.lastPathComponent)
    }

    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
    }
    open var canGoToFirstPage: Bool { false }
    open var canGoToLastPage: Bool { false }
    open var canGoToNextPage: Bool { false }
    open var canGoToPreviousPage: Bool { false }
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func go(to page: PDFPage) {}
    open func go(to destination: PDFDestination) {}
    open func go(to selection: PDFSelection) {}
    open func go(to rect: CGRect, on page: PDFPage) {}
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func scrollSelectionToVisible(_ sender: Any?) {}
    open func clearSelection() { currentSelection = nil }
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
    open func layoutDocumentView() {}
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
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

/// A strip of a document's pages: a placeholder.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    /// The direction of the pages.
    public enum LayoutMode: Int, Sendable { case vertical, horizontal }

    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize.zero
    open var layoutMode = LayoutMode.vertical
    open var contentInset = UIEdgeInsets.zero
    open var selectedPages: [PDFPage]? { nil }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.placeholder = Placeholder("PDFThumbnailView")
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.placeholder = Placeholder("PDFThumbnailView")
    }
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
