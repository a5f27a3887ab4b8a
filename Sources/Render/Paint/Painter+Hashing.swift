import Foundation

extension Painter {
    /// The hash of the picture that `paint` makes, as in `Bitmap.pixelHash(scale:)`, without making it.
    ///
    /// A picture of millions of pixels doesn't fit the processor's cache, and filling it and reading it again takes longer than
    /// all that is drawn on a plain screen. Here it is painted in parts of a megabyte over each other, each hashed as soon as it is
    /// drawn.
    ///
    /// Where something is sampled between pixels (pictures that aren't shown pixel for pixel, gradients) that can't be done, as it
    /// depends on where a part begins: cairo rounds places to 65,536ths of a pixel. All else comes out the same in parts (tried with
    /// hundreds of random trees of layers). Groups need less memory in parts: what `paint` refuses for that alone may pass here.
    ///
    /// ```swift
    /// let painter = Painter()
    /// let hash = try painter.pixelHash(of: layer, size: size, scale: 2, background: .white)
    ///     ?? painter.paint(layer, size: size, scale: 2, background: .white).pixelHash(scale: 2)
    /// ```
    /// - Parameters:
    ///   - layer: its place in its parent's coordinates is its place in the picture, in points from the top left.
    ///   - size: points.
    ///   - scale: pixels for each point.
    ///   - background: what the picture is filled with before; nil leaves it clear.
    /// - Returns: nil where the picture must be painted at once, also since it can't be painted at all.
    /// - Throws: `PaintError`, which names the view of the layer at fault, or `FontError`.
    public func pixelHash(of layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> String? {
        try pixelHash(of: layer, size: size, scale: scale, background: background, partBytes: Self.partBytes)
    }

    /// Well within the cache of one core, and many letters high.
    private static let partBytes = 1 << 20

    /// - Parameter partBytes: how large a part may be; it has at least one row.
    func pixelHash(
        of layer: Layer, size: CGSize, scale: Double, background: Color?, partBytes: Int
    ) throws -> String? {
        let (width, height) = try Self.pixels(of: size, scale: scale, source: layer.source)
        guard let rows = LayerRows(of: layer, scale: scale) else { return nil }
        let picture = PaintedPicture(
            layer, width: width, height: height, scale: scale, background: background, rows: rows)
        let bytesPerRow = width * 4
        let rowsOfPart = min(
            rows.rowsOfPart(least: max(1, partBytes / bytesPerRow), height: height), PixelTile.side)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: rowsOfPart * bytesPerRow, alignment: 16)
        defer { memory.deallocate() }
        let hash = PixelHash(width: width, height: height, scale: scale)
        try FontFaceResolver.withResolver(library: library) { fonts in
            for first in stride(from: 0, to: height, by: rowsOfPart) {
                let rows = first..<min(first + rowsOfPart, height)
                for tile in PixelTile.tiles(width: width, rows: rows) {
                    try picture.paint(
                        tile, at: memory + tile.x * 4, bytesPerRow: bytesPerRow, fonts: fonts,
                        byteLimit: groupByteLimit)
                }
                hash.update(memory, count: rows.count * bytesPerRow)
            }
        }
        library.glyphs.pictureEnded()
        return hash.text
    }
}
