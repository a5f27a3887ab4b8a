/// A tree of layers that is painted into an image, in one piece or in tiles.
struct PaintedPicture {
    private let layer: Layer
    private let scale: Double
    private let background: Color?
    /// The number of layers, from the root, whose backgrounds are invisible; nil where the image's own background is
    /// visible.
    private let covered: Int?
    /// The rows that allow tiles to skip layers; nil where every tile visits all layers.
    private let rows: LayerRows?

    /// Creates a description of the image.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - scale: The number of pixels per point.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    ///   - rows: The rows of the layers, where there are many tiles.
    init(
        _ layer: Layer, width: Int, height: Int, scale: Double, background: Color?, rows: LayerRows? = nil
    ) {
        self.layer = layer
        self.scale = scale
        self.background = background
        self.rows = rows
        covered = OpaqueGround.depth(
            below: layer, covering: PixelRect(x: 0, y: 0, width: width, height: height), scale: scale)
    }

    /// Paints one tile.
    ///
    /// - Parameters:
    ///   - pixels: The tile's pixels; their previous values are ignored.
    ///   - byteLimit: The memory limit of all groups at once, in bytes.
    /// - Throws: `PaintError` or `FontError`.
    func paint(
        _ tile: PixelTile, at pixels: UnsafeMutableRawPointer, bytesPerRow: Int, fonts: FontFaceResolver, byteLimit: Int
    ) throws {
        let canvas = try Canvas(
            rect: PixelRect(x: tile.x, y: tile.y, width: tile.width, height: tile.height), pixels: pixels,
            bytesPerRow: bytesPerRow)
        if covered == nil { canvas.clear(to: background ?? .clear) }
        var walker = LayerWalker(
            canvas: canvas, scale: scale, fonts: fonts, byteLimit: byteLimit, coveredCount: covered ?? 0, rows: rows)
        try walker.paint(layer)
        try canvas.finish(source: layer.source)
    }
}
