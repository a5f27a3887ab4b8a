import Foundation

/// Writes a tree of layers as a PDF of one page: text that can be searched, selected and printed at any size, and
/// vector shapes.
///
/// Fonts are embedded as subsets of the used glyphs. Shadows become bitmaps, at `scale` pixels per point and at least
/// 2; images keep their own pixels up to four per point. The same layers give the same bytes with the same libraries
/// and fonts, independent of time and place: the file contains no date.
///
/// ```swift
/// let pdf = try PDFWriter(title: "Receipt").document(
///     layer, size: CGSize(width: 300, height: 500), scale: 2, background: .white)
/// ```
public struct PDFWriter: Sendable {
    /// The document name that viewers show; nil for none.
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

    /// The maximum number of pixels per point that images finer than the page's grid keep: 288 per inch.
    private static let greatestDensity = 4.0

    /// Returns the file.
    ///
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the page's, in points from the top left.
    ///   - size: The size of the page in points: 72 per inch.
    ///   - scale: The number of pixels per point of bitmaps; edges are snapped to whole ones, as on a screen.
    ///   - background: The color that fills the page first; nil leaves it transparent.
    /// - Throws: `PaintError`, as painting an image of that size does, or `FontError`.
    public func document(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Data {
        let page = try DocumentPage(size: size, scale: scale, source: layer.source)
        return try FontFaceResolver.withResolver(library: library) { fonts in
            let canvas = try PDFCanvas(size: size, title: title, fonts: fonts)
            if let background, background.alpha > 0 {
                canvas.fill(page.outline, background, .nonZero)
            }
            let rasterizer = DocumentRasterizer(
                page: page, fonts: fonts, greatestDensity: Self.greatestDensity, byteLimit: bitmapByteLimit)
            var walker = DocumentWalker(canvas: canvas, page: page, rasterizer: rasterizer)
            try walker.draw(layer)
            return try canvas.finish(source: layer.source)
        }
    }
}
