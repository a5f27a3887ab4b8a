/// Distinguishes the lines of code in a Markdown page, fenced or indented, from those of text: code is shown literally,
/// so markers in it are ignored.
///
/// It parses the necessary part of CommonMark: fences with their lengths, list items with the column of their content,
/// block quotes, and DocC's directives. A block quote nested in more than 100 others counts as text.
struct MarkdownCode {
    private struct Fence {
        var mark: Character
        var length: Int
        /// The column at which the content of its list item begins.
        var column: Int
    }

    private var fence: Fence?
    /// The columns at which the contents of the open list items begin.
    private var items: [Int] = []
    /// The number of open DocC directives, whose content may be indented by any number of spaces.
    private var directives = 0
    /// The state within the block quote of the last line; none or one.
    private var quoted: [MarkdownCode] = []
    /// The number of block quotes around its lines.
    private var depth = 0
    /// A Boolean value that indicates whether an indented line would continue a paragraph.
    private var isParagraph = false

    /// The maximum depth of block quotes, since each level uses stack space.
    private static let deepest = 100

    /// Returns whether the next line of the page is code, or the fence around it.
    mutating func isCode(_ line: String) -> Bool {
        var (column, rest) = Self.indentation(of: line[...], from: 0)
        if rest.isEmpty {
            isParagraph = false
            quoted = []
            return fence != nil
        }
        if let fence {
            if column >= fence.column {
                if column - fence.column < 4 || directives > 0, Self.closes(rest, fence) { self.fence = nil }
                return true
            }
            // The list item has ended, and its fence with it.
            self.fence = nil
        }
        while let item = items.last, item > column { items.removeLast() }
        while true {
            if column - (items.last ?? 0) >= 4, !isParagraph, directives == 0 { return true }
            if rest.first == ">", depth < Self.deepest { return isQuotedCode(rest.dropFirst()) }
            quoted = []
            guard let item = Self.listItem(rest, at: column) else { break }
            items.append(item.column)
            isParagraph = false
            (column, rest) = (item.column, item.content)
            if rest.isEmpty { return false }
        }
        if let opened = Self.fence(rest, column: items.last ?? 0) {
            fence = opened
            isParagraph = false
            return true
        }
        noteDirective(rest)
        isParagraph = rest.first != "#" && !rest.hasPrefix("<!--")
        return false
    }

    /// Tracks a directive such as `@Tab("Swift") {`, and the brace on a line of its own that ends it.
    private mutating func noteDirective(_ text: Substring) {
        let end = text.last { $0 != " " && $0 != "\t" }
        if text.first == "@", end == "{" { directives += 1 }
        if text.first == "}", end == "}", directives > 0 { directives -= 1 }
    }

    private mutating func isQuotedCode(_ content: Substring) -> Bool {
        isParagraph = false
        var inner = quoted.popLast() ?? MarkdownCode()
        inner.depth = depth + 1
        let isCode = inner.isCode(String(content.first == " " ? content.dropFirst() : content))
        quoted = [inner]
        return isCode
    }

    /// Returns the column of the first character that isn't a space, and the text from there on. A tab ends at a
    /// multiple of four.
    private static func indentation(of line: Substring, from start: Int) -> (column: Int, rest: Substring) {
        var column = start
        for index in line.indices {
            switch line[index] {
            case " ": column += 1
            case "\t": column += 4 - column % 4
            case "\u{FEFF}": continue
            default: return (column, line[index...])
            }
        }
        return (column, "")
    }

    private static func fence(_ text: Substring, column: Int) -> Fence? {
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let length = text.prefix { $0 == mark }.count
        guard length >= 3, mark == "~" || !text.dropFirst(length).contains("`") else { return nil }
        return Fence(mark: mark, length: length, column: column)
    }

    private static func closes(_ text: Substring, _ fence: Fence) -> Bool {
        let length = text.prefix { $0 == fence.mark }.count
        return length >= fence.length && text.dropFirst(length).allSatisfy { $0 == " " || $0 == "\t" }
    }

    /// Returns the content of a list item whose bullet or number begins here.
    private static func listItem(_ text: Substring, at column: Int) -> (column: Int, content: Substring)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }.count
        let width: Int
        if let first = text.first, "-*+".contains(first) {
            width = 1
        } else if (1...9).contains(digits), let mark = text.dropFirst(digits).first, ".)".contains(mark) {
            width = digits + 1
        } else {
            return nil
        }
        let behind = text.dropFirst(width)
        guard behind.isEmpty || behind.first == " " || behind.first == "\t" else { return nil }
        let end = column + width
        let content = indentation(of: behind, from: end)
        // More than four spaces are an indented block of code in the item.
        return content.rest.isEmpty || content.column - end > 4 ? (end + 1, content.rest) : content
    }
}
