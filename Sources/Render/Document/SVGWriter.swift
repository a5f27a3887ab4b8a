import Foundation

/// Writes a tree of layers as SVG: text that people and search engines can read, shapes as shapes, in a file that needs no
/// other but the fonts.
///
/// Text is drawn with the fonts that the viewer has: with Inter installed it looks as in a PNG. Each character has its
/// place, so lines keep their width with any font. Ligatures, joined scripts and marks are outlines, with the text in
/// `aria-label`. Images and shadows are embedded as PNG, at as many pixels a point as the scale says and 2 at least. The
/// same layers give the same bytes.
///
/// ```swift
/// let svg = try SVGWriter(title: "Receipt").document(
///     layer, size: CGSize(width: 300, height: 500), scale: 2, background: .white)
/// ```
public struct SVGWriter: Sendable {
    /// The file's `<title>`, which viewers show and screen readers say; nil for none.
    public var title: String?
    /// Where glyph runs' fonts come from.
    public let library: FontLibrary
    /// How many bytes the pictures in the document may take while it is made.
    public let pictureByteLimit: Int

    /// - Parameter pictureByteLimit: 1 GiB unless told otherwise; beyond it writing is a `PaintError.tooMuchMemory`.
    public init(title: String? = nil, library: FontLibrary = .shared, pictureByteLimit: Int = 1 << 30) {
        self.title = title
        self.library = library
        self.pictureByteLimit = pictureByteLimit
    }

    /// The file, in UTF-8.
    /// - Parameters:
    ///   - layer: its place in its parent's coordinates is its place in the picture, in points from the top left.
    ///   - size: points, which are SVG's pixels.
    ///   - scale: pixels for each point of what can only be a picture; edges lie on whole ones, as on a screen.
    ///   - background: what the picture is filled with before; nil leaves it clear.
    /// - Throws: `PaintError`, as painting a picture of that size does, `FontError`, or `ImageError`.
    public func document(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Data {
        let page = try DocumentPage(size: size, scale: scale, source: layer.source)
        return try FontFaceResolver.withResolver(library: library) { fonts in
            let canvas = SVGCanvas(size: size, fonts: fonts)
            if let background, background.alpha > 0 {
                canvas.fill(page.outline, background, .nonZero)
            }
            let pictures = DocumentPictures(
                page: page, fonts: fonts, greatestDensity: page.scale, byteLimit: pictureByteLimit)
            var walker = DocumentWalker(canvas: canvas, page: page, pictures: pictures)
            try walker.draw(layer)
            return try canvas.finish(title: title)
        }
    }
}
