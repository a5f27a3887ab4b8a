import Foundation
import Render

// Building blocks of paths; lengths are in points, angles in radians.
extension Path {
    /// Returns whether points are finite. Others are ignored, since they would invalidate the whole path.
    private static func isUsable(_ points: CGPoint...) -> Bool {
        points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

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
        let place = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        append(place) {
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
