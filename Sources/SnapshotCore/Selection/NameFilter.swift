/// The pictures that `--filter` selects, by name: `card/iphone-12.light`, `users/empty.iphone-12.dark`.
///
/// A picture is selected if one of the patterns matches its name, or if there are only patterns with `!`, and if no
/// pattern with `!` matches it. See `NamePattern`.
package struct NameFilter: Hashable, Sendable {
    private let wanted: [NamePattern]
    private let unwanted: [NamePattern]

    /// Creates a filter.
    /// - Parameter texts: the values of the option, given once or several times; each is a list of patterns, separated
    ///   by commas.
    /// - Throws: `NameFilterError.emptyPattern`.
    package init(_ texts: [String]) throws(NameFilterError) {
        var wanted: [NamePattern] = []
        var unwanted: [NamePattern] = []
        for text in texts {
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let word = Self.trimmed(part)
                let isUnwanted = word.hasPrefix("!")
                let pattern = isUnwanted ? Self.trimmed(word.dropFirst()) : word
                guard !pattern.isEmpty else { throw .emptyPattern(in: text) }
                if isUnwanted {
                    unwanted.append(NamePattern(String(pattern)))
                } else {
                    wanted.append(NamePattern(String(pattern)))
                }
            }
        }
        self.wanted = wanted
        self.unwanted = unwanted
    }

    /// A Boolean value that indicates whether there are no patterns: then every name matches.
    var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty }

    /// Returns whether the filter matches a picture's name.
    package func matches(_ name: String) -> Bool {
        (wanted.isEmpty || wanted.contains { $0.matches(name) }) && !unwanted.contains { $0.matches(name) }
    }

    /// Returns the patterns that match none of these names, as they were given, for a message about misspelled ones.
    package func unused(among names: [String]) -> [String] {
        wanted.filter { pattern in !names.contains(where: pattern.matches) }.map(\.text)
            + unwanted.filter { pattern in !names.contains(where: pattern.matches) }.map { "!\($0.text)" }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension NameFilter: CustomStringConvertible {
    package var description: String { (wanted.map(\.text) + unwanted.map { "!\($0.text)" }).joined(separator: ",") }
}

package enum NameFilterError: Error, Hashable, Sendable {
    /// A pattern is empty: between two commas, after `!`, or as a whole.
    case emptyPattern(in: String)
}

extension NameFilterError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .emptyPattern(let text):
            "--filter “\(text)” has an empty pattern: use parts of names such as card or users/*.dark, separated by commas, "
                + "or omit the option"
        }
    }

    package var commandStatus: CommandStatus { .usage }
}

/// A pattern over names of pictures, such as `users/*.dark`.
///
/// Without `*` and `?` it is a part of the name. With them it is the whole name: `*` matches any text, including none
/// and including slashes, `?` matches one character. Case is ignored.
struct NamePattern: Hashable, Sendable {
    /// The pattern, as it was given.
    let text: String
    private let characters: [Character]
    private let isPart: Bool

    /// Creates a pattern.
    /// - Parameter text: the pattern; not empty.
    init(_ text: String) {
        self.text = text
        characters = Array(text.lowercased())
        isPart = !Self.hasWildcard(text)
    }

    /// Returns whether a text is a pattern over whole names.
    static func hasWildcard(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

    /// Returns whether the pattern matches a name, in at most as many steps as the product of both lengths.
    func matches(_ name: String) -> Bool {
        let name = name.lowercased()
        return isPart ? name.contains(String(characters)) : matchesWhole(Array(name))
    }

    /// Backtracks only to the last star, since the text of an earlier one needn't be longer.
    private func matchesWhole(_ name: [Character]) -> Bool {
        var index = 0
        var next = 0
        var star: (pattern: Int, name: Int)?
        while index < name.count {
            if next < characters.count, characters[next] == "*" {
                star = (next + 1, index)
                next += 1
            } else if next < characters.count, characters[next] == "?" || characters[next] == name[index] {
                next += 1
                index += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                next = last.pattern
                index = last.name + 1
            } else {
                return false
            }
        }
        return characters[next...].allSatisfy { $0 == "*" }
    }
}
