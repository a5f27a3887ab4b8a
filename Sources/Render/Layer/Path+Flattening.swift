import Foundation

// Curves as straight lines.
extension Path {
    /// Returns the path as straight lines, at most `tolerance` points away from its curves.
    package func flattened(tolerance: CGFloat) -> Path {
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                result.append(element)
                current = point
                start = point
            case .line(let point):
                result.append(element)
                current = point
            case .quadCurve(let point, let control):
                let curve = CubicCurve(from: current, to: point, control: control)
                for point in curve.points(tolerance: tolerance) { result.append(.line(point)) }
                current = point
            case .curve(let point, let first, let second):
                let curve = CubicCurve(start: current, control1: first, control2: second, end: point)
                for point in curve.points(tolerance: tolerance) { result.append(.line(point)) }
                current = point
            case .close:
                result.append(.close)
                current = start
            }
        }
        return Path(result)
    }
}

/// A Bézier curve with two control points.
package struct CubicCurve {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// Creates the curve that equals a quadratic one.
    package init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
        func third(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + 2 * (control.x - point.x) / 3, y: point.y + 2 * (control.y - point.y) / 3)
        }
        self.init(start: start, control1: third(start), control2: third(end), end: end)
    }

    /// Returns the point at `t`, 0…1.
    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: wa * start.x + wb * control1.x + wc * control2.x + wd * end.x,
            y: wa * start.y + wb * control1.y + wc * control2.y + wd * end.y)
    }

    /// Returns points after the start, the last of which is the end, whose chords are at most `tolerance` points away
    /// from the curve; 2,000 at most.
    package func points(tolerance: CGFloat) -> [CGPoint] {
        let steps = steps(tolerance: tolerance)
        return (1...steps).map { point($0, of: steps) }
    }

    /// Returns the number of chords that are at most `tolerance` points away from the curve; 1…2,000.
    func steps(tolerance: CGFloat) -> Int {
        // The second differences of the control points bound the distance from the chords.
        let dx = max(abs(start.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + end.x))
        let dy = max(abs(start.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + end.y))
        let bend = (dx * dx + dy * dy).squareRoot() * 0.75
        let wanted = (bend / tolerance).squareRoot().rounded(.up)
        // Places that aren't finite give NaN.
        return wanted >= 1 ? Int(min(2000, wanted)) : 1
    }

    /// Returns the end of one of `steps` chords, counted from 1.
    func point(_ step: Int, of steps: Int) -> CGPoint {
        step == steps ? end : point(at: CGFloat(step) / CGFloat(steps))
    }

    /// The direction at the start, of any length; zero for a curve that is one point.
    var startDirection: CGPoint { Self.direction(start, control1, control2, end) }

    /// The direction at the end, of any length; zero for a curve that is one point.
    var endDirection: CGPoint {
        let reversed = Self.direction(end, control2, control1, start)
        return CGPoint(x: -reversed.x, y: -reversed.y)
    }

    /// Returns the direction from a point to the first of three others that differs from it.
    private static func direction(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint, _ last: CGPoint) -> CGPoint {
        let other = second != first ? second : third != first ? third : last
        return CGPoint(x: other.x - first.x, y: other.y - first.y)
    }
}
