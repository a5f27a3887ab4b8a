import Foundation

/// A sequence of straight and curved segments, in points.
public struct Path: Hashable, Sendable {
    /// A step of a path, from where the one before ended.
    public enum Element: Hashable, Sendable {
        /// Begins a new part at this point.
        case move(CGPoint)
        /// A straight line.
        case line(CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A Bézier curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the part began.
        case close
    }

    /// The steps in order.
    public var elements: [Element]

    /// A path of these steps.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// True without any step.
    public var isEmpty: Bool { elements.isEmpty }
}

/// How the inside of a path is found.
public enum FillRule: Hashable, Sendable {
    /// Inside is where the outline goes round more often one way than the other.
    case nonZero
    /// Inside is what lies behind an odd number of outlines.
    case evenOdd
}

/// How a line ends.
public enum LineCap: Hashable, Sendable {
    /// At the last point.
    case butt
    /// With half a circle around the last point.
    case round
    /// With half a square around the last point.
    case square
}

/// How two segments meet.
public enum LineJoin: Hashable, Sendable {
    /// With a point, up to the miter limit.
    case miter
    /// With a part of a circle.
    case round
    /// With the corner cut off.
    case bevel
}

/// How a path is stroked; lengths are points.
public struct StrokeStyle: Hashable, Sendable {
    /// Points.
    public var width: Double
    /// How it ends.
    public var cap: LineCap
    /// How segments meet.
    public var join: LineJoin
    /// The length of a pointed corner over the line's width beyond which it is cut off; 1 or more.
    public var miterLimit: Double
    /// Lengths of lines and gaps in turn; empty for one line.
    public var dashes: [Double]
    /// How far into the dashes the line begins.
    public var dashPhase: Double

    /// A solid line of one point, unless told otherwise.
    public init(
        width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
        dashes: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}
