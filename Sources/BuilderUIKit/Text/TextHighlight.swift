import Foundation

extension NSAttributedString {
    /// The style of highlighted text (iOS 18).
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A background in the color of the scheme.
        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// The colors of highlighted text (iOS 18).
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a scheme from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The tint color.
        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        /// A color's own scheme.
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        /// See ``purple``.
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        /// See ``purple``.
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        /// See ``purple``.
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        /// See ``purple``.
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

        fileprivate var color: UIColor {
            switch self {
            case .purple: .systemPurple
            case .pink: .systemPink
            case .orange: .systemOrange
            case .mint: .systemMint
            case .blue: .systemBlue
            default: .tintColor
            }
        }
    }

    /// Returns the color behind text with attributes of a highlight; nil without a style. The strength isn't measured.
    static func highlight(of attributes: [Key: Any]) -> UIColor? {
        guard attributes[.textHighlightStyle] is TextHighlightStyle else { return nil }
        let scheme = attributes[.textHighlightColorScheme] as? TextHighlightColorScheme ?? .default
        return scheme.color.withAlphaComponent(0.25)
    }
}

extension NSAttributedString.Key {
    /// The style of highlighted text (iOS 18), an `NSAttributedString.TextHighlightStyle`.
    public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
    /// The colors of highlighted text (iOS 18), an `NSAttributedString.TextHighlightColorScheme`.
    public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
}
