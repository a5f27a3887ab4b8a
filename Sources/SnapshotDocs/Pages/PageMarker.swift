import BuilderUIKit
import SnapshotCore

/// The request of an HTML comment in a page.
enum PageMarker: Hashable, Sendable {
    case picture(String)
    case code(String)
    /// The end, with the digest of the text above it; nil in a page whose text isn't generated yet.
    case end(digest: String?)

    /// The words after `snapshot:`.
    var words: String {
        switch self {
        case .picture(let name): "picture \(name)"
        case .code(let name): "code \(name)"
        case .end(let digest): digest.map { "end \($0)" } ?? "end"
        }
    }

    var text: String { "<!-- snapshot: \(words) -->" }

    /// Parses a line that isn't code.
    /// - Returns: nil if it contains no marker.
    /// - Throws: a reason if it is similar to a marker but isn't one.
    init?(line: String) throws(DocumentationContentError) {
        let comments = Self.comments(in: line)
        guard comments.contains(where: { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("snapshot:") }) else {
            // This is intended as a marker, with capital letters or a space before its colon.
            if let words = comments.lazy.compactMap({ Self.words(ofAlmost: $0) }).first { throw .almostMarker(words) }
            return nil
        }
        guard let content = Self.comment(line) else {
            if Self.isOpen(line) { throw .severalLines }
            throw .notAlone
        }
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

    /// Returns the texts after the comment openings in the line, outside its code spans.
    private static func comments(in line: String) -> [Substring] {
        let text = MarkdownText.withoutCodeSpans(line)
        return text.ranges(of: "<!--").map { text[$0.upperBound...] }
    }

    /// Parses text intended as `snapshot: picture NAME`, up to the end of the comment.
    /// - Returns: the words after the colon; nil for other texts, including those about a user's own snapshots.
    static func words(ofAlmost text: Substring) -> String? {
        let start = trimmed(text)
        guard start.prefix(8).lowercased() == "snapshot" else { return nil }
        var rest = trimmed(start.dropFirst(8))
        guard rest.first == ":" else { return nil }
        rest = rest.dropFirst()
        if let end = rest.firstRange(of: "-->") { rest = rest[..<end.lowerBound] }
        let words = rest.split { $0 == " " || $0 == "\t" }.map(String.init)
        guard let first = words.first?.lowercased(), ["picture", "code", "end"].contains(first) else { return nil }
        return ([first] + words.dropFirst()).joined(separator: " ")
    }

    /// Returns whether a comment that begins in the line continues below it.
    static func isOpen(_ line: String) -> Bool {
        guard let rest = comments(in: line).last else { return false }
        return rest.firstRange(of: "-->") == nil
    }

    /// Returns whether a comment begins at the end of the line, without content.
    static func endsWithOpening(_ line: String) -> Bool {
        trimmed(MarkdownText.withoutCodeSpans(line)[...]).hasSuffix("<!--")
    }

    /// Returns the text after `snapshot:` in a comment that is the whole line; nil for others.
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
