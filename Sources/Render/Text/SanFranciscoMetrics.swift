/// San Francisco's advance widths at one size and weight, from a model that reproduces iOS 26's own.
///
/// `advance = size / 2048 * (text + f * (display - text) + tracking)`, where `f` grows from 0 at 17 points to 1 at 28,
/// and `text` and `display` are mixes of a light, a regular and a black master. Italic weights other than regular were
/// not measured: they widen as the upright ones do.
struct SanFranciscoMetrics {
    /// The tracking added to every advance, in 1/2048 of the size; 0 in the monospaced design.
    let tracking: Double
    /// The share of the display cut: 0…1.
    let opticalMix: Double
    private let weight: Double
    private let isItalic: Bool
    private let isMonospaced: Bool
    /// A Boolean value that indicates whether all digits are as wide as the 0.
    let hasMonospacedDigits: Bool

    /// The advance of every character of the monospaced design, in 1/2048 of the size.
    static let monospacedUnits = 1266.0

    init(_ font: FontSpec) {
        let size = font.usableSize
        weight = SanFranciscoMetrics.coordinate(font.weight)
        isItalic = font.isItalic
        isMonospaced = font.design == .monospaced
        hasMonospacedDigits = font.hasMonospacedDigits
        opticalMix = SanFranciscoMetrics.opticalMix(size)
        tracking = isMonospaced ? 0 : SanFranciscoMetrics.tracking(size)
    }

    /// Returns the advance of a character without tracking, in 1/2048 of the size, or nil if the table lacks it.
    func advance(_ scalar: UInt32) -> Double? {
        guard scalar >= 0x20, scalar < 0x7F else { return nil }
        if isMonospaced { return SanFranciscoMetrics.monospacedUnits }
        let isDigit = scalar >= 0x30 && scalar <= 0x39
        let place = Int(hasMonospacedDigits && isDigit ? 0x30 : scalar) - 0x20
        let text = mix(
            (
                SanFranciscoTable.textLight[place], SanFranciscoTable.textRegular[place],
                SanFranciscoTable.textBlack[place], SanFranciscoTable.textItalic[place]
            ))
        if opticalMix == 0 { return text }
        let display = mix(
            (
                SanFranciscoTable.displayLight[place], SanFranciscoTable.displayRegular[place],
                SanFranciscoTable.displayBlack[place], SanFranciscoTable.displayItalic[place]
            ))
        return text + opticalMix * (display - text)
    }

    /// The height of a lowercase x, in 1/2048 of the size.
    var xHeightUnits: Double {
        if isMonospaced { return (1083 + weight * 34).rounded() }
        return blend(SanFranciscoMetrics.xHeights).rounded()
    }

    private static let xHeights = Masters(text: (1076, 1078, 1124, 1078), display: (1040, 1040, 1104, 1040))

    /// One metric in each of the master fonts that the others are interpolated from.
    struct Masters: Sendable {
        typealias Cut = (light: Double, regular: Double, black: Double, italic: Double)
        var text: Cut
        var display: Cut
    }

    /// Returns the metric interpolated at this size and weight.
    func blend(_ masters: Masters) -> Double {
        let text = mix(masters.text)
        return opticalMix == 0 ? text : text + opticalMix * (mix(masters.display) - text)
    }

    private func mix(_ cut: Masters.Cut) -> Double {
        let delta = weight < 0 ? -weight * (cut.light - cut.regular) : weight * (cut.black - cut.regular)
        return (isItalic ? cut.italic : cut.regular) + delta
    }

    /// Returns a weight's coordinate between light (-1), regular (0) and black (1), in exact 1/16384ths.
    private static func coordinate(_ weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight: -15155 / 16384
        case .thin: -11878 / 16384
        case .light: -5161 / 16384
        case .regular: 0
        case .medium: 3004 / 16384
        case .semibold: 5188 / 16384
        case .bold: 0.5
        case .heavy: 12561 / 16384
        case .black: 1
        }
    }

    private static func opticalMix(_ size: Double) -> Double {
        switch size {
        case ...17: 0
        case ...19: (size - 17) / 22
        case ...24: 1.0 / 11 + (size - 19) * 8 / 55
        case ..<28: 9.0 / 11 + (size - 24) / 22
        default: 1
        }
    }

    private static func tracking(_ size: Double) -> Double {
        let table = SanFranciscoTable.tracking
        guard let first = table.first, let last = table.last else { return 0 }
        if size <= first.size { return first.units }
        if size >= last.size { return last.units }
        var low = 0
        var high = table.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle].size <= size { low = middle } else { high = middle }
        }
        let share = (size - table[low].size) / (table[high].size - table[low].size)
        return table[low].units + share * (table[high].units - table[low].units)
    }
}
