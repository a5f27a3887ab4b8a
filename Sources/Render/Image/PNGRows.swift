import CCairo
import Foundation

/// A bitmap's rows as PNG has them: a filter byte (0, none), then three or four bytes for each pixel, red first.
///
/// Screens have many rows equal to the one above: those are found by `memcmp` and copied. The others are repacked by
/// pixman, which is fast in unoptimised builds too.
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

    /// Copies the packed row above when row `y` has the same pixels.
    private func copyRowAbove(_ y: Int) -> Bool {
        guard y > 0 else { return false }
        let source = bitmap.pixels + y * bitmap.bytesPerRow
        guard memcmp(source, source - bitmap.bytesPerRow, bitmap.width * 4) == 0 else { return false }
        let target = bytes + y * rowBytes
        memcpy(target, target - rowBytes, rowBytes)
        return true
    }

    private func packOpaque() {
        let stride = (bitmap.width * 3 + 3) & ~3
        let row = UnsafeMutableRawPointer.allocate(byteCount: stride, alignment: 16)
        defer { row.deallocate() }
        memset(row, 0, stride)
        let source = PixmanImage(bitmap: bitmap, format: PIXMAN_x8r8g8b8)
        let target = PixmanImage(
            format: PIXMAN_b8g8r8, width: bitmap.width, height: 1, bits: row, bytesPerRow: stride)
        var y = 0
        while y < bitmap.height {
            if !copyRowAbove(y) {
                let place = bytes + y * rowBytes
                place.storeBytes(of: 0, as: UInt8.self)
                pixman_image_composite32(
                    PIXMAN_OP_SRC, source.image, nil, target.image, 0, Int32(y), 0, 0, 0, 0, Int32(bitmap.width), 1)
                memcpy(place + 1, row, bitmap.width * 3)
            }
            y += 1
        }
    }

    private func packTranslucent() {
        var y = 0
        while y < bitmap.height {
            if !copyRowAbove(y) {
                let place = bytes + y * rowBytes
                place.storeBytes(of: 0, as: UInt8.self)
                PixelFormat.unpremultiply(
                    bitmap.pixels + y * bitmap.bytesPerRow, into: place + 1, count: bitmap.width)
            }
            y += 1
        }
    }
}
