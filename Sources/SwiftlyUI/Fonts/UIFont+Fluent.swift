import BuilderUIKit

extension UIFont {
    // MARK: DIN

    /// DIN Alternate, bold; the bold system font where it isn't installed. `size` in points.
    public static func dinAlternateBold(_ size: CGFloat) -> UIFont {
        UIFont(name: "DINAlternate-Bold", size: size) ?? boldSystemFont(ofSize: size)
    }

    /// DIN Condensed, bold; the bold system font where it isn't installed. `size` in points.
    public static func dinCondensedBold(_ size: CGFloat) -> UIFont {
        UIFont(name: "DINCondensed-Bold", size: size) ?? boldSystemFont(ofSize: size)
    }

    // MARK: Weights

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

/// The fonts of the text styles, at the text size that is preferred when they are created. A label follows later
/// changes where `adjustsFontForContentSizeCategory(true)` is set.
extension UIFont {
    /// The font of a screen's title.
    public static var largeTitle: UIFont { preferredFont(forTextStyle: .largeTitle) }

    /// The font of a title that is larger still (36 points, bold, where the text size is the usual one).
    public static var extraLargeTitle: UIFont { preferredFont(forTextStyle: .extraLargeTitle) }

    /// The font of a title below that (28 points, bold, where the text size is the usual one).
    public static var extraLargeTitle2: UIFont { preferredFont(forTextStyle: .extraLargeTitle2) }

    /// The font of a title of the first rank.
    public static var title: UIFont { preferredFont(forTextStyle: .title1) }

    /// The font of a title of the second rank.
    public static var title2: UIFont { preferredFont(forTextStyle: .title2) }

    /// The font of a title of the third rank.
    public static var title3: UIFont { preferredFont(forTextStyle: .title3) }

    /// The font of a heading.
    public static var headline: UIFont { preferredFont(forTextStyle: .headline) }

    /// The font of what stands below a heading.
    public static var subheadline: UIFont { preferredFont(forTextStyle: .subheadline) }

    /// The font of running text.
    public static var body: UIFont { preferredFont(forTextStyle: .body) }

    /// The font of a remark.
    public static var callout: UIFont { preferredFont(forTextStyle: .callout) }

    /// The font of a footnote.
    public static var footnote: UIFont { preferredFont(forTextStyle: .footnote) }

    /// The font of what stands below a picture.
    public static var caption: UIFont { preferredFont(forTextStyle: .caption1) }

    /// The font of smaller text below a picture.
    public static var caption2: UIFont { preferredFont(forTextStyle: .caption2) }
}
