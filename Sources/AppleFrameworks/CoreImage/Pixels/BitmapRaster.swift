import BuilderUIKit
import Render

extension Bitmap {
    /// Writes the pixels of a raster's region, which must lie within the bitmap; the bottom left pixel is at (0, 0).
    func write(to raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        let bytes = space == .linear ? Transfer.linearOfBytes : (0..<256).map { UInt64($0) * 257 }
        let words = space == .linear ? Transfer.linear : Transfer.unchanged
        bytes.withUnsafeBufferPointer { bytes in
            words.withUnsafeBufferPointer { words in
                guard let bytes = bytes.baseAddress, let words = words.baseAddress else { return }
                for y in region.y..<region.maxY {
                    let source = pixels + (height - 1 - y) * bytesPerRow + region.x * 4
                    Self.convert(
                        source.assumingMemoryBound(to: UInt32.self), to: raster.row(y), count: region.width, bytes,
                        words)
                }
            }
        }
    }

    /// Stores pixels with the components in a table for 8 bits, and in one for 16 bits where colors are divided by
    /// their alpha.
    private static func convert(
        _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt64>, count: Int,
        _ bytes: UnsafePointer<UInt64>, _ words: UnsafePointer<UInt16>
    ) {
        var index = 0
        while index < count {
            let word = Int(truncatingIfNeeded: source[index])
            let alpha = word &>> 24
            if alpha == 255 {
                target[index] =
                    bytes[word & 255] | bytes[word &>> 8 & 255] &<< 16 | bytes[word &>> 16 & 255] &<< 32
                    | 0xFFFF_0000_0000_0000
            } else if alpha > 0 {
                let half = alpha &>> 1
                let blue = words[min(65535, ((word & 255) &* 65535 &+ half) / alpha)]
                let green = words[min(65535, ((word &>> 8 & 255) &* 65535 &+ half) / alpha)]
                let red = words[min(65535, ((word &>> 16 & 255) &* 65535 &+ half) / alpha)]
                target[index] = Pixel.premultiplied(
                    Pixel.packed(
                        red: UInt64(red), green: UInt64(green), blue: UInt64(blue), alpha: UInt64(alpha &* 257)))
            }
            index = index &+ 1
        }
    }
}

extension Raster {
    /// Returns the pixels as a bitmap with 8 bits for each component.
    func bitmap(_ space: WorkingSpace) -> Bitmap {
        let target = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
        var alphas: UInt64 = 255
        (space == .linear ? Transfer.encoded : Transfer.unchanged).withUnsafeBufferPointer { table in
            if let table = table.baseAddress { alphas = Self.convert(pixels, to: target, count: count, table) }
        }
        return Bitmap(
            adopting: UnsafeMutableRawPointer(target), width: region.width, height: region.height,
            bytesPerRow: region.width * 4, isOpaque: alphas == 255)
    }

    /// Stores pixels in 32 bits, and returns the common bits of their alphas.
    private static func convert(
        _ source: UnsafePointer<UInt64>, to target: UnsafeMutablePointer<UInt32>, count: Int,
        _ table: UnsafePointer<UInt16>
    ) -> UInt64 {
        var alphas: UInt64 = 255
        var index = 0
        while index < count {
            let pixel = source[index]
            let alpha = (pixel &>> 48 &+ 128) / 257
            alphas &= alpha
            if alpha > 0 {
                let color = Pixel.straight(pixel)
                let red = UInt64(table[Int(truncatingIfNeeded: color &>> 32 & 0xFFFF)])
                let green = UInt64(table[Int(truncatingIfNeeded: color &>> 16 & 0xFFFF)])
                let blue = UInt64(table[Int(truncatingIfNeeded: color & 0xFFFF)])
                // Colors are multiplied by the alpha that is stored, so they are never larger.
                let low = (blue &* alpha &+ 32767) / 65535 | ((green &* alpha &+ 32767) / 65535) &<< 8
                let high = (red &* alpha &+ 32767) / 65535 | alpha &<< 8
                target[index] = UInt32(truncatingIfNeeded: low | high &<< 16)
            } else {
                target[index] = 0
            }
            index = index &+ 1
        }
        return alphas
    }
}

extension CGImage {
    /// The pixels.
    var pixels: Bitmap? { bitmap }

    /// Returns an image with the pixels of a bitmap.
    static func of(_ bitmap: Bitmap) -> CGImage? { CGImage(bitmap) }
}
