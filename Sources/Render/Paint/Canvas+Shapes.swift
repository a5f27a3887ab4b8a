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

    /// Fills what lies between two shapes: a border.
    func fill(between outer: BoxShape, and inner: BoxShape?, color: Color, alpha: Double) {
        setColor(color, alpha: alpha)
        outer.add(to: self, isStroked: true)
        inner?.add(to: self, isStroked: true)
        fill(.evenOdd)
    }

    /// Adds `path`, whose coordinates `transform` maps to the device.
    func add(_ path: Path, _ transform: CGAffineTransform) {
        use(nil)
        var current = CGPoint.zero
        var start = CGPoint.zero
        // cairo's numbers end at eight million pixels.
        func place(_ point: CGPoint) -> CGPoint {
            let place = point.applying(transform)
            return CGPoint(x: max(-4e6, min(4e6, place.x)), y: max(-4e6, min(4e6, place.y)))
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                current = place(point)
                start = current
                cairo_move_to(context, current.x, current.y)
            case .line(let point):
                current = place(point)
                cairo_line_to(context, current.x, current.y)
            case .quadCurve(let point, let control):
                let end = place(point)
                let middle = place(control)
                let first = CGPoint(
                    x: current.x + (middle.x - current.x) * 2 / 3, y: current.y + (middle.y - current.y) * 2 / 3)
                let second = CGPoint(
                    x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .curve(let point, let control1, let control2):
                let first = place(control1)
                let second = place(control2)
                current = place(point)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
            case .close:
                cairo_close_path(context)
                current = start
            }
        }
    }

    /// Strokes a path; the line's width is in the path's coordinates.
    func stroke(_ path: Path, _ transform: CGAffineTransform, color: Color, alpha: Double, style: StrokeStyle) {
        guard style.width > 0, style.width.isFinite else { return }
        setColor(color, alpha: alpha)
        add(path, transform)
        use(transform)
        cairo_set_line_width(context, style.width)
        cairo_set_line_cap(
            context,
            style.cap == .butt
                ? CAIRO_LINE_CAP_BUTT : style.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
        cairo_set_line_join(
            context,
            style.join == .miter
                ? CAIRO_LINE_JOIN_MITER : style.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
        cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
        // cairo refuses dashes that are negative or all zero, for good, and takes forever over ones too fine to see: such
        // a line is solid.
        let dashes = style.dashes
        let pixels = dashes.reduce(0, +) * hypot(transform.a, transform.b)
        let areUsable = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && pixels > 0.1
        if areUsable {
            cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
        } else {
            cairo_set_dash(context, nil, 0, 0)
        }
        cairo_stroke(context)
    }
}
