import Foundation
import SnapshotCore

/// Text in a summary, shown literally by GitHub, GitLab and other Markdown readers.
///
/// Special characters of Markdown, HTML and tables are written as numeric references. Characters that would create
/// mentions, references, links, emoji or formulas are wrapped in elements of their own, which prevents that without
/// showing another character.
enum SummaryText {
    /// Returns one line of text. Line ends and the spaces around them become single spaces.
    /// - Parameter limit: the maximum number of characters; “…” replaces the rest.
    static func escaped(_ text: String, limit: Int = 240) -> String {
        written(text, limit: limit) { isLink($0, at: $1) || isReference($0, at: $1) }
    }

    /// Returns a name as code, in which no site looks for mentions; links are created in it as elsewhere.
    static func code(_ name: String, limit: Int = 160) -> String {
        "<code>" + written(name, limit: limit, isWrapped: isLink) + "</code>"
    }

    /// Returns a number with a comma between thousands, as on a report's page.
    static func number(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }

    /// - Parameter isWrapped: returns whether the character at an index is wrapped in an element of its own.
    private static func written(
        _ text: String, limit: Int, isWrapped: (_ scalars: [Unicode.Scalar], _ index: Int) -> Bool
    ) -> String {
        let scalars = Array(clipped(MarkdownText.singleLine(text), limit: limit).unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let shown = written(scalar)
            result += isWrapped(scalars, index) ? "<span>\(shown)</span>" : shown
        }
        return result
    }

    /// Returns a character in a form that both Markdown and HTML show literally.
    private static func written(_ scalar: Unicode.Scalar) -> String {
        if special.contains(scalar) { return "&#\(scalar.value);" }
        // Characters that change the direction of the following text would affect the rest of the line, too.
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

    /// Returns whether a site may interpret the character, with the following text, as a mention or the like.
    private static func isReference(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        if scalars[index] == "$" { return true }
        guard "@#!~%&^:".unicodeScalars.contains(scalars[index]), index + 1 < scalars.count else { return false }
        let next = scalars[index + 1]
        return !next.properties.isWhitespace && next != "." && next != ","
    }

    /// Returns whether a site may interpret the character as a part of an address: `https://…`, `www.…`, `somebody@…`.
    ///
    /// File names contain none of them, and each takes space, of which a summary has little.
    private static func isLink(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        switch scalars[index] {
        case ":": return next == "/"
        case "@": return index > 0 && isInMailAddress(scalars[index - 1]) && isInMailAddress(next)
        case ".": return index >= 3 && scalars[index - 3..<index].allSatisfy { $0 == "w" || $0 == "W" }
        default: return false
        }
    }

    private static func isInMailAddress(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            || "._-+".unicodeScalars.contains(scalar)
    }

    private static func clipped(_ line: String, limit: Int) -> String {
        // The limit counts scalars, since a character may have any number of combining marks.
        let short = line.prefix(limit)
        let scalars = short.unicodeScalars.prefix(limit * 2)
        if short.endIndex == line.endIndex, scalars.endIndex == short.endIndex { return line }
        return String(String.UnicodeScalarView(scalars)) + "…"
    }
}
