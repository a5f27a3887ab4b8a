import Foundation

extension AttributedString {
    /// Options of reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of the syntax that is read.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Paragraphs, headings, lists, quotes, code and tables too: without their marks, and without a line break
            /// between them. The attribute `presentationIntent` tells them apart. The end of a line is a space with
            /// the intent `softBreak`, or, after two spaces or a backslash, a line break with `lineBreak`.
            case full
            /// Marks within lines; white space is collapsed.
            case inlineOnly
            /// Marks within lines; white space is kept.
            case inlineOnlyPreservingWhitespace
        }

        /// The treatment of text that can't be read; all can.
        public enum FailurePolicy: Int, Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Creates a text from Markdown: blocks, emphasis, code, strikethrough and links. It doesn't throw.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        var lines = InlineMarkdown(baseURL: baseURL, readsAttributes: options.allowsExtendedAttributes)
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: self = lines.text(of: markdown)
        case .inlineOnly: self = lines.text(of: markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        case .full:
            lines.readsBreaks = true
            self = BlockMarkdown(markdown).blocks.reduce(into: AttributedString()) { [lines] result, block in
                var text = block.isLiteral ? AttributedString(block.text) : lines.text(of: block.text)
                text.presentationIntent = block.intent
                result += text
            }
        }
    }

    /// Creates a text from Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }

    /// Creates a text from the marks within lines, with attributes, and with texts in place of single characters: in
    /// the text, in code and in addresses.
    init(inlineMarkdown markdown: String, texts: [Unicode.Scalar: String]) {
        self = InlineMarkdown(baseURL: nil, readsAttributes: true, texts: texts).text(of: markdown)
    }
}

/// Reads the marks within lines of Markdown.
private struct InlineMarkdown {
    let baseURL: URL?
    /// Indicates whether `^[text](inflect: true)` is a text with attributes.
    let readsAttributes: Bool
    /// Indicates whether the ends of lines are breaks, as blocks have them.
    var readsBreaks = false
    /// The texts in place of single characters, which aren't read as Markdown.
    var texts: [Unicode.Scalar: String] = [:]

    /// The attributes of a part of the text.
    private struct Style {
        var intent: InlinePresentationIntent = []
        var link: URL?
        var inflect: InflectionRule?
        /// The number of marks around the part.
        var depth = 0
    }

    /// The marks around a part beyond which further ones are characters.
    private static let greatestDepth = 32
    /// The characters of a link's text beyond which a bracket is a character.
    private static let longestLink = 2000

    func text(of markdown: String) -> AttributedString { text(of: Array(markdown), Style()) }

