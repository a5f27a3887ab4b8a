import Foundation
import Render

// Building blocks of paths; lengths are in points, angles in radians.
extension Path {
    /// Returns a Boolean value that indicates whether points are finite. Others are ignored, since they would
    /// invalidate the whole path.
    private static func isUsable(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

    mutating func move(to point: CGPoint) {
        guard Self.isUsable(point) else { return }
        elements.append(.move(point))
    }

    mutating func addLine(to point: CGPoint) {
        guard Self.isUsable(point) else { return }
        elements.append(startsSubpath ? .move(point) : .line(point))
    }

    mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        guard Self.isUsable(point, control) else { return }
        if startsSubpath { elements.append(.move(control)) }
        elements.append(.quadCurve(to: point, control: control))
    }

    mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard Self.isUsable(point, control1, control2) else { return }
        if startsSubpath { elements.append(.move(control1)) }
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    mutating func close() {
        if elements.isEmpty || elements.last == .close { return }
        elements.append(.close)
    }

    /// A Boolean value that indicates whether the path is empty, so that the next element begins a subpath.
    private var startsSubpath: Bool { elements.isEmpty }

    /// Adds the path that the closure builds, transformed.
    mutating func append(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
        var part = Path()
        build(&part)
        elements += part.applying(transform).elements
    }

    mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds a rectangle with the continuous corners of `UIBezierPath(roundedRect:cornerRadius:)`, or a plain one where
    /// the radius or a side is 0.
    mutating func addContinuousRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let box = rect.standardized
        let rounded = Layer.Corners.Mask(rawValue: corners.rawValue).intersection(.all)
        guard radius > 0, radius.isFinite, box.width > 0, box.height > 0, !rounded.isEmpty else { return addRect(box) }
        addContinuousRect(box, radius: Double(radius), corners: rounded)
    }

    mutating func addEllipse(in rect: CGRect) {
        guard !rect.isNull else { return }
        let placement = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        append(placement) {
            $0.addArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi, transform: .identity)
            $0.close()
        }
    }

    mutating func addRoundedRect(in rect: CGRect, width: CGFloat, height: CGFloat) {
        guard !rect.isNull else { return }
        let w = min(max(width, 0), rect.width / 2)
        let h = min(max(height, 0), rect.height / 2)
        guard w > 0, h > 0 else { return addRect(rect) }
        let (kw, kh) = (w * Self.kappa, h * Self.kappa)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: right, y: rect.midY))
        addLine(to: CGPoint(x: right, y: bottom - h))
        addCurve(
            to: CGPoint(x: right - w, y: bottom), control1: CGPoint(x: right, y: bottom - h + kh),
            control2: CGPoint(x: right - w + kw, y: bottom))
        addLine(to: CGPoint(x: left + w, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: bottom - h), control1: CGPoint(x: left + w - kw, y: bottom),
            control2: CGPoint(x: left, y: bottom - h + kh))
        addLine(to: CGPoint(x: left, y: top + h))
        addCurve(
            to: CGPoint(x: left + w, y: top), control1: CGPoint(x: left, y: top + h - kh),
            control2: CGPoint(x: left + w - kw, y: top))
        addLine(to: CGPoint(x: right - w, y: top))
        addCurve(
            to: CGPoint(x: right, y: top + h), control1: CGPoint(x: right - w + kw, y: top),
            control2: CGPoint(x: right, y: top + h - kh))
        close()
    }
}

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
