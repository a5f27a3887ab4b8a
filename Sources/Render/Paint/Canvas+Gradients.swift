import CCairo
import Foundation

extension Canvas {
    /// Fills `shape` with a gradient whose points are in units of `bounds`, which `transform` maps to the device: so in
    /// bounds that are no square the bands are skewed with them, as `CAGradientLayer` draws them.
    func fill(
        _ shape: BoxShape, gradient: GradientContent, bounds: CGRect, _ transform: CGAffineTransform, alpha: Double
    ) {
        let stops = Canvas.sorted(gradient.stops)
        guard let last = stops.last, gradient.hasFinitePoints else { return }
        let unit = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        guard let pattern = makePattern(gradient) else {
            fill(shape, color: last.color, alpha: alpha)
            return
        }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        if gradient.kind == .radial {
            // An ellipse around `start` whose half axes are the distances to `end`.
            let axes = CGAffineTransform(
                a: abs(gradient.end.x - gradient.start.x), b: 0, c: 0, d: abs(gradient.end.y - gradient.start.y),
                tx: gradient.start.x, ty: gradient.start.y)
            setSource(pattern, axes.concatenating(unit).concatenating(transform))
        } else {
            setSource(pattern, unit.concatenating(transform))
        }
        shape.add(to: self)
        fill()
    }

    /// Makes a pattern the source; `transform` maps the pattern's coordinates to the device.
    func setSource(_ pattern: OpaquePointer, _ transform: CGAffineTransform) {
        let inverse = transform.inverted()
        var matrix = cairo_matrix_t(
            xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
        cairo_pattern_set_matrix(pattern, &matrix)
        // The source is fixed in the coordinates of this moment: device pixels.
        use(nil)
        cairo_set_source(context, pattern)
    }

    /// Nil when the gradient has no length.
    private func makePattern(_ gradient: GradientContent) -> OpaquePointer? {
        let start = gradient.start
        let end = gradient.end
        switch gradient.kind {
        case .linear:
            guard start != end else { return nil }
            return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial:
            guard start.x != end.x, start.y != end.y else { return nil }
            return cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        }
    }

    /// Places within 0…1 that never go back, as they were given otherwise.
    private static func sorted(_ stops: [GradientContent.Stop]) -> [GradientContent.Stop] {
        var lowest = 0.0
        return stops.filter { $0.location.isFinite }.map { stop in
            lowest = max(lowest, min(1, stop.location))
            return GradientContent.Stop(location: lowest, color: stop.color)
        }
    }
}

extension GradientContent {
    fileprivate var hasFinitePoints: Bool {
        start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
    }
}
