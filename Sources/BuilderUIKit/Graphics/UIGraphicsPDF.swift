import BuilderFoundation
import Foundation

/// A PDF that the calling thread draws, between its beginning and its end.
private final class OpenPDF {
    let pages: PDFPages
    /// The rectangle of pages that begin without one, in points.
    let bounds: CGRect
    /// Writes the file.
    let write: (Data) -> Void

    init(_ bounds: CGRect, info: [AnyHashable: Any]?, write: @escaping (Data) -> Void) {
        // An empty rectangle stands for a letter, as in UIKit.
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
        self.write = write
        var values: [String: Any] = [:]
        for (key, value) in info ?? [:] { values["\(key.base)"] = value }
        pages = PDFPages(self.bounds, info: values)
    }

    private static let key = "BuilderUIKit.OpenPDFs"

    /// The calling thread's PDFs, the innermost last.
    static var all: [OpenPDF] {
        get { Thread.current.threadDictionary[key] as? [OpenPDF] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    func begin() {
        Self.all.append(self)
        UIGraphicsPushContext(pages.context)
    }
}

/// Begins a PDF, makes its context the calling thread's current one, and appends the file to data when the PDF ends.
///
/// - Parameters:
///   - bounds: The rectangle of pages, in points; if empty, that of a letter, 612 by 792 points.
///   - documentInfo: The file's metadata; its title is written.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { OpenPDF(bounds, info: documentInfo) { data.append($0) }.begin() }

/// Begins a PDF, makes its context the calling thread's current one, and writes the file when the PDF ends.
///
/// Returns false, and begins nothing, if the file's folder doesn't exist.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) else { return false }
    OpenPDF(bounds, info: documentInfo) { try? $0.write(to: url, options: .atomic) }.begin()
    return true
}

/// Ends the current PDF, and makes the context before it current. A PDF without pages isn't written.
public func UIGraphicsEndPDFContext() {
    guard let pdf = OpenPDF.all.popLast() else { return }
    UIGraphicsPopContext()
    if let data = try? pdf.pages.file(), !data.isEmpty { pdf.write(data) }
}

/// Begins a page of the PDF's rectangle. What is drawn before the first page is lost.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page of a rectangle, in points; if it is empty, of the PDF's rectangle.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let pdf = OpenPDF.all.last else { return }
    pdf.pages.begin(bounds.isEmpty ? pdf.bounds : bounds)
}

/// Returns the rectangle of the current page, in points; empty without a PDF.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenPDF.all.last?.pages.context.bounds ?? .zero }

/// Links a rectangle of the page to a URL; files have no links here.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
/// Adds a target of links at a point of the page; files have no links here.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
/// Links a rectangle of the page to a target; files have no links here.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
