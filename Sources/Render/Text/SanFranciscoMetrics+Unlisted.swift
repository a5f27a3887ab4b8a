import CCairo

/// Characters that the table of advances lacks.
extension SanFranciscoMetrics {
    /// Returns the advance of a character or of the one whose width it inherits: the base of an accented letter, or the
    /// Latin letter that a Greek or Cyrillic one resembles. Units of 1/2048; nil for all others.
    func inheritedAdvance(_ scalar: UInt32) -> Double? {
        if scalar < 0x7F { return advance(scalar) }
        switch scalar {
        case 0xA0, 0x202F: return advance(0x20)
        case 0x2010, 0x2011: return advance(0x2D)
        case 0x2007: return advance(0x30)
        default: break
        }
        var base = scalar
        while let parts = TextShaper.parts(of: base) { base = parts.base }
        if let twin = SanFranciscoMetrics.twins[base] { base = twin }
        return base == scalar ? nil : advance(base)
    }

    /// Returns the ratio of San Francisco's lowercase widths to a substitute's, averaged over a…z. It is applied to
    /// letters of which only the substitute's width is known.
    func letterRatio(to font: DrawnFont) -> Double {
        var own = 0.0
        for scalar in UInt32(0x61)...0x7A { own += advance(scalar) ?? 0 }
        let substitute = font.file.lowercaseAdvance * font.pointsPerUnit / font.size * 2048
        return substitute > 0 ? own / substitute : 1
    }

    /// Returns a Boolean value that indicates whether a character is a letter of any script.
    static func isLetter(_ scalar: UInt32) -> Bool {
        let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
        return category == HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_MODIFIER_LETTER
            || category == HB_UNICODE_GENERAL_CATEGORY_TITLECASE_LETTER
    }

    /// The Latin letters by the letters of other scripts that are drawn alike.
    private static let twins: [UInt32: UInt32] = {
        let letters = "ØøĐАВЕЅІЈКМНОРСТХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΧΥο"
        let latin = "OoDABESIJKMHOPCTXaeopcyxijsABEZHIKMNOPTXYo"
        return Dictionary(
            zip(letters.unicodeScalars, latin.unicodeScalars).map { ($0.value, $1.value) },
            uniquingKeysWith: { a, _ in a })
    }()
}
