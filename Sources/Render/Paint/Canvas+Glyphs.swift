import CCairo
import Foundation

extension Canvas {
    /// Fills the outlines of a run's glyphs.
    ///
    /// cairo 1.16 moves glyphs to whole pixels when it draws them as pictures; outlines keep their exact places. A run is
    /// filled in parts of at most `glyphsAtOnce`, since the cost of one fill grows faster than its number of edges.
    func draw(_ run: GlyphRun, _ transform: CGAffineTransform, alpha: Double, fonts: FontFaceResolver) throws {
        use(transform)
        try fonts.select(run.face, size: run.drawnSize, in: context)
        setColor(run.color, alpha: alpha)
        var glyphs: [cairo_glyph_t] = []
        glyphs.reserveCapacity(min(run.glyphs.count, Canvas.glyphsAtOnce))
        for glyph in run.glyphs {
            glyphs.append(cairo_glyph_t(index: UInt(glyph.id), x: glyph.x, y: glyph.y))
            if glyphs.count == Canvas.glyphsAtOnce {
                fillOutlines(glyphs)
                glyphs.removeAll(keepingCapacity: true)
            }
        }
        fillOutlines(glyphs)
    }

    private static let glyphsAtOnce = 64

    private func fillOutlines(_ glyphs: [cairo_glyph_t]) {
        guard !glyphs.isEmpty else { return }
        cairo_glyph_path(context, glyphs, Int32(glyphs.count))
        fill()
    }
}
