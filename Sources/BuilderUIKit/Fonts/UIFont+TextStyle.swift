import Foundation
import Render

extension UIFont {
    /// A semantic style of text, with a size for every preferred text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's identifier.
        public let rawValue: String
        /// Creates a style with an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A large title: 34 points at Large.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// An extra large title: 36 points at Large, bold.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// A second extra large title: 28 points at Large, bold.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// A first-level title: 28 points at Large.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title: 22 points at Large.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title: 20 points at Large.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline: 17 points at Large, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheadline: 15 points at Large.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points at Large.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout: 16 points at Large.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote: 13 points at Large.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption: 12 points at Large.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A second caption: 11 points at Large.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

/// The sizes of a text style: points measured on iOS 13 to 26, leadings from Apple's Human Interface Guidelines.
struct TextStyleTable: Sendable {
    /// The sizes in points for the twelve categories, smallest first.
    let sizes: [CGFloat]
    /// The distances from baseline to baseline in the guidelines, in points, which `UIFontMetrics` scales by.
    let leadings: [CGFloat]
    let weight: FontWeight
    /// The weight of the style with `.traitBold`.
    let boldWeight: FontWeight

    private init(
        _ sizes: [CGFloat], _ leadings: [CGFloat], weight: FontWeight = .regular, bold: FontWeight = .semibold
    ) {
        self.sizes = sizes
        self.leadings = leadings
        self.weight = weight
        boldWeight = bold
    }

    /// Returns the size in points; an unspecified or unknown category counts as Large.
    func size(for category: UIContentSizeCategory) -> CGFloat { sizes[category.rank ?? Self.largeRank] }

    /// Returns the distance from one baseline to the next, in points; measured for labels on iOS 14 to 26.
    func leading(for category: UIContentSizeCategory) -> CGFloat { leadings[category.rank ?? Self.largeRank] }

    /// Returns the ratio of this category's line height to Large's.
    func scale(for category: UIContentSizeCategory) -> CGFloat {
        leadings[category.rank ?? Self.largeRank] / leadings[Self.largeRank]
    }

    private static let largeRank = 3

    /// Returns the style's table; an unknown style has that of body text.
    static func of(_ style: UIFont.TextStyle) -> TextStyleTable { tables[style] ?? body }

    private static let body = TextStyleTable(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let tables: [UIFont.TextStyle: TextStyleTable] = [
        .body: body,
        .largeTitle: TextStyleTable(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], bold: .bold),
        .title1: TextStyleTable(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], bold: .bold),
        .title2: TextStyleTable(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], bold: .bold),
        .title3: TextStyleTable(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: TextStyleTable(
            [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .semibold),
        .callout: TextStyleTable(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: TextStyleTable(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            // 26 is measured; the guidelines say 28, unlike for other styles of 21 points.
            [16, 18, 19, 20, 22, 24, 26, 31, 37, 43, 50, 58]),
        .footnote: TextStyleTable(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: TextStyleTable(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        .caption2: TextStyleTable(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
        // For these two, only the sizes at Large are known (36 and 28 points, bold); the other sizes differ from them
        // as those of `largeTitle` and `title1` do.
        .extraLargeTitle: TextStyleTable(
            [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], weight: .bold, bold: .bold),
        .extraLargeTitle2: TextStyleTable(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .bold, bold: .bold),
    ]
}
