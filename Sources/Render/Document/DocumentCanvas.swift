import Foundation

/// The drawing operations of a page, in points from its top left corner; each document format implements them.
///
/// Clips and groups are nested like brackets.
protocol DocumentCanvas: AnyObject {
    func fill(_ path: Path, _ color: Color, _ rule: FillRule)
    /// Strokes a path; the style's lengths are in the path's coordinates, which `toPage` maps to the page.
    func stroke(_ path: Path, _ toPage: CGAffineTransform, _ color: Color, _ style: StrokeStyle)
    /// Fills a path; `toPage` maps the coordinates of the gradient's pattern to the page.
    func fill(_ path: Path, _ gradient: GradientContent, alpha: Double, _ toPage: CGAffineTransform)
    func draw(_ picture: PlacedPicture)
    /// Draws a run of glyphs.
    ///
    /// - Throws: `FontError`, or `PaintError`.
    func draw(_ run: GlyphRun, _ toPage: CGAffineTransform, source: Layer.Source?) throws

    /// Clips drawing to `path` until `endClip()`.
    func beginClip(_ path: Path)
    func endClip()

    /// Begins a group: everything until `endGroup()` is composited and faded as one.
    ///
    /// - Parameter isMasked: Indicates that a mask follows the content.
    func beginGroup(opacity: Double, isMasked: Bool)
    /// Ends the content of a masked group; the following drawing, all of it white, is its mask.
    func beginMask()
    func endGroup()
}

/// A bitmap with its position on the page.
struct PlacedPicture {
    let bitmap: Bitmap
    /// The transform from the bitmap's pixels to points of the page.
    let toPage: CGAffineTransform
    /// The opacity, 0…1.
    var alpha = 1.0
}
