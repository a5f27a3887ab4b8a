import Foundation
import Synchronization

/// An SVG image, or a page of a PDF. Safe to use from any thread.
///
/// Files come from anywhere: one that is damaged, too large, nested too deeply, or takes too much time or memory throws
/// an error, and nothing outside of it is loaded. The libraries run in a process of their own.
package final class VectorDocument: Sendable {
    /// The format of the file.
    package let format: VectorFormat
    /// The size in points: that of a PDF's crop box, or of an SVG in pixels.
    package let size: CGSize
    private let document: VectorProcess.Document
    /// The reason why the document isn't drawn again.
    private let failure = Mutex<VectorError?>(nil)

    /// The largest file, in bytes.
    package static let byteLimit = 16 << 20
    /// The longest side, in points and in pixels.
    package static let sideLimit = 16_384
    /// The most pixels of a drawing.
    package static let pixelLimit = 64_000_000
    /// The longest time of reading or drawing, in seconds.
    static let secondsLimit = 10.0

    /// The number of drawings and sizes that this process has requested.
    package static var requestCount: Int { VectorProcess.requestCount }

    /// The libraries, fonts and caches that the process that draws has in its memory; nil if there is no process.
    package static var processFiles: [String]? { VectorProcess.files }

    /// Reads a document.
    /// - Parameter page: the index of a PDF's page.
    package init(_ data: Data, format: VectorFormat, page: Int = 0) throws(VectorError) {
        guard data.count <= Self.byteLimit else { throw .tooManyBytes(data.count, limit: Self.byteLimit) }
        guard !data.isEmpty else { throw .unreadable(format, detail: "it is empty") }
        let document = VectorProcess.Document(data, page: page)
        let size = try VectorProcess.size(of: document, format)
        guard size.width > 0, size.height > 0 else { throw .sizeless(format) }
        guard max(size.width, size.height) <= CGFloat(Self.sideLimit) else {
            throw .tooLarge(width: Double(size.width), height: Double(size.height))
        }
        (self.format, self.document, self.size) = (format, document, size)
    }

    /// Returns the document stretched to a number of pixels.
    package func bitmap(width: Int, height: Int) throws(VectorError) -> Bitmap {
        try bitmap(width: width, height: height, seconds: Self.secondsLimit)
    }

    func bitmap(width: Int, height: Int, seconds: Double) throws(VectorError) -> Bitmap {
        guard width > 0, height > 0, max(width, height) <= Self.sideLimit, width * height <= Self.pixelLimit else {
            throw .tooLarge(width: Double(width), height: Double(height))
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
        do throws(VectorError) {
            return try VectorProcess.bitmap(of: document, format, width: width, height: height, seconds: seconds)
        } catch {
            failure.withLock { $0 = error }
            throw error
        }
    }
}
