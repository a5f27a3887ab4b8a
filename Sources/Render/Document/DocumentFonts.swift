import CCairo
import Foundation

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
