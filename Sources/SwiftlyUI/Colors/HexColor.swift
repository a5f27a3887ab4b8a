/// A color written as a hexadecimal number, as in design files.
struct HexColor {
    /// Red, green and blue in the low 24 bits, 8 bits each.
    var bits: Int

    /// Parses `#1E90FF`, `0x1E90FF`, `1E90FF`, or three digits that are each doubled: `abc` is `aabbcc`. Of longer
    /// numbers the last six digits are used. Returns nil for a text that isn't a hexadecimal number.
    init?(_ text: String) {
        var digits = Substring(text)
        for prefix in ["0x", "0X", "#"] where digits.hasPrefix(prefix) {
            digits = digits.dropFirst(prefix.count)
            break
        }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        let doubled = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let number = UInt64(doubled, radix: 16) else { return nil }
        bits = Int(number & 0xFF_FFFF)
    }

    init(_ bits: Int) { self.bits = bits & 0xFF_FFFF }

    /// The red component, in 0…255.
    var red: Int { bits >> 16 & 0xFF }
    var green: Int { bits >> 8 & 0xFF }
    var blue: Int { bits & 0xFF }
}
