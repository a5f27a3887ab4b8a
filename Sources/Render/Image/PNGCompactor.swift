import CImageCodecs
import Foundation

/// The smallest of many encodings of an image's pixels.
struct PNGCompactor {
    private let compressor: Compressor
    private(set) var best: (lines: PNGScanlines, data: Data)?

    /// Tries the ordinary encoding, color, gray if the image is gray, and a palette if it has at most 256 colors; each
    /// without filter, with each of the five, and with the likeliest filter for each row; all compressed at the highest
    /// level.
    ///
    /// - Parameter level: The level of the ordinary encoding, which is one of the candidates.
    /// - Throws: `ImageError.encodingFailed` when memory runs out.
    init(_ bitmap: Bitmap, isOpaque: Bool, level: Int) throws {
        compressor = try Compressor(level: 12)
        let color = PNGScanlines(bitmap, isOpaque: isOpaque)
        best = (color, try Compressor(level: level).compress(color.bytes, count: color.count))
        let palette = PNGScanlines(paletteOf: bitmap)
        let gray = PNGScanlines(grayOf: color, width: bitmap.width)
        if let palette { try add(palette) }
        if let gray { try add(gray) }
        // A palette only loses against color when it is much of the file.
        if (palette == nil && gray == nil) || (best?.data.count ?? 0) < 4096 { try add(color) }
    }

    private mutating func add(_ lines: PNGScanlines) throws {
        try lines.forEachFiltering { rows in
            let data = try compressor.compress(rows, count: lines.count)
            guard let best else {
                self.best = (lines, data)
                return
            }
            if data.count + lines.paletteSize < best.data.count + best.lines.paletteSize { self.best = (lines, data) }
        }
    }
}

/// A compressor of libdeflate.
final class Compressor {
    private let compressor: OpaquePointer

    /// Creates a compressor.
    ///
    /// - Parameter level: The compression level, 1…12.
    /// - Throws: `ImageError.encodingFailed` when memory runs out.
    init(level: Int) throws {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            throw ImageError.encodingFailed(format: .png, detail: "out of memory")
        }
        self.compressor = compressor
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// Returns the bytes as a zlib stream.
    func compress(_ bytes: UnsafeRawPointer, count: Int) throws -> Data {
        let room = libdeflate_zlib_compress_bound(compressor, count)
        let output = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        defer { output.deallocate() }
        let size = libdeflate_zlib_compress(compressor, bytes, count, output, room)
        guard size > 0 else { throw ImageError.encodingFailed(format: .png, detail: "the compressor gave up") }
        return Data(bytes: output, count: size)
    }
}

/// A filter of PNG: each replaces samples by their difference to a prediction from the samples before and above, which
/// often compresses better.
private enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Writes the filtered row with its filter byte.
    ///
    /// - Parameters:
    ///   - row: The row's samples, after the filter byte.
    ///   - above: The samples of the row above; zeros for the first row.
    ///   - count: The number of bytes.
    ///   - step: The number of bytes per pixel.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) {
        target[0] = rawValue
        let output = target + 1
        var place = 0
        while place < count {
            let left = place < step ? 0 : Int(row[place &- step])
            let up = Int(above[place])
            let guess: Int
            switch self {
            case .none: guess = 0
            case .sub: guess = left
            case .up: guess = up
            case .average: guess = (left &+ up) &>> 1
            case .paeth:
                let corner = place < step ? 0 : Int(above[place &- step])
                guess = Self.nearest(left, up, corner)
            }
            output[place] = row[place] &- UInt8(truncatingIfNeeded: guess)
            place = place &+ 1
        }
    }

    /// Returns the Paeth predictor: the sample nearest to left + up - corner; of equally near ones the first.
    private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let toLeft = distance(up, corner)
        let toUp = distance(left, corner)
        let toCorner = distance(left &+ up, corner &+ corner)
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }

    private static func distance(_ a: Int, _ b: Int) -> Int { a > b ? a &- b : b &- a }

    /// Returns the sum of the magnitudes of the row's samples as numbers from -128 to 127: a lower sum is likely to
    /// compress better.
    static func weight(_ row: UnsafePointer<UInt8>, count: Int) -> Int {
        var sum = 0
        var place = 0
        while place < count {
            let value = Int(row[place])
            sum = sum &+ (value < 128 ? value : 256 &- value)
            place = place &+ 1
        }
        return sum
    }
}

extension PNGScanlines {
    /// Calls `body` with the rows filtered in each way, and then with the filter of the least weight for each row.
    func forEachFiltering(_ body: (UnsafePointer<UInt8>) throws -> Void) rethrows {
        let zeros = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes)
        zeros.initialize(repeating: 0, count: rowBytes)
        let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        let best = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        var weights = [Int](repeating: Int.max, count: height)
        defer {
            zeros.deallocate()
            filtered.deallocate()
            best.deallocate()
        }
        for filter in PNGFilter.allCases {
            for y in 0..<height {
                let row = bytes + y * rowBytes + 1
                let above = y > 0 ? row - rowBytes : zeros
                let target = filtered + y * rowBytes
                filter.apply(row, above: above, count: rowBytes - 1, step: bytesPerPixel, into: target)
                let weight = PNGFilter.weight(target + 1, count: rowBytes - 1)
                if weight < weights[y] {
                    weights[y] = weight
                    memcpy(best + y * rowBytes, target, rowBytes)
                }
            }
            try body(filtered)
        }
        try body(best)
    }
}
