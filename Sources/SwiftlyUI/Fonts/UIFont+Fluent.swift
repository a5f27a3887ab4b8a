import BuilderUIKit

extension UIFont {
    // MARK: DIN

    /// The font DIN Alternate Bold; the bold system font if it isn't installed. `size` is in points.
    public static func dinAlternateBold(_ size: CGFloat) -> UIFont {
        UIFont(name: "DINAlternate-Bold", size: size) ?? boldSystemFont(ofSize: size)
    }

    /// The font DIN Condensed Bold; the bold system font if it isn't installed. `size` is in points.
    public static func dinCondensedBold(_ size: CGFloat) -> UIFont {
        UIFont(name: "DINCondensed-Bold", size: size) ?? boldSystemFont(ofSize: size)
    }

    // MARK: Weights

    /// The ultralight system font; `size` is in points.
    public static func ultraLight(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .ultraLight) }

    /// The thin system font; `size` is in points.
    public static func thin(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .thin) }

    /// The light system font; `size` is in points.
    public static func light(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .light) }

    /// The regular system font; `size` is in points.
    public static func regular(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    /// The medium-weight system font; `size` is in points.
    public static func medium(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .medium) }

    /// The semibold system font; `size` is in points.
    public static func semibold(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

    /// The bold system font; `size` is in points.
    public static func bold(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The heavy system font; `size` is in points.
    public static func heavy(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .heavy) }

    /// The black system font, of the heaviest weight; `size` is in points.
    public static func black(_ size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .black) }
}

/// The fonts of the text styles, at the text size that is preferred when they are created. A label follows later
/// changes if `adjustsFontForContentSizeCategory(true)` is set.
extension UIFont {
    /// The font for large titles.
    public static var largeTitle: UIFont { preferredFont(forTextStyle: .largeTitle) }

    /// The font for extra-large titles (36 points, bold, at the default text size).
    public static var extraLargeTitle: UIFont { preferredFont(forTextStyle: .extraLargeTitle) }

    /// The font for second-level extra-large titles (28 points, bold, at the default text size).
    public static var extraLargeTitle2: UIFont { preferredFont(forTextStyle: .extraLargeTitle2) }

    /// The font for first-level titles.
    public static var title: UIFont { preferredFont(forTextStyle: .title1) }

    /// The font for second-level titles.
    public static var title2: UIFont { preferredFont(forTextStyle: .title2) }

    /// The font for third-level titles.
    public static var title3: UIFont { preferredFont(forTextStyle: .title3) }

    /// The font for headings.
    public static var headline: UIFont { preferredFont(forTextStyle: .headline) }

    /// The font for subheadings.
    public static var subheadline: UIFont { preferredFont(forTextStyle: .subheadline) }

    /// The font for body text.
    public static var body: UIFont { preferredFont(forTextStyle: .body) }

    /// The font for callouts.
    public static var callout: UIFont { preferredFont(forTextStyle: .callout) }

    /// The font for footnotes.
    public static var footnote: UIFont { preferredFont(forTextStyle: .footnote) }

    /// The font for captions.
    public static var caption: UIFont { preferredFont(forTextStyle: .caption1) }

    /// The font for smaller captions.
    public static var caption2: UIFont { preferredFont(forTextStyle: .caption2) }
}
