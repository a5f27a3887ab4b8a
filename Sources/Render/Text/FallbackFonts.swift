import CCairo

/// The fonts for characters that Inter lacks: Noto's, by script, in a fixed order that doesn't depend on other
/// installed fonts.
enum FallbackFonts {
    static let emojiFace = "NotoColorEmoji"
    static let emojiPackage = "fonts-noto-color-emoji"
    static let cjkPackage = "fonts-noto-cjk"
    static let corePackage = "fonts-noto-core"
    static let monospacedPackage = "fonts-dejavu-core"

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
        let symbols = [
            "NotoSans-\(style)", "NotoSansSymbols-\(style)", "NotoSansSymbols2-Regular", "NotoSansMath-Regular",
        ]
        guard let entry = FallbackScripts.table[script], !isShared || !entry.isInInter else {
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
        if name.hasPrefix("Inter") { return "fonts-inter" }
        if name.hasPrefix("NotoSansCJK") { return cjkPackage }
        if name == emojiFace { return emojiPackage }
        if name.hasPrefix("Noto") { return corePackage }
        if name.hasPrefix("DejaVuSansMono") { return monospacedPackage }
        return nil
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
