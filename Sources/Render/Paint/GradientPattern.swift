import CCairo
import Foundation

/// The gradient in pattern coordinates: a linear one between two points, a radial one from the origin to the unit
/// circle.
extension GradientContent {
    var hasFinitePoints: Bool {
        start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
    }

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
