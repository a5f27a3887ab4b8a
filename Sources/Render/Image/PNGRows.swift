import CCairo
import Foundation

/// A bitmap's rows in PNG's format: a filter byte (0, none), then three or four bytes per pixel, red first.
///
/// Many rows of screens equal the one above: those are detected by `memcmp` and copied. The others are repacked by
/// pixman, which is fast in unoptimized builds too.
final class PNGRows {
    let bytes: UnsafeMutableRawPointer
    let count: Int
    private let rowBytes: Int
    private let bitmap: Bitmap

    init(bitmap: Bitmap, isOpaque: Bool) {
        self.bitmap = bitmap
        rowBytes = 1 + bitmap.width * (isOpaque ? 3 : 4)
        count = rowBytes * bitmap.height
        bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
        if isOpaque {
            packOpaque()
        } else {
            packTranslucent()
        }
    }

    deinit {
        bytes.deallocate()
    }

    /// Returns a Boolean value that indicates whether row `y` has the same pixels as the one above.
    private func hasRowAbove(_ y: Int) -> Bool {
        guard y > 0 else { return false }
        let source = bitmap.pixels + y * bitmap.bytesPerRow
        return memcmp(source, source - bitmap.bytesPerRow, bitmap.width * 4) == 0
    }

    private func copyRowAbove(_ y: Int) {
        let target = bytes + y * rowBytes
        memcpy(target, target - rowBytes, rowBytes)
    }

    private func packOpaque() {
        let stride = (bitmap.width * 3 + 3) & ~3
        let row = UnsafeMutableRawPointer.allocate(byteCount: stride, alignment: 16)
        defer { row.deallocate() }
        memset(row, 0, stride)
        for tile in PixelTile.tiles(width: bitmap.width, height: bitmap.height) {
            let source = PixmanImage(bitmap: bitmap, tile: tile, format: PIXMAN_x8r8g8b8)
            let target = PixmanImage(
                format: PIXMAN_b8g8r8, width: tile.width, height: 1, bits: row, bytesPerRow: stride)
            let area = PixelTile(x: 0, y: 0, width: tile.width, height: 1)
            var y = tile.y
            while y < tile.y + tile.height {
                // Whole rows are copied once, with their first tile.
                let isCopied = hasRowAbove(y)
                if isCopied, tile.x == 0 { copyRowAbove(y) }
                if !isCopied {
                    let place = bytes + y * rowBytes
                    if tile.x == 0 { place.storeBytes(of: 0, as: UInt8.self) }
                    target.draw(source, sourceY: y - tile.y, in: area)
                    memcpy(place + 1 + tile.x * 3, row, tile.width * 3)
                }
                y += 1
            }
        }
    }

    private func packTranslucent() {
        var y = 0
        while y < bitmap.height {
            if hasRowAbove(y) {
                copyRowAbove(y)
            } else {
                let place = bytes + y * rowBytes
                place.storeBytes(of: 0, as: UInt8.self)
                PixelFormat.unpremultiply(
                    bitmap.pixels + y * bitmap.bytesPerRow, into: place + 1, count: bitmap.width)
            }
            y += 1
        }
    }
}
