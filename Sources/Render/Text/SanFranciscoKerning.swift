import CCairo

/// San Francisco's pair kerning, approximated: that of Inter's regular text cut at every weight and size, without its few
/// pairs that move apart, made a little stronger.
///
/// Measured on iOS 26 over whole lines: San Francisco's kerning hardly changes with the weight (Inter's does), is 1.065
/// times Inter's in the text cut, and grows with the display cut, most after capitals.
enum SanFranciscoKerning {
    /// The face whose pairs are used.
    static let faceName = "Inter-Regular"

    /// Between two neighbours, in parts of the size. `pair` is Inter's kerning in parts of its em.
    static func kerning(_ first: UInt32, _ second: UInt32, pair: Double, metrics: SanFranciscoMetrics) -> Double {
        if metrics.hasMonospacedDigits, isDigit(first), isDigit(second) { return 0 }
        // Measured in text with an apostrophe before an s; other round letters are assumed to behave like it.
        if first == 0x27, isRoundOnTheLeft(second) { return -100.0 / 2048 }
        if pair >= 0 { return 0 }
        let growth = isCapital(first) ? 0.44 : 0.1
        return pair * (1.065 + growth * metrics.opticalMix)
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    private static func isRoundOnTheLeft(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x61, 0x63, 0x64, 0x65, 0x67, 0x6F, 0x71, 0x73: true
        default: false
        }
    }

    private static func isCapital(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A }
        let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
        return category == HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER
    }
}
