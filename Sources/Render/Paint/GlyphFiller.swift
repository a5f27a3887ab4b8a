import CCairo
import Foundation

/// Fills outlines of one font at one scale, for one run.
final class GlyphFiller {
    /// The result of filling a glyph.
    enum Outcome {
        case filled(GlyphCoverage)
        /// Nothing is visible, or the font has no such glyph.
        case nothing
        /// The glyph is left to cairo.
        case tooLarge
    }

    private let font: OpaquePointer
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
                property: "transform (with it, letters are \(pixels) pixels high)", source: source)
        }
        faceName = run.face.name
    }

    deinit {
        if face != nil { cairo_ft_scaled_font_unlock_face(font) }
        cairo_scaled_font_destroy(font)
    }

    /// Fills a glyph at its position within a pixel, unless it lies completely outside `visible`.
    func fill(_ placed: PlacedGlyph, visible: PixelRect) throws -> Outcome {
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
        guard FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap) == 0 else {
            return .nothing
        }
        return .filled(GlyphCoverage(mask: mask))
    }

    /// Returns the locked face, opening it when first needed: FreeType rescales the face, and a run of cached glyphs
    /// needs none.
    private func openFace() throws -> FT_Face {
        if let face { return face }
        guard let opened = cairo_ft_scaled_font_lock_face(font) else {
            throw PaintError.drawingFailed(detail: "the font \(faceName) can't be opened", source: nil)
        }
        face = opened
        return opened
    }
}
