import Foundation

/// A glyph's place on the device: the pixel that its origin lies in, and where in it, in 64ths, in which FreeType counts.
///
/// Moving a glyph by whole pixels changes nothing of what it covers, so only the rest matters for that.
struct PlacedGlyph {
    let glyph: GlyphRun.Glyph
    /// The pixel, from the left and from the top.
    let column: Int
    let row: Int
    /// 0…63, to the right.
    let x: Int
    /// 0…63, upwards as FreeType's are.
    let y: Int

    /// Nil beyond a million pixels, where nothing is visible and FreeType's numbers end.
    init?(_ glyph: GlyphRun.Glyph, _ transform: CGAffineTransform) {
        let place = CGPoint(x: glyph.x, y: glyph.y).applying(transform)
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
        let x = Int((place.x * 64).rounded())
        let y = Int((-place.y * 64).rounded())
        self.glyph = glyph
        column = x >> 6
        row = -(y >> 6)
        self.x = x & 63
        self.y = y & 63
    }
}
