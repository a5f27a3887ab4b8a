/// A part of an image within cairo's and pixman's limit of 32,767 pixels per side.
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
