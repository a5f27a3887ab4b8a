import Foundation

/// Which font file a run's glyph numbers belong to. A name, not a C object: each thread resolves it for itself.
public struct FontFace: Hashable, Sendable {
    /// The font file's PostScript name, such as `Inter-SemiBold` or `NotoSansCJKjp-Regular`.
    public var name: String
    /// True where the letters are slanted by the painter because the family has no italic of its own.
    public var isSlanted: Bool

    public init(name: String, isSlanted: Bool = false) {
        self.name = name
        self.isSlanted = isSlanted
    }
}

/// Shaped text: glyphs of one font in one colour at fixed places.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its font.
        public var id: UInt32
        /// The glyph's origin (on the baseline), in points, in the coordinates of the layer's bounds.
        public var x: Double
        public var y: Double

        public init(id: UInt32, x: Double, y: Double) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var face: FontFace
    /// The size at which the glyphs are drawn, in points. (For Inter about 0.968 of the font's nominal size.)
    public var drawnSize: Double
    public var color: Color
    public var glyphs: [Glyph]
    /// The characters that the glyphs stand for, for text trees, PDF and SVG.
    public var text: String
    /// The font that was asked for, where that is known: what a comparison of two pictures names.
    public var font: FontSpec?

    public init(
        face: FontFace, drawnSize: Double, color: Color, glyphs: [Glyph], text: String, font: FontSpec? = nil
    ) {
        self.face = face
        self.drawnSize = drawnSize
        self.color = color
        self.glyphs = glyphs
        self.text = text
        self.font = font
    }
}
