import Foundation
import Render

extension Path {
    /// The smallest rectangle around all points, including control points; null for an empty path.
    var controlBounds: CGRect {
        var box = PointBounds()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .quadCurve(let point, let control):
                box.add(point)
                box.add(control)
            case .curve(let point, let first, let second):
                box.add(point)
                box.add(first)
                box.add(second)
            case .close: break
            }
        }
        return box.rect
    }

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
                let (first, second) = Path.cubicControls(from: current, to: point, control: control)
                box.addCurve(from: current, to: point, first, second)
                current = point
            case .curve(let point, let first, let second):
                box.addCurve(from: current, to: point, first, second)
                current = point
            case .close: break
            }
        }
        return box.rect
    }

    /// Returns the control points of the cubic curve that equals a quadratic one.
    static func cubicControls(from start: CGPoint, to end: CGPoint, control: CGPoint) -> (CGPoint, CGPoint) {
        func third(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + 2 * (control.x - point.x) / 3, y: point.y + 2 * (control.y - point.y) / 3)
        }
        return (third(start), third(end))
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
    mutating func addCurve(from a: CGPoint, to d: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        add(a)
        add(d)
        for t in Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y) {
            add(Self.point(a, b, c, d, t))
        }
    }

    /// Returns the point of a cubic curve at `t`, 0…1.
    static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
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
