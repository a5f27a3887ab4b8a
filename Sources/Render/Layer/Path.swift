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
    public init(_ elements: [Element] = []) { self.elements = elements }

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

/// The shape of a line's ends; raw values are those of `CAShapeLayerLineCap`.
public enum LineCap: String, Hashable, Sendable {
    /// The line ends at the last point.
    case butt
    /// A half circle around the last point.
    case round
    /// A half square around the last point.
    case square
}

/// The shape of the joint between two segments; raw values are those of `CAShapeLayerLineJoin`.
public enum LineJoin: String, Hashable, Sendable {
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

extension Path {
    /// Returns the path with every point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        return Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(point.applying(transform))
                case .line(let point): .line(point.applying(transform))
                case .quadCurve(let point, let control):
                    .quadCurve(to: point.applying(transform), control: control.applying(transform))
                case .curve(let point, let first, let second):
                    .curve(
                        to: point.applying(transform), control1: first.applying(transform),
                        control2: second.applying(transform))
                case .close: .close
                }
            })
    }

    /// Returns the path moved by an offset in points.
    public func offset(by delta: CGPoint) -> Path { applying(CGAffineTransform(translationX: delta.x, y: delta.y)) }
}

extension Path {
    /// Returns the part of the outline between two fractions of its length; curves become short line segments. 0 and 1
    /// return the path itself.
    ///
    /// Segments that touch stay connected, so that joins and dashes continue from one to the next, and subpaths within
    /// the part stay closed. Dashes begin at the part's start.
    public func trimmed(from start: Double, to end: Double) -> Path {
        if start <= 0, end >= 1 { return self }
        guard start < end, start < 1, end > 0 else { return Path() }
        let subpaths = straightSubpaths()
        var total = 0.0
        for subpath in subpaths { for piece in subpath.pieces { total += piece.length } }
        let from = max(0, start) * total
        let to = min(1, end) * total
        var result: [Element] = []
        var traveled = 0.0
        for subpath in subpaths {
            var isWhole = true
            var isStarted = false
            for piece in subpath.pieces {
                let pieceStart = traveled
                traveled += piece.length
                isWhole = isWhole && pieceStart >= from && traveled <= to
                guard max(from, pieceStart) < min(to, traveled) else { continue }
                if !isStarted { result.append(.move(piece.point(at: (from - pieceStart) / piece.length))) }
                isStarted = true
                result.append(.line(traveled <= to ? piece.to : piece.point(at: (to - pieceStart) / piece.length)))
            }
            if isStarted, isWhole, subpath.isClosed { result.append(.close) }
        }
        return Path(result)
    }

    private struct Piece {
        var from: CGPoint
        var to: CGPoint

        var length: Double { Double(hypot(to.x - from.x, to.y - from.y)) }

        func point(at fraction: Double) -> CGPoint {
            if fraction <= 0 { return from }
            if fraction >= 1 { return to }
            return CGPoint(
                x: from.x + (to.x - from.x) * CGFloat(fraction), y: from.y + (to.y - from.y) * CGFloat(fraction))
        }
    }

    /// Connected line segments with a length above 0.
    private struct Subpath {
        var pieces: [Piece] = []
        var isClosed = false
    }

    /// Returns the subpaths as line segments, with 32 segments per curve.
    private func straightSubpaths() -> [Subpath] {
        var subpaths: [Subpath] = []
        var subpath = Subpath()
        var start = CGPoint.zero
        var pen = CGPoint.zero
        func add(_ point: CGPoint) {
            if point != pen { subpath.pieces.append(Piece(from: pen, to: point)) }
            pen = point
        }
        func end() {
            subpaths.append(subpath)
            subpath = Subpath()
        }
        for element in elements {
            switch element {
            case .move(let point):
                end()
                start = point
                pen = point
            case .line(let point): add(point)
            case .quadCurve(let point, let control):
                let from = pen
                for step in 1...32 {
                    let t = CGFloat(step) / 32
                    let u = 1 - t
                    add(
                        CGPoint(
                            x: u * u * from.x + 2 * u * t * control.x + t * t * point.x,
                            y: u * u * from.y + 2 * u * t * control.y + t * t * point.y))
                }
            case .curve(let point, let first, let second):
                let from = pen
                for step in 1...32 {
                    let t = CGFloat(step) / 32
                    let u = 1 - t
                    let a = u * u * u
                    let b = 3 * u * u * t
                    let c = 3 * u * t * t
                    let d = t * t * t
                    add(
                        CGPoint(
                            x: a * from.x + b * first.x + c * second.x + d * point.x,
                            y: a * from.y + b * first.y + c * second.y + d * point.y))
                }
            case .close:
                add(start)
                subpath.isClosed = true
                end()
            }
        }
        end()
        return subpaths
    }
}
