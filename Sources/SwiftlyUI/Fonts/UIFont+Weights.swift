import BuilderUIKit

extension UIFont {
    /// The system font, of the lightest weight; `size` in points.
    public static func ultraLight(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .ultraLight) }

    /// The system font, thin; `size` in points.
    public static func thin(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .thin) }

    /// The system font, light; `size` in points.
    public static func light(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .light) }

    /// The system font, as it usually is; `size` in points.
    public static func regular(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    /// The system font, somewhat heavier than usual; `size` in points.
    public static func medium(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .medium) }

    /// The system font, half bold; `size` in points.
    public static func semibold(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

    /// The system font, bold; `size` in points.
    public static func bold(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The system font, heavier than bold; `size` in points.
    public static func heavy(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .heavy) }

    /// The system font, of the heaviest weight; `size` in points.
    public static func black(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .black) }
}
