import Foundation

/// Which font file a run's glyph numbers belong to. A name, not a C object: each thread resolves it for itself.
public struct FontFace: Hashable, Sendable {
    /// The font file's PostScript name, such as `Inter-SemiBold` or `NotoSansCJKjp-Regular`.
    public var name: String
    /// True where the letters are slanted by the painter because the family has no italic of its own.
    public var isSlanted: Bool

    /// A face by the name of its file without the extension.
    public init(name: String, isSlanted: Bool = false) {
        self.name = name
        self.isSlanted = isSlanted
    }
}

/// Shaped text: glyphs of one font in one colour at fixed places.
public struct GlyphRun: Hashable, Sendable {
    /// One glyph and where it stands.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its font.
        public var id: UInt32
        /// The glyph's origin (on the baseline), in points, in the coordinates of the layer's bounds.
        public var x: Double
        /// The height of the origin, down from the top.
        public var y: Double

        /// A glyph by its number and its origin.
        public init(id: UInt32, x: Double, y: Double) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// The font.
    public var face: FontFace
    /// The size at which the glyphs are drawn, in points. (For Inter about 0.968 of the font's nominal size.)
    public var drawnSize: Double
    /// The colour of all its glyphs.
    public var color: Color
    /// The glyphs, in the order in which they are drawn.
    public var glyphs: [Glyph]
    /// The characters that the glyphs stand for, for text trees, PDF and SVG.
    public var text: String
    /// The font that was asked for, where that is known: what a comparison of two pictures names.
    public var font: FontSpec?

    /// Glyphs of one font; places are in the coordinates of the layer's bounds.
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
