import Foundation
import Render

/// A path that can be added to. Each function maps what it adds by its `transform`.
public final class CGMutablePath: CGPath {
    override init(_ path: Path) {
        super.init(path)
    }

    /// An empty path.
    public init() {
        super.init(Path())
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line; without a point to come from, it is only moved to the end.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Closes the last subpath with a straight line.
    public func closeSubpath() {
        path.close()
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(transform) { $0.addRect(rect) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                move(to: point, transform: transform)
            } else {
                addLine(to: point, transform: transform)
            }
        }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(transform) { $0.addEllipse(in: rect) }
    }

    /// Radii are in points and at most half the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.append(transform) { $0.addRoundedRect(in: rect, width: cornerWidth, height: cornerHeight) }
    }

    /// Adds a part of a circle, after a line to its start.
    ///
    /// Angles are radians from the x axis towards the y axis. As in Core Graphics, `clockwise` is meant for a y axis
    /// that points up: on a screen, where it points down, false goes clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise)
        path.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
    }

    /// Adds a part of a circle that turns by `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform: transform)
    }

    /// Adds a part of a circle that touches the lines from here to the first point and from there to the second.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.elements += path.path.applying(transform).elements
    }
}
