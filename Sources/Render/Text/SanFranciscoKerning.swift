import CCairo

/// San Francisco's pair kerning, approximated from that of Inter's regular text cut, without its few pairs that move
/// apart.
///
/// The ratio of San Francisco's kerning to Inter's was measured on iOS 26 over whole lines. It hardly changes with the
/// weight (Inter's own does, so its other files aren't used) and, like the advances, mixes a text and a display cut.
enum SanFranciscoKerning {
    /// The face whose pairs are used.
    static let faceName = "Inter-Regular"

    /// The factor for Inter's kerning after capitals.
    private static let capitals = SanFranciscoMetrics.Masters(
        text: (light: 1.112, regular: 1.05, black: 1.085, italic: 1.061),
        display: (light: 1.519, regular: 1.499, black: 1.447, italic: 1.544))
    /// The factor after all other characters.
    private static let others = SanFranciscoMetrics.Masters(
        text: (light: 0.849, regular: 0.991, black: 1.092, italic: 1.031),
        display: (light: 0.894, regular: 1.254, black: 0.971, italic: 0.93))
    /// The kerning between digits of light weights, in 1/2048 of the size.
    private static let figures = SanFranciscoMetrics.Masters(
        text: (light: -9, regular: 0, black: 0, italic: 0), display: (light: -10, regular: 0, black: 0, italic: 0))

    /// Returns the kerning between two characters as a fraction of the size. `pair` is Inter's kerning as a fraction of
    /// its em.
    static func kerning(_ first: UInt32, _ second: UInt32, pair: Double, metrics: SanFranciscoMetrics) -> Double {
        var extra = 0.0
        if isDigit(first), isDigit(second) {
            if metrics.hasMonospacedDigits { return 0 }
            extra = metrics.blend(figures) / 2048
        }
        // Measured in text with an apostrophe before an s; other round letters are assumed to behave like it.
        if first == 0x27, isRoundOnTheLeft(second) { return -100.0 / 2048 }
        return min(pair, 0) * metrics.blend(isCapital(first) ? capitals : others) + extra
    }

    /// Returns a Boolean value that indicates whether kerning may follow a character where Inter has none.
    static func mayKernAlone(_ scalar: UInt32) -> Bool { scalar == 0x27 || isDigit(scalar) }

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
