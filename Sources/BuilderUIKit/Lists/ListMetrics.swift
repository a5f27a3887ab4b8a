import Foundation

/// The lengths of tables and lists in the look of iOS 18 or of iOS 26, in points, for traits.
///
/// All are measured unless noted. Those of iOS 26 that grow with the text were measured for body text of 17, 23 and 33
/// points; others are interpolated.
package struct ListMetrics {
    /// The height of a row of iOS 18 without a content of its own, and of new cells in any look.
    package static let initialRowHeight: CGFloat = 44
    /// The height of a section's header or footer in a plain table.
    static let headerHeight: CGFloat = 28

    private let traits: UITraitCollection
    private let scale: CGFloat
    let isIOS26: Bool

    /// Creates the metrics for traits and a number of pixels for each point.
    init(_ traits: UITraitCollection, scale: CGFloat) {
        self.traits = traits
        self.scale = max(1, scale)
        isIOS26 = traits.isIOS26
    }

    /// Returns a length of iOS 26 for the present text size, rounded to a pixel.
    private func scaled(_ large: CGFloat, _ xxxLarge: CGFloat, _ accessibilityLarge: CGFloat) -> CGFloat {
        let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        guard text > 17 else { return large }
        let length =
            text <= 23
            ? large + (xxxLarge - large) * (text - 17) / 6
            : xxxLarge + (accessibilityLarge - xxxLarge) * (text - 23) / 10
        return (length * scale).rounded() / scale
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }

    // MARK: Rows

    /// The least height of a row.
    var rowHeight: CGFloat { isIOS26 ? 52 : Self.initialRowHeight }
    /// The margins above and below a cell's content.
    var verticalMargin: CGFloat { isIOS26 ? 15 : 11 }

    /// The distances around the texts of a row with a subtitle.
    struct Subtitle {
        /// Above the text.
        var top: CGFloat
        /// Between text and subtitle, if the row is tall enough for it.
        var gap: CGFloat
        /// Below the subtitle.
        var bottom: CGFloat
    }

    var subtitle: Subtitle {
        guard isIOS26 else { return Subtitle(top: 11, gap: 3, bottom: 11) }
        return Subtitle(top: scaled(9, 11, 15), gap: scaled(3, 4, 6), bottom: scaled(11.5, 15, 20.5))
    }

    /// The text style of subtitles.
    var subtitleStyle: UIFont.TextStyle { isIOS26 ? .subheadline : .caption1 }

    /// Returns the height of a row with texts and the space around them.
    func rowHeight(texts: CGFloat, margins: CGFloat) -> CGFloat { max(rowHeight, roundedUp(texts + margins)) }

    // MARK: Separators and corners

    /// The thickness of separators: a pixel on iOS 18, a point on iOS 26.
    var separatorThickness: CGFloat { isIOS26 ? 1 : 1 / scale }
    /// Indicates whether separators end at the cell's margin rather than at its edge.
    var insetsSeparatorEnds: Bool { isIOS26 }
    /// The radius of the corners of inset groups (not measured on iOS 26).
    var groupCornerRadius: CGFloat { isIOS26 ? 26 : 10 }

    // MARK: Headers and footers of grouped tables

    /// Indicates whether tables show the titles of headers in uppercase.
    var uppercasesHeaders: Bool { !isIOS26 }
    /// The font of headers, which grows with the text size (not measured).
    var groupedHeaderFont: UIFont {
        isIOS26 ? .preferredFont(forTextStyle: .headline, compatibleWith: traits) : font(.footnote)
    }

    /// Returns the system font, without leading, at the size of a text style.
    func font(_ style: UIFont.TextStyle, weight: UIFont.Weight = .regular) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: weight)
    }

    /// The distance from a header's title to the rows.
    var groupedHeaderBottom: CGFloat { isIOS26 ? 5.5 : 7.5 }
    /// The distance from a header's top to its title on iOS 26.
    static let groupedHeaderTop: CGFloat = 12

    /// The height of an empty header or footer (not measured on iOS 18, nor at 3x on iOS 26).
    private var emptyHeaderHeight: CGFloat { scale >= 3 ? 53.0 / 3 : isIOS26 ? 17.5 : 18 }

    /// Returns the height of a header with a title.
    ///
    /// The first one of a grouped table is higher, on iOS 26 not that of inset groups.
    func groupedHeaderHeight(title: CGFloat, isFirst: Bool, isInset: Bool) -> CGFloat {
        guard isIOS26 else { return (isFirst ? (scale >= 3 ? 166.0 / 3 : 55.5) : 38) + max(0, title - 16) }
        let height = roundedUp(Self.groupedHeaderTop + title + groupedHeaderBottom)
        return isFirst && !isInset ? height + emptyHeaderHeight : height
    }

    /// Returns the height of a header or footer without a title (that of iOS 26's first header isn't measured).
    func emptyHeaderHeight(isFirstHeader: Bool, isInset: Bool) -> CGFloat {
        isFirstHeader && !(isIOS26 && isInset) ? 35 : emptyHeaderHeight
    }

    // MARK: Editing

    /// The size of the control that deletes, inserts or selects a row.
    var editingControl: CGSize {
        isIOS26
            ? CGSize(width: scaled(26, 34.5, 39), height: scaled(26, 34.5, 38)) : CGSize(width: 22, height: 22)
    }
    /// The distance from the cell's margin to the control.
    var editingControlStart: CGFloat { isIOS26 ? scaled(-1, -1.5, 0) : 0 }
    /// The distance of the control's center above the row's, in rows with a subtitle; others are not measured.
    var editingControlRise: CGFloat { isIOS26 ? scaled(1, 3.25, 6.5) : 0 }

    /// Returns the width of the space for the control (not measured on iOS 18, nor for margins other than 16).
    func editingWidth(margin: CGFloat) -> CGFloat { isIOS26 ? margin + scaled(24, 31.5, 39) : 38 }

    /// The size of the reorder control's lines.
    var reorderGlyph: CGSize {
        isIOS26 ? CGSize(width: scaled(27, 36.5, 41), height: scaled(15, 20.5, 23)) : CGSize(width: 22, height: 14)
    }

    /// Returns the width of the space for the reorder control (not measured on iOS 18).
    func reorderWidth(margin: CGFloat) -> CGFloat { isIOS26 ? reorderGlyph.width + margin : 38 }
}
