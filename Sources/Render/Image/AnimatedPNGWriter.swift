import CImageCodecs
import Foundation

/// Writes pictures that follow each other to an animated PNG, which repeats without end.
///
/// Time is in ticks of a sixtieth of a second. Of each picture only the rectangle is stored that differs from the one
/// before, and a picture that equals it only lengthens it. Viewers without animations show the first picture. The same
/// pictures give the same bytes.
public struct AnimatedPNGWriter {
    /// The number of ticks per second.
    public static let ticksPerSecond = 60

    /// A picture, as far as it differs from the one before.
    private struct Frame {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let data: Data
        var ticks: Int
    }

    private let scale: Double
    private let compressor: Compressor
    private var frames: [Frame] = []
    private var last: Bitmap?
    private var size = (width: 0, height: 0)

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point, more than 0 and less than 1000; written as the resolution.
    ///   - level: The level of libdeflate, 1…12, clamped.
    /// - Throws: `ImageError.encodingFailed` when memory runs out or the scale isn't such a number.
    public init(scale: Double, level: Int = 6) throws {
        guard scale.isFinite, scale > 0, scale < 1000 else {
            throw ImageError.encodingFailed(format: .png, detail: "invalid scale \(scale)")
        }
        self.scale = scale
        compressor = try Compressor(level: min(12, max(1, level)))
    }

    /// The number of different pictures so far.
    public var count: Int { frames.count }

    /// Appends a picture.
    ///
    /// - Parameters:
    ///   - bitmap: The picture, in the size of the first one.
    ///   - ticks: The time for which it is shown; one of no time isn't written.
    /// - Throws: `ImageError.encodingFailed` for another size, or when memory runs out.
    public mutating func append(_ bitmap: Bitmap, ticks: Int) throws {
        guard ticks > 0 else { return }
        guard let last else {
            size = (bitmap.width, bitmap.height)
            try add(bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height, ticks: ticks)
            self.last = bitmap
            return
        }
        guard bitmap.width == size.width, bitmap.height == size.height else {
            throw ImageError.encodingFailed(
                format: .png,
                detail: "a picture is \(bitmap.width) × \(bitmap.height) pixels and the first one "
                    + "\(size.width) × \(size.height); an animated picture has one size")
        }
        guard let changed = Self.difference(last, bitmap) else {
            frames[frames.count - 1].ticks += ticks
            return
        }
        try add(
            bitmap, x: changed.columns.lowerBound, y: changed.rows.lowerBound, width: changed.columns.count,
            height: changed.rows.count, ticks: ticks)
        self.last = bitmap
    }

    private mutating func add(_ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int, ticks: Int) throws {
        let part = Bitmap(width: width, height: height) { pixels, bytesPerRow in
            for row in 0..<height {
                memcpy(
                    pixels + row * bytesPerRow, bitmap.pixels + (y + row) * bitmap.bytesPerRow + x * 4, width * 4)
            }
        }
        let rows = PNGRows(bitmap: part, isOpaque: false)
        let data = try compressor.compress(rows.bytes, count: rows.count)
        frames.append(Frame(x: x, y: y, width: width, height: height, data: data, ticks: ticks))
    }

    /// Returns the smallest rectangle outside of which two bitmaps of a size are equal; nil if they are equal.
    private static func difference(_ one: Bitmap, _ other: Bitmap) -> (columns: Range<Int>, rows: Range<Int>)? {
        func differs(_ y: Int, from x: Int = 0, count: Int? = nil) -> Bool {
            memcmp(
                one.pixels + y * one.bytesPerRow + x * 4, other.pixels + y * other.bytesPerRow + x * 4,
                (count ?? one.width - x) * 4) != 0
        }
        guard let top = (0..<one.height).first(where: { differs($0) }),
            let bottom = (top..<one.height).last(where: { differs($0) })
        else { return nil }
        var (left, right) = (one.width, 0)
        for y in top...bottom where differs(y) {
            if left > 0, differs(y, count: left) {
                left = (0..<left).first { differs(y, from: $0, count: 1) } ?? left
            }
            if right < one.width, differs(y, from: right) {
                right = ((right..<one.width).last { differs(y, from: $0, count: 1) } ?? right) + 1
            }
        }
        return (left..<max(right, left + 1), top..<bottom + 1)
    }

    /// Returns the file.
    ///
    /// - Throws: `ImageError.encodingFailed` without a picture.
    public func finish() throws -> Data {
        guard !frames.isEmpty else { throw ImageError.encodingFailed(format: .png, detail: "there is no picture") }
        var file = PNGChunkWriter(capacity: frames.reduce(4096) { $0 + $1.data.count + 64 })
        var header = Self.numbers(size.width, size.height)
        header.append(contentsOf: [8, PNGScanlines.ColorType.colorAndAlpha.rawValue, 0, 0, 0])
        file.append("IHDR", header)
        file.append("sRGB", Data([0]))
        file.append("pHYs", PNGEncoder.resolution(scale: scale))
        // Zero repetitions are endless ones.
        file.append("acTL", Self.numbers(frames.count, 0))
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            file.append("fcTL", Self.control(frame, sequence: sequence))
            sequence += 1
            if index == 0 {
                file.append("IDAT", frame.data)
            } else {
                file.append("fdAT", Self.numbers(sequence) + frame.data)
                sequence += 1
            }
        }
        file.append("IEND", Data())
        return file.data
    }

    private static func control(_ frame: Frame, sequence: Int) -> Data {
        var control = numbers(sequence, frame.width, frame.height, frame.x, frame.y)
        // The time as a fraction of two 16-bit numbers; then: leave the picture, and replace what is below.
        for number in [min(frame.ticks, Int(UInt16.max)), ticksPerSecond] {
            control.append(contentsOf: [UInt8(number >> 8), UInt8(number & 0xFF)])
        }
        control.append(contentsOf: [0, 0])
        return control
    }

    private static func numbers(_ values: Int...) -> Data {
        var data = Data()
        for value in values { data.appendBigEndian(UInt32(clamping: value)) }
        return data
    }
}
