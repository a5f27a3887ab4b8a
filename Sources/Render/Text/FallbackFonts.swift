import CCairo
import Foundation
import Synchronization

/// The fonts for characters that Inter lacks: Noto's, by script, in a fixed order that doesn't depend on other
/// installed fonts.
enum FallbackFonts {
    static let emojiFace = "NotoColorEmoji"
    static let emojiPackage = "fonts-noto-color-emoji"
    static let cjkPackage = "fonts-noto-cjk"
    static let corePackage = "fonts-noto-core"
    static let monospacedPackage = "fonts-dejavu-core"
    static let interPackage = "fonts-inter"

    /// All faces but those of Inter; one for each file.
    static var faces: [String] {
        let families = FallbackScripts.table.values.map(\.family) + ["NotoSansSymbols", "NotoSansCJKjp"]
        return families.flatMap { ["\($0)-Regular", "\($0)-Bold"] }
            + ["NotoSansSymbols2-Regular", "NotoSansMath-Regular", "DejaVuSansMono", "DejaVuSansMono-Bold", emojiFace]
    }

    /// The fallback fonts of a script.
    struct Choice {
        /// The script's name for messages, such as "Arabic".
        var script: String
        /// The faces in order of preference.
        var faces: [String]
        var package: String
        /// The width of the box drawn for a character when no font has it, as a fraction of the size.
        var boxAdvance: Double
    }

    /// Returns the fallback fonts for a character of a script (its ISO 15924 tag, resolved from the surrounding text).
    static func choice(for scalar: UInt32, script: UInt32, isBold: Bool, isJapanese: Bool) -> Choice {
        let style = isBold ? "Bold" : "Regular"
        if let region = cjkRegion(scalar, script: script, isJapanese: isJapanese) {
            let isHalfWidth = scalar >= 0xFF61 && scalar <= 0xFFDC
            return Choice(
                script: "Chinese, Japanese and Korean", faces: ["NotoSansCJK\(region)-\(style)"], package: cjkPackage,
                boxAdvance: isHalfWidth ? 0.5 : 1)
        }
        // Symbols and digits that all scripts share are found in the symbol fonts if not in the script's own.
        let isShared = hb_unicode_script(hb_unicode_funcs_get_default(), scalar) == HB_SCRIPT_COMMON
        let hasOwnFont = FallbackScripts.table[script].map { !$0.isInInter } ?? false
        let home = isShared && !hasOwnFont ? sharingScript(of: scalar) ?? script : script
        let symbols = [
            "NotoSans-\(style)", "NotoSansSymbols-\(style)", "NotoSansSymbols2-Regular", "NotoSansMath-Regular",
        ]
        guard let entry = FallbackScripts.table[home], !isShared || !entry.isInInter else {
            return Choice(script: "symbols", faces: symbols, package: corePackage, boxAdvance: 0.6)
        }
        return Choice(
            script: entry.name, faces: ["\(entry.family)-\(style)"] + (isShared ? symbols : []),
            package: corePackage, boxAdvance: entry.boxAdvance)
    }

    /// Returns the name of the file that contains a face, without its suffix, and the face's index in it.
    static func fileStem(ofFace name: String) -> (stem: String, index: Int) {
        let prefix = "NotoSansCJK"
        guard name.hasPrefix(prefix) else { return (name, 0) }
        let rest = name.dropFirst(prefix.count)
        // The order of the fonts in Noto's collections.
        for (index, region) in ["jp", "kr", "sc", "tc", "hk"].enumerated() where rest.hasPrefix(region) {
            return (prefix + rest.dropFirst(2), index)
        }
        return (name, 0)
    }

    /// Returns the Debian package that contains a face, or nil for unknown fonts.
    static func package(ofFace name: String) -> String? {
        if InterFont.digests[name] != nil { return interPackage }
        if name.hasPrefix("NotoSansCJK") { return cjkPackage }
        if name == emojiFace { return emojiPackage }
        if name.hasPrefix("Noto") { return corePackage }
        if name.hasPrefix("DejaVuSansMono") { return monospacedPackage }
        return nil
    }

    /// Returns the script whose fonts have a mark that several scripts share, and no font for symbols; nil for others.
    /// In an English address within an Arabic text, the comma is Arabic's.
    private static func sharingScript(of scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x060C, 0x061B, 0x061F, 0x0640: HB_SCRIPT_ARABIC.rawValue
        case 0x0964, 0x0965: HB_SCRIPT_DEVANAGARI.rawValue
        case 0x10FB: HB_SCRIPT_GEORGIAN.rawValue
        default: nil
        }
    }

    private static func cjkRegion(_ scalar: UInt32, script: UInt32, isJapanese: Bool) -> String? {
        switch script {
        case HB_SCRIPT_HANGUL.rawValue: return "kr"
        case HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue: return "jp"
        case HB_SCRIPT_BOPOMOFO.rawValue: return "tc"
        case HB_SCRIPT_HAN.rawValue: return isJapanese ? "jp" : "sc"
        default: break
        }
        switch scalar {
        case 0x2E80...0x303F, 0x3190...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: return isJapanese ? "jp" : "sc"
        default: return nil
        }
    }
}

