import Foundation
import Render

/// The context's current path. Points are transformed as they are added.
extension CGContext {
    /// Clears the current path.
    public func beginPath() { pending = Path() }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { pending.move(to: point.applying(state.transform)) }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { pending.addLine(to: point.applying(state.transform)) }

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
    public func closePath() { pending.close() }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { pending.append(state.transform) { $0.addRect(rect) } }

    /// Adds each rectangle as a closed subpath.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds an ellipse that fits the rectangle.
    public func addEllipse(in rect: CGRect) { pending.append(state.transform) { $0.addEllipse(in: rect) } }

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
    public func addPath(_ path: CGPath) { pending.elements += path.path.applying(state.transform).elements }

    /// The current path in user space, or nil if it is empty.
    public var path: CGPath? { pending.isEmpty ? nil : CGPath(pending.applying(state.transform.inverted())) }

    /// A Boolean value that indicates whether the current path has no elements.
    public var isPathEmpty: Bool { pending.isEmpty }

    /// The current point in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint { (pending.currentPoint ?? .zero).applying(state.transform.inverted()) }

    /// The smallest rectangle of user space that contains the path's points and control points.
    public var boundingBoxOfPath: CGRect { pending.applying(state.transform.inverted()).controlBounds }

    /// Returns a Boolean value that indicates whether a point of user space lies inside the current path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return CGPath(pending).contains(point.applying(state.transform), using: rule)
    }

    /// Fills the current path, and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(pending, rule: rule == .evenOdd ? .evenOdd : .nonZero)
        beginPath()
    }

    /// Strokes the current path, and clears it.
    public func strokePath() {
        stroke(pending)
        beginPath()
    }

    /// Replaces the current path with the outline of its stroke, dashed as lines are; without a line width, with
    /// nothing.
    public func replacePathWithStrokedPath() {
        let transform = state.transform
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        guard state.line.width > 0, scale > 0, scale.isFinite else { return beginPath() }
        let path = pending.applying(transform.inverted())
        pending = path.stroked(state.line, tolerance: 0.005 / scale).applying(transform)
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(pending, rule: .nonZero)
        case .eoFill, .eoFillStroke: fill(pending, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(pending)
        case .fill, .eoFill: break
        }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(mapped { $0.addRect(rect) }, rule: .nonZero) }

    /// Fills each of the rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills the ellipse that fits the rectangle.
    public func fillEllipse(in rect: CGRect) { fill(mapped { $0.addEllipse(in: rect) }, rule: .nonZero) }

    /// Strokes a rectangle with the current line style.
    public func stroke(_ rect: CGRect) { stroke(mapped { $0.addRect(rect) }) }

    /// Strokes a rectangle with a line `width` points wide.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = Double(width)
        stroke(mapped { $0.addRect(rect) }, line: line)
    }

    /// Strokes the ellipse that fits the rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(mapped { $0.addEllipse(in: rect) }) }

    /// Strokes lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        stroke(
            mapped { path in
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    path.move(to: points[index])
                    path.addLine(to: points[index + 1])
                }
            })
    }

    /// Erases the contents of a rectangle.
    public func clear(_ rect: CGRect) {
        saveGState()
        state.blend = .clear
        fill(rect)
        restoreGState()
    }

    /// Begins a transparency layer.
    ///
    /// Everything drawn until `endTransparencyLayer()` is composited as one, with the alpha and shadow of this moment.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        refreshItems()
        groups.append((items, state))
        items = []
        state.alpha = 1
        state.shadow = nil
        state.blend = .normal
    }

    /// Begins a transparency layer; `rect` is ignored.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    /// Ends the current transparency layer and composites it with the state it began with.
    public func endTransparencyLayer() {
        guard let (before, outer) = groups.popLast() else { return }
        let drawn = items
        items = before
        state = outer
        guard !drawn.isEmpty else { return }
        items.append(.group(drawn, opacity: outer.alpha, shadow: outer.shadow, mask: nil, []))
        storeItems()
    }

    private func mapped(_ build: (inout Path) -> Void) -> Path {
        var path = Path()
        path.append(state.transform, build)
        return path
    }

    /// Intersects the clip with the context's path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: pending, rule: rule == .evenOdd ? .evenOdd : .nonZero)
        beginPath()
    }

    /// Intersects the clip with a rectangle of user space.
    public func clip(to rect: CGRect) {
        var path = Path()
        path.append(state.transform) { $0.addRect(rect) }
        clip(to: path, rule: .nonZero)
    }

    /// Intersects the clip with the union of rectangles of user space.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.append(state.transform) { path in
            for rect in rects { path.addRect(rect) }
        }
        clip(to: path, rule: .nonZero)
    }

    /// Intersects the clip with the opaque part of an image, placed in `rect` as `draw(_:in:)` does.
    public func clip(to rect: CGRect, mask: CGImage) {
        var whole = Layer(frame: bounds)
        whole.bounds = bounds
        whole.position = CGPoint(x: bounds.midX, y: bounds.midY)
        whole.sublayers = [imageLayer(mask.bitmap, in: rect, isUpright: false)]
        state.clips.append(.mask(whole))
    }

    /// Removes all clips of the current graphics state.
    public func resetClip() { state.clips = [] }

    /// The bounding box of the current clip, in user space.
    public var boundingBoxOfClipPath: CGRect { canvasClipBounds.applying(state.transform.inverted()) }

    /// The bounding box of the current clip, in the canvas' coordinates.
    var canvasClipBounds: CGRect {
        state.clips.reduce(bounds) { area, clip in
            switch clip {
            case .rect(let rect): area.intersection(rect)
            case .path(let path, _): area.intersection(path.bounds)
            case .mask: area
            }
        }
    }

    /// Intersects the clip with a path in the canvas' coordinates.
    func clip(to path: Path, rule: FillRule) {
        if let rect = path.asRect {
            if case .rect(let last)? = state.clips.last {
                let both = last.intersection(rect)
                state.clips[state.clips.count - 1] = .rect(both.isNull ? .zero : both)
            } else {
                state.clips.append(.rect(rect))
            }
        } else {
            state.clips.append(.path(path, rule))
        }
    }
}
