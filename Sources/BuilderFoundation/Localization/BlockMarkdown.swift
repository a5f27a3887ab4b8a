import Foundation

/// Reads the blocks of Markdown by CommonMark's rules, with the tables of GitHub's: paragraphs, headings, lists,
/// quotes, code and lines. Definitions of links and HTML are read as paragraphs.
///
/// As CommonMark describes it, each line is matched with the open containers, may open others, and is added to the open
/// leaf: a paragraph, code or a table.
struct BlockMarkdown {
    /// A block that has text itself.
    struct Block {
        /// The text, with the marks within lines unless it is literal. Lines are separated by ``softBreak`` or
        /// ``hardBreak``.
        var text: String
        var isLiteral = false
        let intent: PresentationIntent
    }

    /// The end of a line, which is a space in the text.
    static let softBreak: Character = "\n"
    /// The end of a line with two spaces, where the text breaks too.
    static let hardBreak: Character = "\u{2028}"

    private(set) var blocks: [Block] = []
    private var lastIdentity = 0
    private var containers: [Container] = []
    private var leaf: Leaf?

    /// The number of blocks within each other beyond which marks are text.
    private static let greatestDepth = 32

    /// An open block of others, which matches lines with its mark or indentation.
    private struct Container {
        enum Kind {
            case quote
            /// A list, by the mark of its items and the number of the latest.
            case list(bullet: Character, isOrdered: Bool, ordinal: Int)
            case item(indentation: Int)
        }
        var kind: Kind
        let intent: PresentationIntent
    }

    /// The open block of text in the innermost container.
    private enum Leaf {
        case paragraph([Line])
        case indentedCode([Line])
        case fencedCode(Fence, indentation: Int, [Line])
        case table(columnCount: Int, rowCount: Int, PresentationIntent)
    }

    private typealias Fence = (mark: Character, length: Int, hint: String)

