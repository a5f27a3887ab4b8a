import Foundation

/// One thing that a layer draws between its background and its sublayers; places are in the layer's bounds.
public enum LayerContent: Hashable, Sendable {
    case glyphs(GlyphRun)
    case image(ImageContent)
    case fill(Path, Color, FillRule)
    case stroke(Path, Color, StrokeStyle)
    case gradient(GradientContent)
}

/// A picture stretched over `destination`; what lies outside `clip` is not drawn.
public struct ImageContent: Hashable, Sendable {
    public var bitmap: Bitmap
    /// Where the bitmap, or its `sourceRect`, goes: in points.
    public var destination: CGRect
    /// Nothing is drawn outside this rectangle; nil for no limit.
    public var clip: CGRect?
    /// When set, only the bitmap's alpha counts, and it is filled with this colour.
    public var tint: Color?
    /// The part of the bitmap that is stretched over `destination`, in pixels; nil for all of it.
    public var sourceRect: CGRect?

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
    public enum Kind: Hashable, Sendable {
        case linear
        case radial
    }
    public struct Stop: Hashable, Sendable {
        public var location: Double
        public var color: Color

        public init(location: Double, color: Color) {
            self.location = location
            self.color = color
        }
    }

    public var kind: Kind
    public var stops: [Stop]
    /// In units of the bounds, as `CAGradientLayer` has them.
    public var start: CGPoint
    public var end: CGPoint

    public init(kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint) {
        self.kind = kind
        self.stops = stops
        self.start = start
        self.end = end
    }
}
