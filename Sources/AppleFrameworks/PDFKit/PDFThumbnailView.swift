import BuilderUIKit

/// A strip of small pages of a PDF view's document; a placeholder if it has no pages.
///
/// Pages lie in the middle of the view, below or beside each other. If not all have room, those that do are spread
/// evenly over the document. Gaps, and the size of pages without `thumbnailSize`, aren't measured. Touches have no
/// effect.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    /// The direction of the pages.
    public enum LayoutMode: Int, Sendable { case vertical, horizontal }

    /// The view whose document's pages are shown.
    open weak var pdfView: PDFView? {
        didSet {
            oldValue?.thumbnails.remove(self)
            pdfView?.thumbnails.add(self)
            setNeedsPages()
        }
    }
    /// The size into which each page fits, in points; by default pages fill the view across.
    open var thumbnailSize = CGSize.zero { didSet { setNeedsPages() } }
    /// The direction of the pages; downward by default.
    open var layoutMode = LayoutMode.vertical { didSet { setNeedsPages() } }
    /// The distances of the pages from the view's edges, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsPages() } }
    /// The page that the PDF view shows.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    /// The distance between pages, in points.
    private static let gap: CGFloat = 4

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setNeedsPages()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setNeedsPages()
    }

    func setNeedsPages() {
        layer.placeholder = pdfView?.document?.page(at: 0) == nil ? Placeholder("PDFThumbnailView") : nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for case let page as PageView in subviews { page.removeFromSuperview() }
        guard let pdfView, let document = pdfView.document, let first = document.page(at: 0) else { return }
        let room = bounds.inset(by: contentInset)
        let isVertical = layoutMode == .vertical
        let cell = cellSize(first.size(of: pdfView.displayBox), in: room.size)
        let (side, length) = isVertical ? (cell.height, room.height) : (cell.width, room.width)
        guard cell.width >= 1, cell.height >= 1 else { return }
        let count = min(document.pageCount, max(1, Int((length + Self.gap) / (side + Self.gap))))
        let used = CGFloat(count) * (side + Self.gap) - Self.gap
        for position in 0..<count {
            let last = document.pageCount - 1
            let index = count == 1 ? 0 : (position * last + (count - 1) / 2) / (count - 1)
            guard let page = document.page(at: index) else { continue }
            let start = CGFloat(position) * (side + Self.gap) - used / 2
            let middle = CGPoint(
                x: isVertical ? room.midX : room.midX + start + side / 2,
                y: isVertical ? room.midY + start + side / 2 : room.midY)
            let size = Self.fitted(page.size(of: pdfView.displayBox), in: cell)
            let frame = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            addSubview(PageView(page, pdfView.displayBox, frame: frame))
        }
    }

    /// Returns the size into which each page fits.
    private func cellSize(_ page: CGSize, in room: CGSize) -> CGSize {
        guard thumbnailSize.width <= 0 || thumbnailSize.height <= 0 else { return thumbnailSize }
        let free = CGFloat.greatestFiniteMagnitude
        return Self.fitted(
            page,
            in: layoutMode == .vertical
                ? CGSize(width: room.width, height: free) : CGSize(width: free, height: room.height))
    }

    private static func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return .zero }
        let factor = max(0, min(room.width / size.width, room.height / size.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}
