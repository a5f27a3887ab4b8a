import CCairo
import Foundation

extension Canvas {
    /// Fills `shape` with a gradient whose points are in units of `bounds`, which `transform` maps to the device.
    ///
    /// In bounds that aren't square, the bands are skewed with them, as in `CAGradientLayer`.
    func fill(
        _ shape: BoxShape, gradient: GradientContent, bounds: CGRect, _ transform: CGAffineTransform, alpha: Double
    ) {
        guard let last = gradient.orderedStops.last, gradient.hasFinitePoints else { return }
        guard let pattern = gradient.makePattern(alpha: alpha) else {
            fill(shape, color: last.color, alpha: alpha)
            return
        }
        defer { cairo_pattern_destroy(pattern) }
        setSource(pattern, gradient.patternToLayer(bounds).concatenating(transform))
        shape.add(to: self)
        fill()
    }

    /// Sets a pattern as the source; `transform` maps the pattern's coordinates to the device.
    func setSource(_ pattern: OpaquePointer, _ transform: CGAffineTransform) {
        let inverse = transform.inverted()
        var matrix = cairo_matrix_t(
            xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
        cairo_pattern_set_matrix(pattern, &matrix)
        // The source is fixed in the coordinates at this moment: device pixels.
        use(nil)
        cairo_set_source(context, pattern)
    }
}
