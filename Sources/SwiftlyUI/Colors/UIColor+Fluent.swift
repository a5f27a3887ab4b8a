import BuilderUIKit

extension UIColor {
    // MARK: Alpha

    /// The same color with another alpha, which is clamped to 0…1. A dynamic color remains dynamic.
    public func opacity(_ value: CGFloat) -> UIColor { withAlphaComponent(Self.usableAlpha(value)) }

    /// The same color with another alpha: another name for ``opacity(_:)``.
    public func alpha(_ value: CGFloat) -> UIColor { opacity(value) }

    /// Returns an alpha clamped to 0…1; replaces NaN with 1 and reports a warning.
    static func usableAlpha(_ alpha: CGFloat) -> CGFloat {
        guard !alpha.isNaN else {
            WarningLog.current.add(.unusableNumber(of: "the alpha of a color", value: "\(alpha)"))
            return 1
        }
        return min(max(alpha, 0), 1)
    }

    // MARK: Core Graphics

    /// The colors as Core Graphics colors, each in sRGB with red, green, blue and alpha. Dynamic colors are resolved
    /// now.
    public static func tosRGBCGColors(_ colors: [UIColor]) -> [CGColor] {
        colors.map { color in
            let cgColor = color.cgColor
            // A gray color has two components: brightness and alpha.
            guard let parts = cgColor.components, parts.count == 2 else { return cgColor }
            return CGColor(srgbRed: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        }
    }

    // MARK: Dynamic

    /// A dynamic color of one color for light and one for dark appearance; `light` if the appearance is unspecified.
    public convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A dynamic color of one color for light and one for dark appearance; `light` if the appearance is unspecified.
    public static func dynamic(light: UIColor, dark: UIColor) -> UIColor { UIColor(light: light, dark: dark) }

    // MARK: Hex

    /// The color of a hexadecimal text such as `#1E90FF`; nil for a text that isn't one.
    ///
    /// The digits may have a prefix `0x` or `#`, and three digits are each doubled. Of eight digits the first two are
    /// ignored: only `alpha`, which is clamped to 0…1, determines the opacity.
    public convenience init?(hexStr: String, alpha: CGFloat = 1) {
        guard let hex = HexColor(hexStr) else { return nil }
        self.init(hex, alpha: alpha)
    }

    /// The color of a number such as `0x1E90FF`: its low 24 bits are red, green and blue.
    public convenience init?(hexInt: Int, alpha: CGFloat = 1) { self.init(HexColor(hexInt), alpha: alpha) }

    /// A color of red, green and blue components from 0 to 255; nil if a component is out of range.
    public convenience init?(r: Int, g: Int, b: Int, alpha: CGFloat = 1) {
        let bytes = 0...255
        guard bytes.contains(r), bytes.contains(g), bytes.contains(b) else { return nil }
        self.init(HexColor(r << 16 | g << 8 | b), alpha: alpha)
    }

    /// The color of a hexadecimal text, parsed as by `init(hexStr:alpha:)`; clear for a text that isn't one.
    public static func color(with hexString: String, alpha: CGFloat = 1.0) -> UIColor {
        UIColor(hexStr: hexString, alpha: alpha) ?? .clear
    }

    /// The color of a number such as `0x1E90FF`.
    public static func color(withHexInt hex: Int, alpha: CGFloat = 1.0) -> UIColor {
        UIColor(HexColor(hex), alpha: alpha)
    }

    /// The color of a hexadecimal text, parsed as by `init(hexStr:alpha:)`; clear for a text that isn't one.
    public static func hexColor(_ hex: String, alpha: CGFloat = 1.0) -> UIColor { color(with: hex, alpha: alpha) }

    /// The color of a hexadecimal text, parsed as by `init(hexStr:alpha:)`; clear for a text that isn't one.
    ///
    /// ```swift
    /// let sky = UIColor.hex("#1E90FF", alpha: 0.8)
    /// ```
    public static func hex(_ hex: String, alpha: CGFloat = 1.0) -> UIColor { color(with: hex, alpha: alpha) }

    /// The color of a number such as `0x1E90FF`.
    public static func hexInt(_ hex: Int, alpha: CGFloat = 1.0) -> UIColor { color(withHexInt: hex, alpha: alpha) }

    private convenience init(_ hex: HexColor, alpha: CGFloat) {
        self.init(
            red: CGFloat(hex.red) / 255, green: CGFloat(hex.green) / 255, blue: CGFloat(hex.blue) / 255,
            alpha: Self.usableAlpha(alpha))
    }

    // MARK: Image

    /// An image filled with this color, with one pixel for each point of `size`; an empty image for an empty size. A
    /// dynamic color is resolved now.
    public func image(withSize size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    // MARK: Random

    /// A random color on each call, with an alpha of 0…1. A picture that uses it differs on each run.
    public static func random(_ alpha: CGFloat = 1.0) -> UIColor {
        UIColor(HexColor(Int.random(in: 0...0xFF_FFFF)), alpha: alpha)
    }

    /// A random opaque color on each access.
    public static var random: UIColor { random(1) }
}

/// A color written as a hexadecimal number, as in design files.
private struct HexColor {
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
