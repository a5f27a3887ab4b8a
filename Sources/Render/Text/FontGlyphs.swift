import CCairo
import Foundation

/// The glyphs of a font itself, without those of the fonts that replace it for characters it lacks. Lengths are points.
package struct FontGlyphs {
    private let font: SizedFont

    /// Creates the glyphs of a font; nil if no font is installed.
    package init?(_ spec: FontSpec, library: FontLibrary = .shared) {
        guard let font = FontCascade(spec, library: library).fonts.first else { return nil }
        self.font = font
    }

    /// The file of the font.
    package var path: String { font.file.path }
    /// The units of the font's em.
    package var unitsPerEm: Double { font.file.unitsPerEm }
    /// The distance from the baseline to an underline's middle in points, negative below it.
    package var underlinePosition: Double { font.file.underlinePosition * font.pointsPerUnit }
    /// The thickness of underlines in points.
    package var underlineThickness: Double { font.file.underlineThickness * font.pointsPerUnit }
    /// The number of glyphs.
    package var count: Int { font.file.glyphCount }

    /// Returns the index of a character's glyph, without substitutions by its neighbors; nil if the font lacks it.
    package func glyph(of scalar: UInt32) -> UInt32? { font.file.glyph(scalar) }
    /// Returns the index of the glyph with a PostScript name, such as `germandbls`; nil if the font has no such name.
    package func glyph(named name: String) -> UInt32? { font.file.glyph(named: name) }

    /// Returns a glyph's advance before kerning: that of San Francisco in the system's font, for characters beyond
    /// ASCII by the ratio of the letters' widths.
    package func advance(of glyph: UInt32) -> Double { metrics(of: glyph).advance }

    /// Returns a glyph's outline with its origin on the baseline, at the place in its advance in which lines draw it, y
    /// pointing up; empty for a space.
    package func outline(of glyph: UInt32) -> Path {
        let scale = font.pointsPerUnit
        // The painter's slant, about eleven degrees.
        let slant = font.face.isSlanted ? 0.2 * scale : 0
        let transform = CGAffineTransform(a: scale, b: 0, c: slant, d: scale, tx: metrics(of: glyph).offset, ty: 0)
        return GlyphOutlines(file: font.file).outline(of: glyph).applying(transform)
    }

    /// Returns a glyph's advance, and the distance of its origin from the advance's start.
    private func metrics(of glyph: UInt32) -> (advance: Double, offset: Double) {
        let own = font.file.advance(ofGlyph: glyph) * font.pointsPerUnit
        switch font.advances {
        case .own: return (own, 0)
        case .cells(let width): return (width, (width - own) / 2)
        case .sanFrancisco(let metrics):
            let perUnit = font.size / 2048
            let scalar = (UInt32(0x20)..<0x7F).first { font.file.glyph($0) == glyph }
            let width = scalar.flatMap(metrics.advance).map { $0 * perUnit } ?? own * metrics.letterRatio(to: font)
            return (width + metrics.tracking * perUnit, (width - own) / 2)
        }
    }
}

extension GlyphRun {
    /// Returns the least and the greatest y of the glyphs' outlines, in points, in the coordinates of the run; nil for
    /// a run without outlines, such as spaces, and for a font that isn't found.
    package func outlineRange(in library: FontLibrary = .shared) -> ClosedRange<Double>? {
        guard let file = library.file(named: face.name) else { return nil }
        let scale = drawnSize / file.unitsPerEm
        var range: ClosedRange<Double>?
        for glyph in glyphs {
            var extents = hb_glyph_extents_t()
            guard hb_font_get_glyph_extents(file.font, glyph.id, &extents) != 0, extents.height != 0 else { continue }
            // The height is negative: from the top down, with y pointing up.
            let top = glyph.y - Double(extents.y_bearing) * scale
            let bottom = top - Double(extents.height) * scale
            range = min(range?.lowerBound ?? top, top)...max(range?.upperBound ?? bottom, bottom)
        }
        return range
    }
}
