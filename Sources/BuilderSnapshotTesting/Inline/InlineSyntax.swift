import SnapshotCore

/// Finds the closure with a call's text, and writes it.
struct InlineSyntax {
    /// The source with comments and strings blank.
    private let bytes: [UInt8]
    private let original: [UInt8]
    private let call: SourceCall
    private let syntax: InlineSnapshotSyntaxDescriptor

    init(calls: SourceCalls, call: SourceCall, syntax: InlineSnapshotSyntaxDescriptor) {
        bytes = calls.code
        original = calls.text
        self.call = call
        self.syntax = syntax
    }

    /// What makes the text stand in the call; nil takes it away.
    func edit(for text: String?) -> SourceEdit {
        let closures = trailingClosures
        guard let found = closures.first(where: isOurs) else {
            if let argument { return inArguments(text, argument) }
            return added(text, after: closures)
        }
        guard let text else { return SourceEdit(call: call.open, range: found.whole, text: "") }
        let label = found.label == nil ? "" : " \(syntax.trailingClosureLabel):"
        return SourceEdit(call: call.open, range: found.whole, text: "\(label) \(closure(text))")
    }

    // MARK: Finding

    /// A closure that trails the call.
    private struct TrailingClosure {
        /// From behind what stands before it to its closing brace.
        var whole: Range<Int>
        /// Nil for the first.
        var label: String?
    }

    private var trailingClosures: [TrailingClosure] {
        var closures: [TrailingClosure] = []
        var end = call.range.upperBound + 1
        while true {
            var place = skipBlanks(from: end)
            var label: String?
            if !closures.isEmpty {
                let word = word(at: place)
                guard !word.isEmpty else { return closures }
                place = skipBlanks(from: place + word.utf8.count)
                guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return closures }
                place = skipBlanks(from: place + 1)
                label = word
            }
            guard place < bytes.count, bytes[place] == UInt8(ascii: "{"),
                let close = SourceBrackets.end(of: place, in: bytes)
            else { return closures }
            closures.append(TrailingClosure(whole: end..<(close + 1), label: label))
            end = close + 1
        }
    }

    private func isOurs(_ closure: TrailingClosure) -> Bool {
        guard let label = closure.label else { return syntax.trailingClosureOffset == 0 }
        return label == syntax.trailingClosureLabel || syntax.deprecatedTrailingClosureLabels.contains(label)
    }

    /// The argument between the brackets that has the closure's label, from the comma before it.
    private var argument: Range<Int>? {
        let labels = [syntax.trailingClosureLabel] + syntax.deprecatedTrailingClosureLabels
        return SourceBrackets.parts(from: call.open, in: bytes).first { part in
            let start = skipBlanks(from: part.lowerBound)
            let word = word(at: start)
            let colon = skipBlanks(from: start + word.utf8.count)
            return labels.contains(word) && colon < bytes.count && bytes[colon] == UInt8(ascii: ":")
        }
    }

    private func skipBlanks(from start: Int) -> Int {
        var place = start
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
        return place
    }

    private func word(at start: Int) -> String {
        String(decoding: bytes[min(start, bytes.count)...].prefix { CallScanner.isWord($0) }, as: UTF8.self)
    }

    // MARK: Writing

    private func added(_ text: String?, after closures: [TrailingClosure]) -> SourceEdit {
        let end = closures.last?.whole.upperBound ?? call.range.upperBound + 1
        guard let text else { return SourceEdit(call: call.open, range: end..<end, text: "") }
        let label = closures.isEmpty ? "" : " \(syntax.trailingClosureLabel):"
        return SourceEdit(call: call.open, range: end..<end, text: "\(label) \(closure(text))")
    }

    private func inArguments(_ text: String?, _ part: Range<Int>) -> SourceEdit {
        let start = skipBlanks(from: part.lowerBound)
        let value = text.map(closure) ?? "nil"
        return SourceEdit(
            call: call.open, range: start..<part.upperBound, text: "\(syntax.trailingClosureLabel): \(value)")
    }

    /// A closure that returns the text, indented like the line that the call begins on.
    private func closure(_ text: String) -> String {
        let indentation = indentation
        let inner = indentation + step
        let ending = original.contains(0x0D) ? "\r\n" : "\n"
        let literal = InlineLiteral(text).lines.map { $0.isEmpty ? "" : inner + $0 }
        return (["{"] + literal + [indentation + "}"]).joined(separator: ending)
    }

    /// The blanks at the beginning of the line on which the call's statement begins.
    private var indentation: String {
        var start = call.open
        while start > 0, original[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let blanks = original[start...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: blanks, as: UTF8.self)
    }

    /// One step of indentation as the file has it: a tab, or the fewest spaces that begin a line of code.
    private var step: String {
        var fewest = Int.max
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }
            guard blanks.count > 0, blanks.count < line.count else { continue }
            if blanks.first == 0x09 { return "\t" }
            fewest = min(fewest, blanks.count)
        }
        return String(repeating: " ", count: [2, 3, 4, 8].contains(fewest) ? fewest : 2)
    }
}
