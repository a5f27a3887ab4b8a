import Foundation
import Render

/// A mutable path. Methods map the added elements by their `transform`.
public final class CGMutablePath: CGPath {
    override init(_ path: Path) {
        super.init(path)
    }

    /// Creates an empty path.
    public init() {
        super.init(Path())
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line from the current point. Without one, begins a subpath at the end point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Closes the last subpath with a straight line.
    public func closeSubpath() {
        path.close()
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(transform) { $0.addRect(rect) }
    }

    /// Adds each rectangle as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                move(to: point, transform: transform)
            } else {
                addLine(to: point, transform: transform)
            }
        }
    }

    /// Adds an ellipse that fits the rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle with elliptical corners; radii are in points and at most half the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.append(transform) { $0.addRoundedRect(in: rect, width: cornerWidth, height: cornerHeight) }
    }

    /// Adds a circular arc, after a line to its start.
    ///
    /// Angles are radians from the x axis towards the y axis. As in Core Graphics, `clockwise` refers to a y axis that
    /// points up: on a screen, where it points down, false goes clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise)
        path.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
    }

    /// Adds a circular arc of `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform: transform)
    }

    /// Adds a circular arc that is tangent to two lines: from the current point to the first end, and from there to the
    /// second.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.elements += path.path.applying(transform).elements
    }
}
