import Render

/// A picture as terminals show it: each pixel is a color, or clear.
struct TerminalPixels {
    let width: Int
    let height: Int
    /// Row by row, `0xRRGGBB`; nil for clear pixels.
    let colors: [UInt32?]

    /// Pixels that are less than half opaque are clear, the others opaque.
    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        var colors: [UInt32?] = []
        colors.reserveCapacity(width * height)
        for y in 0..<height {
            let row = bitmap.pixels + y * bitmap.bytesPerRow
            for x in 0..<width {
                let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
                switch pixel >> 24 {
                case 255: colors.append(pixel & 0xFF_FFFF)
                case 0..<128: colors.append(nil)
                case let alpha: colors.append(Self.straight(pixel, alpha))
                }
            }
        }
        self.colors = colors
    }

    private static func straight(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0 as UInt32) { color, shift in
            color | min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
    }
}
