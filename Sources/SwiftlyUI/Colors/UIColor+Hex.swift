import BuilderUIKit

extension UIColor {
    /// The color of a hexadecimal text such as `#1E90FF`; nil for a text that isn't one.
    ///
    /// `0x` and `#` may stand before the digits, and three digits are each doubled. Of eight digits the first two are
    /// left out: only `alpha`, which is brought into 0…1, determines the opacity.
    public convenience init?(hexStr: String, alpha: CGFloat = 1) {
        guard let hex = HexColor(hexStr) else { return nil }
        self.init(hex, alpha: alpha)
    }

    /// The color of a number such as `0x1E90FF`: its low 24 bits are red, green and blue.
    public convenience init?(hexInt: Int, alpha: CGFloat = 1) {
        self.init(HexColor(hexInt), alpha: alpha)
    }

    /// A color of red, green and blue from 0 to 255; nil when one of them is none of these.
    public convenience init?(r: Int, g: Int, b: Int, alpha: CGFloat = 1) {
        let bytes = 0...255
        guard bytes.contains(r), bytes.contains(g), bytes.contains(b) else { return nil }
        self.init(HexColor(r << 16 | g << 8 | b), alpha: alpha)
    }

    /// The color of a hexadecimal text, as `init(hexStr:alpha:)` reads it; clear for a text that isn't one.
    public static func color(with hexString: String, alpha: CGFloat = 1.0) -> UIColor {
        UIColor(hexStr: hexString, alpha: alpha) ?? .clear
    }

    /// The color of a number such as `0x1E90FF`.
    public static func color(withHexInt hex: Int, alpha: CGFloat = 1.0) -> UIColor {
        UIColor(HexColor(hex), alpha: alpha)
    }

    /// The color of a hexadecimal text, as `init(hexStr:alpha:)` reads it; clear for a text that isn't one.
    public static func hexColor(_ hex: String, alpha: CGFloat = 1.0) -> UIColor { color(with: hex, alpha: alpha) }

    /// The color of a hexadecimal text, as `init(hexStr:alpha:)` reads it; clear for a text that isn't one.
    ///
    /// ```swift
    /// let sky = UIColor.hex("#1E90FF", alpha: 0.8)
    /// ```
    public static func hex(_ hex: String, alpha: CGFloat = 1.0) -> UIColor { color(with: hex, alpha: alpha) }

    /// The color of a number such as `0x1E90FF`.
    public static func hexInt(_ hex: Int, alpha: CGFloat = 1.0) -> UIColor { color(withHexInt: hex, alpha: alpha) }

    convenience init(_ hex: HexColor, alpha: CGFloat) {
        self.init(
            red: CGFloat(hex.red) / 255, green: CGFloat(hex.green) / 255, blue: CGFloat(hex.blue) / 255,
            alpha: Self.usableAlpha(alpha))
    }
}
