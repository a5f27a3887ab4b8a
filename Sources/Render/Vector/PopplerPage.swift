import CCairo
import Foundation

/// The first page of a PDF document, owned with the document by this object. Calls must not overlap.
final class PopplerPage: VectorDrawing, @unchecked Sendable {
    let size: CGSize
    private let library: Library
    private let page: UnsafeMutableRawPointer

    struct Library: @unchecked Sendable {
        let functions: cc_poppler
    }

    /// The functions of poppler; nil if it isn't installed.
    static let library: Library? = {
        var functions = cc_poppler()
        return cc_open_poppler(&functions) ? Library(functions: functions) : nil
    }()

    /// Reads a document. An encrypted one can't be read.
    init(_ data: Data) throws(VectorError) {
        guard let library = Self.library else { throw .missingLibrary(.pdf) }
        let functions = library.functions
        // Poppler looks for pages in anything, and blames what it doesn't find.
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else {
            throw .unreadable(.pdf, detail: data.isEmpty ? "it is empty" : "it doesn't begin with %PDF-")
        }
        var error: UnsafeMutablePointer<cc_error>?
        let bytes = data.withUnsafeBytes { functions.bytes_new($0.baseAddress, $0.count) }
        defer { functions.bytes_unref(bytes) }
        guard let document = functions.document_new(bytes, nil, &error) else {
            let detail = error?.pointee.message.map { String(cString: $0) } ?? "it can't be opened"
            functions.error_free(error)
            throw .unreadable(.pdf, detail: detail)
        }
        // A page keeps its document.
        defer { functions.unref(document) }
        guard functions.page_count(document) > 0, let page = functions.page(document, 0) else {
            throw .unreadable(.pdf, detail: "it has no pages")
        }
        var (width, height) = (0.0, 0.0)
        functions.page_size(page, &width, &height)
        (self.library, self.page, size) = (library, page, CGSize(width: width, height: height))
    }

    deinit { library.functions.unref(page) }

    func draw(on context: OpaquePointer) throws(VectorError) { library.functions.render(page, context) }
}
