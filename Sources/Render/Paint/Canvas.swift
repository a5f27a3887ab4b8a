import CCairo
import Foundation

/// Owns a cairo surface and context that cover a rectangle of the device; all coordinates are device pixels.
final class Canvas {
    /// The part of the device that the canvas covers.
    let rect: PixelRect
    let context: OpaquePointer
    let surface: OpaquePointer
    let pixels: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let ownsPixels: Bool

    /// Creates a transparent canvas with memory of its own.
    convenience init(rect: PixelRect) throws {
        let bytesPerRow = max(1, rect.width) * 4
        let count = bytesPerRow * max(1, rect.height)
        // Zeroed by the system: pages that nothing is drawn on are never committed.
        guard let memory = PixelMemory.allocateZeros(byteCount: count) else {
            throw PaintError.drawingFailed(detail: "\(count) bytes can't be allocated", source: nil)
        }
        try self.init(rect: rect, pixels: memory, bytesPerRow: bytesPerRow, ownsPixels: true)
    }

    /// Creates a canvas that stores only alpha, in the mask's bytes. The mask must outlive it.
    convenience init(covering mask: AlphaMask) throws {
        try self.init(
            rect: mask.rect, pixels: UnsafeMutableRawPointer(mask.bytes), bytesPerRow: mask.bytesPerRow,
            format: CAIRO_FORMAT_A8)
    }

    /// Creates a canvas over pixels that the caller owns (or, with `ownsPixels`, that `calloc` allocated for it).
    init(
        rect: PixelRect, pixels: UnsafeMutableRawPointer, bytesPerRow: Int, ownsPixels: Bool = false,
        format: cairo_format_t = CAIRO_FORMAT_ARGB32
    ) throws {
        let surface = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), format, Int32(rect.width), Int32(rect.height),
            Int32(bytesPerRow))
        guard let surface, let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            let status = cairo_surface_status(surface)
            cairo_surface_destroy(surface)
            if ownsPixels { free(pixels) }
            throw PaintError.drawingFailed(detail: Canvas.text(status), source: nil)
        }
        self.rect = rect
        self.surface = surface
        self.context = context
        self.pixels = pixels
        self.bytesPerRow = bytesPerRow
        self.ownsPixels = ownsPixels
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        if ownsPixels { free(pixels) }
    }

    /// Completes all drawing.
    ///
    /// - Throws: `PaintError.drawingFailed` when an earlier drawing call has failed.
    func finish(source: Layer.Source?) throws {
        cairo_surface_flush(surface)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PaintError.drawingFailed(detail: Canvas.text(status), source: source)
        }
    }

    static func text(_ status: cairo_status_t) -> String {
        cairo_status_to_string(status).map { String(cString: $0) } ?? "cairo status \(status.rawValue)"
    }

    // MARK: Coordinates and clips

    /// Sets the coordinates of the next path; `nil` for device pixels.
    func use(_ transform: CGAffineTransform?) {
        let t = transform ?? .identity
        var matrix = cairo_matrix_t(
            xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx - Double(rect.x), y0: t.ty - Double(rect.y))
        cairo_set_matrix(context, &matrix)
    }

    /// Limits drawing to `area` until `restore()`.
    func clip(to area: PixelRect) {
        cairo_save(context)
        use(nil)
        addRectangle(area)
        cairo_clip(context)
    }

    func restore() { cairo_restore(context) }

    func addRectangle(_ area: PixelRect) {
        let visible = area.intersection(rect.expanded(by: 8))
        cairo_rectangle(context, Double(visible.x), Double(visible.y), Double(visible.width), Double(visible.height))
    }

    // MARK: Compositing

    /// Replaces all pixels by one color.
    func clear(to color: Color) {
        use(nil)
        setColor(color)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Multiplies this canvas by the alpha of `other`, which covers the same pixels.
    func mask(by other: Canvas) { composite(other, rule: CAIRO_OPERATOR_DEST_IN) }

    /// Composites another canvas on this one, at its own position.
    func composite(_ other: Canvas, alpha: Double = 1, rule: cairo_operator_t = CAIRO_OPERATOR_OVER) {
        setSource(other)
        cairo_set_operator(context, rule)
        cairo_paint_with_alpha(context, alpha)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(context, 0, 0, 0, 0)
    }

    /// Fills a shape with another canvas's pixels.
    func fill(_ shape: BoxShape, with other: Canvas) {
        setSource(other)
        shape.add(to: self)
        fill()
        // The source must not outlive its pixels.
        cairo_set_source_rgba(context, 0, 0, 0, 0)
    }

    /// Sets another canvas's pixels, at their own position, as the source.
    func setSource(_ other: Canvas) {
        use(nil)
        cairo_surface_flush(other.surface)
        cairo_set_source_surface(context, other.surface, Double(other.rect.x), Double(other.rect.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }

    // MARK: Colors

    /// Sets the source color, so that it rasterizes to the nearest of 256 steps, half up.
    func setColor(_ color: Color, alpha: Double = 1) {
        let steps = Canvas.steps(color.alpha * alpha)
        guard steps > 0 else {
            cairo_set_source_rgba(context, 0, 0, 0, 0)
            return
        }
        // cairo truncates the product of color and alpha: the component is chosen so that the rounded product results.
        func component(_ value: Double) -> Double { (Canvas.steps(value) * steps / 255).rounded() / steps }
        cairo_set_source_rgba(
            context, component(color.red), component(color.green), component(color.blue), steps / 255)
    }

    /// Returns a component in 0…255; NaN counts as 0.
    static func steps(_ value: Double) -> Double {
        value.isNaN ? 0 : (min(1, max(0, value)) * 255 + 0.5).rounded(.down)
    }
}

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
        // The longest that a length of 1 can become, or a little more.
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        guard style.width > 0, style.width.isFinite, scale > 0, scale.isFinite else { return }
        var solid = style
        solid.dashes = style.usableDashes(transform)
        setColor(color, alpha: alpha)
        add(path.stroked(solid, tolerance: 0.02 / scale), transform)
        fill()
    }
}
