import CCairo
import Foundation

extension PixelComparison {
    /// A picture of the differences: the first picture faded to near white, on it in red every pixel that differs.
    ///
    /// It is as large as the larger of both in each direction; what only one of them has is red.
    /// - Parameter tolerance: as in `init(_:_:tolerance:)`.
    public static func differencePicture(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0) -> Bitmap {
        let width = max(a.width, b.width)
        let height = max(a.height, b.height)
        return Bitmap(width: width, height: height, isOpaque: true) { pixels, bytesPerRow in
            let target = PixmanImage(
                format: PIXMAN_a8r8g8b8, width: width, height: height, bits: pixels, bytesPerRow: bytesPerRow)
            fill(target, color: pixman_color_t(red: 0xFFFF, green: 0xFFFF, blue: 0xFFFF, alpha: 0xFFFF))
            let original = PixmanImage(bitmap: a, format: PIXMAN_a8r8g8b8)
            drawFaded(original, on: target, width: a.width, height: a.height)
            markDifferences(a, b, pixels, bytesPerRow: bytesPerRow, width: width, height: height, tolerance: tolerance)
        }
    }

    /// How strongly the unchanged picture shows, of 65,535.
    private static let fade: UInt16 = 0x4000
    private static let red: UInt32 = 0xFFFF_0000

    private static func fill(_ target: PixmanImage, color: pixman_color_t) {
        var color = color
        guard let source = pixman_image_create_solid_fill(&color), let image = target.image else { return }
        defer { pixman_image_unref(source) }
        pixman_image_composite32(
            PIXMAN_OP_SRC, source, nil, image, 0, 0, 0, 0, 0, 0, pixman_image_get_width(image),
            pixman_image_get_height(image))
    }

    private static func drawFaded(_ original: PixmanImage, on target: PixmanImage, width: Int, height: Int) {
        var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: fade)
        guard let mask = pixman_image_create_solid_fill(&color) else { return }
        defer { pixman_image_unref(mask) }
        pixman_image_composite32(
            PIXMAN_OP_OVER, original.image, mask, target.image, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    }

    private static func markDifferences(
        _ a: Bitmap, _ b: Bitmap, _ pixels: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int,
        tolerance: Int
    ) {
        let commonWidth = min(a.width, b.width)
        let commonHeight = min(a.height, b.height)
        var y = 0
        while y < height {
            let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            var x = 0
            if y < commonHeight {
                let first = a.pixels + y * a.bytesPerRow
                let second = b.pixels + y * b.bytesPerRow
                if memcmp(first, second, commonWidth * 4) != 0 {
                    mark(row, first, second, count: commonWidth, tolerance: tolerance)
                }
                x = commonWidth
            }
            while x < width {
                row[x] = red
                x = x &+ 1
            }
            y = y &+ 1
        }
    }

    private static func mark(
        _ row: UnsafeMutablePointer<UInt32>, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int, tolerance: Int
    ) {
        let left = a.assumingMemoryBound(to: UInt32.self)
        let right = b.assumingMemoryBound(to: UInt32.self)
        var x = 0
        while x < count {
            if left[x] != right[x], PixelDifference.greatest(left[x], right[x]) > tolerance { row[x] = red }
            x = x &+ 1
        }
    }
}
