/// A tree of layers that is painted into a picture, in one part or several.
struct PaintedPicture {
    private let layer: Layer
    private let scale: Double
    private let background: Color?
    /// How many layers have a background that nothing is seen of, the root first; nil where the picture's own is seen.
    private let covered: Int?
    /// Which layers each part may leave out; nil where every part looks at all of them.
    private let rows: LayerRows?

    /// - Parameters:
    ///   - width: pixels.
    ///   - height: pixels.
    ///   - scale: pixels for each point.
    ///   - background: what the picture is filled with before; nil leaves it clear.
    ///   - rows: of the layers, where there are many parts.
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

    /// Paints one part.
    /// - Parameters:
    ///   - pixels: of the part, whatever they were before.
    ///   - byteLimit: how much memory groups may take at once.
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
