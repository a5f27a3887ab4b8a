import Foundation

/// A sequence of straight and curved segments, in points.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    public var isEmpty: Bool { elements.isEmpty }
}

/// How the inside of a path is found.
public enum FillRule: Hashable, Sendable {
    case nonZero
    case evenOdd
}

public enum LineCap: Hashable, Sendable {
    case butt
    case round
    case square
}

public enum LineJoin: Hashable, Sendable {
    case miter
    case round
    case bevel
}

/// How a path is stroked; lengths are points.
public struct StrokeStyle: Hashable, Sendable {
    public var width: Double
    public var cap: LineCap
    public var join: LineJoin
    public var miterLimit: Double
    public var dashes: [Double]
    public var dashPhase: Double

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
