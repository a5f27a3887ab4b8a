import CCairo
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
    func draw(_ bitmap: PlacedBitmap)
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
struct PlacedBitmap {
    let bitmap: Bitmap
    /// The transform from the bitmap's pixels to points of the page.
    let toPage: CGAffineTransform
    /// The opacity, 0…1.
    var alpha = 1.0
}

/// The single page of a document: its size, and the fine pixel grid for snapping edges and for bitmaps.
struct DocumentPage {
    /// The size in points.
    let size: CGSize
    /// The number of grid pixels per point: the display's scale, at least 2.
    let scale: Double
    /// The pixels that the page covers.
    let area: PixelRect

    /// Creates a page.
    ///
    /// - Throws: `PaintError`, as painting an image of that size and scale does.
    init(size: CGSize, scale: Double, source: Layer.Source?) throws {
        _ = try Painter.pixels(of: size, scale: scale, source: source)
        self.size = size
        self.scale = max(2, scale)
        area = PixelRect(around: CGRect(origin: .zero, size: size).applying(.init(scaleX: self.scale, y: self.scale)))
    }

    /// The outline of all of the grid's pixels, in points: partial pixels at the edge are rounded up, as in an image.
    var outline: Path {
        BoxShape(rect: area.cgRect).outline(visible: area).applying(toPage)
    }

    /// The transform from pixels to points.
    var toPage: CGAffineTransform { CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) }
}

extension FontFaceResolver {
    /// Returns a Boolean value that indicates whether glyphs are visible; false for those that are flattened to
    /// nothing.
    ///
    /// - Throws: `PaintError.invalidGeometry` for glyphs beyond the maximum size, or the error of opening the font.
    func canScale(_ run: GlyphRun, _ toPage: CGAffineTransform, source: Layer.Source?) throws -> Bool {
        let linear = cairo_matrix_t(xx: toPage.a, yx: toPage.b, xy: toPage.c, yy: toPage.d, x0: 0, y0: 0)
        do {
            cairo_scaled_font_destroy(try makeScaledFont(run.face, size: run.drawnSize, transform: linear))
            return true
        } catch .unusableScale(_, let pixels) where pixels < 1 {
            return false
        } catch .unusableScale(_, let pixels) {
            throw PaintError.invalidGeometry(
                property: "transform (with it, letters are \(pixels) points high)", source: source)
        }
    }
}
