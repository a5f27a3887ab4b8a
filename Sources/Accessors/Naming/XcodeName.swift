/// The names of symbols that Xcode generates for assets and texts.
enum XcodeName {
    /// Returns the name of a member: the words of the asset's name in camel case, without the word for its kind at the
    /// end.
    /// - Parameter suffix: the word for the kind, such as `Color`, which stays if there is no other word.
    static func member(_ name: String, without suffix: String? = nil) -> String {
        var words = words(name)
        if words.count > 1, let suffix, words.last.map(\.capitalizingFirst) == suffix { words.removeLast() }
        guard let first = words.first else { return "" }
        return prefixed(first.lowercased() + words.dropFirst().map(\.capitalizingFirst).joined())
    }

    /// Returns the name of the type for a folder that provides a namespace.
    static func type(_ name: String) -> String { prefixed(words(name).map(\.capitalizingFirst).joined()) }

    private static func prefixed(_ name: String) -> String {
        name.unicodeScalars.first.map(SwiftIdentifier.isDigit) == true ? "_\(name)" : name
    }

    /// Returns the words of a name: they begin after other characters than letters and digits, at a capital letter
    /// after a small one, at the last capital of several before a small letter, and at a letter after a digit.
    private static func words(_ name: String) -> [String] {
        let scalars = Array(name.unicodeScalars)
        var words: [String] = []
        var isInWord = false
        for (index, scalar) in scalars.enumerated() {
            guard scalar != "_", SwiftIdentifier.isPart(scalar) else {
                isInWord = false
                continue
            }
            if !isInWord || startsWord(scalars, at: index) { words.append("") }
            words[words.count - 1].unicodeScalars.append(scalar)
            isInWord = true
        }
        return words
    }

    private static func startsWord(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        let scalar = scalars[index]
        let previous = scalars[index - 1]
        if SwiftIdentifier.isDigit(previous) { return !SwiftIdentifier.isDigit(scalar) }
        guard scalar.properties.isUppercase else { return false }
        if previous.properties.isLowercase { return true }
        return index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
    }
}
