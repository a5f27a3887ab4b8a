import Foundation
import Render

extension CGContext {
    public func setFillColor(_ color: CGColor) {
        state.fill = color.value
        state.pattern = nil
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.value
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Points.
    public func setLineWidth(_ width: CGFloat) {
        state.line.width = width.isFinite ? Double(max(0, width)) : 1
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.line.cap = LineCap(cap)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.line.join = LineJoin(join)
    }

    public func setMiterLimit(_ limit: CGFloat) {
        state.line.miterLimit = limit.isFinite ? Double(limit) : 10
    }

    /// Lengths of strokes and gaps, in points; none for whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = StrokeStyle.usable(lengths)
        state.line.dashPhase = phase.isFinite ? Double(phase) : 0
    }

    /// Curves are always drawn smooth.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Edges are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// Pictures are always scaled well.
    public var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set { _ = newValue }
    }

    /// The style at the canvas' scale, where lines stay as wide in every direction; nil where they don't.
    var canvasLine: StrokeStyle? {
        let t = state.transform
        let first = t.a * t.a + t.b * t.b
        let second = t.c * t.c + t.d * t.d
        let size = max(first, second)
        guard size > 0, abs(first - second) <= 1e-6 * size, abs(t.a * t.c + t.b * t.d) <= 1e-6 * size else {
            return nil
        }
        let factor = Double(first.squareRoot())
        var line = state.line
        line.width *= factor
        line.dashes = line.dashes.map { $0 * factor }
        line.dashPhase *= factor
        return line
    }
}
