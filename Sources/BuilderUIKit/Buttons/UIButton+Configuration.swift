import Foundation

extension UIButton {
    /// The content, style and layout of a button.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Add to Cart"
    /// configuration.image = UIImage(systemName: "cart")
    /// configuration.imagePadding = 8
    /// let button = UIButton(configuration: configuration)
    /// ```
    ///
    /// The insets, the font and the radius of a medium button of iOS 26 are measured, and the insets before iOS 26
    /// documented. Other sizes, distances, colors and the looks of states are *assumed*; see the layout rules.
    @preconcurrency @MainActor
    public struct Configuration {
        /// The sizes of buttons.
        public enum Size: Int, Hashable, Sendable {
            /// The default size.
            case medium = 0
            /// A small size.
            case small = 1
            /// The smallest size.
            case mini = 2
            /// A large size.
            case large = 3
        }

        /// The alignments of a title and a subtitle that differ in width.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// The side of the image, or the center without an image beside the texts (assumed).
            case automatic = 0
            /// The leading edge.
            case leading = 1
            /// The center.
            case center = 2
            /// The trailing edge.
            case trailing = 3
        }

        /// The corners of the background.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// The background's own radius.
            case fixed = -1
            /// The background's own radius, scaled by the text size.
            case dynamic = 0
            /// A small radius, in place of the background's.
            case small = 1
            /// A medium radius, in place of the background's.
            case medium = 2
            /// A large radius, in place of the background's.
            case large = 3
            /// Half of the shorter side.
            case capsule = 4
        }

        /// The styles of buttons on a Mac. They have no effect.
        public enum MacIdiomStyle: Int, Hashable, Sendable {
            /// The style of the context.
            case automatic = 0
            /// A button with a border.
            case bordered = 1
            /// A button without a border.
            case borderless = 2
            /// A button with a border and a tint.
            case borderedTinted = 3
        }

        /// The indicators beside the content.
        public enum Indicator: Int, Hashable, Sendable {
            /// The indicator of a pop-up button, if the button is one.
            case automatic = 0
            /// None.
            case none = 1
            /// The chevrons of a pop-up button.
            case popup = 2
        }

        /// The style on which colors, effects and fonts are based.
        let style: ButtonStyle
        /// The state for which the configuration was updated.
        private(set) var state = UIControl.State.normal

        init(_ style: ButtonStyle) {
            self.style = style
            cornerStyle = style.isGlass ? .capsule : .dynamic
        }

        // MARK: Texts

        /// The title with attributes, which take precedence over those of the configuration.
        public var attributedTitle: AttributedString?
        /// The title; setting it replaces the attributed one.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes, which take precedence over those of the configuration.
        public var attributedSubtitle: AttributedString?
        /// The subtitle, below the title; setting it replaces the attributed one.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The conversion of the title's attributes; nil for none.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The conversion of the subtitle's attributes; nil for none.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The wrapping or truncation of the title; a title that doesn't wrap has one line. Wraps words by default
        /// (assumed).
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The wrapping or truncation of the subtitle; wraps words by default (assumed).
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The alignment of the texts with each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance between the texts, in points; 1 by default (assumed).
        public var titlePadding: CGFloat = 1

        // MARK: Image

        /// The image. One without a rendering mode is drawn as a template (assumed).
        public var image: UIImage?
        /// The conversion of the image's tint color; nil for none.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The edge of the texts at which the image is placed; leading by default.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and texts, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The configuration of a symbol, in addition to the title's font; nil for none.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The movement with which a new symbol replaces the former (iOS 26); stored without effect. Nil by default.
        public var symbolContentTransition: UISymbolContentTransition?
        /// A Boolean value that indicates whether an activity indicator takes the image's place.
        public var showsActivityIndicator = false
        /// The conversion of the activity indicator's color; nil for none.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator at the trailing side.
        public var indicator = Indicator.automatic
        /// The conversion of the indicator's color; nil for none.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Shape and colors

        /// The size that determines the default fonts, insets and corners.
        public var buttonSize = Size.medium
        /// The corners of the background; dynamic by default, and a capsule for glass (assumed).
        public var cornerStyle: CornerStyle
        /// The style on a Mac. Has no effect.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The color of texts and images; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The color on which the background is based; nil for that of the style.
        public var baseBackgroundColor: UIColor?
        /// A Boolean value that indicates whether a selected button looks different; true by default.
        public var automaticallyUpdateForSelection = true

        /// The insets that an app set; nil for those of the size.
        var ownContentInsets: NSDirectionalEdgeInsets?
        /// The insets around the content, in points; those of the size by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? ButtonMetrics(.current).contentInsets(of: buttonSize) }
            set { ownContentInsets = newValue }
        }
        /// Resets the insets to those of the size.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        /// The background, whose radius has an effect only if an app set another one than the size's.
        private var storedBackground = UIBackgroundConfiguration()
        private(set) var hasOwnCornerRadius = false
        /// The background; its properties take precedence over those of the style.
        public var background: UIBackgroundConfiguration {
            get {
                var background = storedBackground
                if !hasOwnCornerRadius {
                    background.cornerRadius = ButtonMetrics(.current).cornerRadius(of: buttonSize)
                }
                return background
            }
            set {
                hasOwnCornerRadius = newValue.cornerRadius != background.cornerRadius || hasOwnCornerRadius
                storedBackground = newValue
            }
        }

        // MARK: States

        /// Returns the configuration for the state of a button.
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            result.state = button.state
            if !automaticallyUpdateForSelection { result.state.remove(.selected) }
            return result
        }
    }
}

extension UIButton.Configuration {
    /// Returns the configuration of a button without a background.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
    /// Returns the configuration of a button with a gray background.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
    /// Returns the configuration of a button with a light background of the tint color.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
    /// Returns the configuration of a button with a background of the tint color.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
    /// Returns the configuration of a button without a border; it looks like a plain one (assumed).
    public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }
    /// Returns the configuration of a button with a border; it looks like a gray one (assumed).
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
    /// Returns the configuration of a button with a border and a tint; it looks like a tinted one (assumed).
    public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
    /// Returns the configuration of a button with a prominent border; it looks like a filled one (assumed).
    public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.filled) }
    /// Returns the configuration of a button of glass.
    ///
    /// Glass is drawn in both looks, as that of `UIGlassEffect`; it isn't measured.
    public static func glass() -> UIButton.Configuration { UIButton.Configuration(.glass) }
    /// Returns the configuration of a button of glass in the tint color.
    public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration(.prominentGlass) }
    /// Returns the configuration of a button of clear glass.
    public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration(.clearGlass) }
    /// Returns the configuration of a button of clear glass in the tint color.
    public static func prominentClearGlass() -> UIButton.Configuration { UIButton.Configuration(.prominentClearGlass) }
}
