import Foundation
import Render

extension Bitmap {
    /// A bitmap of `0xAARRGGBB` pixels, premultiplied, row by row.
    convenience init(_ rows: [[UInt32]]) {
        self.init(width: rows[0].count, height: rows.count) { pixels, bytesPerRow in
            for (y, row) in rows.enumerated() {
                for (x, pixel) in row.enumerated() {
                    pixels.storeBytes(of: pixel, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }

    /// Rows of one color each, eight pixels wide, by numbers: equal numbers, equal rows.
    /// - Parameter changing: a row that has one pixel of another color.
    static func rows(_ numbers: [Int], changing: Int? = nil) -> Bitmap {
        Bitmap(
            numbers.enumerated().map { row, number in
                var pixels = [UInt32](repeating: 0xFF00_0000 | UInt32(number * 7919), count: 8)
                if row == changing { pixels[2] = 0xFF00_FF00 }
                return pixels
            })
    }

    /// As many colors as there are pixels: red from left to right, green from the top, blue by both.
    static func gradient(width: Int, height: Int) -> Bitmap {
        Bitmap(
            (0..<height).map { y in
                (0..<width).map { x in
                    let red = UInt32(x * 255 / max(1, width - 1))
                    let green = UInt32(y * 255 / max(1, height - 1))
                    return 0xFF00_0000 | red << 16 | green << 8 | (red ^ green) & 0xFF
                }
            })
    }
}
