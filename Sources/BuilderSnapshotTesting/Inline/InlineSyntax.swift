import SnapshotCore

/// Finds the closure with a call's text, and writes it.
struct InlineSyntax {
    private let source: SwiftSource
    private let call: SourceCall
    private let syntax: InlineSnapshotSyntaxDescriptor

    init(calls: SourceCalls, call: SourceCall, syntax: InlineSnapshotSyntaxDescriptor) {
        source = calls.source
        self.call = call
        self.syntax = syntax
    }

    /// Returns the edit that writes the text into the call; nil removes it.
    func edit(for text: String?) -> SourceEdit {
        let closures = trailingClosures
        guard let found = closures.first(where: isOurs) else {
            if let argument { return inArguments(text, argument) }
            return added(text, after: closures)
        }
        guard let text else { return edit(found.whole, "") }
        let label = found.label == nil ? "" : " \(syntax.trailingClosureLabel):"
        return edit(found.whole, "\(label) \(closure(text))")
    }

    private func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
        SourceEdit(call: call.open, range: range, text: text)
    }

    /// A trailing closure of the call.
    private struct TrailingClosure {
        /// The range from the end of the preceding code to the closing brace.
        var whole: Range<Int>
        /// The label; nil for the first closure.
        var label: String?
    }

    private var trailingClosures: [TrailingClosure] {
        var closures: [TrailingClosure] = []
        var index = call.tokens.upperBound
        while true {
            let label = closures.isEmpty ? nil : source.word(index)
            let open = closures.isEmpty ? index : index + 2
            guard closures.isEmpty || label != nil && source.hasMark(":", at: index + 1),
                source.hasMark("{", at: open), let close = source.closingBracket(of: open)
            else { return closures }
            closures.append(TrailingClosure(whole: end(before: index)..<end(before: close + 1), label: label))
            index = close + 1
        }
    }

    private func end(before index: Int) -> Int { source.tokens[index - 1].range.upperBound }

    private func isOurs(_ closure: TrailingClosure) -> Bool {
        guard let label = closure.label else { return syntax.trailingClosureOffset == 0 }
        return label == syntax.trailingClosureLabel || syntax.deprecatedTrailingClosureLabels.contains(label)
    }

    /// The argument between the brackets that has the closure's label.
    private var argument: Range<Int>? {
        let labels = [syntax.trailingClosureLabel] + syntax.deprecatedTrailingClosureLabels
        let part = source.parts(ofBracket: call.open).first { part in
            source.word(part.lowerBound).map(labels.contains) == true && source.hasMark(":", at: part.lowerBound + 1)
        }
        // The code after it, up to the comma or bracket, is removed with it.
        return part.map { part in
            source.tokens[part.lowerBound].range.lowerBound..<source.tokens[part.upperBound].range.lowerBound
        }
    }

    private func added(_ text: String?, after closures: [TrailingClosure]) -> SourceEdit {
        let end = closures.last?.whole.upperBound ?? end(before: call.tokens.upperBound)
        guard let text else { return edit(end..<end, "") }
        let label = closures.isEmpty ? "" : " \(syntax.trailingClosureLabel):"
        return edit(end..<end, "\(label) \(closure(text))")
    }

    private func inArguments(_ text: String?, _ argument: Range<Int>) -> SourceEdit {
        let value = text.map(closure) ?? "nil"
        return edit(argument, "\(syntax.trailingClosureLabel): \(value)")
    }

    /// Returns a closure that returns the text, indented like the line that the call's arguments begin on.
    private func closure(_ text: String) -> String {
        let indentation = indentation
        let inner = indentation + step
        let ending = source.bytes.contains(0x0D) ? "\r\n" : "\n"
        let literal = InlineLiteral(text).lines.map { $0.isEmpty ? "" : inner + $0 }
        return (["{"] + literal + [indentation + "}"]).joined(separator: ending)
    }

    /// The spaces and tabs at the beginning of the line on which the call's arguments begin.
    private var indentation: String { String(decoding: indentation(of: source.tokens[call.open]), as: UTF8.self) }

    private func indentation(of token: SwiftToken) -> ArraySlice<UInt8> {
        let offset = token.range.lowerBound
        return source.bytes[(offset + 1 - source.column(of: offset))...].prefix { $0 == 0x20 || $0 == 0x09 }
    }

    /// One step of the file's indentation: a tab, or the fewest spaces that begin a line of code.
    private var step: String {
        let lines = source.tokens.filter(\.isFirstOnLine).map(indentation).filter { !$0.isEmpty }
        if lines.contains(where: { $0.first == 0x09 }) { return "\t" }
        let fewest = lines.map(\.count).min() ?? 0
        return String(repeating: " ", count: [2, 3, 4, 8].contains(fewest) ? fewest : 2)
    }
}

/// A text as the lines of a multi-line string literal of Swift, with as many `#` as it needs to be unchanged.
struct InlineLiteral {
    let lines: [String]

    init(_ text: String) {
        let hashes = String(repeating: "#", count: Self.hashes(for: text))
        var content = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Characters that a literal can't contain as they are, or that editors remove, are escaped.
        content = content.map { Self.escaped($0, hashes: hashes) }
        lines = ["\(hashes)\"\"\""] + content + ["\"\"\"\(hashes)"]
    }

    /// Returns the number of `#` with which the text contains neither the end of a literal nor an escape.
    private static func hashes(for text: String) -> Int {
        var needed = 0
        let characters = Array(text.unicodeScalars)
        var index = 0
        while index < characters.count {
            let isQuotes = characters[index...].prefix(3).elementsEqual(["\"", "\"", "\""] as [Unicode.Scalar])
            if isQuotes || characters[index] == "\\" {
                let after = characters[(index + (isQuotes ? 3 : 1))...].prefix { $0 == "#" }.count
                needed = max(needed, after + 1)
            }
            index += 1
        }
        return needed
    }

    private static func escaped(_ line: String, hashes: String) -> String {
        var result = ""
        for scalar in line.unicodeScalars {
            if scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F || isInvisible(scalar) {
                result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        guard let last = result.last, last == " " || last == "\t" else { return result }
        return String(result.dropLast()) + "\\\(hashes)u{\(last == " " ? "20" : "9")}"
    }

    /// Returns a Boolean value that indicates whether a character ends a line for some tools, or is invisible.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        [0x85, 0x2028, 0x2029, 0xFEFF, 0x200B].contains(scalar.value)
    }
}