    private func text(of characters: [Character], _ style: Style) -> AttributedString {
        var result = AttributedString()
        var plain = ""
        func add(_ text: String, _ intent: InlinePresentationIntent = []) {
            guard !text.isEmpty else { return }
            var part = AttributedString(replacingPlaceholders(in: text))
            let intent = style.intent.union(intent)
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            if let link = style.link { part.link = link }
            if let rule = style.inflect { part.inflect = rule }
            result += part
        }
        /// Adds the characters without marks so far.
        func flush() {
            add(plain)
            plain = ""
        }
        /// The marks that no mark closes.
        var unclosed: Set<[Character]> = []
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if readsBreaks, let (length, intent) = lineEnd(at: index, in: characters) {
                flush()
                add(intent == .softBreak ? " " : "\n", intent)
                index += length
            } else if character == "\\", index + 1 < characters.count, characters[index + 1].isASCII,
                characters[index + 1].isPunctuation || characters[index + 1].isSymbol
            {
                plain.append(characters[index + 1])
                index += 2
            } else if style.depth < Self.greatestDepth, let (mark, intent) = mark(at: index, in: characters),
                !unclosed.contains(mark),
                let end = end(of: mark, from: index + mark.count, in: characters)
            {
                flush()
                var inner = style
                inner.depth += 1
                inner.intent.formUnion(intent)
                let content = Array(characters[(index + mark.count)..<end])
                if intent == .code {
                    // In code the ends of lines are spaces.
                    add(String(content.map { readsBreaks && $0.isNewline ? " " : $0 }), .code)
                } else {
                    result += text(of: content, inner)
                }
                index = end + mark.count
            } else if readsAttributes, character == "^", style.depth < Self.greatestDepth,
                let attributes = link(at: index + 1, in: characters)
            {
                flush()
                var inner = style
                inner.depth += 1
                if attributes.isInflected { inner.inflect = .automatic }
                result += text(of: Array(characters[(index + 2)..<attributes.textEnd]), inner)
                index = attributes.end
            } else if character == "[", style.link == nil, let link = link(at: index, in: characters) {
                flush()
                var inner = style
                inner.link = URL(string: replacingPlaceholders(in: link.address), relativeTo: baseURL)
                result += text(of: Array(characters[(index + 1)..<link.textEnd]), inner)
                index = link.end
            } else {
                if let (mark, _) = mark(at: index, in: characters), hasRoom(after: mark, at: index, in: characters) {
                    // There is no end here, so that there is none further on.
                    unclosed.insert(mark)
                }
                plain.append(character)
                index += 1
            }
        }
        flush()
        return result
    }

    /// Returns the number of characters that end a line, and the kind of break.
    private func lineEnd(at index: Int, in characters: [Character]) -> (Int, InlinePresentationIntent)? {
        switch characters[index] {
        case BlockMarkdown.softBreak: (1, .softBreak)
        case BlockMarkdown.hardBreak: (1, .lineBreak)
        case "\\" where index + 1 < characters.count && characters[index + 1].isNewline: (2, .lineBreak)
        default: nil
        }
    }

    private func replacingPlaceholders(in text: String) -> String {
        guard !texts.isEmpty else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += texts[$1] ?? String($1) }
    }

    private func mark(
        at index: Int, in characters: [Character]
    ) -> (mark: [Character], intent: InlinePresentationIntent)? {
        let marks: [(String, InlinePresentationIntent)] = [
            ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("`", .code),
            ("*", .emphasized), ("_", .emphasized),
        ]
        for (mark, intent) in marks where characters[index...].starts(with: mark) {
            // An underscore within a word is one.
            let before = mark.hasPrefix("_") && index > 0 ? characters[index - 1] : " "
            let isWithinWord =
                replacingPlaceholders(in: String(before)).last.map { $0.isLetter || $0.isNumber } ?? false
            return isWithinWord ? nil : (Array(mark), intent)
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a mark at an index may open a part.
    private func hasRoom(after mark: [Character], at index: Int, in characters: [Character]) -> Bool {
        let start = index + mark.count
        return start < characters.count && (!characters[start].isWhitespace || mark == ["`"])
    }

    /// Returns the index of the closing mark; nil if there is none.
    private func end(of mark: [Character], from start: Int, in characters: [Character]) -> Int? {
        guard hasRoom(after: mark, at: start - mark.count, in: characters) else { return nil }
        var index = start
        while index + mark.count <= characters.count {
            if characters[index] == "\\", mark != ["`"] {
                index += 2
                continue
            }
            if characters[index..<(index + mark.count)].elementsEqual(mark), index > start {
                let next = index + mark.count < characters.count ? characters[index + mark.count] : " "
                // Of three marks the last two end the outer part.
                if mark.count == 2, next == mark[0] {
                    index += 1
                    continue
                }
                // A single mark doesn't end at a double one.
                let isDouble = mark.count == 1 && mark != ["`"] && next == mark[0]
                if !isDouble, !characters[index - 1].isWhitespace || mark == ["`"] { return index }
                if isDouble { index += 1 }
            }
            index += 1
        }
        return nil
    }

    /// A text in brackets with an address, or attributes, in parentheses.
    private struct Link {
        let textEnd: Int
        /// The text in parentheses.
        let target: String
        let end: Int

        var address: String { target.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "" }

        /// Indicates whether the attributes have the grammar agreement's.
        var isInflected: Bool {
            target.split(separator: ",").contains {
                $0.filter { !$0.isWhitespace && !"'\"".contains($0) } == "inflect:true"
            }
        }
    }

    private func link(at index: Int, in characters: [Character]) -> Link? {
        guard index < characters.count, characters[index] == "[" else { return nil }
        var depth = 0
        for place in index..<min(characters.count, index + Self.longestLink) {
            if characters[place] == "[" { depth += 1 }
            if characters[place] == "]" { depth -= 1 }
            guard depth == 0 else { continue }
            guard place + 1 < characters.count, characters[place + 1] == "(",
                let close = closingParenthesis(from: place + 2, in: characters)
            else { return nil }
            return Link(textEnd: place, target: String(characters[(place + 2)..<close]), end: close + 1)
        }
        return nil
    }

    /// Returns the index of the parenthesis that ends an address, which may have some of its own.
    private func closingParenthesis(from start: Int, in characters: [Character]) -> Int? {
        var depth = 1
        for index in start..<min(characters.count, start + Self.longestLink) {
            if characters[index] == "(" { depth += 1 }
            if characters[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
