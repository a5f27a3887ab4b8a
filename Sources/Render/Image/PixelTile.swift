/// A part of a picture that is small enough for cairo and pixman, whose sides end at 32,767 pixels.
package struct PixelTile: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    static let side = 16_384

    /// Parts that make up a whole picture, row by row.
    package static func tiles(width: Int, height: Int) -> [PixelTile] {
        stride(from: 0, to: height, by: side).flatMap { y in
            tiles(width: width, rows: y..<min(y + side, height))
        }
    }

    /// Parts that make up some rows, at most 16,384 of them.
    static func tiles(width: Int, rows: Range<Int>) -> [PixelTile] {
        stride(from: 0, to: width, by: side).map { x in
            PixelTile(x: x, y: rows.lowerBound, width: min(side, width - x), height: rows.count)
        }
    }
}
