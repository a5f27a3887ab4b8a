import CCairo
import Foundation
import Synchronization

/// A document that a library draws. Calls must not overlap.
protocol VectorDrawing: AnyObject, Sendable {
    /// The size in points.
    var size: CGSize { get }
    /// Draws the document in its size in a context of cairo.
    func draw(on context: OpaquePointer) throws(VectorError)
}

/// A PDF or SVG image: the first page of a PDF. Safe to use from any thread.
///
/// Files come from anywhere: one that is damaged, too large, or takes too long throws an error; it never crashes, and
/// nothing outside of it is loaded.
package final class VectorDocument: Sendable {
    /// The format of the file.
    package let format: VectorFormat
    /// The size in points: that of a PDF's crop box, or of an SVG in pixels.
    package let size: CGSize
    private let drawing: any VectorDrawing
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

    /// Reads a document.
    package init(_ data: Data, format: VectorFormat) throws(VectorError) {
        guard data.count <= Self.byteLimit else { throw .tooManyBytes(data.count, limit: Self.byteLimit) }
        let drawing = try VectorThread.run(format) { () throws(VectorError) -> any VectorDrawing in
            switch format {
            case .pdf: try PopplerPage(data)
            case .svg: try LibrsvgImage(data)
            }
        }
        let size = drawing.size
        guard size.width > 0, size.height > 0 else { throw .sizeless(format) }
        guard max(size.width, size.height) <= CGFloat(Self.sideLimit) else {
            throw .tooLarge(width: Double(size.width), height: Double(size.height))
        }
        (self.format, self.drawing, self.size) = (format, drawing, size)
    }

    /// Returns the document stretched to a number of pixels.
    package func bitmap(width: Int, height: Int) throws(VectorError) -> Bitmap {
        guard width > 0, height > 0, max(width, height) <= Self.sideLimit, width * height <= Self.pixelLimit else {
            throw .tooLarge(width: Double(width), height: Double(height))
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
        let (drawing, format) = (drawing, format)
        do {
            return try VectorThread.run(format) { () throws(VectorError) -> Bitmap in
                try Self.draw(drawing, format, width, height)
            }
        } catch {
            failure.withLock { $0 = error }
            throw error
        }
    }

    private static func draw(
        _ drawing: any VectorDrawing, _ format: VectorFormat, _ width: Int, _ height: Int
    ) throws(VectorError) -> Bitmap {
        do {
            return try Bitmap(width: width, height: height, vectorFormat: format) { pixels, bytesPerRow in
                let area = PixelRect(x: 0, y: 0, width: width, height: height)
                let canvas = try Canvas(rect: area, pixels: pixels, bytesPerRow: bytesPerRow)
                let size = drawing.size
                cairo_scale(canvas.context, Double(width) / Double(size.width), Double(height) / Double(size.height))
                try drawing.draw(on: canvas.context)
                try canvas.finish(source: nil)
            }
        } catch let error as VectorError {
            throw error
        } catch {
            throw .unreadable(format, detail: "\(error)")
        }
    }
}

/// Runs the libraries on threads of their own, one at a time for each library.
private enum VectorThread {
    /// The locks of the libraries. A thread that takes too long is left to itself, with its lock: others get a new one.
    private static let locks = Mutex<[VectorFormat: NSLock]>([:])
    /// The size of a stack, for documents that are nested as deeply as the libraries permit.
    private static let stackSize = 16 << 20

    /// Returns the result of `body`.
    ///
    /// - Throws: the error that `body` throws, or `VectorError.timedOut`.
    static func run<Value: Sendable>(
        _ format: VectorFormat, _ body: @escaping @Sendable () throws(VectorError) -> Value
    ) throws(VectorError) -> Value {
        let lock = locks.withLock { locks in
            let lock = locks[format] ?? NSLock()
            locks[format] = lock
            return lock
        }
        let answer = Answer<Value>()
        let thread = Thread {
            lock.lock()
            defer { lock.unlock() }
            answer.give(Result { () throws(VectorError) in try body() })
        }
        thread.stackSize = stackSize
        thread.start()
        guard let result = answer.wait(seconds: VectorDocument.secondsLimit) else {
            locks.withLock { if $0[format] === lock { $0[format] = NSLock() } }
            throw .timedOut(format, seconds: VectorDocument.secondsLimit)
        }
        return try result.get()
    }

    private final class Answer<Value: Sendable>: Sendable {
        private let result = Mutex<Result<Value, VectorError>?>(nil)
        private let isGiven = DispatchSemaphore(value: 0)

        func give(_ given: Result<Value, VectorError>) {
            result.withLock { $0 = given }
            isGiven.signal()
        }

        /// Returns the result, or nil if it isn't there in time.
        func wait(seconds: Double) -> Result<Value, VectorError>? {
            _ = isGiven.wait(timeout: .now() + seconds)
            return result.withLock { $0 }
        }
    }
}
