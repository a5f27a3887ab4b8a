import Foundation

/// A property of words that a tagger finds.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Words, punctuation and whitespace.
    public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
    /// Nouns, verbs and others.
    public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
    /// Names of persons, places and organizations.
    public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
    /// Names, or parts of speech of other words.
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(rawValue: "NameTypeOrLexicalClass")
    /// The form of a word that dictionaries have.
    public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
    /// The language.
    public static let language = NSLinguisticTagScheme(rawValue: "Language")
    /// The script.
    public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

/// The value of a property of words.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A word.
    public static let word = NSLinguisticTag(rawValue: "Word")
    /// Punctuation.
    public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
    /// Whitespace.
    public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
    /// Another character.
    public static let other = NSLinguisticTag(rawValue: "Other")
    /// A noun.
    public static let noun = NSLinguisticTag(rawValue: "Noun")
    /// A verb.
    public static let verb = NSLinguisticTag(rawValue: "Verb")
    /// An adjective.
    public static let adjective = NSLinguisticTag(rawValue: "Adjective")
    /// An adverb.
    public static let adverb = NSLinguisticTag(rawValue: "Adverb")
    /// A pronoun.
    public static let pronoun = NSLinguisticTag(rawValue: "Pronoun")
    /// An article or another determiner.
    public static let determiner = NSLinguisticTag(rawValue: "Determiner")
    /// A preposition.
    public static let preposition = NSLinguisticTag(rawValue: "Preposition")
    /// A number.
    public static let number = NSLinguisticTag(rawValue: "Number")
    /// A conjunction.
    public static let conjunction = NSLinguisticTag(rawValue: "Conjunction")
    /// A word of another kind.
    public static let otherWord = NSLinguisticTag(rawValue: "OtherWord")
    /// The name of a person.
    public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
    /// The name of a place.
    public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
    /// The name of an organization.
    public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")
}

/// The parts of texts that a tagger tags.
public enum NSLinguisticTaggerUnit: Int, Sendable { case word, sentence, paragraph, document }

/// A tagger of the words of a text.
///
/// It separates words, punctuation and whitespace by their characters. Without a model of a language, words are of no
/// particular kind, and have no other form.
open class NSLinguisticTagger: NSObject {
    /// The parts that are left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words.
        public static let omitWords = Options(rawValue: 1)
        /// Punctuation.
        public static let omitPunctuation = Options(rawValue: 2)
        /// Whitespace.
        public static let omitWhitespace = Options(rawValue: 4)
        /// Other characters.
        public static let omitOther = Options(rawValue: 8)
        /// Names of several words are one part; without effect.
        public static let joinNames = Options(rawValue: 16)
    }

    /// The properties.
    public let tagSchemes: [NSLinguisticTagScheme]
    /// The text.
    open var string: String?
    /// The language of the text; nil.
    open var dominantLanguage: String? { nil }

    /// Creates a tagger of properties; the options have no effect.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) { self.tagSchemes = tagSchemes }

    /// Returns the language of a text; nil.
    open class func dominantLanguage(for string: String) -> String? { nil }
    /// Returns the properties that are found in texts of a language.
    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [.tokenType] }

    /// Calls a closure with the tags and ranges of the parts in a range, until it sets its last argument to true.
    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let string, let part = Range(range, in: string) else { return }
        var isDone = ObjCBool(false)
        guard unit == .word else { return block(nil, range, &isDone) }
        for (kind, token) in Self.tokens(of: string, in: part) where !options.contains(kind.option) {
            block(kind.tag(for: scheme), NSRange(token, in: string), &isDone)
            if isDone.boolValue { return }
        }
    }

    /// Calls a closure with the tags, the ranges and the sentences of the words in a range, until it sets its last
    /// argument to true. The sentence is the whole range.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { block($0, $1, range, $2) }
    }

    /// Returns the tag of the part at a place in UTF-16 units, and its range.
    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        var found: NSLinguisticTag?
        let whole = NSRange(location: 0, length: string?.utf16.count ?? 0)
        enumerateTags(in: whole, unit: unit, scheme: scheme) { tag, range, stop in
            guard range.contains(charIndex) else { return }
            found = tag
            tokenRange?.pointee = range
            stop.pointee = true
        }
        return found
    }

    /// Returns the range of the part at a place in UTF-16 units.
    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        var range = NSRange(location: charIndex, length: 0)
        _ = tag(at: charIndex, unit: unit, scheme: .tokenType, tokenRange: &range)
        return range
    }

    private enum Kind {
        case word, punctuation, whitespace, other

        init(_ character: Character) {
            if character.isLetter || character.isNumber {
                self = .word
            } else if character.isWhitespace {
                self = .whitespace
            } else {
                self = character.isPunctuation ? .punctuation : .other
            }
        }

        var option: Options {
            switch self {
            case .word: .omitWords
            case .punctuation: .omitPunctuation
            case .whitespace: .omitWhitespace
            case .other: .omitOther
            }
        }

        func tag(for scheme: NSLinguisticTagScheme) -> NSLinguisticTag? {
            switch scheme {
            case .lemma, .language, .script: return nil
            case .tokenType where self == .word: return .word
            default: break
            }
            switch self {
            case .word: return .otherWord
            case .punctuation: return .punctuation
            case .whitespace: return .whitespace
            case .other: return .other
            }
        }
    }

    /// Returns the parts of a text: words with the apostrophes in them, runs of whitespace, and single characters.
    private static func tokens(of string: String, in range: Range<String.Index>) -> [(Kind, Range<String.Index>)] {
        var result: [(kind: Kind, range: Range<String.Index>)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let next = string.index(after: index)
            var kind = Kind(string[index])
            let isJoint = (string[index] == "'" || string[index] == "’") && result.last?.kind == .word
            if isJoint, next < range.upperBound, Kind(string[next]) == .word { kind = .word }
            if let last = result.last, last.kind == kind, kind == .word || kind == .whitespace {
                result[result.count - 1].range = last.range.lowerBound..<next
            } else {
                result.append((kind, index..<next))
            }
            index = next
        }
        return result
    }
}
