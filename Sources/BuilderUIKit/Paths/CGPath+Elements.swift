import Foundation
import Render

/// The type of a path element.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// The start of a subpath.
    case moveToPoint = 0
    /// A straight line.
    case addLineToPoint = 1
    /// A quadratic Bézier curve.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve.
    case addCurveToPoint = 3
    /// The end of a closed subpath.
    case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement {
    /// The element's type.
    public var type: CGPathElementType
    /// The points, control points first: 1, 1, 2, 3 or 0, by the type. Valid during the call that passes the element.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a closure with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var (type, points): (CGPathElementType, [CGPoint]) =
                switch element {
                case .move(let point): (.moveToPoint, [point])
                case .line(let point): (.addLineToPoint, [point])
                case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
                case .curve(let point, let first, let second): (.addCurveToPoint, [first, second, point])
                case .close: (.closeSubpath, [])
                }
            points.reserveCapacity(3)
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
            }
        }
    }

    /// Returns the path divided into dashes: lengths of dashes and gaps in points, starting `phase` points into the
    /// pattern.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
        -> CGPath
    {
        let usable = StrokeStyle.usable(lengths).map { CGFloat($0) }
        let mapped = path.applying(transform)
        guard !usable.isEmpty else { return CGPath(mapped) }
        return CGPath(mapped.flattened(tolerance: 0.05).dashed(usable, phase: phase.isFinite ? phase : 0))
    }
}

extension Path {
    /// Returns a path of straight lines divided into dashes.
    fileprivate func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = pattern.reduce(0, +)
        var result = Path()
        var current = CGPoint.zero
        var start = CGPoint.zero
        var index = 0
        var rest: CGFloat = 0
        func begin() {
            var offset = phase.truncatingRemainder(dividingBy: whole)
            if offset < 0 { offset += whole }
            index = 0
            while offset >= pattern[index], offset > 0 {
                offset -= pattern[index]
                index = (index + 1) % pattern.count
            }
            rest = pattern[index] - offset
        }
        func walk(to end: CGPoint) {
            let (dx, dy) = (end.x - current.x, end.y - current.y)
            let length = (dx * dx + dy * dy).squareRoot()
            // Lines with 100,000 or more repetitions of the pattern are drawn solid.
            guard length > 0, length / whole < 100_000 else { return result.addLine(to: end) }
            var done: CGFloat = 0
            while done < length {
                let step = min(rest, length - done)
                done += step
                rest -= step
                let point = CGPoint(x: current.x + dx * done / length, y: current.y + dy * done / length)
                if index % 2 == 0 { result.addLine(to: point) }
                if rest <= 0 {
                    index = (index + 1) % pattern.count
                    rest = pattern[index]
                    if index % 2 == 0 { result.move(to: point) }
                }
            }
        }
        for element in elements {
            switch element {
            case .move(let point):
                begin()
                if index % 2 == 0 { result.move(to: point) }
                current = point
                start = point
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                walk(to: point)
                current = point
            case .close:
                walk(to: start)
                current = start
            }
        }
        return result
    }
}
