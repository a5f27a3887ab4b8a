import BuilderUIKit

extension UIColor {
    /// A color for each of light and dark; `light` where neither is specified.
    public convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A color for each of light and dark; `light` where neither is specified.
    public static func dynamic(light: UIColor, dark: UIColor) -> UIColor { UIColor(light: light, dark: dark) }
}
