import CCairo
import Foundation

/// What a PDF says of itself: a title, and nothing that changes from one day to the next.
struct PDFMetadata {
    let title: String?

    /// Any fixed date: cairo writes none only where it is taken out afterwards.
    private static let date = "1970-01-01T00:00:00Z"

    func set(on surface: OpaquePointer) {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
        guard let title, !title.isEmpty else { return }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.forDocuments)
    }

    /// The same file with spaces where its dates stood: the places of all else, which the file lists, stay as they are.
    static func withoutDates(_ file: Data) -> Data {
        var file = file
        for key in ["/CreationDate (", "/ModDate ("] {
            // Document information is written at the end, as plain text.
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
