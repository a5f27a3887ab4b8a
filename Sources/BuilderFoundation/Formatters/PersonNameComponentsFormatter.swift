import Foundation

/// A formatter of names, in the order of European languages: title, given, middle and family name.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of a name.
    public enum Style: Int, Sendable {
        /// The same as `medium`.
        case `default`
        /// The nickname or the given name.
        case short
        /// The given and the family name.
        case medium
        /// All parts of the name.
        case long
        /// The initials.
        case abbreviated
    }

    /// The options of a text.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The pronunciation is shown; not supported.
        public static let phonetic = Options(rawValue: 2)
    }

    /// The length of a name.
    open var style = Style.default
    /// A Boolean value that indicates whether the pronunciation is shown; not supported.
    open var isPhonetic = false
    /// The language, which has no effect.
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a name's text.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    /// Returns a name's text.
    open func string(from components: PersonNameComponents) -> String {
        let given = components.givenName
        let family = components.familyName
        let parts: [String?]
        switch style {
        case .default, .medium: parts = [given, family]
        case .short: parts = [components.nickname ?? given ?? family]
        case .long:
            parts = [components.namePrefix, given, components.middleName, family, components.nameSuffix]
        case .abbreviated:
            return [given, family].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
        }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the parts of a name: the first word, the last one and those between them.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return components
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
