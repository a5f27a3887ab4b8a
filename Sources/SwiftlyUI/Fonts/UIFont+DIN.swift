import BuilderUIKit

extension UIFont {
    /// DIN Alternate, bold; the bold system font where it isn't installed. `size` in points.
    public static func dinAlternateBold(_ size: CGFloat) -> UIFont {
        UIFont(name: "DINAlternate-Bold", size: size) ?? boldSystemFont(ofSize: size)
    }

    /// DIN Condensed, bold; the bold system font where it isn't installed. `size` in points.
    public static func dinCondensedBold(_ size: CGFloat) -> UIFont {
        UIFont(name: "DINCondensed-Bold", size: size) ?? boldSystemFont(ofSize: size)
    }
}
