import Foundation

/// A glyph's position on the device: the pixel that contains its origin, and the subpixel offset in FreeType's 64ths.
///
/// Moving a glyph by whole pixels doesn't change its coverage, which depends on the subpixel offset only.
struct PlacedGlyph {
    let glyph: GlyphRun.Glyph
    /// The pixel, from the left and from the top.
    let column: Int
    let row: Int
    /// The subpixel offset to the right, 0…63.
    let x: Int
    /// The subpixel offset upward as in FreeType, 0…63.
    let y: Int

    /// Returns nil beyond a million pixels, where nothing is visible and FreeType's number range ends.
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
