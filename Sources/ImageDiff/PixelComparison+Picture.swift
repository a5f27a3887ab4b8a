import Foundation
import Render

extension PixelComparison {
    /// Returns an image of the differences: the first image faded to near white, with every differing pixel in red.
    ///
    /// Each side is the larger of the two images'; the parts that only one of them has are red.
    ///
    /// - Parameter tolerance: The tolerance, as in `init(_:_:tolerance:)`.
    public static func differencePicture(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0) -> Bitmap {
        let width = max(a.width, b.width)
        let height = max(a.height, b.height)
        return Bitmap(width: width, height: height, isOpaque: true) { pixels, bytesPerRow in
            drawFaded(a, pixels, bytesPerRow: bytesPerRow, width: width, height: height)
            markDifferences(a, b, pixels, bytesPerRow: bytesPerRow, width: width, height: height, tolerance: tolerance)
        }
    }

    /// The opacity of the unchanged image, of 65,535.
    private static let fade: UInt16 = 0x4000
    private static let red: UInt32 = 0xFFFF_0000

    /// Draws the image over white, faded.
    private static func drawFaded(
        _ bitmap: Bitmap, _ pixels: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int
    ) {
        memset(pixels, 0xFF, bytesPerRow * height)
        for tile in PixelTile.tiles(width: bitmap.width, height: bitmap.height) {
            let target = PixmanImage(
                argb: pixels + tile.y * bytesPerRow + tile.x * 4, width: tile.width, height: tile.height,
                bytesPerRow: bytesPerRow)
            target.composite(PixmanImage(bitmap: bitmap, tile: tile), strength: fade, size: tile)
        }
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
