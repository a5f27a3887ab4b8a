import Foundation
import Render

extension CGContext {
    /// Sets the fill color and removes the fill pattern.
    public func setFillColor(_ color: CGColor) {
        state.fill = color.value
        state.pattern = nil
    }

    /// Sets the fill color from sRGB components of 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color from a gray level and alpha of 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.value
    }

    /// Sets the stroke color from sRGB components of 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color from a gray level and alpha of 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the line width, in points.
    public func setLineWidth(_ width: CGFloat) {
        state.line.width = width.isFinite ? Double(max(0, width)) : 1
    }

    /// Sets the shape of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) {
        state.line.cap = LineCap(cap)
    }

    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) {
        state.line.join = LineJoin(join)
    }

    /// Sets the ratio of miter length to line width above which corners are beveled.
    public func setMiterLimit(_ limit: CGFloat) {
        state.line.miterLimit = limit.isFinite ? Double(limit) : 10
    }

    /// Sets the lengths of dashes and gaps, in points; an empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = StrokeStyle.usable(lengths)
        state.line.dashPhase = phase.isFinite ? Double(phase) : 0
    }

    /// Has no effect: curves are always smooth.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Has no effect: edges are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: edges are always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// The quality of scaled images, which is always `high`.
    public var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set { _ = newValue }
    }

    /// The line style at the canvas' scale, or nil if the transform changes line widths by direction.
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
