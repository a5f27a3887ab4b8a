import Foundation

/// The text, the secondary text and the image of a list's row.
///
/// Standard configurations have the look of the current traits, and change with that of the view that displays them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The text; setting it removes `attributedText`.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The attributed text, which takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The style of the text.
    public var textProperties = TextProperties()
    /// The secondary text; setting it removes `secondaryAttributedText`.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The attributed secondary text, which takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The style of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The image.
    public var image: UIImage?
    /// The style of the image.
    public var imageProperties = ImageProperties()

    /// The axes on which the superview's layout margins are preserved; the horizontal one by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The margins between the edges and the content, in points.
    ///
    /// Larger margins of the superview take precedence on the axes that preserve them.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 8)
    /// A Boolean value that indicates whether both texts are on one line, the second at the far side; false by default.
    ///
    /// If they don't fit, and at accessibility sizes, they are below each other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The opacity of the content, from 0 to 1.
    public var alpha: CGFloat = 1
    /// The distance between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between texts that are below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The minimum height, in points; a row's by default.
    var minimumHeight: CGFloat = ListMetrics.initialRowHeight

    /// The standard configuration that this one began as, and its look.
    var standard: Standard?
    var isOfIOS26 = false

    // MARK: Display

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state; disabled rows have gray texts, and selected ones of sidebars white ones.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        guard isDisabled == true else {
            return (state as? UICellConfigurationState)?.isSelected == true ? selected() : self
        }
        var result = self
        result.textProperties.color = .tertiaryLabel
        result.secondaryTextProperties.color = .tertiaryLabel
        return result
    }
}

extension UIListContentConfiguration {
    /// The style of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// The alignments of a text.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// The side where reading begins.
            case natural = 0
            /// The center.
            case center = 1
            /// Both sides.
            case justified = 2
        }

        /// The conversions of a text.
        public enum TextTransform: Int, Hashable, Sendable {
            /// None.
            case none = 0
            /// To uppercase.
            case uppercase = 1
            /// To lowercase.
            case lowercase = 2
            /// To words with an uppercase first letter.
            case capitalized = 3
        }

        /// The font; 17 points by default.
        public var font: UIFont = .systemFont(ofSize: 17)
        /// The color; that of labels by default.
        public var color: UIColor = .label
        /// The alignment; natural by default.
        public var alignment: TextAlignment = .natural
        /// The treatment of long lines; truncated at the tail by default.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font shrinks so that a line fits; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font shrinks; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether letter spacing shrinks before truncation; false by default.
        public var allowsDefaultTighteningForTruncation = false
        /// A Boolean value that indicates whether the font follows the text size; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// A Boolean value that indicates whether a pointer over a truncated text shows all of it; stored without
        /// effect. False by default.
        public var showsExpansionTextWhenTruncated = false
        /// The conversion of the text; none by default.
        public var transform: TextTransform = .none

        /// The conversion of `color` to the drawn color; nil for none.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// Returns the drawn color.
        public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The style of an image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// A value for the space that a list reserves for symbols beside its texts: 28 points at the size Large (not
        /// measured), which scales with the content size category.
        public nonisolated static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The preferred configuration of a symbol; nil for the large scale beside body text, which grows with it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color; nil for the view's.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The width of the line at the image's edge, in points; 0, the default, for none.
        public var strokeWidth: CGFloat = 0
        /// The color of the line at the image's edge; nil for the tint color.
        public var strokeColor: UIColor?
        /// The conversion of `strokeColor`, or of the view's tint color, to the drawn color; nil for none.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The maximum size, in points; larger images are scaled down. 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The space in which the image is centered, in points; a wider image extends beyond it.
        ///
        /// A symbol is centered in ``standardDimension`` if the width is 0, so that the texts of rows with different
        /// symbols begin at the same place (Apple's documentation); another image then has its own width.
        public var reservedLayoutSize = CGSize.zero
        /// A Boolean value that indicates whether inverted colors leave the image unchanged; has no effect.
        public var accessibilityIgnoresInvertColors = false

        /// The conversion of `tintColor`, or of the view's tint color, to the drawn color; nil for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// Returns the drawn color of the line for a view's tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?.transform(color) ?? color
        }

        /// Returns the drawn tint color for a view's tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?.transform(color) ?? color
        }

        /// Returns an image with the configuration of symbols applied, unless its own fixes the size.
        func configured(_ image: UIImage?, traits: UITraitCollection) -> UIImage? {
            guard let image, image.isSymbolImage else { return image }
            if let preferredSymbolConfiguration {
                return traits.asCurrentOfView { image.applyingSymbolConfiguration(preferredSymbolConfiguration) }
            }
            let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
            let own = image.symbolConfiguration ?? .unspecified
            guard own.pointSize == nil, own.textStyle == nil else { return image }
            let large = UIImage.SymbolConfiguration(font: font, scale: .large)
            return image.applyingSymbolConfiguration(large.applying(own))
        }

        /// Returns the drawn size of a configured image, and the size of the space for it.
        func sizes(of image: UIImage?, traits: UITraitCollection) -> (picture: CGSize, room: CGSize) {
            guard let image, image.size.width > 0, image.size.height > 0 else { return (.zero, .zero) }
            var size = image.size
            let widest = maximumSize.width > 0 ? maximumSize.width : size.width
            let highest = maximumSize.height > 0 ? maximumSize.height : size.height
            let scale = min(1, widest / size.width, highest / size.height)
            size = CGSize(width: size.width * scale, height: size.height * scale)
            let standard = UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traits)
            var room = reservedLayoutSize
            if room.width == Self.standardDimension || room.width == 0 && image.isSymbolImage { room.width = standard }
            if room.height == Self.standardDimension { room.height = standard }
            // A wider image extends beyond its space, so that the texts stay aligned. A row is as high as an image, but
            // symbols of the standard size leave rows as high as their texts (not measured).
            if room.width == 0 { room.width = size.width }
            let isStandard = image.isSymbolImage && room.height == 0 && size.height <= standard
            return (size, CGSize(width: room.width, height: isStandard ? 0 : max(room.height, size.height)))
        }
    }
}
