import Foundation

extension AttributeScopes.PresentationAttributes {
    /// The grammar agreement of a part of a text: `^[2 apple](inflect: true)` in Markdown.
    public enum InflectionRuleAttribute: AttributedStringKey {
        public typealias Value = InflectionRule
        public static let name = "NSInflect"
    }
}

extension AttributedString {
    /// Returns the text in which parts with an automatic rule of inflection agree with their numbers.
    ///
    /// Only English nouns change, in a locale of English or of no language: "1 apple", "2 apples".
    public func inflected() -> AttributedString { inflected(locale: .current) }

    func inflected(locale: Locale) -> AttributedString {
        let language = locale.language.languageCode?.identifier ?? "en"
        var result = AttributedString()
        for (rule, range) in runs[AttributeScopes.PresentationAttributes.InflectionRuleAttribute.self] {
            var part = AttributedString(self[range])
            if rule != nil {
                part[AttributeScopes.PresentationAttributes.InflectionRuleAttribute.self] = nil
                if language == "en" || language == "und" { part.agree() }
            }
            result += part
        }
        return result
    }

    /// Changes the noun so that it agrees with the number before it. The noun keeps its attributes.
    private mutating func agree() {
        let old = String(characters)
        let new = EnglishNouns.agreeing(old)
        guard new != old else { return }
        let kept = zip(old, new).prefix { $0 == $1 }.count
        let ending = zip(old.dropFirst(kept).reversed(), new.dropFirst(kept).reversed()).prefix { $0 == $1 }.count
        let start = index(startIndex, offsetByCharacters: kept)
        let end = index(endIndex, offsetByCharacters: -ending)
        var attributes = AttributeContainer()
        if kept > 0 { attributes = runs[index(start, offsetByCharacters: -1)].attributes }
        let change = String(new.dropFirst(kept).dropLast(ending))
        replaceSubrange(start..<end, with: AttributedString(change, attributes: attributes))
    }

    /// The treatment of a localized text's values.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Each value has an attribute with its number; without effect.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// Creates the text of a table of strings, with the attributes of its Markdown, and in agreement with its numbers.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        self.init(localizedMarkdown: keyAndValue, locale) {
            $0.text(key: nil, table: table, bundle: bundle, locale: locale)
        }
    }

    /// Creates the text of a table of strings, with a text for when the table has none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        self.init(localizedMarkdown: defaultValue, locale) {
            $0.text(key: key.description, table: table, bundle: bundle, locale: locale)
        }
    }

    /// Creates the text of a resource, with the attributes of its Markdown, and in agreement with its numbers.
    public init(localized resource: LocalizedStringResource) {
        self.init(localizedMarkdown: resource.defaultValue, resource.locale, lookUp: resource.text)
    }

    /// Creates the text of a resource.
    public init(localized resource: LocalizedStringResource, options: FormattingOptions) {
        self.init(localized: resource)
    }

    /// Creates a text in which only the Markdown of the table's text has an effect, not that of the values.
    private init(
        localizedMarkdown value: String.LocalizationValue, _ locale: Locale,
        lookUp: (String.LocalizationValue) -> String
    ) {
        let (value, texts) = value.withPlaceholders
        self = AttributedString(inlineMarkdown: lookUp(value), texts: texts).inflected(locale: locale)
    }
}
