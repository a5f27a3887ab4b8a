import CCairo
import Foundation

/// Owns a pixman image over pixels that another object keeps alive.
package final class PixmanImage {
    /// The image; nil when memory ran out.
    let image: OpaquePointer?

    /// The maximum side in pixels: for sides of 32,767 pixels or more, pixman silently draws nothing.
    static let sideLimit = 32_766

    init(format: pixman_format_code_t, width: Int, height: Int, bits: UnsafeMutableRawPointer, bytesPerRow: Int) {
        image = pixman_image_create_bits_no_clear(
            format, Int32(width), Int32(height), bits.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
    }

    /// Creates an infinite image of one color; components are premultiplied, 0…65,535.
    init(color: pixman_color_t) {
        var color = color
        image = pixman_image_create_solid_fill(&color)
    }

    /// Creates a read-only image over a part of a bitmap.
    convenience init(bitmap: Bitmap, tile: PixelTile, format: pixman_format_code_t) {
        let start = bitmap.pixels + tile.y * bitmap.bytesPerRow + tile.x * 4
        self.init(
            format: format, width: tile.width, height: tile.height, bits: UnsafeMutableRawPointer(mutating: start),
            bytesPerRow: bitmap.bytesPerRow)
    }

    deinit {
        if let image { pixman_image_unref(image) }
    }

    /// Draws `source`, through `mask` if there is one, on `area` of this image, starting at its pixel (`sourceX`,
    /// `sourceY`) and the mask's (`maskX`, `maskY`).
    func draw(
        _ source: PixmanImage, mask: PixmanImage? = nil, rule: pixman_op_t = PIXMAN_OP_SRC, sourceX: Int = 0,
        sourceY: Int = 0, maskX: Int = 0, maskY: Int = 0, in area: PixelTile
    ) {
        guard let target = image, let from = source.image else { return }
        pixman_image_composite32(
            rule, from, mask?.image, target, Int32(sourceX), Int32(sourceY), Int32(maskX), Int32(maskY),
            Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
    }
}

// MARK: - Compositing without C types

extension PixmanImage {
    /// Creates an image over premultiplied 32-bit ARGB pixels that the caller keeps alive.
    package convenience init(argb bits: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.init(format: PIXMAN_a8r8g8b8, width: width, height: height, bits: bits, bytesPerRow: bytesPerRow)
    }

    /// Creates a read-only image over a part of a bitmap.
    package convenience init(bitmap: Bitmap, tile: PixelTile) {
        self.init(bitmap: bitmap, tile: tile, format: PIXMAN_a8r8g8b8)
    }

    /// Creates an image of one color; components are premultiplied, 0…65,535.
    package convenience init(red: UInt16 = 0, green: UInt16 = 0, blue: UInt16 = 0, alpha: UInt16) {
        self.init(color: pixman_color_t(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Composites `source`, at a strength of 0…65,535, over the top-left part of this image that has the tile's size.
    package func composite(_ source: PixmanImage, strength: UInt16, size tile: PixelTile) {
        draw(
            source, mask: PixmanImage(alpha: strength), rule: PIXMAN_OP_OVER,
            in: PixelTile(x: 0, y: 0, width: tile.width, height: tile.height))
    }
}

/// A part of an image within cairo's and pixman's limit of 32,767 pixels per side.
package struct PixelTile: Hashable, Sendable {
    /// The column of the left edge.
    package var x: Int
    /// The row of the top edge.
    package var y: Int
    /// The number of columns.
    package var width: Int
    /// The number of rows.
    package var height: Int

    /// Creates a tile from its upper left corner and its sides.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    static let side = 16_384

    /// Returns the tiles of a whole image, row by row.
    package static func tiles(width: Int, height: Int) -> [PixelTile] {
        stride(from: 0, to: height, by: side).flatMap { y in
            tiles(width: width, rows: y..<min(y + side, height))
        }
    }

    /// Returns the tiles of some rows, at most 16,384 of them.
    static func tiles(width: Int, rows: Range<Int>) -> [PixelTile] {
        stride(from: 0, to: width, by: side).map { x in
            PixelTile(x: x, y: rows.lowerBound, width: min(side, width - x), height: rows.count)
        }
    }
}

/// Conversions between pixel layouts, written for unoptimized builds: raw pointers and plain loops.
package enum PixelFormat {
    /// Converts premultiplied `0xAARRGGBB` pixels to straight bytes red, green, blue, alpha.
    static func unpremultiply(_ source: UnsafeRawPointer, into target: UnsafeMutableRawPointer, count: Int) {
        let input = source.assumingMemoryBound(to: UInt32.self)
        let output = target.assumingMemoryBound(to: UInt8.self)
        var index = 0
        var offset = 0
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
            output[offset] = UInt8(truncatingIfNeeded: red)
            output[offset &+ 1] = UInt8(truncatingIfNeeded: green)
            output[offset &+ 2] = UInt8(truncatingIfNeeded: blue)
            output[offset &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
            offset = offset &+ 4
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
