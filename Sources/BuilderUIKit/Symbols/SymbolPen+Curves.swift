import Foundation

/// Smooth lines, rounded polygons, lines as filled shapes and arrows.
extension SymbolPen {
    /// Adds a smooth line through points given as x, y, x, y, …
    func curve(_ numbers: CGFloat..., closed: Bool = false, filled: Bool = false) {
        let points = Self.pairs(numbers)
        let count = points.count
        guard count > 2 else { return }
        outline(filled: filled) { path in
            path.move(to: points[0])
            for index in 0..<(closed ? count : count - 1) {
                let before = points[closed ? (index + count - 1) % count : max(0, index - 1)]
                let start = points[index]
                let end = points[(index + 1) % count]
                let after = points[closed ? (index + 2) % count : min(count - 1, index + 2)]
                path.addCurve(
                    to: end,
                    control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                    control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
            }
            if closed || filled { path.closeSubpath() }
        }
    }

    /// Adds a line through points given as x, y, x, y, … with rounded corners.
    func rounded(_ numbers: CGFloat..., radius: CGFloat, closed: Bool = true, filled: Bool = false) {
        let points = Self.pairs(numbers)
        let count = points.count
        guard count > 2 else { return }
        outline(filled: filled) { path in
            if !closed { path.move(to: points[0]) }
            for index in closed ? 0..<count : 1..<(count - 1) {
                let corner = points[index]
                let start = Self.point(from: corner, toward: points[(index + count - 1) % count], radius)
                if closed && index == 0 { path.move(to: start) } else { path.addLine(to: start) }
                path.addQuadCurve(
                    to: Self.point(from: corner, toward: points[(index + 1) % count], radius), control: corner)
            }
            if closed { path.closeSubpath() } else { path.addLine(to: points[count - 1]) }
        }
    }

    /// Adds an ellipse around (x, y).
    func oval(_ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat, filled: Bool = false) {
        outline(filled: filled) {
            $0.addEllipse(in: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
        }
    }

    /// Adds a line of fixed width with round ends as a filled shape, which is a hole within another filled shape.
    func ribbon(_ numbers: CGFloat..., width: CGFloat = 0.09) {
        let points = Self.pairs(numbers)
        guard points.count > 1 else { return }
        let there = Self.side(of: points, width / 2)
        let back = Self.side(of: points.reversed(), width / 2)
        outline(filled: true) {
            $0.addLines(between: there + back)
            $0.closeSubpath()
        }
    }

    /// Adds an arrow from (x, y) to (endX, endY); `head` is the length of both lines of its head.
    func arrow(_ x: CGFloat, _ y: CGFloat, _ endX: CGFloat, _ endY: CGFloat, _ head: CGFloat) {
        let angle = CGFloat(atan2(Double(endY - y), Double(endX - x)) * 180 / .pi)
        let left = Self.onCircle(endX, endY, head, angle + 135)
        let right = Self.onCircle(endX, endY, head, angle - 135)
        line(x, y, endX, endY)
        line(left.x, left.y, endX, endY, right.x, right.y)
    }

    /// Returns the point at a distance from a corner, at most in the middle of the side.
    private static func point(from corner: CGPoint, toward other: CGPoint, _ distance: CGFloat) -> CGPoint {
        let length = CGFloat(hypot(Double(other.x - corner.x), Double(other.y - corner.y)))
        let share = length > 0 ? min(0.5, distance / length) : 0
        return CGPoint(x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share)
    }

    /// Returns the left side of a line, `distance` from it, with the round end after its last point.
    private static func side(of points: [CGPoint], _ distance: CGFloat) -> [CGPoint] {
        var result: [CGPoint] = []
        var last = 0.0
        for index in 1..<points.count {
            let angle = atan2(
                Double(points[index].y - points[index - 1].y), Double(points[index].x - points[index - 1].x))
            let turn = index == 1 ? 0 : remainder(angle - last, 2 * .pi) / 2
            let radius = distance / CGFloat(max(0.3, cos(turn)))
            let corner = points[index - 1]
            result.append(onCircle(corner.x, corner.y, radius, CGFloat((angle - turn) * 180 / .pi - 90)))
            last = angle
        }
        let end = points[points.count - 1]
        for step in 0...6 {
            result.append(onCircle(end.x, end.y, distance, CGFloat(last * 180 / .pi) - 90 + CGFloat(step) * 30))
        }
        return result
    }

    private static func pairs(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
}
