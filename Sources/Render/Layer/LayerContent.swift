import Foundation

/// An item that a layer draws between its background and its sublayers, in the coordinates of the layer's bounds.
public enum LayerContent: Hashable, Sendable {
    /// A line of text, or a part of one.
    case glyphs(GlyphRun)
    /// An image.
    case image(ImageContent)
    /// A filled outline.
    case fill(Path, Color, FillRule)
    /// A stroked path.
    case stroke(Path, Color, StrokeStyle)
    /// A gradient over the whole bounds.
    case gradient(GradientContent)
}

/// An image stretched over `destination` and clipped to `clip`.
public struct ImageContent: Hashable, Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// The destination of the bitmap, or of its `sourceRect`, in points.
    public var destination: CGRect
    /// The clip rectangle; nil for none.
    public var clip: CGRect?
    /// The color that fills the bitmap's alpha; nil to draw the bitmap's own colors.
    public var tint: Color?
    /// The part of the bitmap that is stretched over `destination`, in pixels; nil for the whole bitmap.
    public var sourceRect: CGRect?
    /// The color font whose glyph the bitmap is; nil for other images.
    public var face: FontFace?
    /// A Boolean value that indicates whether the colors are added to those beneath instead of covering them.
    ///
    /// In an SVG, viewers without CSS's `plus-lighter` cover them. In a PDF, the area of such images is an image, at
    /// the scale of other bitmaps, over what lies beneath.
    public var isAdditive = false

    /// Creates image content; by default all of the bitmap in its own colors.
    public init(
        bitmap: Bitmap, destination: CGRect, clip: CGRect? = nil, tint: Color? = nil, sourceRect: CGRect? = nil,
        face: FontFace? = nil
    ) {
        self.bitmap = bitmap
        self.destination = destination
        self.clip = clip
        self.tint = tint
        self.sourceRect = sourceRect
        self.face = face
    }
}

/// A linear or radial gradient over the layer's bounds.
public struct GradientContent: Hashable, Sendable {
    /// The geometry of a gradient.
    public enum Kind: Hashable, Sendable {
        /// Along the line from `start` to `end`.
        case linear
        /// Outward from `start`; `end` is the corner of the box around the last ellipse.
        case radial
    }
    /// A color at a location.
    public struct Stop: Hashable, Sendable {
        /// The location: 0 at the start, 1 at the end.
        public var location: Double
        /// The color at the location.
        public var color: Color

        /// Creates a stop at a location in 0…1.
        public init(location: Double, color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// The geometry.
    public var kind: Kind
    /// The stops from the start to the end.
    public var stops: [Stop]
    /// The start point in units of the bounds, as in `CAGradientLayer`.
    public var start: CGPoint
    /// The end point in units of the bounds.
    public var end: CGPoint

    /// Creates a gradient from its stops and its two points, in units of the bounds.
    public init(kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint) {
        self.kind = kind
        self.stops = stops
        self.start = start
        self.end = end
    }
}

extension LayerContent {
    /// Returns the content moved by an offset in points.
    public func offset(by delta: CGPoint) -> LayerContent {
        if delta == .zero { return self }
        switch self {
        case .glyphs(var run):
            for index in run.glyphs.indices {
                run.glyphs[index].x += Double(delta.x)
                run.glyphs[index].y += Double(delta.y)
            }
            return .glyphs(run)
        case .image(var image):
            image.destination = image.destination.offsetBy(dx: delta.x, dy: delta.y)
            image.clip = image.clip?.offsetBy(dx: delta.x, dy: delta.y)
            return .image(image)
        case .fill(let path, let color, let rule): return .fill(path.offset(by: delta), color, rule)
        case .stroke(let path, let color, let style): return .stroke(path.offset(by: delta), color, style)
        case .gradient: return self
        }
    }

    /// Returns the same shape in one color; images and gradients are unchanged.
    public func recolored(_ color: Color) -> LayerContent {
        switch self {
        case .glyphs(var run):
            run.color = color
            return .glyphs(run)
        case .fill(let path, _, let rule): return .fill(path, color, rule)
        case .stroke(let path, _, let style): return .stroke(path, color, style)
        case .image, .gradient: return self
        }
    }
}

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