/// The scripts with Noto's families for them and the widths of their boxes when no font is installed (as a fraction of
/// the size; chosen near the average letter's width).
private enum FallbackScripts {
    struct Script {
        let name: String
        let family: String
        let boxAdvance: Double

        /// A Boolean value that indicates whether Inter covers the script; Noto Sans adds its rare letters.
        var isInInter: Bool { family == "NotoSans" }

        init(_ name: String, family: String? = nil, _ boxAdvance: Double = 0.6) {
            self.name = name
            self.family = family ?? "NotoSans" + name.filter { $0 != " " }
            self.boxAdvance = boxAdvance
        }
    }

    static let table: [UInt32: Script] = [
        HB_SCRIPT_ARABIC.rawValue: Script("Arabic", 0.5),
        HB_SCRIPT_ARMENIAN.rawValue: Script("Armenian"),
        HB_SCRIPT_BENGALI.rawValue: Script("Bengali"),
        HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: Script("Canadian Aboriginal"),
        HB_SCRIPT_CHEROKEE.rawValue: Script("Cherokee"),
        HB_SCRIPT_COPTIC.rawValue: Script("Coptic"),
        HB_SCRIPT_CYRILLIC.rawValue: Script("Cyrillic", family: "NotoSans"),
        HB_SCRIPT_DEVANAGARI.rawValue: Script("Devanagari"),
        HB_SCRIPT_ETHIOPIC.rawValue: Script("Ethiopic"),
        HB_SCRIPT_GEORGIAN.rawValue: Script("Georgian"),
        HB_SCRIPT_GLAGOLITIC.rawValue: Script("Glagolitic"),
        HB_SCRIPT_GOTHIC.rawValue: Script("Gothic"),
        HB_SCRIPT_GREEK.rawValue: Script("Greek", family: "NotoSans"),
        HB_SCRIPT_GUJARATI.rawValue: Script("Gujarati"),
        HB_SCRIPT_GURMUKHI.rawValue: Script("Gurmukhi"),
        HB_SCRIPT_HEBREW.rawValue: Script("Hebrew", 0.55),
        HB_SCRIPT_JAVANESE.rawValue: Script("Javanese"),
        HB_SCRIPT_KANNADA.rawValue: Script("Kannada"),
        HB_SCRIPT_KHMER.rawValue: Script("Khmer"),
        HB_SCRIPT_LAO.rawValue: Script("Lao", 0.55),
        HB_SCRIPT_LATIN.rawValue: Script("Latin", family: "NotoSans"),
        HB_SCRIPT_MALAYALAM.rawValue: Script("Malayalam"),
        HB_SCRIPT_MONGOLIAN.rawValue: Script("Mongolian"),
        HB_SCRIPT_MYANMAR.rawValue: Script("Myanmar"),
        HB_SCRIPT_NKO.rawValue: Script("NKo"),
        HB_SCRIPT_OGHAM.rawValue: Script("Ogham"),
        HB_SCRIPT_ORIYA.rawValue: Script("Oriya"),
        HB_SCRIPT_RUNIC.rawValue: Script("Runic"),
        HB_SCRIPT_SINHALA.rawValue: Script("Sinhala"),
        HB_SCRIPT_SYRIAC.rawValue: Script("Syriac", 0.5),
        HB_SCRIPT_TAMIL.rawValue: Script("Tamil", 0.7),
        HB_SCRIPT_TELUGU.rawValue: Script("Telugu"),
        HB_SCRIPT_THAANA.rawValue: Script("Thaana", 0.5),
        HB_SCRIPT_THAI.rawValue: Script("Thai", 0.55),
        HB_SCRIPT_TIBETAN.rawValue: Script("Tibetan", family: "NotoSerifTibetan"),
        HB_SCRIPT_TIFINAGH.rawValue: Script("Tifinagh"),
        HB_SCRIPT_YI.rawValue: Script("Yi", 1),
    ]
}

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
            for row in 0..<height { memcpy(target + row * bytesPerRow, pixels + row * Int(source.pitch), width * 4) }
        }
        let frame = CGRect(
            x: Double(slot.pointee.bitmap_left) / pixelsPerEm, y: -Double(slot.pointee.bitmap_top) / pixelsPerEm,
            width: Double(width) / pixelsPerEm, height: Double(height) / pixelsPerEm)
        return GlyphBitmap(bitmap: bitmap, frame: frame)
    }
}
