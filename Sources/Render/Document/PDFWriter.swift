import Foundation

/// Writes a tree of layers as a PDF of one page: text that can be searched, selected and printed at any size, shapes as
/// shapes.
///
/// Fonts are embedded, each with the letters that are used. Shadows become pictures, of as many pixels a point as the
/// scale says and 2 at least; images keep their own pixels up to four a point. The same layers give the same bytes with
/// the same libraries and fonts, whatever the time and place: the file names no date.
///
/// ```swift
/// let pdf = try PDFWriter(title: "Receipt").document(
///     layer, size: CGSize(width: 300, height: 500), scale: 2, background: .white)
/// ```
public struct PDFWriter: Sendable {
    /// What viewers show as the document's name; nil for none.
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

    /// Images that are finer than the page's grid keep up to so many pixels for each point: 288 an inch.
    private static let greatestDensity = 4.0

    /// The file.
    /// - Parameters:
    ///   - layer: its place in its parent's coordinates is its place on the page, in points from the top left.
    ///   - size: the page's, in points: 72 an inch.
    ///   - scale: pixels for each point of what can only be a picture; edges lie on whole ones, as on a screen.
    ///   - background: what the page is filled with before; nil leaves it clear.
    /// - Throws: `PaintError`, as painting a picture of that size does, or `FontError`.
    public func document(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Data {
        let page = try DocumentPage(size: size, scale: scale, source: layer.source)
        return try FontFaceResolver.withResolver(library: library) { fonts in
            let canvas = try PDFCanvas(size: size, title: title, fonts: fonts)
            if let background, background.alpha > 0 {
                canvas.fill(page.outline, background, .nonZero)
            }
            let pictures = DocumentPictures(
                page: page, fonts: fonts, greatestDensity: Self.greatestDensity, byteLimit: pictureByteLimit)
            var walker = DocumentWalker(canvas: canvas, page: page, pictures: pictures)
            try walker.draw(layer)
            return try canvas.finish(source: layer.source)
        }
    }
}
