/// Number formatting for SVG: short, deterministic, never with an exponent.
enum SVGNumber {
    /// Returns a length in points, to the thousandth.
    static func length(_ value: Double) -> String { text(value, decimals: 3) }

    /// Returns a factor, precise enough for thousands of pixels.
    static func factor(_ value: Double) -> String { text(value, decimals: 9) }

    private static let powers = (0...9).map { power in (0..<power).reduce(1) { product, _ in product * 10 } }

    private static func text(_ value: Double, decimals: Int) -> String {
        // Nothing is visible beyond 1,000 million; NaN can't occur here.
        let limited = value.isNaN ? 0 : max(-1e9, min(1e9, value))
        let unit = powers[decimals]
        let all = Int((limited.magnitude * Double(unit)).rounded())
        guard all > 0 else { return "0" }
        var result = limited < 0 ? "-" : ""
        let whole = all / unit
        var rest = all % unit
        guard rest > 0 else { return result + String(whole) }
        if whole > 0 { result += String(whole) }
        var digits = decimals
        while rest % 10 == 0 {
            rest /= 10
            digits -= 1
        }
        let fraction = String(rest)
        result += "." + String(repeating: "0", count: digits - fraction.count) + fraction
        return result
    }
}
