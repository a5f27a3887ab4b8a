import Foundation

/// Draws a tree of layers into a bitmap: the same layers give the same pixels, on any thread.
public struct Painter: Sendable {
    /// The maximum number of pixels of an image: 64 megapixels.
    public static let pixelLimit = 64_000_000

    /// The source of the fonts of glyph runs.
    public let library: FontLibrary
    /// The memory limit, in bytes, of all layers that are drawn as groups (group opacity, masks, shadows of groups) at
    /// once.
    public let groupByteLimit: Int

    /// Creates a painter.
    ///
    /// - Parameter groupByteLimit: The memory limit of groups, 1 GiB by default; exceeding it throws
    ///   `PaintError.tooMuchMemory`.
    public init(library: FontLibrary = .shared, groupByteLimit: Int = 1 << 30) {
        self.library = library
        self.groupByteLimit = groupByteLimit
    }

    /// Paints `layer` into an image of `size`.
    ///
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the image's, in points from the top left.
    ///   - size: The size in points; the image has `size * scale` pixels, with partial pixels rounded up.
    ///   - scale: The number of pixels per point.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    /// - Throws: `PaintError`, which names the view of the failing layer, or `FontError`.
    public func paint(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Bitmap {
        let (width, height) = try Self.pixels(of: size, scale: scale, source: layer.source)
        let isOpaque = background.map { Canvas.steps($0.alpha) >= 255 } ?? false
        let bytesPerRow = width * 4
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        let bitmap = Bitmap(
            adopting: memory, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque)
        let picture = PaintedPicture(layer, width: width, height: height, scale: scale, background: background)
        try FontFaceResolver.withResolver(library: library) { fonts in
            for tile in PixelTile.tiles(width: width, height: height) {
                try picture.paint(
                    tile, at: memory + tile.y * bytesPerRow + tile.x * 4, bytesPerRow: bytesPerRow, fonts: fonts,
                    byteLimit: groupByteLimit)
            }
        }
        library.glyphs.pictureEnded()
        return bitmap
    }

    /// Returns the number of pixels for a size in points.
    ///
    /// - Throws: `PaintError` for an invalid size, or one with more pixels than an image may have.
    static func pixels(of size: CGSize, scale: Double, source: Layer.Source?) throws -> (Int, Int) {
        let width = Double(size.width)
        let height = Double(size.height)
        guard width.isFinite, height.isFinite, scale.isFinite, width > 0, height > 0, scale > 0 else {
            throw PaintError.invalidSize(width: width, height: height, scale: scale, source: source)
        }
        // A hundredth of a pixel is rounding, not content: 267.667 points at 3x are 803 pixels.
        let columns = max(1, (width * scale - 0.01).rounded(.up))
        let rows = max(1, (height * scale - 0.01).rounded(.up))
        guard columns * rows <= Double(pixelLimit) else {
            throw PaintError.tooLarge(width: columns, height: rows, limit: pixelLimit, source: source)
        }
        return (Int(columns), Int(rows))
    }
}
