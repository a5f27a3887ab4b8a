import Foundation

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

    deinit {
        bytes.deallocate()
    }

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
                let place = x &* 3
                let value = source[place]
                if source[place &+ 1] != value || source[place &+ 2] != value { return nil }
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
                let place = x / perByte
                target[place] = target[place] | index &<< shift
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
