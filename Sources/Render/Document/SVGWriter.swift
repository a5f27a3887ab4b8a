import Foundation

/// Writes a tree of layers as SVG: readable and searchable text and vector shapes, in a file that depends on no other
/// but the fonts.
///
/// Text is drawn with the viewer's fonts: with Inter installed it looks as in a PNG. Each character has a position, so
/// lines keep their width with any font. Ligatures, joined scripts and marks are outlines, with the text in
/// `aria-label`. Images and shadows are embedded as PNG, at `scale` pixels per point and at least 2. The same layers
/// give the same bytes.
///
/// ```swift
/// let svg = try SVGWriter(title: "Receipt").document(
///     layer, size: CGSize(width: 300, height: 500), scale: 2, background: .white)
/// ```
public struct SVGWriter: Sendable {
    /// The file's `<title>` for viewers and screen readers; nil for none.
    public var title: String?
    /// The source of the fonts of glyph runs.
    public let library: FontLibrary
    /// The memory limit in bytes of the document's bitmaps while it is written.
    public let bitmapByteLimit: Int

    /// Creates a writer.
    ///
    /// - Parameter bitmapByteLimit: The memory limit of bitmaps, 1 GiB by default; exceeding it throws
    ///   `PaintError.tooMuchMemory`.
    public init(title: String? = nil, library: FontLibrary = .shared, bitmapByteLimit: Int = 1 << 30) {
        self.title = title
        self.library = library
        self.bitmapByteLimit = bitmapByteLimit
    }

    /// Returns the file, in UTF-8.
    ///
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the image's, in points from the top left.
    ///   - size: The size in points, which are SVG's pixels.
    ///   - scale: The number of pixels per point of bitmaps; edges are snapped to whole ones, as on a screen.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    /// - Throws: `PaintError`, as painting an image of that size does, `FontError`, or `ImageError`.
    public func document(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Data {
        let page = try DocumentPage(size: size, scale: scale, source: layer.source)
        return try FontFaceResolver.withResolver(library: library) { fonts in
            let canvas = SVGCanvas(size: size, fonts: fonts)
            if let background, background.alpha > 0 {
                canvas.fill(page.outline, background, .nonZero)
            }
            let rasterizer = DocumentRasterizer(
                page: page, fonts: fonts, greatestDensity: page.scale, byteLimit: bitmapByteLimit)
            var walker = DocumentWalker(canvas: canvas, page: page, rasterizer: rasterizer)
            try walker.draw(layer)
            return try canvas.finish(title: title)
        }
    }
}
