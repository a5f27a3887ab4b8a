/// A part of an image within cairo's and pixman's limit of 32,767 pixels per side.
struct PixelTile: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let side = 16_384

    /// Returns the tiles of a whole image, row by row.
    static func tiles(width: Int, height: Int) -> [PixelTile] {
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
