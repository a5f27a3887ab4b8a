import CCairo
import Foundation
import Synchronization

/// The color font for emoji. Its glyphs are bitmaps, which become image contents.
final class EmojiFont: Sendable {
    /// The width of Apple's emoji as a fraction of the size; the substitutes are given the same advance.
    static let advance = 1.25

    /// A glyph's pixels and their frame relative to the origin on the baseline, as fractions of the size, y down.
    struct GlyphBitmap: Sendable {
        let bitmap: Bitmap
        let frame: CGRect
    }

    let file: FontFile
    private let state: Mutex<State>

    /// FreeType's objects, which must only be used under the lock.
    private struct State: @unchecked Sendable {
        let library: FT_Library
        let face: FT_Face
        let pixelsPerEm: Double
        var bitmaps: [UInt32: GlyphBitmap?] = [:]
    }

    /// Returns nil when the file has no color bitmaps.
    init?(file: FontFile) {
        var library: FT_Library?
        var face: FT_Face?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0, let face,
            face.pointee.num_fixed_sizes > 0, let sizes = face.pointee.available_sizes, FT_Select_Size(face, 0) == 0
        else {
            FT_Done_FreeType(library)
            return nil
        }
        self.file = file
        let pixelsPerEm = max(1, Double(sizes[0].y_ppem) / 64)
        state = Mutex(State(library: library, face: face, pixelsPerEm: pixelsPerEm))
    }

    deinit {
        let library = state.withLock { $0.library }
        FT_Done_FreeType(library)
    }

    /// Returns the bitmap of a glyph, or nil if it has none.
    func bitmap(_ glyph: UInt32) -> GlyphBitmap? {
        state.withLock { state in
            if let known = state.bitmaps[glyph] { return known }
            let made = EmojiFont.load(glyph, from: state.face, pixelsPerEm: state.pixelsPerEm)
            // A few hundred bitmaps of 70 KB at most.
            if state.bitmaps.count >= 256 { state.bitmaps.removeAll() }
            state.bitmaps[glyph] = .some(made)
            return made
        }
    }

    private static func load(_ glyph: UInt32, from face: FT_Face, pixelsPerEm: Double) -> GlyphBitmap? {
        // 1 << 20 is FT_LOAD_COLOR, a macro.
        guard FT_Load_Glyph(face, glyph, 1 << 20) == 0, let slot = face.pointee.glyph else { return nil }
        let source = slot.pointee.bitmap
        let width = Int(source.width)
        let height = Int(source.rows)
        guard width > 0, height > 0, source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), source.pitch > 0,
            let pixels = source.buffer
        else { return nil }
        // FreeType's premultiplied BGRA bytes are 0xAARRGGBB words, `Bitmap`'s format.
        let bitmap = Bitmap(width: width, height: height) { target, bytesPerRow in
            for row in 0..<height {
                memcpy(target + row * bytesPerRow, pixels + row * Int(source.pitch), width * 4)
            }
        }
        let frame = CGRect(
            x: Double(slot.pointee.bitmap_left) / pixelsPerEm, y: -Double(slot.pointee.bitmap_top) / pixelsPerEm,
            width: Double(width) / pixelsPerEm, height: Double(height) / pixelsPerEm)
        return GlyphBitmap(bitmap: bitmap, frame: frame)
    }
}
