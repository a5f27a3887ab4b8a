import CCairo
import Foundation

/// The metadata of a PDF: a title, and nothing that depends on the time.
struct PDFMetadata {
    let title: String?

    /// An arbitrary fixed date: cairo can't omit it, so it is removed afterwards.
    private static let date = "1970-01-01T00:00:00Z"

    func set(on surface: OpaquePointer) {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
        guard let title, !title.isEmpty else { return }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.forDocuments)
    }

    /// Returns the file with spaces in place of its dates, so that the byte offsets in the file's table stay valid.
    static func withoutDates(_ file: Data) -> Data {
        var file = file
        for key in ["/CreationDate (", "/ModDate ("] {
            // The document information is written at the end, as plain text.
            guard let start = file.range(of: Data(key.utf8), options: .backwards),
                let end = file.range(of: Data(")".utf8), in: start.upperBound..<file.endIndex),
                end.upperBound - start.lowerBound < 64
            else { continue }
            let dates = start.lowerBound..<end.upperBound
            file.replaceSubrange(dates, with: Data(repeating: 0x20, count: dates.count))
        }
        return file
    }
}
