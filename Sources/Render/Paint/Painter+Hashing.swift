import Foundation

extension Painter {
    /// Returns the hash of the image that `paint` would make, as in `Bitmap.pixelHash(scale:)`, without making it.
    ///
    /// An image of millions of pixels doesn't fit the processor's cache, and filling it and reading it again takes
    /// longer than all drawing of a plain screen. Here it is painted in bands of a megabyte in the same memory, each
    /// hashed as soon as it is drawn.
    ///
    /// Where pixels are interpolated (images that aren't shown pixel for pixel, gradients) this isn't possible, as the
    /// result depends on the origin of a band: cairo rounds positions to 65,536ths of a pixel. Everything else is equal
    /// in bands (tested with hundreds of random layer trees). Groups need less memory in bands: an image that `paint`
    /// rejects for that reason alone may pass here.
    ///
    /// ```swift
    /// let painter = Painter()
    /// let hash = try painter.pixelHash(of: layer, size: size, scale: 2, background: .white)
    ///     ?? painter.paint(layer, size: size, scale: 2, background: .white).pixelHash(scale: 2)
    /// ```
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the image's, in points from the top left.
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    /// - Returns: The hash, or nil where the image must be painted at once, which includes images that can't be painted
    ///   at all.
    /// - Throws: `PaintError`, which names the view of the failing layer, or `FontError`.
    public func pixelHash(of layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> String? {
        try pixelHash(of: layer, size: size, scale: scale, background: background, partBytes: Self.partBytes)
    }

    /// The size of a band in bytes: well within the cache of one core, and many lines of text high.
    private static let partBytes = 1 << 20

    /// Returns the image's hash.
    ///
    /// - Parameter partBytes: The maximum size of a band in bytes; it has at least one row.
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
