import Foundation

/// The font of a run's glyph indices. A name instead of a C object: each thread resolves it separately.
public struct FontFace: Hashable, Sendable {
    /// The font file's PostScript name, such as `Inter-SemiBold` or `NotoSansCJKjp-Regular`.
    public var name: String
    /// A Boolean value that indicates whether the painter slants the glyphs because the family has no italic of its
    /// own.
    public var isSlanted: Bool

    /// Creates a face from the name of its file without the extension.
    public init(name: String, isSlanted: Bool = false) {
        self.name = name
        self.isSlanted = isSlanted
    }
}

/// Shaped text: positioned glyphs of one font in one color.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph with its position.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's index in its font.
        public var id: UInt32
        /// The x coordinate of the origin (on the baseline), in points, in the coordinates of the layer's bounds.
        public var x: Double
        /// The y coordinate of the origin, in points, down from the top.
        public var y: Double

        /// Creates a glyph from its index and its origin.
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
    /// The color of all glyphs.
    public var color: Color
    /// The glyphs in drawing order.
    public var glyphs: [Glyph]
    /// The characters that the glyphs represent, for text trees, PDF and SVG.
    public var text: String
    /// The requested font, where it is known; comparisons of two images report it.
    public var font: FontSpec?

    /// Creates a run of glyphs of one font; positions are in the coordinates of the layer's bounds.
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