    init(_ markdown: String) {
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            read(Line(line, column: 0))
        }
        close(to: 0)
    }

    /// A line with its indentation, whose tabs count to the next multiple of four columns.
    private struct Line {
        /// The column at which the line begins, which is after the marks of containers.
        let column: Int
        /// The white space of the indentation.
        let space: String
        let indentation: Int
        let text: Substring

        init(_ line: Substring, column: Int) {
            self.column = column
            text = line.drop { $0 == " " || $0 == "\t" }
            space = String(line[..<text.startIndex])
            indentation = space.reduce(column) { $0 + Self.width(of: $1, at: $0) } - column
        }

        private init(column: Int, space: String, indentation: Int, text: Substring) {
            (self.column, self.space, self.indentation, self.text) = (column, space, indentation, text)
        }

        private static func width(of character: Character, at column: Int) -> Int {
            character == "\t" ? 4 - column % 4 : 1
        }

        var isBlank: Bool { text.isEmpty }
        var isIndentedCode: Bool { indentation >= 4 && !isBlank }
        var trimmed: String { text.trimmingCharacters(in: .whitespaces) }

        /// The line after a number of characters of the text.
        func dropping(_ count: Int) -> Line { Line(text.dropFirst(count), column: column + indentation + count) }

        /// The line without some columns of its indentation.
        func outdented(by count: Int) -> Line {
            let end = column + min(count, indentation)
            var (start, rest) = (column, space[...])
            while start < end, let first = rest.popFirst() { start += Self.width(of: first, at: start) }
            // A tab that is cut is as many spaces as remain of it.
            return Line(
                column: end, space: String(repeating: " ", count: start - end) + rest,
                indentation: column + indentation - end, text: text)
        }

        /// The line after the mark of a quote; nil if it has none.
        var afterQuoteMark: Line? {
            guard !isIndentedCode, text.hasPrefix(">") else { return nil }
            return dropping(1).outdented(by: 1)
        }

        /// The mark before a block of code, of at least three characters, and the text after it.
        var fence: Fence? {
            guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
            let length = text.prefix { $0 == mark }.count
            let hint = text.dropFirst(length).trimmingCharacters(in: .whitespaces)
            return length >= 3 && !(mark == "`" && hint.contains("`")) ? (mark, length, hint) : nil
        }

        var heading: (level: Int, text: String)? {
            let level = text.prefix { $0 == "#" }.count
            let rest = text.dropFirst(level)
            guard (1...6).contains(level), rest.first.map(\.isWhitespace) ?? true else { return nil }
            var content = rest.trimmingCharacters(in: .whitespaces)[...]
            let closing = content.reversed().prefix { $0 == "#" }.count
            let before = content.dropLast(closing)
            if closing > 0, before.isEmpty || before.last?.isWhitespace == true { content = before }
            return (level, content.trimmingCharacters(in: .whitespaces))
        }

        var isThematicBreak: Bool {
            let marks = text.filter { !$0.isWhitespace }
            guard let mark = marks.first, "*-_".contains(mark) else { return false }
            return marks.count >= 3 && marks.allSatisfy { $0 == mark }
        }

        /// The level of the heading whose text is above the line.
        var underlinedLevel: Int? {
            let marks = trimmed
            if !marks.isEmpty, marks.allSatisfy({ $0 == "=" }) { return 1 }
            return !marks.isEmpty && marks.allSatisfy({ $0 == "-" }) ? 2 : nil
        }

        /// The mark of a list's item: a bullet, or a number and the character after it.
        var item: (bullet: Character, number: Int?, length: Int)? {
            guard let first = text.first else { return nil }
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            let mark = digits.isEmpty ? first : text.dropFirst(digits.count).first ?? " "
            guard digits.isEmpty ? "-*+".contains(first) : digits.count < 10 && ".)".contains(mark) else { return nil }
            let rest = text.dropFirst(digits.count + 1)
            return rest.first.map(\.isWhitespace) ?? true ? (mark, Int(digits), digits.count + 1) : nil
        }
    }

    // MARK: Lines

    private mutating func read(_ source: Line) {
        var line = source
        var depth = match(&line)
        let isInLeaf = depth == containers.count
        if isInLeaf, readCode(line) { return }
        if line.isBlank { return close(to: depth) }
        while !line.isBlank {
            let mayNest = depth < Self.greatestDepth
            if line.isIndentedCode {
                if case .paragraph = leaf { return readText(line, &depth, isInLeaf) }
                begin(in: &depth)
                leaf = .indentedCode([line.outdented(by: 4)])
                return
            } else if mayNest, let content = line.afterQuoteMark {
                begin(in: &depth)
                open(.quote, .blockQuote, &depth)
                line = content
            } else if let heading = line.heading {
                begin(in: &depth)
                return add(heading.text, .header(level: heading.level))
            } else if let fence = line.fence {
                begin(in: &depth)
                leaf = .fencedCode(fence, indentation: line.indentation, [])
                return
            } else if isInLeaf, case .paragraph(let lines) = leaf, let level = line.underlinedLevel {
                leaf = nil
                return add(Self.text(of: lines), .header(level: level))
            } else if line.isThematicBreak {
                begin(in: &depth)
                return add("\u{2E3B}", .thematicBreak, isLiteral: true)
            } else if mayNest, let item = line.item, !isInLeaf || mayInterrupt(item, line) {
                line = openItem(item, line, &depth)
            } else {
                return readText(line, &depth, isInLeaf)
            }
        }
    }

    /// Returns the number of open containers that go on with a line, and takes their marks and indentation from it.
    private func match(_ line: inout Line) -> Int {
        for (index, container) in containers.enumerated() {
            switch container.kind {
            case .list: break
            case .quote:
                guard let content = line.afterQuoteMark else { return index }
                line = content
            case .item(let indentation):
                guard line.isBlank || line.indentation >= indentation else { return index }
                line = line.outdented(by: indentation)
            }
        }
        return containers.count
    }

    /// Adds a line to open code, or ends it; returns whether the line was one of code.
    private mutating func readCode(_ line: Line) -> Bool {
        switch leaf {
        case .indentedCode(var lines) where line.isIndentedCode || line.isBlank:
            leaf = nil
            lines.append(line.outdented(by: 4))
            leaf = .indentedCode(lines)
        case .fencedCode(let fence, let indentation, var lines):
            if !line.isIndentedCode, let end = line.fence, end.mark == fence.mark, end.length >= fence.length,
                end.hint.isEmpty
            {
                closeLeaf()
            } else {
                leaf = nil
                lines.append(line.outdented(by: indentation))
                leaf = .fencedCode(fence, indentation: indentation, lines)
            }
        default: return false
        }
        return true
    }

    /// Adds a line of text to the open paragraph, even where containers lack their marks, or to the open table.
    private mutating func readText(_ line: Line, _ depth: inout Int, _ isInLeaf: Bool) {
        switch leaf {
        case .paragraph(var lines):
            leaf = nil
            if isInLeaf, depth < Self.greatestDepth, let header = lines.last,
                let columns = Self.columns(header, marks: line)
            {
                lines.removeLast()
                if !lines.isEmpty { add(Self.text(of: lines), .paragraph) }
                openTable(columns, header)
            } else {
                lines.append(line)
                leaf = .paragraph(lines)
            }
        case .table(let columnCount, let row, let table) where isInLeaf:
            addRow(.tableRow(rowIndex: row), line, columnCount, table)
            leaf = .table(columnCount: columnCount, rowCount: row + 1, table)
        default:
            begin(in: &depth)
            leaf = .paragraph([line])
        }
    }

    // MARK: Blocks

    private mutating func identity() -> Int {
        lastIdentity += 1
        return lastIdentity
    }

    /// Closes what a line doesn't go on with, before it begins a block in a number of containers.
    private mutating func begin(in depth: inout Int) {
        if depth > 0, case .list = containers[depth - 1].kind { depth -= 1 }
        close(to: depth)
    }

    private mutating func close(to depth: Int) {
        closeLeaf()
        containers.removeSubrange(depth...)
    }

    private mutating func open(_ kind: Container.Kind, _ intent: PresentationIntent.Kind, _ depth: inout Int) {
        let intent = PresentationIntent(intent, identity: identity(), parent: containers.last?.intent)
        containers.append(Container(kind: kind, intent: intent))
        depth += 1
    }

    /// Opens an item of the open list of a kind, or of a new one, and returns the item's first line.
    private mutating func openItem(
        _ item: (bullet: Character, number: Int?, length: Int), _ line: Line, _ depth: inout Int
    ) -> Line {
        let isOrdered = item.number != nil
        var ordinal = item.number ?? 1
        if depth > 0, case .list(item.bullet, isOrdered, let last) = containers[depth - 1].kind {
            close(to: depth)
            ordinal = last + 1
        } else {
            begin(in: &depth)
            open(
                .list(bullet: item.bullet, isOrdered: isOrdered, ordinal: ordinal),
                isOrdered ? .orderedList : .unorderedList, &depth)
        }
        containers[depth - 1].kind = .list(bullet: item.bullet, isOrdered: isOrdered, ordinal: ordinal)
        let content = line.dropping(item.length)
        let gap = content.isBlank || content.indentation > 4 ? 1 : content.indentation
        open(.item(indentation: line.indentation + item.length + gap), .listItem(ordinal: ordinal), &depth)
        return content.outdented(by: gap)
    }

    /// Returns a Boolean value that indicates whether an item may begin within the lines of a paragraph.
    private func mayInterrupt(_ item: (bullet: Character, number: Int?, length: Int), _ line: Line) -> Bool {
        guard case .paragraph = leaf else { return true }
        return (item.number ?? 1) == 1 && !line.dropping(item.length).isBlank
    }

    private mutating func closeLeaf() {
        switch leaf {
        case .paragraph(let lines): add(Self.text(of: lines), .paragraph)
        case .indentedCode(let lines):
            let end = lines.lastIndex { !$0.isBlank } ?? -1
            add(Self.literal(lines[...end]), .codeBlock(languageHint: nil), isLiteral: true)
        case .fencedCode(let fence, _, let lines):
            let hint = fence.hint.split(whereSeparator: \.isWhitespace).first.map(String.init)
            add(Self.literal(lines[...]), .codeBlock(languageHint: hint), isLiteral: true)
        case .table, nil: break
        }
        leaf = nil
    }

    private mutating func add(_ text: String, _ kind: PresentationIntent.Kind, isLiteral: Bool = false) {
        let intent = PresentationIntent(kind, identity: identity(), parent: containers.last?.intent)
        blocks.append(Block(text: text, isLiteral: isLiteral, intent: intent))
    }

    private static func literal(_ lines: ArraySlice<Line>) -> String {
        lines.reduce(into: "") { $0 += $1.space + $1.text + "\n" }
    }

    /// Returns the text of a paragraph, whose lines end with breaks.
    private static func text(of lines: [Line]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { text.append(lines[index - 1].text.hasSuffix("  ") ? hardBreak : softBreak) }
            text += line.trimmed
        }
        return text
    }

    // MARK: Tables

    /// Returns the columns of a table with a header and a line of dashes below it; nil if the lines are none.
    private static func columns(_ header: Line, marks line: Line) -> [PresentationIntent.TableColumn]? {
        guard header.text.contains("|"), line.text.contains("-") else { return nil }
        let marks = cells(of: line)
        guard marks.count == cells(of: header).count else { return nil }
        var columns: [PresentationIntent.TableColumn] = []
        for mark in marks {
            let dashes = mark.drop { $0 == ":" }.prefix { $0 == "-" }
            guard !dashes.isEmpty, mark.filter({ $0 != "-" && $0 != ":" }).isEmpty, mark.count - dashes.count <= 2
            else {
                return nil
            }
            let isLeft = mark.hasPrefix(":")
            let isRight = mark.hasSuffix(":")
            columns.append(.init(alignment: isRight ? (isLeft ? .center : .right) : .left))
        }
        return columns
    }

    private static func cells(of line: Line) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in line.trimmed {
            if character == "|", !isEscaped {
                cells.append("")
            } else if character == "|" {
                cells[cells.count - 1].removeLast()
                cells[cells.count - 1].append(character)
            } else {
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.first?.isEmpty == true { cells.removeFirst() }
        if cells.last?.isEmpty == true { cells.removeLast() }
        return cells.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private mutating func openTable(_ columns: [PresentationIntent.TableColumn], _ header: Line) {
        let parent = containers.last?.intent
        let table = PresentationIntent(.table(columns: columns), identity: identity(), parent: parent)
        addRow(.tableHeaderRow, header, columns.count, table)
        leaf = .table(columnCount: columns.count, rowCount: 1, table)
    }

    private mutating func addRow(
        _ kind: PresentationIntent.Kind, _ line: Line, _ columnCount: Int, _ table: PresentationIntent
    ) {
        let row = PresentationIntent(kind, identity: identity(), parent: table)
        for (column, text) in Self.cells(of: line).prefix(columnCount).enumerated() {
            let cell = PresentationIntent(.tableCell(columnIndex: column), identity: identity(), parent: row)
            blocks.append(Block(text: text, intent: cell))
        }
    }
}
