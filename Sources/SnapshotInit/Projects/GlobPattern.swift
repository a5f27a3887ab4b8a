/// A pattern of paths: `*` and `?` within a name, `**` over any number of folders, `[…]` and `{a,b}`.
struct GlobPattern: Hashable {
    let text: String
    private let alternatives: [[[Character]]]

    init(_ text: String) {
        self.text = text
        alternatives = Self.expanded(text).map { path in
            path.split(separator: "/").map(Array.init)
        }
    }

    var hasWildcards: Bool { text.contains { Self.wildcards.contains($0) } }

    private static let wildcards: Set<Character> = ["*", "?", "[", "{"]

    /// The folder before the first wildcard.
    var folder: String {
        let parts = text.split(separator: "/").prefix { !$0.contains { Self.wildcards.contains($0) } }
        return (text.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// A Boolean value that indicates whether it matches all Swift files in its folder.
    var matchesAllSources: Bool { [folder + "/**", folder + "/**/*.swift", folder + "/**/*"].contains(text) }

    /// Returns a Boolean value that indicates whether it matches a path, or a folder around it.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(Array.init)
        return alternatives.contains { Self.matches($0[...], parts[...]) }
    }

    /// Returns the texts without braces.
    private static func expanded(_ text: String) -> [String] {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
        let start = String(text[..<open])
        let end = String(text[text.index(after: close)...])
        return text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
            .flatMap { expanded(start + String($0) + end) }
    }

    private static func matches(_ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == ["*", "*"] {
            if pattern.count == 1 { return !path.isEmpty }
            return path.indices.contains { matches(pattern.dropFirst(), path[$0...]) }
        }
        guard let name = path.first else { return false }
        return matches(name: first[...], name[...]) && matches(pattern.dropFirst(), path.dropFirst())
    }

    private static func matches(name pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            return (name.startIndex...name.endIndex).contains { matches(name: pattern.dropFirst(), name[$0...]) }
        }
        guard let character = name.first else { return false }
        if first == "[", let close = pattern.firstIndex(of: "]") {
            let set = pattern[(pattern.startIndex + 1)..<close]
            let isNegated = set.first == "!" || set.first == "^"
            return contains(isNegated ? set.dropFirst() : set, character) != isNegated
                && matches(name: pattern[(close + 1)...], name.dropFirst())
        }
        return (first == "?" || first == character) && matches(name: pattern.dropFirst(), name.dropFirst())
    }

    private static func contains(_ set: ArraySlice<Character>, _ character: Character) -> Bool {
        var rest = set
        while let first = rest.popFirst() {
            if rest.count > 1, rest.first == "-", let last = rest.dropFirst().first {
                rest = rest.dropFirst(2)
                if first <= last, (first...last).contains(character) { return true }
            } else if first == character {
                return true
            }
        }
        return false
    }
}
