import Foundation

/// What a page is drawn on, shape by shape, in points from its top left corner: what a kind of document has to know.
///
/// Clips and groups are opened and closed like brackets.
protocol DocumentCanvas: AnyObject {
    func fill(_ path: Path, _ color: Color, _ rule: FillRule)
    /// Lengths of the style are in the path's coordinates, which `toPage` maps to the page.
    func stroke(_ path: Path, _ toPage: CGAffineTransform, _ color: Color, _ style: StrokeStyle)
    /// `toPage` maps the coordinates of the gradient's pattern to the page.
    func fill(_ path: Path, _ gradient: GradientContent, alpha: Double, _ toPage: CGAffineTransform)
    func draw(_ picture: PlacedPicture)
    /// - Throws: `FontError`, or `PaintError`.
    func draw(_ run: GlyphRun, _ toPage: CGAffineTransform, source: Layer.Source?) throws

    /// Until `endClip()` nothing outside is drawn.
    func beginClip(_ path: Path)
    func endClip()

    /// What follows until `endGroup()` is drawn as one, and faded once.
    /// - Parameter isMasked: a mask follows the content.
    func beginGroup(opacity: Double, isMasked: Bool)
    /// Ends the content of a masked group; what follows, all of it white, is its mask.
    func beginMask()
    func endGroup()
}

/// Pixels at a place of the page.
struct PlacedPicture {
    let bitmap: Bitmap
    /// Maps the bitmap's pixels to points of the page.
    let toPage: CGAffineTransform
    /// 0…1.
    var alpha = 1.0
}
