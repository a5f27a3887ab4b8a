import CCairo
import Foundation

extension Canvas {
    /// Fills the current path with the current source.
    func fill(_ rule: FillRule = .nonZero) {
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    /// Fills whole pixels.
    func fill(_ area: PixelRect, color: Color, alpha: Double) {
        use(nil)
        setColor(color, alpha: alpha)
        addRectangle(area)
        fill()
    }

    /// Fills a shape.
    func fill(_ shape: BoxShape, color: Color, alpha: Double) {
        if let area = shape.wholePixels {
            fill(area, color: color, alpha: alpha)
            return
        }
        setColor(color, alpha: alpha)
        shape.add(to: self)
        fill()
    }

    /// Fills the area between two shapes: a border.
    func fill(between outer: BoxShape, and inner: BoxShape?, color: Color, alpha: Double) {
        setColor(color, alpha: alpha)
        outer.add(to: self, isStroked: true)
        inner?.add(to: self, isStroked: true)
        fill(.evenOdd)
    }

    /// Adds `path`, whose coordinates `transform` maps to the device.
    func add(_ path: Path, _ transform: CGAffineTransform) {
        use(nil)
        path.add(to: context, transform)
    }

    /// Strokes a path; the line's width is in the path's coordinates.
    func stroke(_ path: Path, _ transform: CGAffineTransform, color: Color, alpha: Double, style: StrokeStyle) {
        guard style.width > 0, style.width.isFinite else { return }
        setColor(color, alpha: alpha)
        add(path, transform)
        use(transform)
        style.apply(to: context, transform)
        cairo_stroke(context)
    }
}

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
