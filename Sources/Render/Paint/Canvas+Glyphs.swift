import CCairo
import Foundation

extension Canvas {
    /// Draws a run's glyphs at their exact positions.
    ///
    /// cairo 1.16 rounds glyphs to whole pixels when it draws them as bitmaps. Here FreeType fills each outline, moved
    /// to its position in 64ths of a pixel, with exact area coverage: in less than half the time of filling it as a
    /// cairo path, which samples fifteen lines a pixel (measured). The coverage is cached: see `GlyphCache`.
    ///
    /// - Parameter visible: The area outside which nothing needs to be drawn.
    func draw(
        _ run: GlyphRun, _ transform: CGAffineTransform, visible: PixelRect, alpha: Double, fonts: FontFaceResolver,
        source: Layer.Source? = nil
    ) throws {
        guard !run.glyphs.isEmpty, Canvas.steps(run.color.alpha * alpha) > 0 else { return }
        let linear = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: 0, y0: 0)
        guard let filler = try GlyphFiller(run, transform: linear, fonts: fonts, source: source) else { return }
        cairo_surface_flush(surface)
        let painter = GlyphPainter(canvas: self, color: solid(run.color, alpha: alpha), visible: visible)
        let placed = run.glyphs.compactMap { PlacedGlyph($0, transform) }
        let cache = fonts.library.glyphs
        let cached = GlyphCache.Font(
            run.face, size: run.drawnSize, transform: linear, generation: fonts.generation)
        let known = cache.coverages(of: placed, in: cached)
        var filled: [(glyph: PlacedGlyph, coverage: GlyphCoverage)] = []
        var tooLarge: [GlyphRun.Glyph] = []
        for (glyph, known) in zip(placed, known) {
            if let known {
                painter.draw(known, at: glyph)
                continue
            }
            switch try filler.fill(glyph, visible: painter.visible) {
            case .filled(let coverage):
                painter.draw(coverage, at: glyph)
                filled.append((glyph, coverage))
            case .nothing: break
            case .tooLarge: tooLarge.append(glyph.glyph)
            }
        }
        cache.keep(filled, in: cached)
        cairo_surface_mark_dirty(surface)
        if !tooLarge.isEmpty { try fillOutlines(tooLarge, of: run, transform, alpha: alpha, fonts: fonts) }
    }

    /// Draws glyphs of thousands of pixels with cairo.
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
        func component(_ value: Double) -> UInt16 { UInt16((Canvas.steps(value) * opacity / 255).rounded()) * 257 }
        return pixman_color_t(
            red: component(color.red), green: component(color.green), blue: component(color.blue),
            alpha: UInt16(opacity) * 257)
    }
}

/// Draws filled glyphs of one run in one color.
private struct GlyphPainter {
    let visible: PixelRect
    private let canvas: Canvas
    private let target: PixmanImage
    private let source: PixmanImage

    init(canvas: Canvas, color: pixman_color_t, visible: PixelRect) {
        self.canvas = canvas
        self.visible = visible.intersection(canvas.rect)
        target = PixmanImage(
            format: PIXMAN_a8r8g8b8, width: canvas.rect.width, height: canvas.rect.height, bits: canvas.pixels,
            bytesPerRow: canvas.bytesPerRow)
        source = PixmanImage(color: color)
    }

    func draw(_ coverage: GlyphCoverage, at placed: PlacedGlyph) {
        guard let coverage = coverage.mask else { return }
        let area = coverage.rect.offset(x: placed.column, y: placed.row)
        let shown = area.intersection(visible)
        guard !shown.isEmpty else { return }
        let mask = PixmanImage(
            format: PIXMAN_a8, width: area.width, height: area.height, bits: coverage.bytes,
            bytesPerRow: coverage.bytesPerRow)
        withExtendedLifetime(coverage) {
            target.draw(
                source, mask: mask, rule: PIXMAN_OP_OVER, maskX: shown.x - area.x, maskY: shown.y - area.y,
                in: PixelTile(
                    x: shown.x - canvas.rect.x, y: shown.y - canvas.rect.y, width: shown.width, height: shown.height))
        }
    }
}

/// Fills outlines of one font at one scale, for one run.
private final class GlyphFiller {
    /// The result of filling a glyph.
    enum FillResult {
        case filled(GlyphCoverage)
        /// Nothing is visible, or the font has no such glyph.
        case nothing
        /// The glyph is left to cairo.
        case tooLarge
    }

    private let font: CairoScaledFont
    private let faceName: String
    private var face: FT_Face?

    /// FT_LOAD_NO_HINTING and FT_LOAD_NO_BITMAP, which are macros.
    private static let loadFlags: FT_Int32 = 2 | 8
    /// The maximum number of pixels of a glyph; larger ones are left to cairo.
    private static let areaLimit = 4_000_000

    /// Returns nil for glyphs that are flattened to nothing, which are invisible.
    ///
    /// - Throws: `PaintError.invalidGeometry` for glyphs beyond the maximum size, or the error of opening the font.
    init?(_ run: GlyphRun, transform: cairo_matrix_t, fonts: FontFaceResolver, source: Layer.Source?) throws {
        do {
            font = try fonts.makeScaledFont(run.face, size: run.drawnSize, transform: transform)
        } catch .unusableScale(_, let pixels) where pixels < 1 {
            return nil
        } catch .unusableScale(_, let pixels) {
            throw PaintError.invalidGeometry(
                property: "transform (it scales glyphs to \(pixels) pixels)", source: source)
        }
        faceName = run.face.name
    }

    deinit {
        if face != nil { cairo_ft_scaled_font_unlock_face(font.pointer) }
    }

    /// Fills a glyph at its position within a pixel, unless it lies completely outside `visible`.
    func fill(_ placed: PlacedGlyph, visible: PixelRect) throws -> FillResult {
        let face = try openFace()
        guard FT_Load_Glyph(face, placed.glyph.id, Self.loadFlags) == 0, let slot = face.pointee.glyph else {
            return .nothing
        }
        guard slot.pointee.outline.n_points > 0 else { return .filled(GlyphCoverage(mask: nil)) }
        FT_Outline_Translate(&slot.pointee.outline, placed.x, placed.y)
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        let left = box.xMin >> 6
        let bottom = box.yMin >> 6
        // FreeType's y axis points up.
        let top = (box.yMax + 63) >> 6
        let area = PixelRect(x: left, y: -top, width: ((box.xMax + 63) >> 6) - left, height: top - bottom)
        guard !area.offset(x: placed.column, y: placed.row).intersection(visible).isEmpty else { return .nothing }
        guard area.width < 32_000, area.height < 32_000, area.area <= Self.areaLimit else { return .tooLarge }
        FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
        let mask = AlphaMask(rect: area)
        var bitmap = FT_Bitmap()
        bitmap.rows = UInt32(area.height)
        bitmap.width = UInt32(area.width)
        bitmap.pitch = Int32(mask.bytesPerRow)
        bitmap.buffer = mask.bytes
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        guard FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap) == 0 else { return .nothing }
        return .filled(GlyphCoverage(mask: mask))
    }

    /// Returns the locked face, opening it when first needed: FreeType rescales the face, and a run of cached glyphs
    /// needs none.
    private func openFace() throws -> FT_Face {
        if let face { return face }
        guard let opened = cairo_ft_scaled_font_lock_face(font.pointer) else {
            throw PaintError.drawingFailed(detail: "the font \(faceName) can't be opened", source: nil)
        }
        face = opened
        return opened
    }
}
