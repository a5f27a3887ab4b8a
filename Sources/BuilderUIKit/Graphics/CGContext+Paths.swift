import Foundation
import Render

/// The context's current path. Points are transformed as they are added.
extension CGContext {
    /// Clears the current path.
    public func beginPath() {
        pending = Path()
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) {
        pending.move(to: point.applying(state.transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        pending.addLine(to: point.applying(state.transform))
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let t = state.transform
        pending.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pending.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    /// Closes the current subpath.
    public func closePath() {
        pending.close()
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        pending.append(state.transform) { $0.addRect(rect) }
    }

    /// Adds each rectangle as a closed subpath.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds an ellipse that fits the rectangle.
    public func addEllipse(in rect: CGRect) {
        pending.append(state.transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a circular arc, with angles in radians.
    ///
    /// `clockwise` refers to a y axis that points up, as in `CGMutablePath`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise)
        pending.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: state.transform)
    }

    /// Adds an arc that is tangent to two lines: from the current point to the first end, and from there to the second.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pending.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath) {
        pending.elements += path.path.applying(state.transform).elements
    }

    /// The current path in user space, or nil if it is empty.
    public var path: CGPath? {
        pending.isEmpty ? nil : CGPath(pending.applying(state.transform.inverted()))
    }

    /// A Boolean value that indicates whether the current path has no elements.
    public var isPathEmpty: Bool { pending.isEmpty }

    /// The current point in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        (pending.currentPoint ?? .zero).applying(state.transform.inverted())
    }

    /// The smallest rectangle of user space that contains the path's points and control points.
    public var boundingBoxOfPath: CGRect {
        pending.applying(state.transform.inverted()).controlBounds
    }

    /// Returns whether a point of user space lies inside the current path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return CGPath(pending).contains(point.applying(state.transform), using: rule)
    }
}
