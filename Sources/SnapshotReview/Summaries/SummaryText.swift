import Foundation
import SnapshotCore

/// Words in a summary, shown letter by letter by GitHub, GitLab and whatever else reads Markdown.
///
/// Letters that mean something to Markdown, to HTML or to a table are written as numbers. Those by which such sites
/// make mentions, references, links, emoji and formulas of a text stand in elements of their own, which ends it without
/// another letter being shown.
enum SummaryText {
    /// One line of text. Line ends and what is around them become single spaces.
    /// - Parameter limit: letters; the rest is left out and replaced by “…”.
    static func escaped(_ text: String, limit: Int = 240) -> String {
        written(text, limit: limit) { isLink($0, at: $1) || isReference($0, at: $1) }
    }

    /// A name in the letters of code, in which no site looks for mentions; links are made in it as elsewhere.
    static func code(_ name: String, limit: Int = 160) -> String {
        "<code>" + written(name, limit: limit, isApart: isLink) + "</code>"
    }

    /// A number with a comma between thousands, as on a report's page.
    static func number(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }

    /// - Parameter isApart: whether the letter at a place stands in an element of its own.
    private static func written(
        _ text: String, limit: Int, isApart: (_ scalars: [Unicode.Scalar], _ place: Int) -> Bool
    ) -> String {
        let scalars = Array(clipped(MarkdownText.singleLine(text), limit: limit).unicodeScalars)
        var result = ""
        for (place, scalar) in scalars.enumerated() {
            let shown = written(scalar)
            result += isApart(scalars, place) ? "<span>\(shown)</span>" : shown
        }
        return result
    }

    /// A letter as Markdown and HTML both show it.
    private static func written(_ scalar: Unicode.Scalar) -> String {
        if special.contains(scalar) { return "&#\(scalar.value);" }
        // Marks that turn the direction of what follows would turn the rest of the line, too.
        if isControl(scalar) { return "\u{FFFD}" }
        return String(scalar)
    }

    private static let special = Set("\\`*_[]<>|~&\"$@".unicodeScalars)

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// Returns whether a site may take the letter, with what follows, for a mention or the like.
    private static func isReference(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
        if scalars[place] == "$" { return true }
        guard "@#!~%&^:".unicodeScalars.contains(scalars[place]), place + 1 < scalars.count else { return false }
        let next = scalars[place + 1]
        return !next.properties.isWhitespace && next != "." && next != ","
    }

    /// Returns whether a site may read the letter as a part of an address: `https://…`, `www.…`, `somebody@…`.
    ///
    /// Names of files have none of them: each costs room that a summary hasn't much of.
    private static func isLink(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
        let next = place + 1 < scalars.count ? scalars[place + 1] : " "
        switch scalars[place] {
        case ":": return next == "/"
        case "@": return place > 0 && isInMailAddress(scalars[place - 1]) && isInMailAddress(next)
        case ".": return place >= 3 && scalars[place - 3..<place].allSatisfy { $0 == "w" || $0 == "W" }
        default: return false
        }
    }

    private static func isInMailAddress(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            || "._-+".unicodeScalars.contains(scalar)
    }

    private static func clipped(_ line: String, limit: Int) -> String {
        // By scalars too: a letter may have any number of marks.
        let short = line.prefix(limit)
        let scalars = short.unicodeScalars.prefix(limit * 2)
        if short.endIndex == line.endIndex, scalars.endIndex == short.endIndex { return line }
        return String(String.UnicodeScalarView(scalars)) + "…"
    }
}
