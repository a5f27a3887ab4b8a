import GallerySources

/// Swift's rules for identifiers.
enum SwiftIdentifier {
    /// Returns a Boolean value that indicates whether a scalar can be part of an identifier: letters, digits, `_`.
    static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || isLetter(scalar) || isDigit(scalar) }
        return scalar.properties.isXIDContinue
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Returns the spelling of a declared name, in backticks if it is a keyword; nil if no member can be named so.
    static func declared(_ name: String) -> String? {
        guard let first = name.unicodeScalars.first, !isDigit(first), name != "_", !impossible.contains(name),
            name.unicodeScalars.allSatisfy(isPart)
        else { return nil }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The names that have another meaning after a dot.
    private static let impossible: Set = ["self", "Self", "Type", "Protocol", "init"]

    private static let keywords: Set = [
        "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "inout", "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension String {
    /// The text with its first letter in upper case.
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
    /// The text with its first letter in lower case.
    var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }

    /// The text as a literal of Swift.
    var literal: String { SwiftLiteral.string(self) }
}
