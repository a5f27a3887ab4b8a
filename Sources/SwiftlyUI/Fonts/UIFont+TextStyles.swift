import BuilderUIKit

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
