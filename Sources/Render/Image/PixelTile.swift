/// A part of a picture that is small enough for cairo and pixman, whose sides end at 32,767 pixels.
struct PixelTile: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    private static let side = 16_384

    /// Parts that make up a whole picture, row by row.
    static func tiles(width: Int, height: Int) -> [PixelTile] {
        stride(from: 0, to: height, by: side).flatMap { y in
            stride(from: 0, to: width, by: side).map { x in
                PixelTile(x: x, y: y, width: min(side, width - x), height: min(side, height - y))
            }
        }
    }
}
