import Foundation

/// A sequence of straight and curved segments, in points.
public struct Path: Hashable, Sendable {
    /// A segment of a path, from the end of the previous one.
    public enum Element: Hashable, Sendable {
        /// Begins a new subpath at this point.
        case move(CGPoint)
        /// A straight line.
        case line(CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A Bézier curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the start of the subpath.
        case close
    }

    /// The elements in order.
    public var elements: [Element]

    /// Creates a path from elements.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }
}

/// The rule that determines the inside of a path.
public enum FillRule: Hashable, Sendable {
    /// Points with a winding number other than 0 are inside.
    case nonZero
    /// Points whose rays cross the outline an odd number of times are inside.
    case evenOdd
}

/// The shape of a line's ends.
public enum LineCap: Hashable, Sendable {
    /// The line ends at the last point.
    case butt
    /// A half circle around the last point.
    case round
    /// A half square around the last point.
    case square
}

/// The shape of the joint between two segments.
public enum LineJoin: Hashable, Sendable {
    /// A pointed joint, up to the miter limit.
    case miter
    /// A circular arc.
    case round
    /// A joint with its corner cut off.
    case bevel
}

/// The parameters of a stroke; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The line width in points.
    public var width: Double
    /// The shape of the ends.
    public var cap: LineCap
    /// The shape of the joints.
    public var join: LineJoin
    /// The maximum ratio of a pointed joint's length to the line's width; longer ones are cut off. 1 or more.
    public var miterLimit: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    public var dashes: [Double]
    /// The offset into the dashes at which the line begins.
    public var dashPhase: Double

    /// Creates a stroke style; by default a solid line of one point.
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
