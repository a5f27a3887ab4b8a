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
    public static let amharic = NLLanguage("am")
    public static let armenian = NLLanguage("hy")
    public static let bengali = NLLanguage("bn")
    public static let bulgarian = NLLanguage("bg")
    public static let burmese = NLLanguage("my")
    public static let catalan = NLLanguage("ca")
    public static let cherokee = NLLanguage("chr")
    public static let croatian = NLLanguage("hr")
    public static let czech = NLLanguage("cs")
    public static let danish = NLLanguage("da")
    public static let finnish = NLLanguage("fi")
    public static let georgian = NLLanguage("ka")
    public static let greek = NLLanguage("el")
    public static let gujarati = NLLanguage("gu")
    public static let hindi = NLLanguage("hi")
    public static let hungarian = NLLanguage("hu")
    public static let icelandic = NLLanguage("is")
    public static let indonesian = NLLanguage("id")
    public static let kannada = NLLanguage("kn")
    public static let kazakh = NLLanguage("kk")
    public static let khmer = NLLanguage("km")
    public static let lao = NLLanguage("lo")
    public static let malay = NLLanguage("ms")
    public static let malayalam = NLLanguage("ml")
    public static let marathi = NLLanguage("mr")
    public static let mongolian = NLLanguage("mn")
    public static let norwegian = NLLanguage("nb")
    public static let oriya = NLLanguage("or")
    public static let persian = NLLanguage("fa")
    public static let polish = NLLanguage("pl")
    public static let punjabi = NLLanguage("pa")
    public static let romanian = NLLanguage("ro")
    public static let sinhalese = NLLanguage("si")
    public static let slovak = NLLanguage("sk")
    public static let swedish = NLLanguage("sv")
    public static let tamil = NLLanguage("ta")
    public static let telugu = NLLanguage("te")
    public static let thai = NLLanguage("th")
    public static let tibetan = NLLanguage("bo")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
    public static let urdu = NLLanguage("ur")
    public static let vietnamese = NLLanguage("vi")
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
