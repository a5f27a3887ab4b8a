import BuilderUIKit

extension UIColor {
    // MARK: Alpha

    /// The same color with another alpha, which is brought into 0…1. A color that follows light and dark still does.
    public func opacity(_ value: CGFloat) -> UIColor { withAlphaComponent(Self.usableAlpha(value)) }

    /// The same color with another alpha: another name for ``opacity(_:)``.
    public func alpha(_ value: CGFloat) -> UIColor { opacity(value) }

    /// An alpha in 0…1; what is not a number counts as 1, and is warned of.
    static func usableAlpha(_ alpha: CGFloat) -> CGFloat {
        guard !alpha.isNaN else {
            WarningLog.current.add(.unusableNumber(of: "the alpha of a colour", value: "\(alpha)"))
            return 1
        }
        return min(max(alpha, 0), 1)
    }

    // MARK: Core Graphics

    /// The colors as Core Graphics has them, each in sRGB with red, green, blue and alpha. Colors that follow light
    /// and dark are taken as they are now.
    public static func tosRGBCGColors(_ colors: [UIColor]) -> [CGColor] {
        colors.map { color in
            let cgColor = color.cgColor
            // A gray has its brightness and its alpha.
            guard let parts = cgColor.components, parts.count == 2 else { return cgColor }
            return CGColor(srgbRed: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        }
    }

    // MARK: Dynamic

    /// A color for each of light and dark; `light` where neither is specified.
    public convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A color for each of light and dark; `light` where neither is specified.
    public static func dynamic(light: UIColor, dark: UIColor) -> UIColor { UIColor(light: light, dark: dark) }

    // MARK: Hex

    /// The color of a hexadecimal text such as `#1E90FF`; nil for a text that isn't one.
    ///
    /// `0x` and `#` may stand before the digits, and three digits are each doubled. Of eight digits the first two are
    /// left out: only `alpha`, which is brought into 0…1, determines the opacity.
    public convenience init?(hexStr: String, alpha: CGFloat = 1) {
        guard let hex = HexColor(hexStr) else { return nil }
        self.init(hex, alpha: alpha)
    }

    /// The color of a number such as `0x1E90FF`: its low 24 bits are red, green and blue.
    public convenience init?(hexInt: Int, alpha: CGFloat = 1) { self.init(HexColor(hexInt), alpha: alpha) }

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

    // MARK: Image

    /// An image of this color alone, with one pixel for each point of `size`; an empty one where the size is none. A
    /// color that follows light and dark is taken as it is now.
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

    /// Any color, another one on each call, with an alpha of 0…1. A picture with it is another one on each run.
    public static func random(_ alpha: CGFloat = 1.0) -> UIColor {
        UIColor(HexColor(Int.random(in: 0...0xFF_FFFF)), alpha: alpha)
    }

    /// Any opaque color, another one each time.
    public static var random: UIColor { random(1) }
}
