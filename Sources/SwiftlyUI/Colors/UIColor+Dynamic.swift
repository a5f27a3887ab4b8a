import BuilderUIKit

extension UIColor {
    /// A colour for each of light and dark; `light` where neither is said.
    public convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A colour for each of light and dark; `light` where neither is said.
    public static func dynamic(light: UIColor, dark: UIColor) -> UIColor { UIColor(light: light, dark: dark) }
}
