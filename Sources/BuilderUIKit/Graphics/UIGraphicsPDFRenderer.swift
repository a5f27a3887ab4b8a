import BuilderFoundation
import Foundation
import Render

/// The properties of a PDF renderer's files.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The file's metadata; its title is written.
    open var documentInfo: [String: Any] = [:]
}

/// The context that a PDF renderer passes to drawing closures.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The renderer's format.
    public let format: UIGraphicsPDFRendererFormat
    private let pages: PDFPages

    fileprivate init(_ pages: PDFPages, format: UIGraphicsPDFRendererFormat) {
        self.pages = pages
        self.format = format
        super.init(pages.context)
    }

    /// The rectangle of the page, in points.
    open var pdfContextBounds: CGRect { pages.context.bounds }

    /// Begins a page of the renderer's rectangle. What is drawn before the first page is lost.
    open func beginPage() { pages.begin(format.bounds) }

    /// Begins a page of a rectangle, in points, whose origin is at the page's top left corner.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.begin(bounds) }

    /// Links a rectangle of the page to a URL; files have no links here.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Adds a target of links at a point of the page; files have no links here.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Links a rectangle of the page to a target; files have no links here.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// A renderer that creates PDF files from drawing code: text that can be searched, and vector shapes.
///
/// ```swift
/// let page = CGRect(x: 0, y: 0, width: 595, height: 842)
/// let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///     context.beginPage()
///     "Invoice".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
/// }
/// ```
open class UIGraphicsPDFRenderer: NSObject {
    /// A closure that draws a file.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// The format of the files.
    public let format: UIGraphicsPDFRendererFormat

    /// Creates a renderer for pages of a rectangle, in points: 72 per inch.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Creates a renderer for pages of a rectangle, in points: 72 per inch.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.format = format
        format.bounds = bounds.standardized
    }

    /// Returns the file that the closure draws; no data if it begins no page, or draws a page that is too large.
    open func pdfData(actions: DrawingActions) -> Data { (try? file(actions)) ?? Data() }

    /// Writes the file that the closure draws.
    ///
    /// - Throws: `RenderError` if a page is too large, or an error of Foundation's.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try file(actions).write(to: url, options: .atomic)
    }

    private func file(_ actions: DrawingActions) throws -> Data {
        let pages = PDFPages(format.bounds, info: format.documentInfo)
        pages.context.asCurrent { actions(UIGraphicsPDFRendererContext(pages, format: format)) }
        return try pages.file()
    }
}

/// The pages of a PDF that are drawn in one context.
final class PDFPages {
    let context: CGContext
    private let info: [String: Any]
    private var pages: [(layer: Layer, size: CGSize)] = []
    private var hasPage = false

    init(_ bounds: CGRect, info: [String: Any]) {
        self.info = info
        context = CGContext(bounds: bounds, scale: 2)
    }

    /// Ends the page, if there is one, and begins another.
    func begin(_ bounds: CGRect) {
        let size = context.bounds.size
        let page = context.takePage(next: bounds.standardized)
        if hasPage { pages.append((page, size)) }
        hasPage = true
    }

    /// Ends the page, and returns the file; nothing if there is no page.
    func file() throws -> Data {
        begin(context.bounds)
        guard !pages.isEmpty else { return Data() }
        let title = info[String(kCGPDFContextTitle)] as? String
        do {
            return try PDFWriter(title: title).document(pages, scale: 2, background: nil)
        } catch {
            throw RenderError(error)
        }
    }
}

/// The key of a file's title.
public var kCGPDFContextTitle: CFString { CFString(string: "kCGPDFContextTitle") }
/// The key of a file's author, which isn't written.
public var kCGPDFContextAuthor: CFString { CFString(string: "kCGPDFContextAuthor") }
/// The key of the name of the app that makes a file, which isn't written.
public var kCGPDFContextCreator: CFString { CFString(string: "kCGPDFContextCreator") }
/// The key of a file's subject, which isn't written.
public var kCGPDFContextSubject: CFString { CFString(string: "kCGPDFContextSubject") }
/// The key of a file's keywords, which aren't written.
public var kCGPDFContextKeywords: CFString { CFString(string: "kCGPDFContextKeywords") }
