import CCairo
import Foundation

extension Canvas {
    /// Draws a run's glyphs, each exactly at its place.
    ///
    /// cairo 1.16 moves glyphs to whole pixels when it draws them as pictures. Here FreeType fills each outline, moved to its
    /// place in 64ths of a pixel, with the exact area that it covers of each pixel: in less than half the time of
    /// filling it as a cairo path, which samples fifteen lines a pixel (measured).
    ///
    /// - Parameter visible: nothing outside needs to be drawn.
    func draw(
        _ run: GlyphRun, _ transform: CGAffineTransform, visible: PixelRect, alpha: Double, fonts: FontFaceResolver,
        source: Layer.Source? = nil
    ) throws {
        guard !run.glyphs.isEmpty, Canvas.steps(run.color.alpha * alpha) > 0 else { return }
        let linear = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: 0, y0: 0)
        let font: OpaquePointer
        do {
            font = try fonts.makeScaledFont(run.face, size: run.drawnSize, transform: linear)
        } catch .unusableScale(_, let pixels) where pixels < 1 {
            return  // Flattened to nothing: there is nothing to see.
        } catch .unusableScale(_, let pixels) {
            throw PaintError.invalidGeometry(
                property: "transform (with it, letters are \(pixels) pixels high)", source: source)
        }
        defer { cairo_scaled_font_destroy(font) }
        guard let face = cairo_ft_scaled_font_lock_face(font) else {
            throw PaintError.drawingFailed(detail: "the font \(run.face.name) can't be opened", source: nil)
        }
        defer { cairo_ft_scaled_font_unlock_face(font) }
        cairo_surface_flush(surface)
        let painter = GlyphPainter(canvas: self, color: solid(run.color, alpha: alpha), face: face, visible: visible)
        var tooLarge: [GlyphRun.Glyph] = []
        for glyph in run.glyphs {
            let place = CGPoint(x: glyph.x, y: glyph.y).applying(transform)
            if !painter.draw(glyph.id, at: place) { tooLarge.append(glyph) }
        }
        cairo_surface_mark_dirty(surface)
        if !tooLarge.isEmpty { try fillOutlines(tooLarge, of: run, transform, alpha: alpha, fonts: fonts) }
    }

    /// The same with cairo, for glyphs of thousands of pixels.
    private func fillOutlines(
        _ glyphs: [GlyphRun.Glyph], of run: GlyphRun, _ transform: CGAffineTransform, alpha: Double,
        fonts: FontFaceResolver
    ) throws {
        use(transform)
        try fonts.select(run.face, size: run.drawnSize, in: context)
        setColor(run.color, alpha: alpha)
        for glyph in glyphs {
            var glyph = cairo_glyph_t(index: UInt(glyph.id), x: glyph.x, y: glyph.y)
            cairo_glyph_path(context, &glyph, 1)
            fill()
        }
    }

    private func solid(_ color: Color, alpha: Double) -> pixman_color_t {
        let opacity = Canvas.steps(color.alpha * alpha)
        func component(_ value: Double) -> UInt16 {
            UInt16((Canvas.steps(value) * opacity / 255).rounded()) * 257
        }
        return pixman_color_t(
            red: component(color.red), green: component(color.green), blue: component(color.blue),
            alpha: UInt16(opacity) * 257)
    }
}

/// Draws glyphs of one font in one colour; it lives for one run.
private final class GlyphPainter {
    private let canvas: Canvas
    private let visible: PixelRect
    private let face: FT_Face
    private let target: PixmanImage
    private let source: PixmanImage
    private var coverage: UnsafeMutablePointer<UInt8>
    private var room = 64 * 64

    /// FT_LOAD_NO_HINTING and FT_LOAD_NO_BITMAP, which are macros.
    private static let loadFlags: FT_Int32 = 2 | 8
    /// A glyph of more pixels is left to cairo.
    private static let areaLimit = 4_000_000

    init(canvas: Canvas, color: pixman_color_t, face: FT_Face, visible: PixelRect) {
        self.canvas = canvas
        self.visible = visible.intersection(canvas.rect)
        self.face = face
        target = PixmanImage(
            format: PIXMAN_a8r8g8b8, width: canvas.rect.width, height: canvas.rect.height, bits: canvas.pixels,
            bytesPerRow: canvas.bytesPerRow)
        source = PixmanImage(color: color)
        coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    }

    deinit {
        coverage.deallocate()
    }

    /// Draws a glyph with its origin at `place` on the device. False when it is too large.
    func draw(_ glyph: UInt32, at place: CGPoint) -> Bool {
        // Beyond a million pixels nothing is visible, and FreeType's numbers end.
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return true }
        guard FT_Load_Glyph(face, glyph, Self.loadFlags) == 0, let slot = face.pointee.glyph,
            slot.pointee.outline.n_points > 0
        else { return true }
        // FreeType's y points up.
        let x = FT_Pos((place.x * 64).rounded())
        let y = FT_Pos((-place.y * 64).rounded())
        FT_Outline_Translate(&slot.pointee.outline, x, y)
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        let left = box.xMin >> 6
        let bottom = box.yMin >> 6
        let area = PixelRect(
            x: left, y: -((box.yMax + 63) >> 6), width: ((box.xMax + 63) >> 6) - left,
            height: ((box.yMax + 63) >> 6) - bottom)
        let shown = area.intersection(visible)
        guard !shown.isEmpty else { return true }
        guard area.width < 32_000, area.height < 32_000, area.area <= Self.areaLimit else { return false }
        FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
        composite(&slot.pointee.outline, library: slot.pointee.library, area: area, shown: shown)
        return true
    }

    private func composite(
        _ outline: UnsafeMutablePointer<FT_Outline>, library: FT_Library?, area: PixelRect, shown: PixelRect
    ) {
        let bytesPerRow = (area.width + 3) & ~3
        let count = bytesPerRow * area.height
        if count > room {
            coverage.deallocate()
            coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
            room = count
        }
        memset(coverage, 0, count)
        var bitmap = FT_Bitmap()
        bitmap.rows = UInt32(area.height)
        bitmap.width = UInt32(area.width)
        bitmap.pitch = Int32(bytesPerRow)
        bitmap.buffer = coverage
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        guard FT_Outline_Get_Bitmap(library, outline, &bitmap) == 0 else { return }
        let mask = PixmanImage(
            format: PIXMAN_a8, width: area.width, height: area.height, bits: coverage, bytesPerRow: bytesPerRow)
        target.draw(
            source, mask: mask, rule: PIXMAN_OP_OVER, maskX: shown.x - area.x, maskY: shown.y - area.y,
            in: PixelTile(
                x: shown.x - canvas.rect.x, y: shown.y - canvas.rect.y, width: shown.width, height: shown.height))
    }
}
