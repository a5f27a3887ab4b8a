import CCairo

/// The fonts for characters that Inter lacks: Noto's, by script, in a fixed order that doesn't depend on what else is
/// installed.
enum FallbackFonts {
    static let emojiFace = "NotoColorEmoji"
    static let emojiPackage = "fonts-noto-color-emoji"
    static let cjkPackage = "fonts-noto-cjk"
    static let corePackage = "fonts-noto-core"
    static let monospacedPackage = "fonts-dejavu-core"

    /// Where the characters of a script come from.
    struct Choice {
        /// For people: "Arabic".
        var script: String
        /// Faces to try, first one first.
        var faces: [String]
        var package: String
        /// How wide a character's box is when there is no font, in parts of the size.
        var boxAdvance: Double
    }

    /// What to use for a character of a script (its ISO 15924 tag, resolved from the text around it).
    static func choice(for scalar: UInt32, script: UInt32, isBold: Bool, isJapanese: Bool) -> Choice {
        let style = isBold ? "Bold" : "Regular"
        if let region = cjkRegion(scalar, script: script, isJapanese: isJapanese) {
            let isHalfWidth = scalar >= 0xFF61 && scalar <= 0xFFDC
            return Choice(
                script: "Chinese, Japanese and Korean", faces: ["NotoSansCJK\(region)-\(style)"], package: cjkPackage,
                boxAdvance: isHalfWidth ? 0.5 : 1)
        }
        // Signs and figures that all scripts share stand in the fonts for symbols if not in the script's own.
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

    /// The file, without its suffix, that holds a face, and the face's number in it.
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

    /// The Debian package that has a face; nil for fonts that we know nothing of.
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
