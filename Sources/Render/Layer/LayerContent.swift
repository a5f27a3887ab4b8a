import Foundation

/// One thing that a layer draws between its background and its sublayers; places are in the layer's bounds.
public enum LayerContent: Hashable, Sendable {
    /// A line of text, or a part of one.
    case glyphs(GlyphRun)
    /// A picture.
    case image(ImageContent)
    /// A filled outline.
    case fill(Path, Color, FillRule)
    /// A line along a path.
    case stroke(Path, Color, StrokeStyle)
    /// A gradient over the whole bounds.
    case gradient(GradientContent)
}

/// A picture stretched over `destination`; what lies outside `clip` is not drawn.
public struct ImageContent: Hashable, Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// Where the bitmap, or its `sourceRect`, goes: in points.
    public var destination: CGRect
    /// Nothing is drawn outside this rectangle; nil for no limit.
    public var clip: CGRect?
    /// When set, only the bitmap's alpha counts, and it is filled with this colour.
    public var tint: Color?
    /// The part of the bitmap that is stretched over `destination`, in pixels; nil for all of it.
    public var sourceRect: CGRect?

    /// A picture at a place; all of it, in its own colours, unless told otherwise.
    public init(
        bitmap: Bitmap, destination: CGRect, clip: CGRect? = nil, tint: Color? = nil, sourceRect: CGRect? = nil
    ) {
        self.bitmap = bitmap
        self.destination = destination
        self.clip = clip
        self.tint = tint
        self.sourceRect = sourceRect
    }
}

/// A linear or radial gradient over the layer's bounds.
public struct GradientContent: Hashable, Sendable {
    /// How the colours run.
    public enum Kind: Hashable, Sendable {
        /// Along the line from `start` to `end`.
        case linear
        /// Outwards from `start`; `end` is the corner of the box around the last ellipse.
        case radial
    }
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// 0 at the start, 1 at the end.
        public var location: Double
        /// The colour there.
        public var color: Color

        /// A colour at a place, 0…1.
        public init(location: Double, color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// How the colours run.
    public var kind: Kind
    /// From the start to the end.
    public var stops: [Stop]
    /// In units of the bounds, as `CAGradientLayer` has them.
    public var start: CGPoint
    /// In units of the bounds, as `start`.
    public var end: CGPoint

    /// A gradient by its stops and its two points, in units of the bounds.
    public init(kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint) {
        self.kind = kind
        self.stops = stops
        self.start = start
        self.end = end
    }
}
