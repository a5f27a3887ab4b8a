/// The selector that the Swift compiler derives from a method's name.
struct ObjectiveCName {
    var baseName: String
    /// The argument labels; empty for `_`.
    var labels: [String]
    var isThrowing = false
    var isAsync = false

    /// The selector, such as `saveWithSender:`.
    var selector: String {
        var labels = labels
        // An asynchronous method has a completion handler, which receives the error.
        let extra: String? = isAsync ? "completionHandler" : isThrowing ? "error" : nil
        guard !labels.isEmpty else {
            guard extra != nil else { return baseName }
            return baseName + (isAsync ? "WithCompletionHandler:" : "AndReturnError:")
        }
        let first = labels.removeFirst()
        let pieces = [baseName + Self.suffix(of: baseName, label: first)] + labels + (extra.map { [$0] } ?? [])
        return pieces.map { $0 + ":" }.joined()
    }

    /// The setter's selector of a property.
    static func setter(_ property: String) -> String { "set\(sentenceCase(property)):" }

    private static func suffix(of baseName: String, label: String) -> String {
        if label.isEmpty { return "" }
        let needsWith =
            !prepositions.contains(firstWord(label).lowercased())
            && !prepositions.contains(lastWord(baseName).lowercased())
        return (needsWith ? "With" : "") + sentenceCase(label)
    }

    private static func sentenceCase(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a name up to its second capital.
    private static func firstWord(_ name: String) -> Substring {
        let end = name.indices.dropFirst().first { name[$0].isUppercase } ?? name.endIndex
        return name[..<end]
    }

    private static func lastWord(_ name: String) -> Substring {
        let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
        return name[start...]
    }

    /// The compiler's list (`PartsOfSpeech.def`).
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
