/// A part of a picture that is small enough for cairo and pixman, whose sides end at 32,767 pixels.
struct PixelTile: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let side = 16_384

    /// Parts that make up a whole picture, row by row.
    static func tiles(width: Int, height: Int) -> [PixelTile] {
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
