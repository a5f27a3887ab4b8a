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

    deinit { libdeflate_free_compressor(compressor) }

    /// Returns the bytes as a zlib stream.
    func compress(_ bytes: UnsafeRawPointer, count: Int) throws -> Data {
        let room = libdeflate_zlib_compress_bound(compressor, count)
        let output = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        defer { output.deallocate() }
        let size = libdeflate_zlib_compress(compressor, bytes, count, output, room)
        guard size > 0 else { throw ImageError.encodingFailed(format: .png, detail: "compression failed") }
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
        var index = 0
        while index < count {
            let left = index < step ? 0 : Int(row[index &- step])
            let up = Int(above[index])
            let guess: Int
            switch self {
            case .none: guess = 0
            case .sub: guess = left
            case .up: guess = up
            case .average: guess = (left &+ up) &>> 1
            case .paeth:
                let corner = index < step ? 0 : Int(above[index &- step])
                guess = Self.nearest(left, up, corner)
            }
            output[index] = row[index] &- UInt8(truncatingIfNeeded: guess)
            index = index &+ 1
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
        var index = 0
        while index < count {
            let value = Int(row[index])
            sum = sum &+ (value < 128 ? value : 256 &- value)
            index = index &+ 1
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

/// An image's rows in PNG's format, unfiltered: a filter byte (0), then the samples.
final class PNGScanlines {
    /// The color types of PNG's header.
    enum ColorType: UInt8 {
        case gray = 0
        case color = 2
        case palette = 3
        case colorAndAlpha = 6
    }

    let colorType: ColorType
    /// The number of bits per sample.
    let depth: Int
    let height: Int
    /// The number of bytes of a row with its filter byte.
    let rowBytes: Int
    let bytes: UnsafeMutablePointer<UInt8>
    /// The contents of the chunks `PLTE` and `tRNS`; empty without a palette.
    let palette: Data
    let transparency: Data

    init(
        colorType: ColorType, depth: Int, width: Int, height: Int, palette: Data = Data(), transparency: Data = Data()
    ) {
        self.colorType = colorType
        self.depth = depth
        self.height = height
        self.palette = palette
        self.transparency = transparency
        let samples =
            switch colorType {
            case .gray, .palette: width
            case .color: width * 3
            case .colorAndAlpha: width * 4
            }
        rowBytes = 1 + (samples * depth + 7) / 8
        bytes = .allocate(capacity: rowBytes * height)
        bytes.initialize(repeating: 0, count: rowBytes * height)
    }

    deinit { bytes.deallocate() }

    var count: Int { rowBytes * height }

    /// The number of bytes of the palette's chunks in the file, each with twelve besides its content.
    var paletteSize: Int { [palette, transparency].reduce(0) { $0 + ($1.isEmpty ? 0 : $1.count + 12) } }

    /// The distance in bytes between the same samples of adjacent pixels, at least 1, as filters define it.
    var bytesPerPixel: Int {
        switch colorType {
        case .gray, .palette: return 1
        case .color: return 3
        case .colorAndAlpha: return 4
        }
    }

    /// Creates color rows, with alpha unless `isOpaque`.
    convenience init(_ bitmap: Bitmap, isOpaque: Bool) {
        self.init(
            colorType: isOpaque ? .color : .colorAndAlpha, depth: 8, width: bitmap.width, height: bitmap.height)
        let rows = PNGRows(bitmap: bitmap, isOpaque: isOpaque)
        memcpy(bytes, rows.bytes, min(rows.count, count))
    }

    /// Creates gray rows with one sample per pixel, or returns nil unless red, green and blue are equal everywhere.
    convenience init?(grayOf color: PNGScanlines, width: Int) {
        guard color.colorType == .color else { return nil }
        self.init(colorType: .gray, depth: 8, width: width, height: color.height)
        for y in 0..<height {
            let source = color.bytes + y * color.rowBytes + 1
            let target = bytes + y * rowBytes + 1
            var x = 0
            while x < width {
                let offset = x &* 3
                let value = source[offset]
                if source[offset &+ 1] != value || source[offset &+ 2] != value { return nil }
                target[x] = value
                x = x &+ 1
            }
        }
    }

    /// Creates rows of palette indices, in as few bits as the number of colors allows, or returns nil for more than 256
    /// colors.
    convenience init?(paletteOf bitmap: Bitmap) {
        guard let palette = PNGPalette(bitmap) else { return nil }
        self.init(
            colorType: .palette, depth: palette.depth, width: bitmap.width, height: bitmap.height,
            palette: palette.colors, transparency: palette.alphas)
        let perByte = 8 / depth
        for y in 0..<height {
            let source = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = bytes + y * rowBytes + 1
            var last: UInt32 = ~source[0]
            var index: UInt8 = 0
            var x = 0
            while x < bitmap.width {
                let pixel = source[x]
                if pixel != last {
                    last = pixel
                    index = palette.index[pixel] ?? 0
                }
                let shift = UInt8(truncatingIfNeeded: (perByte &- 1 &- x % perByte) &* depth)
                let byteIndex = x / perByte
                target[byteIndex] = target[byteIndex] | index &<< shift
                x = x &+ 1
            }
        }
    }
}

/// The colors of a bitmap with at most 256 colors.
private struct PNGPalette {
    /// The palette indices by premultiplied pixel.
    private(set) var index: [UInt32: UInt8] = [:]
    private(set) var colors = Data()
    /// The alphas of the first colors: translucent ones come first, since PNG needs no alpha for the others.
    private(set) var alphas = Data()

    var depth: Int {
        switch index.count {
        case ...2: return 1
        case ...4: return 2
        case ...16: return 4
        default: return 8
        }
    }

    init?(_ bitmap: Bitmap) {
        guard let found = Self.pixels(bitmap) else { return nil }
        // Each group is in the order of its first pixels.
        let ordered = found.filter { $0 < 0xFF00_0000 } + found.filter { $0 >= 0xFF00_0000 }
        var straight = [UInt8](repeating: 0, count: ordered.count * 4)
        ordered.withUnsafeBytes { source in
            straight.withUnsafeMutableBytes { target in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                PixelFormat.unpremultiply(from, into: to, count: ordered.count)
            }
        }
        for (number, pixel) in ordered.enumerated() {
            index[pixel] = UInt8(truncatingIfNeeded: number)
            colors.append(contentsOf: straight[number * 4..<number * 4 + 3])
            if pixel < 0xFF00_0000 { alphas.append(straight[number * 4 + 3]) }
        }
    }

    private static func pixels(_ bitmap: Bitmap) -> [UInt32]? {
        var known: Set<UInt32> = []
        var found: [UInt32] = []
        for y in 0..<bitmap.height {
            let row = bitmap.pixels + y * bitmap.bytesPerRow
            if y > 0, memcmp(row, row - bitmap.bytesPerRow, bitmap.width * 4) == 0 { continue }
            let source = row.assumingMemoryBound(to: UInt32.self)
            var last: UInt32 = ~source[0]
            var x = 0
            while x < bitmap.width {
                let pixel = source[x]
                if pixel != last {
                    last = pixel
                    if known.insert(pixel).inserted {
                        if found.count == 256 { return nil }
                        found.append(pixel)
                    }
                }
                x = x &+ 1
            }
        }
        return found
    }
}
