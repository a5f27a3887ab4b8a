import CCairo
import Foundation

/// Conversions between pixel layouts, written for unoptimized builds: raw pointers and plain loops.
package enum PixelFormat {
    /// Converts premultiplied `0xAARRGGBB` pixels to straight bytes red, green, blue, alpha.
    static func unpremultiply(_ source: UnsafeRawPointer, into target: UnsafeMutableRawPointer, count: Int) {
        let input = source.assumingMemoryBound(to: UInt32.self)
        let output = target.assumingMemoryBound(to: UInt8.self)
        var index = 0
        var place = 0
        var previous: UInt32 = 0
        var red: UInt32 = 0
        var green: UInt32 = 0
        var blue: UInt32 = 0
        while index < count {
            let pixel = input[index]
            if pixel != previous {
                previous = pixel
                let alpha = pixel >> 24
                red = (pixel >> 16) & 255
                green = (pixel >> 8) & 255
                blue = pixel & 255
                if alpha != 255 && alpha != 0 {
                    let half = alpha >> 1
                    red = min(255, (red &* 255 &+ half) / alpha)
                    green = min(255, (green &* 255 &+ half) / alpha)
                    blue = min(255, (blue &* 255 &+ half) / alpha)
                }
            }
            output[place] = UInt8(truncatingIfNeeded: red)
            output[place &+ 1] = UInt8(truncatingIfNeeded: green)
            output[place &+ 2] = UInt8(truncatingIfNeeded: blue)
            output[place &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
            place = place &+ 4
            index = index &+ 1
        }
    }

    /// Returns a copy with straight `0xAARRGGBB` colors, rounded as in `unpremultiply`.
    package static func straight(_ bitmap: Bitmap) -> Bitmap {
        Bitmap(width: bitmap.width, height: bitmap.height) { pixels, bytesPerRow in
            var y = 0
            while y < bitmap.height {
                let source = bitmap.pixels + y * bitmap.bytesPerRow
                let target = pixels + y * bytesPerRow
                if y > 0, memcmp(source, source - bitmap.bytesPerRow, bytesPerRow) == 0 {
                    memcpy(target, target - bytesPerRow, bytesPerRow)
                } else {
                    straighten(source, into: target, count: bitmap.width)
                }
                y += 1
            }
        }
    }

    private static func straighten(_ source: UnsafeRawPointer, into target: UnsafeMutableRawPointer, count: Int) {
        let input = source.assumingMemoryBound(to: UInt32.self)
        let output = target.assumingMemoryBound(to: UInt32.self)
        var index = 0
        while index < count {
            let pixel = input[index]
            let alpha = pixel >> 24
            if alpha == 255 || alpha == 0 {
                output[index] = pixel
            } else {
                let half = alpha >> 1
                let red = (((pixel >> 16) & 255) &* 255 &+ half) / alpha
                let green = (((pixel >> 8) & 255) &* 255 &+ half) / alpha
                let blue = ((pixel & 255) &* 255 &+ half) / alpha
                output[index] = alpha << 24 | min(255, red) << 16 | min(255, green) << 8 | min(255, blue)
            }
            index = index &+ 1
        }
    }

    /// Premultiplies `0xAARRGGBB` pixels in place.
    package static func premultiply(_ pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        for tile in PixelTile.tiles(width: width, height: height) {
            let start = pixels + tile.y * bytesPerRow + tile.x * 4
            let color = PixmanImage(
                format: PIXMAN_x8r8g8b8, width: tile.width, height: tile.height, bits: start, bytesPerRow: bytesPerRow)
            let alpha = PixmanImage(
                format: PIXMAN_a8r8g8b8, width: tile.width, height: tile.height, bits: start, bytesPerRow: bytesPerRow)
            alpha.draw(
                color, mask: alpha, in: PixelTile(x: 0, y: 0, width: tile.width, height: tile.height))
        }
    }
}

extension Bitmap {
    /// A Boolean value that indicates whether every pixel is opaque; the search ends at the first that isn't.
    package var hasOnlyOpaquePixels: Bool {
        var y = 0
        while y < height {
            let row = pixels + y * bytesPerRow
            if y == 0 || memcmp(row, row - bytesPerRow, width * 4) != 0 {
                let input = row.assumingMemoryBound(to: UInt32.self)
                var x = 0
                while x < width {
                    if input[x] < 0xFF00_0000 { return false }
                    x = x &+ 1
                }
            }
            y += 1
        }
        return true
    }
}
