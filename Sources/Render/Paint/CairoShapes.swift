import CCairo
import Foundation

/// The conversion of paths and strokes to cairo calls, for any surface.
extension Path {
    /// Adds the path, mapped by `transform`, to the context's path in the context's current coordinates.
    func add(to context: OpaquePointer, _ transform: CGAffineTransform) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        // cairo's fixed-point coordinates end at eight million pixels.
        func limited(_ point: CGPoint) -> CGPoint {
            let result = point.applying(transform)
            return CGPoint(x: max(-4e6, min(4e6, result.x)), y: max(-4e6, min(4e6, result.y)))
        }
        for element in elements {
            switch element {
            case .move(let point):
                current = limited(point)
                start = current
                cairo_move_to(context, current.x, current.y)
            case .line(let point):
                current = limited(point)
                cairo_line_to(context, current.x, current.y)
            case .quadCurve(let point, let control):
                let end = limited(point)
                let middle = limited(control)
                let first = CGPoint(
                    x: current.x + (middle.x - current.x) * 2 / 3, y: current.y + (middle.y - current.y) * 2 / 3)
                let second = CGPoint(
                    x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .curve(let point, let control1, let control2):
                let first = limited(control1)
                let second = limited(control2)
                current = limited(point)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
            case .close:
                cairo_close_path(context)
                current = start
            }
        }
    }
}

extension StrokeStyle {
    /// Sets the context's stroke parameters; `transform` maps the path's coordinates to the device.
    func apply(to context: OpaquePointer, _ transform: CGAffineTransform) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(
            context,
            cap == .butt ? CAIRO_LINE_CAP_BUTT : cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
        cairo_set_line_join(
            context,
            join == .miter ? CAIRO_LINE_JOIN_MITER : join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
        cairo_set_miter_limit(context, usableMiterLimit)
        let dashes = usableDashes(transform)
        if dashes.isEmpty {
            cairo_set_dash(context, nil, 0, 0)
        } else {
            cairo_set_dash(context, dashes, Int32(dashes.count), dashPhase.isFinite ? dashPhase : 0)
        }
    }

    /// The miter limit, 1 or more.
    var usableMiterLimit: Double { miterLimit.isFinite ? max(1, miterLimit) : 10 }

    /// Returns the dash lengths, empty for a solid line.
    ///
    /// cairo fails permanently on dashes that are negative or all zero, and takes very long for ones too fine to see:
    /// such lines are solid.
    func usableDashes(_ transform: CGAffineTransform) -> [Double] {
        let pixels = dashes.reduce(0, +) * hypot(transform.a, transform.b)
        return dashes.allSatisfy { $0 >= 0 && $0.isFinite } && pixels > 0.1 ? dashes : []
    }
}

/// The gradient in pattern coordinates: a linear one between two points, a radial one from the origin to the unit
/// circle.
extension GradientContent {
    var hasFinitePoints: Bool { start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite }

    /// A Boolean value that indicates whether the gradient has a length; otherwise its last color fills everything.
    var hasExtent: Bool {
        switch kind {
        case .linear: start != end
        case .radial: start.x != end.x && start.y != end.y
        }
    }

    /// The stops with locations within 0…1 that never decrease.
    var orderedStops: [Stop] {
        var lowest = 0.0
        return stops.filter { $0.location.isFinite }.map { stop in
            lowest = max(lowest, min(1, stop.location))
            return Stop(location: lowest, color: stop.color)
        }
    }

    /// Returns the transform from the pattern's coordinates to those of a layer with the given bounds.
    func patternToLayer(_ bounds: CGRect) -> CGAffineTransform {
        let unit = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        guard kind == .radial else { return unit }
        // An ellipse around `start` with the distances to `end` as half axes.
        let axes = CGAffineTransform(
            a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y)
        return axes.concatenating(unit)
    }

    /// Creates a cairo pattern, which the caller destroys, or returns nil when the gradient has no length.
    func makePattern(alpha: Double) -> OpaquePointer? {
        guard hasExtent else { return nil }
        let pattern =
            kind == .linear
            ? cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            : cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        for stop in orderedStops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}
