import BuilderFoundation
import Foundation
import Render
import Synchronization

/// The boxes of a PDF page.
public enum CGPDFBox: Int32, Hashable, Sendable {
    /// The medium on which the page is printed.
    case mediaBox = 0
    /// The part that is shown; the medium by default.
    case cropBox
    /// The part that is printed before the paper is cut; the part that is shown by default.
    case bleedBox
    /// The paper after it is cut; the part that is shown by default.
    case trimBox
    /// The content without margins; the part that is shown by default.
    case artBox
}

/// A PDF document. Its pages are drawn by poppler.
public final class CGPDFDocument: Sendable {
    fileprivate let reader: PDFReader
    fileprivate let data: Data

    /// Creates a document of a provider's bytes; nil if they aren't a PDF file.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(data: data as Data)
    }

    /// Creates a document of a file; nil if it can't be read or isn't a PDF file.
    public convenience init?(_ url: CFURL) {
        guard (url as URL).isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data)
    }

    package init?(data: Data) {
        guard let reader = PDFReader(data) else { return nil }
        if reader.isTruncated {
            WarningLog.current.add(.other("a PDF file is too large to be read as a whole; pages may be missing"))
        }
        (self.reader, self.data) = (reader, data)
    }

    /// The number of pages.
    public var numberOfPages: Int { reader.pages.count }
    /// A Boolean value that indicates whether the file is encrypted.
    public var isEncrypted: Bool { reader.isEncrypted }
    /// A Boolean value that indicates whether the file can be read: it isn't encrypted.
    public var isUnlocked: Bool { !reader.isEncrypted }
    /// A Boolean value that indicates whether the file may be printed: it isn't encrypted.
    public var allowsPrinting: Bool { !reader.isEncrypted }
    /// A Boolean value that indicates whether text may be copied: the file isn't encrypted.
    public var allowsCopying: Bool { !reader.isEncrypted }

    /// Returns a page by its number, from 1; nil for others.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard reader.pages.indices.contains(pageNumber - 1) else { return nil }
        return CGPDFPage(self, reader.pages[pageNumber - 1], pageNumber)
    }

    /// Returns a Boolean value that indicates whether the file can be read. Encrypted files can't.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

    /// Stores the version of the file's format, such as 1 and 7.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        majorVersion.pointee = Int32(clamping: reader.version.major)
        minorVersion.pointee = Int32(clamping: reader.version.minor)
    }
}

/// A page of a PDF document.
public final class CGPDFPage: Sendable {
    private let owner: CGPDFDocument
    private let page: PDFReader.Page
    /// The number of the page, from 1.
    public let pageNumber: Int
    /// The page as poppler reads it; nil until it is drawn.
    private let vector = Mutex<Result<VectorDocument, VectorError>?>(nil)

    fileprivate init(_ owner: CGPDFDocument, _ page: PDFReader.Page, _ pageNumber: Int) {
        (self.owner, self.page, self.pageNumber) = (owner, page, pageNumber)
    }

    /// The document of the page.
    public var document: CGPDFDocument? { owner }
    /// The clockwise rotation of the page in degrees: 0, 90, 180 or 270.
    public var rotationAngle: Int32 { Int32(page.rotation) }

    /// Returns a box of the page in points, with y pointing up.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let crop = page.cropBox.map { $0.intersection(page.mediaBox) }.flatMap { $0.isNull ? nil : $0 } ?? page.mediaBox
        return switch box {
        case .mediaBox: page.mediaBox
        case .cropBox: crop
        case .bleedBox: page.bleedBox ?? crop
        case .trimBox: page.trimBox ?? crop
        case .artBox: page.artBox ?? crop
        }
    }

    /// Returns the transform that puts a box of the page, rotated as the page is and by a multiple of 90°, into the
    /// middle of a rectangle. The box is made smaller if it must be, but not larger, as in Core Graphics.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let source = getBoxRect(box)
        let turn = (Int(rotationAngle) + Int(rotate)) % 360
        let isSideways = abs(turn / 90) % 2 == 1
        let size = isSideways ? CGSize(width: source.height, height: source.width) : source.size
        guard size.width > 0, size.height > 0 else { return .identity }
        var (scaleX, scaleY) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
        if preserveAspectRatio { (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY)) }
        return CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turn) * .pi / 180))
            .concatenating(CGAffineTransform(scaleX: scaleX, y: scaleY))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}

extension CGPDFPage {
    /// The label of the page, as the file's page labels have it, such as `iv`; otherwise its number.
    package var pageLabel: String {
        let label = owner.reader.label(ofPage: pageNumber - 1) ?? ""
        return label.isEmpty ? "\(pageNumber)" : label
    }

    /// Returns the page as poppler reads it, once.
    private func read() -> Result<VectorDocument, VectorError> {
        vector.withLock { known in
            let result =
                known
                ?? Result { () throws(VectorError) in
                    try VectorDocument(owner.data, format: .pdf, page: pageNumber - 1)
                }
            known = result
            return result
        }
    }

    /// Returns the part of the page that is shown, turned as the page is, with its size in points.
    /// - Parameter scale: the pixels of a point; fewer where the picture would be beyond the limits.
    fileprivate func drawing(scale: CGFloat) throws(VectorError) -> (bitmap: Bitmap, size: CGSize) {
        let document = try read().get()
        let size = document.size
        let limit = min(
            CGFloat(VectorDocument.sideLimit) / max(size.width, size.height),
            (CGFloat(VectorDocument.pixelLimit) / (size.width * size.height)).squareRoot())
        let pixels = min(scale, limit)
        let bitmap = try document.bitmap(
            width: max(1, Int((size.width * pixels).rounded(.down))),
            height: max(1, Int((size.height * pixels).rounded(.down))))
        return (bitmap, size)
    }

    fileprivate var label: Placeholder { Placeholder("PDF", detail: "Page \(pageNumber)") }
}

extension CGContext {
    /// Draws the part of a page that is shown, its crop box, at the place that the box has in user space. As in Core
    /// Graphics the page isn't turned by its `rotationAngle`: `getDrawingTransform` does that.
    ///
    /// A page that poppler can't draw is a gray box with its number, with a warning.
    public func drawPDFPage(_ page: CGPDFPage) {
        let box = page.getBoxRect(.cropBox)
        let device = userSpaceToDeviceSpaceTransform
        saveGState()
        defer { restoreGState() }
        do throws(VectorError) {
            let scale = max(hypot(device.a, device.b), hypot(device.c, device.d))
            let (bitmap, size) = try page.drawing(scale: scale.isFinite ? scale : 1)
            translateBy(x: box.midX, y: box.midY)
            // Poppler turns the page clockwise.
            rotate(by: CGFloat(page.rotationAngle) * .pi / 180)
            let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            draw(bitmap, in: rect, isUpright: false)
        } catch {
            WarningLog.current.add(
                .unsupportedDrawing("page \(page.pageNumber) of a PDF; a box is drawn instead: \(error)"))
            drawLabel(of: page, in: box)
        }
    }

    /// Draws a gray box with a page's number, whose text is upright.
    private func drawLabel(of page: CGPDFPage, in box: CGRect) {
        guard MainThreadChecker.isOnMainThread else { return }
        // User space usually has the page's coordinates, with y pointing up.
        if ctm.d < 0 {
            translateBy(x: 0, y: box.minY + box.maxY)
            scaleBy(x: 1, y: -1)
        }
        let label = page.label
        asCurrent { MainActor.assumeIsolated { label.draw(in: box) } }
    }
}
