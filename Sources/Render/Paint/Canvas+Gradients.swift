import CCairo
import Foundation

extension Canvas {
    /// Fills `shape` with a gradient whose points are in units of `bounds`, which `transform` maps to the device.
    ///
    /// In bounds that aren't square, the bands are skewed with them, as in `CAGradientLayer`.
    ///
    /// - Parameters:
    ///   - visible: The area outside which nothing needs to be drawn: the canvas's clip.
    ///   - cache: The cache of gradients' pixels.
    func fill(
        _ shape: BoxShape, gradient: GradientContent, bounds: CGRect, _ transform: CGAffineTransform,
        visible: PixelRect, alpha: Double, cache: PixelCache = .shared
    ) throws {
        guard let last = gradient.orderedStops.last, gradient.hasFinitePoints else { return }
        guard gradient.hasExtent else {
            fill(shape, color: last.color, alpha: alpha)
            return
        }
        if let area = shape.wholePixels?.intersection(visible).intersection(rect),
            area.width * area.height >= PixelCache.leastPixels, PixelCache.mayKeep(area.width, area.height)
        {
            let key = PixelCache.FilledGradient(
                gradient: gradient, bounds: bounds, transform: transform, alpha: alpha, area: area, canvas: rect)
            if let kept = try cache.bitmap(for: .gradient(key), make: { try Bitmap(key) }) {
                try copy(kept, to: area)
                return
            }
        }
        setSource(gradient, bounds: bounds, transform, alpha: alpha)
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

    fileprivate func setSource(
        _ gradient: GradientContent, bounds: CGRect, _ transform: CGAffineTransform, alpha: Double
    ) {
        guard let pattern = gradient.makePattern(alpha: alpha) else { return }
        defer { cairo_pattern_destroy(pattern) }
        setSource(pattern, gradient.patternToLayer(bounds).concatenating(transform))
    }

    /// Draws pixels over those of an area of the same size.
    private func copy(_ bitmap: Bitmap, to area: PixelRect) throws {
        let canvas = try Canvas(
            rect: area, pixels: UnsafeMutableRawPointer(mutating: bitmap.pixels), bytesPerRow: bitmap.bytesPerRow,
            format: bitmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
        setSource(canvas)
        addRectangle(area)
        fill()
        // The source must not outlive its pixels.
        cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
}

extension Bitmap {
    /// Creates the pixels of a gradient, which are the same as on its canvas.
    fileprivate convenience init(_ filled: PixelCache.FilledGradient) throws {
        let (area, canvas) = (filled.area, try Canvas(rect: filled.canvas))
        canvas.setSource(filled.gradient, bounds: filled.bounds, filled.transform, alpha: filled.alpha)
        canvas.addRectangle(area)
        canvas.fill()
        try canvas.finish(source: nil)
        let (from, bytesPerRow) = (area.offset(x: -canvas.rect.x, y: -canvas.rect.y), area.width * 4)
        let copy = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * area.height, alignment: 16)
        for row in 0..<area.height {
            (copy + row * bytesPerRow).copyMemory(
                from: canvas.pixels + (from.y + row) * canvas.bytesPerRow + from.x * 4, byteCount: bytesPerRow)
        }
        self.init(
            adopting: copy, width: area.width, height: area.height, bytesPerRow: bytesPerRow,
            isOpaque: filled.gradient.stops.allSatisfy { $0.color.alpha * filled.alpha >= 1 })
    }
}
