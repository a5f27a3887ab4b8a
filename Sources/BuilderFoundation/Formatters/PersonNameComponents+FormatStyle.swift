import Foundation

extension PersonNameComponents {
    /// The format of a name's text, in the order of European languages.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The length of a name.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, the given name or else the family name.
            case short
            /// The given and the family name.
            case medium
            /// All parts of the name.
            case long
            /// The initials.
            case abbreviated

            fileprivate var formatterStyle: PersonNameComponentsFormatter.Style {
                switch self {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            }
        }

        /// The length of a name.
        public var style: Style
        /// The language, which has no effect.
        public var locale: Locale

        /// Creates a format.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns a name's text.
        public func format(_ value: PersonNameComponents) -> String {
            PersonNameComponentsFormatter.localizedString(from: value, style: style.formatterStyle)
        }

        /// Returns the format in a language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// The reading of a name's text.
        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// The reading of a name's text: the first word is the given name, the last one the family name.
    public struct ParseStrategy: Foundation.ParseStrategy {
        /// Creates a strategy.
        public init() {}

        /// Returns the parts of a name; throws for a text without words.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let components = PersonNameComponentsFormatter().personNameComponents(from: value) else {
                throw CocoaError(.formatting)
            }
            return components
        }
    }

    /// Creates the parts of a name from its text; throws for a text without words.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Creates the parts of a name from a text that a strategy reads.
    public init<Strategy: Foundation.ParseStrategy>(
        _ value: Strategy.ParseInput, strategy: Strategy
    ) throws where Strategy.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

    /// Returns the given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name in a format.
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The format of a name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The format of a name with the given and the family name.
    public static var name: Self { Self() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// The reading of a name's text.
    public static var name: Self { Self() }
}
