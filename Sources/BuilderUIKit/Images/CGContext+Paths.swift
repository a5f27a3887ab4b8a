import Foundation
import Render

/// The context's own path: points are mapped as they are added.
extension CGContext {
    public func beginPath() {
        pending = Path()
    }

    public func move(to point: CGPoint) {
        pending.move(to: point.applying(state.transform))
    }

    public func addLine(to point: CGPoint) {
        pending.addLine(to: point.applying(state.transform))
    }

    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let t = state.transform
        pending.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pending.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    public func closePath() {
        pending.close()
    }

    public func addRect(_ rect: CGRect) {
        pending.append(state.transform) { $0.addRect(rect) }
    }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addEllipse(in rect: CGRect) {
        pending.append(state.transform) { $0.addEllipse(in: rect) }
    }

    /// Angles are radians; `clockwise` is meant for y pointing up, as in `CGMutablePath`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise)
        pending.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: state.transform)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pending.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
    }

    public func addPath(_ path: CGPath) {
        pending.elements += path.path.applying(state.transform).elements
    }

    /// The path in user space; nil where there is none.
    public var path: CGPath? {
        pending.isEmpty ? nil : CGPath(pending.applying(state.transform.inverted()))
    }

    public var isPathEmpty: Bool { pending.isEmpty }

    public var currentPointOfPath: CGPoint {
        (pending.currentPoint ?? .zero).applying(state.transform.inverted())
    }

    public var boundingBoxOfPath: CGRect {
        pending.applying(state.transform.inverted()).controlBounds
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return CGPath(pending).contains(point.applying(state.transform), using: rule)
    }
}
