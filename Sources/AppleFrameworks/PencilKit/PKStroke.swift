import BuilderUIKit

/// The pen and the color of a stroke.
public struct PKInk: Hashable, Sendable {
    /// The kinds of pens.
    public typealias InkType = PKInkingTool.InkType
    /// The pen.
    public var inkType: InkType
    /// The color.
    public var color: UIColor
    /// Creates an ink.
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// A point of a stroke.
public struct PKStrokePoint: Hashable, Codable, Sendable {
    /// The location in points.
    public let location: CGPoint
    /// The time since the stroke's beginning, in seconds.
    public let timeOffset: TimeInterval
    /// The size of the pen's mark, in points.
    public let size: CGSize
    /// The opacity, from 0 to 1.
    public let opacity: CGFloat
    /// The pressure; 1 is an average one.
    public let force: CGFloat
    /// The direction of the pencil, in radians.
    public let azimuth: CGFloat
    /// The angle between the pencil and the surface, in radians.
    public let altitude: CGFloat
    /// Creates a point.
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        self.location = location
        self.timeOffset = timeOffset
        self.size = size
        self.opacity = opacity
        self.force = force
        self.azimuth = azimuth
        self.altitude = altitude
    }
}

/// The points of a stroke.
public struct PKStrokePath: RandomAccessCollection, Hashable, Codable, Sendable {
    private let points: [PKStrokePoint]
    /// The time of the stroke's beginning.
    public let creationDate: Date
    /// Creates a path.
    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    /// Creates an empty path.
    public init() { self.init(controlPoints: [], creationDate: Date(timeIntervalSinceReferenceDate: 0)) }
    /// The index of the first point.
    public var startIndex: Int { 0 }
    /// The number of points.
    public var endIndex: Int { points.count }
    /// The point of an index.
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// A line of a drawing.
public struct PKStroke: Hashable, @unchecked Sendable {
    /// The pen and the color.
    public var ink: PKInk
    /// The points.
    public var path: PKStrokePath
    /// The transform of the points.
    public var transform: CGAffineTransform
    /// The area outside of which the stroke isn't drawn; nil for all.
    public var mask: UIBezierPath?
    /// The seed of a pen's random marks.
    public var randomSeed: UInt32
    /// Creates a stroke.
    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32 = 0
    ) {
        self.ink = ink
        self.path = path
        self.transform = transform
        self.mask = mask
        self.randomSeed = randomSeed
    }

    /// The rectangle around the marks of the transformed points; null without points.
    public var renderBounds: CGRect {
        path.reduce(.null) { bounds, point in
            let (size, center) = (point.size, point.location)
            let mark = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            return bounds.union(mark.applying(transform))
        }
    }

    /// Draws the stroke into the current context, with the width of its first point.
    @MainActor func draw() {
        guard let first = path.first, let last = path.last else { return }
        let line = UIBezierPath()
        line.move(to: first.location)
        // The points are those of a quadratic spline, as the middles between them are on the line.
        for (point, next) in zip(path.dropFirst(), path.dropFirst(2)) {
            let middle = CGPoint(
                x: (point.location.x + next.location.x) / 2, y: (point.location.y + next.location.y) / 2)
            line.addQuadCurve(to: middle, controlPoint: point.location)
        }
        line.addLine(to: last.location)
        line.lineWidth = max(first.size.width, first.size.height)
        line.lineCapStyle = .round
        line.lineJoinStyle = .round
        UIGraphicsGetCurrentContext()?.saveGState()
        mask?.addClip()
        // The transform applies to the pen as well as to the points.
        UIGraphicsGetCurrentContext()?.concatenate(transform)
        ink.color.withAlphaComponent(ink.color.cgColor.alpha * first.opacity).setStroke()
        line.stroke()
        UIGraphicsGetCurrentContext()?.restoreGState()
    }
}

extension PKStroke: Codable {
    private enum Key: String, CodingKey { case inkType, color, path, transform, randomSeed }

    /// Creates a stroke from what ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let color = try values.decode([CGFloat].self, forKey: .color)
        guard color.count == 4, let type = PKInk.InkType(rawValue: try values.decode(String.self, forKey: .inkType))
        else {
            throw DecodingError.dataCorruptedError(forKey: .color, in: values, debugDescription: "not an ink")
        }
        let uiColor = UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
        self.init(
            ink: PKInk(type, color: uiColor), path: try values.decode(PKStrokePath.self, forKey: .path),
            transform: try values.decode(CGAffineTransform.self, forKey: .transform),
            randomSeed: try values.decode(UInt32.self, forKey: .randomSeed))
    }

    /// Writes all but the mask.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        try values.encode([red, green, blue, alpha], forKey: .color)
        try values.encode(ink.inkType.rawValue, forKey: .inkType)
        try values.encode(path, forKey: .path)
        try values.encode(transform, forKey: .transform)
        try values.encode(randomSeed, forKey: .randomSeed)
    }
}
