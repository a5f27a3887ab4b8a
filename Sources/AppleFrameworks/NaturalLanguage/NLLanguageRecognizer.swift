@_exported import BuilderFoundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = NLLanguage("und")
    public static let english = NLLanguage("en")
    public static let german = NLLanguage("de")
    public static let french = NLLanguage("fr")
    public static let spanish = NLLanguage("es")
    public static let italian = NLLanguage("it")
    public static let portuguese = NLLanguage("pt")
    public static let dutch = NLLanguage("nl")
    public static let russian = NLLanguage("ru")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let arabic = NLLanguage("ar")
    public static let hebrew = NLLanguage("he")
}

/// A guesser of languages, which recognizes none.
open class NLLanguageRecognizer: NSObject {
    public override init() {}
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    open func processString(_ string: String) {}
    open func reset() {}
    open var dominantLanguage: NLLanguage? { nil }
    open var languageHints: [NLLanguage: Double] = [:]
    open var languageConstraints: [NLLanguage] = []
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}

public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// A splitter of text into words, sentences and paragraphs, by spaces and punctuation.
open class NLTokenizer: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The token has digits.
        public static let numeric = Attributes(rawValue: 1)
        /// The token has symbols.
        public static let symbolic = Attributes(rawValue: 2)
        /// The token has emoji.
        public static let emoji = Attributes(rawValue: 4)
    }
    public let unit: NLTokenUnit
    open var string: String?
    public init(unit: NLTokenUnit) { self.unit = unit }
    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        let text = string[range]
        let parts: [Substring] =
            switch unit {
            case .word: text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            case .sentence: text.split { ".!?\n".contains($0) }
            case .paragraph: text.split(whereSeparator: \.isNewline)
            case .document: [text]
            }
        return parts.map { $0.startIndex..<$0.endIndex }
    }

    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        for token in tokens(for: range) { if !block(token, []) { return } }
    }
}
