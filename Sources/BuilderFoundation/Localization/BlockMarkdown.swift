import Foundation

/// Reads the blocks of Markdown by CommonMark's rules, with the tables of GitHub's: paragraphs, headings, lists, quotes,
/// code and lines. Definitions of links and HTML are read as paragraphs.
struct BlockMarkdown {
    /// A block that has text itself.
    struct Block {
        /// The text, with the marks within lines unless it is literal.
        var text: String
        var isLiteral = false
        let intent: PresentationIntent
    }

    private(set) var blocks: [Block] = []
    private var lastIdentity = 0

    /// The number of blocks within each other beyond which marks are text.
    private static let greatestDepth = 32

    init(_ markdown: String) {
        read(markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Line.init), in: nil)
    }

    /// A line with its indentation, whose tabs count to the next multiple of four.
    private struct Line {
        var indentation = 0
        var text: Substring

        init(_ line: Substring) {
            text = line
            while let first = text.first, first == " " || first == "\t" {
                indentation += first == "\t" ? 4 - indentation % 4 : 1
                text.removeFirst()
            }
        }

        init(indentation: Int, text: Substring) {
            self.init(text)
            self.indentation += indentation
        }

        var isBlank: Bool { text.isEmpty }
        var isIndentedCode: Bool { indentation >= 4 && !isBlank }
        var trimmed: String { text.trimmingCharacters(in: .whitespaces) }

        /// The line with a smaller indentation.
        func outdented(by count: Int) -> Line { Line(indentation: max(0, indentation - count), text: text) }

        /// The mark before a block of code, of at least three characters, and the text after it.
        var fence: (mark: Character, length: Int, hint: String)? {
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
        var item: (bullet: Character, number: Int?, width: Int)? {
            guard let first = text.first else { return nil }
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            let mark = digits.isEmpty ? first : text.dropFirst(digits.count).first ?? " "
            guard digits.isEmpty ? "-*+".contains(first) : digits.count < 10 && ".)".contains(mark) else { return nil }
            let rest = text.dropFirst(digits.count + 1)
            guard rest.first.map(\.isWhitespace) ?? true else { return nil }
            let spaces = rest.prefix { $0 == " " }.count
            let gap = rest.count == spaces || spaces > 4 ? 1 : max(1, spaces)
            return (mark, Int(digits), digits.count + 1 + gap)
        }

        /// A Boolean value that indicates whether a block begins with the line even where a paragraph goes on.
        var beginsBlock: Bool {
            if isBlank || text.hasPrefix(">") || fence != nil || heading != nil || isThematicBreak { return true }
            guard let item, !text.dropFirst(item.width).isEmpty else { return false }
            return item.number.map { $0 == 1 } ?? true
        }
    }

    // MARK: Blocks

    private mutating func identity() -> Int {
        lastIdentity += 1
        return lastIdentity
    }

    private mutating func add(
        _ text: String, _ kind: PresentationIntent.Kind, in parent: PresentationIntent?, isLiteral: Bool = false
    ) {
        let intent = PresentationIntent(kind, identity: identity(), parent: parent)
        blocks.append(Block(text: text, isLiteral: isLiteral, intent: intent))
    }

    private mutating func read(_ lines: [Line], in parent: PresentationIntent?) {
        var index = 0
        let mayNest = (parent?.count ?? 0) < Self.greatestDepth
        while index < lines.count {
            let line = lines[index]
            if line.isBlank {
                index += 1
            } else if line.isIndentedCode {
                readIndentedCode(lines, &index, in: parent)
            } else if let fence = line.fence {
                readCode(lines, &index, fence, in: parent)
            } else if let heading = line.heading {
                add(heading.text, .header(level: heading.level), in: parent)
                index += 1
            } else if line.isThematicBreak {
                add("\u{2E3B}", .thematicBreak, in: parent, isLiteral: true)
                index += 1
            } else if mayNest, line.text.hasPrefix(">") {
                readQuote(lines, &index, in: parent)
            } else if mayNest, line.item != nil {
                readList(lines, &index, in: parent)
            } else if mayNest, let columns = columns(below: index, in: lines) {
                readTable(lines, &index, columns, in: parent)
            } else {
                readParagraph(lines, &index, in: parent)
            }
        }
    }

    private mutating func readParagraph(_ lines: [Line], _ index: inout Int, in parent: PresentationIntent?) {
        var texts = [lines[index].trimmed]
        index += 1
        while index < lines.count {
            if let level = lines[index].underlinedLevel, !lines[index].isIndentedCode {
                index += 1
                return add(texts.joined(separator: " "), .header(level: level), in: parent)
            }
            guard !lines[index].beginsBlock || lines[index].isIndentedCode else { break }
            texts.append(lines[index].trimmed)
            index += 1
        }
        add(texts.joined(separator: " "), .paragraph, in: parent)
    }

    private mutating func readIndentedCode(_ lines: [Line], _ index: inout Int, in parent: PresentationIntent?) {
        var code: [Line] = []
        while index < lines.count, lines[index].isIndentedCode || lines[index].isBlank {
            code.append(lines[index].outdented(by: 4))
            index += 1
        }
        while code.last?.isBlank == true { code.removeLast() }
        add(Self.literal(code), .codeBlock(languageHint: nil), in: parent, isLiteral: true)
    }

    private mutating func readCode(
        _ lines: [Line], _ index: inout Int, _ fence: (mark: Character, length: Int, hint: String),
        in parent: PresentationIntent?
    ) {
        let indentation = lines[index].indentation
        var code: [Line] = []
        index += 1
        while index < lines.count {
            let line = lines[index]
            index += 1
            if let end = line.fence, end.mark == fence.mark, end.length >= fence.length, end.hint.isEmpty { break }
            code.append(line.outdented(by: indentation))
        }
        let hint = fence.hint.split(whereSeparator: \.isWhitespace).first.map(String.init)
        add(Self.literal(code), .codeBlock(languageHint: hint), in: parent, isLiteral: true)
    }

    private static func literal(_ lines: [Line]) -> String {
        lines.reduce(into: "") { $0 += String(repeating: " ", count: $1.indentation) + $1.text + "\n" }
    }

    private mutating func readQuote(_ lines: [Line], _ index: inout Int, in parent: PresentationIntent?) {
        var content: [Line] = []
        while index < lines.count {
            let line = lines[index]
            if line.text.hasPrefix(">"), !line.isIndentedCode {
                let rest = line.text.dropFirst()
                content.append(Line(rest.first == " " ? rest.dropFirst() : rest))
            } else if line.beginsBlock || content.last?.isBlank != false || content.last?.beginsBlock == true {
                break
            } else {
                // A paragraph goes on without the mark.
                content.append(line)
            }
            index += 1
        }
        let intent = PresentationIntent(.blockQuote, identity: identity(), parent: parent)
        read(content, in: intent)
    }

    private mutating func readList(_ lines: [Line], _ index: inout Int, in parent: PresentationIntent?) {
        guard let first = lines[index].item else { return }
        let kind: PresentationIntent.Kind = first.number == nil ? .unorderedList : .orderedList
        let list = PresentationIntent(kind, identity: identity(), parent: parent)
        var ordinal = first.number ?? 1
        while index < lines.count, !lines[index].isIndentedCode, !lines[index].isThematicBreak,
            let item = lines[index].item, item.bullet == first.bullet, (item.number == nil) == (first.number == nil)
        {
            let indentation = lines[index].indentation + item.width
            var content = [Line(lines[index].text.dropFirst(item.width))]
            index += 1
            while index < lines.count {
                let line = lines[index]
                if line.isBlank || line.indentation >= indentation {
                    content.append(line.outdented(by: indentation))
                } else if line.beginsBlock || line.item != nil || content.last?.isBlank != false {
                    break
                } else {
                    content.append(line)
                }
                index += 1
            }
            read(content, in: PresentationIntent(.listItem(ordinal: ordinal), identity: identity(), parent: list))
            ordinal += 1
        }
    }

    // MARK: Tables

    /// Returns the columns of a table whose header is a line; nil if no line of dashes is below it.
    private func columns(below index: Int, in lines: [Line]) -> [PresentationIntent.TableColumn]? {
        guard index + 1 < lines.count, lines[index].text.contains("|") else { return nil }
        let marks = Self.cells(of: lines[index + 1])
        guard marks.count == Self.cells(of: lines[index]).count, lines[index + 1].text.contains("-") else { return nil }
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

    private mutating func readTable(
        _ lines: [Line], _ index: inout Int, _ columns: [PresentationIntent.TableColumn],
        in parent: PresentationIntent?
    ) {
        let table = PresentationIntent(.table(columns: columns), identity: identity(), parent: parent)
        var row = 0
        while index < lines.count, row == 0 || !lines[index].beginsBlock {
            let kind: PresentationIntent.Kind = row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row)
            let intent = PresentationIntent(kind, identity: identity(), parent: table)
            for (column, text) in Self.cells(of: lines[index]).prefix(columns.count).enumerated() {
                add(text, .tableCell(columnIndex: column), in: intent)
            }
            index += row == 0 ? 2 : 1
            row += 1
        }
    }
}
