import CCairo
import Foundation

/// One font of one file, opened for shaping and measuring.
///
/// It is immutable, so any number of threads may use it at once. Metrics are in font units, `unitsPerEm` to the em.
final class FontFile: Sendable {
    let path: String
    /// The font's index in a collection; 0 in plain files.
    let index: Int
    /// The name by which `FontFace` refers to the font.
    let name: String
    let unitsPerEm: Double
    let capHeight: Double
    let xHeight: Double
    let ascender: Double
    /// The descent, negative: below the baseline.
    let descender: Double
    let lineGap: Double
    /// The underline's offset, negative: below the baseline.
    let underlinePosition: Double
    let underlineThickness: Double
    /// The sum of the advances of a…z.
    let lowercaseAdvance: Double
    /// HarfBuzz's objects may be shared between threads once they are made immutable.
    nonisolated(unsafe) let font: OpaquePointer
    private let face: HarfBuzzFace

    /// The number of glyphs.
    var glyphCount: Int { Int(hb_face_get_glyph_count(face.pointer)) }

    init(path: String, index: Int, name: String? = nil) throws(FontError) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            throw .unreadable(path: path, detail: "it can't be opened")
        }
        defer { hb_blob_destroy(blob) }
        // A face without glyphs keeps the file mapped, too.
        guard index < Int(hb_face_count(blob)), let face = HarfBuzzFace(blob, index: index),
            hb_face_get_glyph_count(face.pointer) > 0
        else {
            throw .unreadable(path: path, detail: "it has no font number \(index)")
        }
        guard let font = hb_font_create(face.pointer) else {
            throw .unreadable(path: path, detail: "out of memory")
        }
        let units = Int32(clamping: hb_face_get_upem(face.pointer))
        hb_font_set_scale(font, units, units)
        hb_face_make_immutable(face.pointer)
        hb_font_make_immutable(font)
        self.path = path
        self.index = index
        self.name = name ?? FontFile.text(ccairo_name_postscript(), of: face)
        self.face = face
        self.font = font
        unitsPerEm = Double(units)

        func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) : nil
        }
        capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? unitsPerEm * 0.7
        xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? unitsPerEm * 0.5
        ascender = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? unitsPerEm * 0.95
        descender = metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? unitsPerEm * -0.25
        lineGap = metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0
        underlinePosition = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? unitsPerEm * -0.1
        lowercaseAdvance = (UInt32(0x61)...0x7A).reduce(0) { sum, scalar in
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return sum }
            return sum + Double(hb_font_get_glyph_h_advance(font, glyph))
        }
        underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? unitsPerEm * 0.05
    }

    deinit { hb_font_destroy(font) }

    /// Returns the glyph of a character, or nil if the font lacks it.
    func glyph(_ scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// Returns the index of the glyph with a PostScript name; nil if the font has no such name.
    func glyph(named name: String) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        let utf8 = Array(name.utf8CString)
        return hb_font_get_glyph_from_name(font, utf8, Int32(utf8.count - 1), &glyph) != 0 ? glyph : nil
    }

    /// Returns a glyph's advance before kerning.
    func advance(ofGlyph glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) }

    /// The family and full names under which the font can be requested.
    var familyNames: [String] {
        [ccairo_name_typographic_family(), ccairo_name_family(), ccairo_name_full()]
            .map { FontFile.text($0, of: face) }.filter { !$0.isEmpty }
    }

    /// The version as the font names it, such as `Version 3.019;git-0a5106e0b`.
    var version: String { FontFile.text(ccairo_name_version(), of: face) }

    /// The weight class, 100…900; 400 is regular.
    var weightClass: Double { Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)) }
    var isItalic: Bool { hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5 }

    /// Returns the digest (XXH3, 64 bits, in hexadecimal) of a file, or nil if it can't be read.
    static func digest(ofFileAt path: String) -> String? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return data.withUnsafeBytes { bytes in
            bytes.baseAddress.map { FastHash.hexadecimal(FastHash.hash64($0, count: bytes.count)) }
        }
    }

    private static func text(_ id: hb_ot_name_id_t, of face: HarfBuzzFace) -> String {
        var size: UInt32 = 256
        var buffer = [CChar](repeating: 0, count: 256)
        let english = hb_language_from_string("en", -1)
        let length = hb_ot_name_get_utf8(face.pointer, id, english, &size, &buffer)
        guard length > 0 else { return "" }
        return String(decoding: buffer[0..<Int(size)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// A `hb_face_t`, with the mapped file of its blob.
private final class HarfBuzzFace: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Creates the face of a font in a file; the file has no such font if it has no glyphs.
    init?(_ blob: OpaquePointer, index: Int) {
        guard let pointer = hb_face_create(blob, UInt32(index)) else { return nil }
        self.pointer = pointer
    }

    deinit { hb_face_destroy(pointer) }
}
