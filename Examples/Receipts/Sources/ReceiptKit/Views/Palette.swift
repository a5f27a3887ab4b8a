import Builder

extension UIColor {
    /// The background behind the paper.
    static let ground = UIColor(red: 0.93, green: 0.925, blue: 0.91, alpha: 1)
    /// A warm white.
    static let paper = UIColor(red: 1, green: 0.996, blue: 0.985, alpha: 1)
    static let ink = UIColor(red: 0.13, green: 0.12, blue: 0.11, alpha: 1)
    static let faintInk = UIColor(red: 0.42, green: 0.40, blue: 0.38, alpha: 1)
    static let saving = UIColor(red: 0.72, green: 0.20, blue: 0.16, alpha: 1)

    convenience init(_ color: ShopColor) {
        self.init(
            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    }
}

extension UIFont {
    /// Returns a font with monospaced digits, so that amounts align in columns.
    static func figures(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
        .monospacedDigitSystemFont(ofSize: size, weight: weight)
    }
}
