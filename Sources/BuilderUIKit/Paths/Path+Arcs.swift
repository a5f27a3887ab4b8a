import Foundation
import Render

// Circular arcs as Bézier curves of at most a quarter turn each.
extension Path {
    /// Returns the angle from one angle to another in one direction: a full turn if they are that far apart or further.
    static func sweep(from start: CGFloat, to end: CGFloat, isDecreasing: Bool) -> CGFloat {
        let whole = 2 * CGFloat.pi
        let difference = end - start
        guard difference.isFinite else { return 0 }
        if abs(difference) >= whole - 1e-9 { return isDecreasing ? -whole : whole }
        if isDecreasing { return difference > 0 ? difference - whole : difference }
        return difference < 0 ? difference + whole : difference
    }

    /// Adds an arc of `sweep` radians, with increasing angles if positive, after a line to its start.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat, transform: CGAffineTransform
    ) {
        guard radius >= 0, radius.isFinite, start.isFinite, sweep.isFinite else { return }
        func point(_ alongX: CGFloat, _ alongY: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * alongX, y: center.y + radius * alongY).applying(transform)
        }
        func unit(_ angle: CGFloat) -> (x: CGFloat, y: CGFloat) {
            (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        }
        let limited = min(max(sweep, -1000 * CGFloat.pi), 1000 * CGFloat.pi)
        let first = unit(start)
        let begin = point(first.x, first.y)
        if elements.isEmpty { move(to: begin) } else { addLine(to: begin) }
        guard radius > 0, limited != 0 else { return }
        let parts = max(1, Int((abs(limited) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
        let step = limited / CGFloat(parts)
        let handle = 4 / 3 * CGFloat(tan(Double(step) / 4))
        var from = first
        for index in 1...parts {
            let angle = start + step * CGFloat(index)
            let to = unit(angle)
            addCurve(
                to: point(to.x, to.y),
                control1: point(from.x - handle * from.y, from.y + handle * from.x),
                control2: point(to.x + handle * to.y, to.y - handle * to.x))
            from = to
        }
    }

    /// Adds the arc that is tangent to two lines, or a line to the first end if they are collinear.
    mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform
    ) {
        let start = (currentPoint ?? tangent1End.applying(transform)).applying(transform.inverted())
        if elements.isEmpty { move(to: start.applying(transform)) }
        let toStart = Self.direction(from: tangent1End, to: start)
        let toEnd = Self.direction(from: tangent1End, to: tangent2End)
        guard let a = toStart, let b = toEnd, radius > 0, radius.isFinite else {
            return addLine(to: tangent1End.applying(transform))
        }
        let cross = a.x * b.y - a.y * b.x
        let dot = a.x * b.x + a.y * b.y
        guard abs(cross) > 1e-9 else { return addLine(to: tangent1End.applying(transform)) }
        // The tangent of half the angle between the lines is (1 - cos) / sin.
        let distance = radius * abs(cross) / (1 - dot)
        let touch = CGPoint(x: tangent1End.x + a.x * distance, y: tangent1End.y + a.y * distance)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: touch.x - a.y * radius * side, y: touch.y + a.x * radius * side)
        let end = CGPoint(x: tangent1End.x + b.x * distance, y: tangent1End.y + b.y * distance)
        let from = CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
        let to = CGFloat(atan2(Double(end.y - center.y), Double(end.x - center.x)))
        var sweep = to - from
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        addArc(center: center, radius: radius, start: from, sweep: sweep, transform: transform)
    }

    private static func direction(from a: CGPoint, to b: CGPoint) -> CGPoint? {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = (x * x + y * y).squareRoot()
        return length > 1e-12 && length.isFinite ? CGPoint(x: x / length, y: y / length) : nil
    }
}
