import BuilderFoundation

/// The way in which the distance of words is measured.
public enum NLDistanceType: Int, Sendable {
    /// The angle between their vectors.
    case cosine
}
/// The distance of two words.
public typealias NLDistance = Double

/// The vectors of words or sentences. Linux has none, as a device that hasn't downloaded a language's.
open class NLEmbedding: NSObject, @unchecked Sendable {
    private override init() {}

    /// Returns nil: there are no vectors of words.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Returns nil: there are no vectors of sentences.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Returns 0: there are no versions.
    open class func currentRevision(for language: NLLanguage) -> Int { 0 }

    /// The number of a vector's components.
    open var dimension: Int { 0 }
    /// The number of words.
    open var vocabularySize: Int { 0 }
    /// The language.
    open var language: NLLanguage? { nil }
    /// The version.
    open var revision: Int { 0 }
    /// Returns a Boolean value that indicates whether a word has a vector; false.
    open func contains(_ string: String) -> Bool { false }
    /// Returns the vector of a word; nil.
    open func vector(for string: String) -> [Double]? { nil }
    /// Returns the distance of two words; the largest one, 2, as for unknown words.
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
    /// Returns the words nearest to another one; none.
    open func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    /// Returns the words nearest to a vector; none.
    open func neighbors(
        for vector: [Double], maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
}
