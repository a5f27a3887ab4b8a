import CCairo
import Foundation

extension FontFaceResolver {
    /// False for letters that are flattened to nothing: there is nothing to see.
    /// - Throws: `PaintError.invalidGeometry` for letters too large to be any, or what opening the font throws.
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
