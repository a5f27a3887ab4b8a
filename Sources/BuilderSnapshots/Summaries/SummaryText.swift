/// Words in a summary, shown letter by letter by GitHub, GitLab and whatever else reads Markdown.
///
/// Letters that mean something to Markdown, to HTML or to a table are written as numbers. Those by which such sites make
/// mentions, references, emoji and formulas of a text stand in elements of their own, which ends it without another letter
/// being shown.
enum SummaryText {
    /// One line of text. Line ends and what is around them become single spaces.
    /// - Parameter limit: letters; what comes behind is left out, and “…” says so.
    static func escaped(_ text: String, limit: Int = 240) -> String {
        let line = clipped(MarkdownText.singleLine(text), limit: limit)
        let scalars = Array(line.unicodeScalars)
        var result = ""
        for (place, scalar) in scalars.enumerated() {
            let next = place + 1 < scalars.count ? scalars[place + 1] : nil
            let shown = written(scalar)
            result += isReference(scalar, before: next) ? "<span>\(shown)</span>" : shown
        }
        return result
    }

    /// A name in the letters of code, in which no site looks for mentions.
    static func code(_ name: String, limit: Int = 160) -> String {
        let line = clipped(MarkdownText.singleLine(name), limit: limit)
        return "<code>" + line.unicodeScalars.map(written).joined() + "</code>"
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

    /// Whether a site may take the letter, with what follows, for a mention or the like.
    private static func isReference(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
        if scalar == "$" { return true }
        guard "@#!~%&^:".unicodeScalars.contains(scalar), let next else { return false }
        return !next.properties.isWhitespace && next != "." && next != ","
    }

    private static func clipped(_ line: String, limit: Int) -> String {
        // By scalars too: a letter may have any number of marks.
        let short = line.prefix(limit)
        let scalars = short.unicodeScalars.prefix(limit * 2)
        if short.endIndex == line.endIndex, scalars.endIndex == short.endIndex { return line }
        return String(String.UnicodeScalarView(scalars)) + "…"
    }
}
