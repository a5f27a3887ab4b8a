import Foundation
import Render

extension Path {
    /// The smallest rectangle around all points, including control points; null for an empty path.
    var controlBounds: CGRect { elements.allSatisfy { $0 == .close } ? .null : extent }

    /// The smallest rectangle around the lines and curves themselves; null for an empty path.
    var bounds: CGRect {
        var box = PointBounds()
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                box.add(point)
                current = point
            case .quadCurve(let point, let control):
                box.add(CubicCurve(from: current, to: point, control: control))
                current = point
            case .curve(let point, let first, let second):
                box.add(CubicCurve(start: current, control1: first, control2: second, end: point))
                current = point
            case .close: break
            }
        }
        return box.rect
    }

    /// The end of the last segment; the start of its subpath if that was closed.
    var currentPoint: CGPoint? {
        switch elements.last {
        case nil: return nil
        case .move(let point), .line(let point): return point
        case .quadCurve(let point, _): return point
        case .curve(let point, _, _): return point
        case .close:
            for element in elements.reversed() {
                if case .move(let point) = element { return point }
            }
            return nil
        }
    }
}

/// A rectangle that grows to contain points.
struct PointBounds {
    private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    var rect: CGRect {
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    mutating func add(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    /// Adds a cubic curve: its ends and its extrema in x and y.
    mutating func add(_ curve: CubicCurve) {
        let (a, b, c, d) = (curve.start, curve.control1, curve.control2, curve.end)
        add(a)
        add(d)
        for t in Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y) { add(curve.point(at: t)) }
    }

    /// Returns the zeros of the derivative of one coordinate, strictly between the ends.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let p = -a + 3 * b - 3 * c + d
        let q = 2 * (a - 2 * b + c)
        let r = b - a
        var roots: [CGFloat] = []
        if abs(p) < 1e-12 {
            if abs(q) > 1e-12 { roots = [-r / q] }
        } else {
            let discriminant = q * q - 4 * p * r
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

// Hit testing.
extension Path {
    /// Returns the winding number of the path, with closed subpaths, around a point, and the number of crossings of a
    /// ray from it.
    func winding(around point: CGPoint) -> (number: Int, crossings: Int) {
        var number = 0
        var crossings = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x > point.x else { return }
            crossings += 1
            number += b.y > a.y ? 1 : -1
        }
        let box = controlBounds
        guard !box.isNull else { return (0, 0) }
        let tolerance = max(box.width, box.height, 1e-3) / 20_000
        for element in flattened(tolerance: tolerance).elements {
            switch element {
            case .move(let next):
                cross(current, start)
                current = next
                start = next
            case .line(let next), .quadCurve(let next, _), .curve(let next, _, _):
                cross(current, next)
                current = next
            case .close:
                cross(current, start)
                current = start
            }
        }
        cross(current, start)
        return (number, crossings)
    }

    /// The rectangle if the path is one with sides along the axes, else nil.
    var asRect: CGRect? {
        var points: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point):
                guard index == 0 else { return nil }
                points.append(point)
            case .line(let point): points.append(point)
            case .close: guard index == elements.count - 1 else { return nil }
            case .quadCurve, .curve: return nil
            }
        }
        if points.count == 5, points[0] == points[4] { points.removeLast() }
        guard points.count == 4 else { return nil }
        let isFirstHorizontal =
            points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
            && points[3].x == points[0].x
        let isFirstVertical =
            points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
            && points[3].y == points[0].y
        return isFirstHorizontal || isFirstVertical ? controlBounds : nil
    }

    /// The path with every subpath reversed.
    var reversed: Path {
        var result: [Element] = []
        var subpath: [(end: CGPoint, controls: [CGPoint])] = []
        var isClosed = false
        func flush() {
            guard let last = subpath.last else { return }
            result.append(.move(last.end))
            for index in stride(from: subpath.count - 1, to: 0, by: -1) {
                let end = subpath[index - 1].end
                let controls = subpath[index].controls
                switch controls.count {
                case 0: result.append(.line(end))
                case 1: result.append(.quadCurve(to: end, control: controls[0]))
                default: result.append(.curve(to: end, control1: controls[1], control2: controls[0]))
                }
            }
            if isClosed { result.append(.close) }
            subpath = []
            isClosed = false
        }
        for element in elements {
            if isClosed, case .close = element { continue }
            switch element {
            case .move(let point):
                flush()
                subpath = [(point, [])]
            case .line(let point): subpath.append((point, []))
            case .quadCurve(let point, let control): subpath.append((point, [control]))
            case .curve(let point, let first, let second): subpath.append((point, [first, second]))
            case .close:
                let start = subpath.first?.end
                isClosed = true
                flush()
                if let start { subpath = [(start, [])] }
            }
        }
        if subpath.count > 1 { flush() }
        return Path(result)
    }
}
