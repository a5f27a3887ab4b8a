import BuilderUIKit

/// What an HTML comment of a page asks the command for.
enum PageMarker: Hashable, Sendable {
    case picture(String)
    case code(String)
    /// With the digest of the text above it; nil in a page whose text isn't made yet.
    case end(digest: String?)

    /// The words behind `snapshot:`.
    var words: String {
        switch self {
        case .picture(let name): "picture \(name)"
        case .code(let name): "code \(name)"
        case .end(let digest): digest.map { "end \($0)" } ?? "end"
        }
    }

    var text: String { "<!-- snapshot: \(words) -->" }

    /// Reads a line that isn't code.
    /// - Returns: nil where there is no marker in it.
    /// - Throws: a reason where it looks like one and isn't.
    init?(line: String) throws(DocumentationProblem.Reason) {
        guard Self.mentionsMarker(line) else { return nil }
        guard let content = Self.comment(line) else { throw .notAlone }
        let words = content.split { $0 == " " || $0 == "\t" }.map(String.init)
        switch words.first {
        case "picture" where words.count == 2: self = .picture(words[1])
        case "code" where words.count == 2: self = .code(words[1])
        case "end" where words.count == 1: self = .end(digest: nil)
        case "end" where words.count == 2 && PageDigest.isDigest(words[1]): self = .end(digest: words[1])
        case "picture", "code", "end", nil: throw .malformed(words.joined(separator: " "))
        case let word?:
            let names = ["picture", "code", "end"].map { (name: $0, aliases: [String]()) }
            throw .unknownMarker(
                words.joined(separator: " "), nearest: NameMatcher.nearest(to: word, among: names, limit: 1))
        }
    }

    /// Whether a marker begins in the line, outside the code spans in it.
    private static func mentionsMarker(_ line: String) -> Bool {
        var rest = MarkdownText.withoutCodeSpans(line)[...]
        while let start = rest.firstRange(of: "<!--") {
            rest = rest[start.upperBound...]
            if rest.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("snapshot:") { return true }
        }
        return false
    }

    /// What stands behind `snapshot:` in a comment that is the whole line; nil for others.
    private static func comment(_ line: String) -> Substring? {
        var text = trimmed(line[...])
        guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.count >= 7 else { return nil }
        text = trimmed(text.dropFirst(4).dropLast(3))
        return text.contains("-->") || !text.hasPrefix("snapshot:") ? nil : text.dropFirst("snapshot:".count)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        func isSpace(_ character: Character) -> Bool { " \t\u{FEFF}".contains(character) }
        let start = text.drop(while: isSpace)
        return start.lastIndex { !isSpace($0) }.map { start[...$0] } ?? ""
    }
}
