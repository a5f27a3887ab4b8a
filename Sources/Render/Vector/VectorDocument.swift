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
/// Files come from anywhere: one that is damaged, too large, nested too deeply, or takes too long throws an error, and
/// nothing outside of it is loaded. Memory that the libraries take meanwhile isn't limited.
package final class VectorDocument: Sendable {
    /// The format of the file.
    package let format: VectorFormat
    /// The size in points: that of a PDF's crop box, or of an SVG in pixels.
    package let size: CGSize
    private let drawing: any VectorDrawing
    /// Held while the document is drawn, also by a thread that takes too long.
    private let busy = NSLock()
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
        if format == .svg { try SVGNesting.check(data) }
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
        let (drawing, format, busy) = (drawing, format, busy)
        do {
            return try VectorThread.run(format) { () throws(VectorError) -> Bitmap in
                guard busy.try() else { throw .timedOut(format, seconds: Self.secondsLimit) }
                defer { busy.unlock() }
                return try Self.draw(drawing, format, width, height)
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

/// The limits of what in an SVG may refer to, or contain, one another: librsvg calls itself for each level.
private enum SVGNesting {
    /// The most references within the file.
    private static let referenceLimit = 8192
    /// The most functions of selectors in style sheets, such as `:not(…)`.
    private static let selectorLimit = 1024

    static func check(_ data: Data) throws(VectorError) {
        var (references, selectors, name) = (0, 0, -1)
        for byte in data {
            switch byte {
            case UInt8(ascii: "#"): references += 1
            case UInt8(ascii: ":"): name = 0
            case UInt8(ascii: "("):
                if name > 0 { selectors += 1 }
                name = -1
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"): if name >= 0 { name += 1 }
            default: name = -1
            }
        }
        guard references <= referenceLimit, selectors <= selectorLimit else {
            throw .unreadable(.svg, detail: "it has too many references or selectors")
        }
        // Compressed data would hide them.
        guard !data.starts(with: [0x1F, 0x8B]) else { throw .unreadable(.svg, detail: "it is compressed") }
    }
}

/// Runs the libraries on threads of their own, one at a time for each library.
private enum VectorThread {
    /// The locks of the libraries. A thread that takes too long is left to itself, with its lock: others get a new one.
    private static let locks = Mutex<[VectorFormat: NSLock]>([:])
    /// The size of a stack, for documents that are nested as deeply as the limits permit. Only what is used of it is
    /// memory.
    private static let stackSize = 256 << 20

    /// Returns the result of `body`, whose time begins when no other one runs.
    ///
    /// - Throws: the error that `body` throws, or `VectorError.timedOut`.
    static func run<Value: Sendable>(
        _ format: VectorFormat, _ body: @escaping @Sendable () throws(VectorError) -> Value
    ) throws(VectorError) -> Value {
        while true {
            let lock = lock(of: format)
            let turn = Turn<Value>()
            let thread = Thread {
                lock.lock()
                defer { lock.unlock() }
                if turn.begin() { turn.end(Result { () throws(VectorError) in try body() }) }
            }
            thread.stackSize = stackSize
            thread.start()
            while !turn.hasBegun(within: 0.5) {
                // The one before it took too long.
                if Self.lock(of: format) !== lock, turn.giveUp() { break }
            }
            if turn.isGivenUp { continue }
            guard let result = turn.result(within: VectorDocument.secondsLimit) else {
                locks.withLock { if $0[format] === lock { $0[format] = NSLock() } }
                throw .timedOut(format, seconds: VectorDocument.secondsLimit)
            }
            return try result.get()
        }
    }

    private static func lock(of format: VectorFormat) -> NSLock {
        locks.withLock { locks in
            let lock = locks[format] ?? NSLock()
            locks[format] = lock
            return lock
        }
    }

    /// The turn of one document.
    private final class Turn<Value: Sendable>: Sendable {
        private enum State {
            case waiting
            case running
            case ended(Result<Value, VectorError>)
            case givenUp
        }

        private let state = Mutex(State.waiting)
        private let didBegin = DispatchSemaphore(value: 0)
        private let didEnd = DispatchSemaphore(value: 0)

        /// Returns false if nobody waits any longer.
        func begin() -> Bool {
            defer { didBegin.signal() }
            return state.withLock { state in
                if case .givenUp = state { return false }
                state = .running
                return true
            }
        }

        func end(_ result: Result<Value, VectorError>) {
            state.withLock { $0 = .ended(result) }
            didEnd.signal()
        }

        func hasBegun(within seconds: Double) -> Bool { didBegin.wait(timeout: .now() + seconds) == .success }

        /// Returns false if it has begun meanwhile.
        func giveUp() -> Bool {
            state.withLock { state in
                guard case .waiting = state else { return false }
                state = .givenUp
                return true
            }
        }

        var isGivenUp: Bool { state.withLock { if case .givenUp = $0 { true } else { false } } }

        /// Returns the result, or nil if it isn't there in time.
        func result(within seconds: Double) -> Result<Value, VectorError>? {
            _ = didEnd.wait(timeout: .now() + seconds)
            return state.withLock { if case .ended(let result) = $0 { result } else { nil } }
        }
    }
}
