import BuilderUIKit

extension UIColor {
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
}
