import SnapshotCore

/// An expression of a Tuist manifest, as far as it can be read without evaluating code.
indirect enum ManifestExpression: Hashable {
    struct Argument: Hashable {
        /// The label; empty if there is none.
        var label: String
        var value: ManifestExpression
    }

    case text(String)
    case list([ManifestExpression])
    case dictionary([String: ManifestExpression])
    /// A call by the function's last name, `target` for `.target(…)` and `Target.target(…)`.
    case call(String, [Argument])
    /// A name such as `.app` or `Product.app`: its last part.
    case name(String)
    case other

    subscript(label: String) -> ManifestExpression? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    var name: String? {
        switch self {
        case .name(let name), .call(let name, _): name
        default: nil
        }
    }

    /// The elements of a list; the expression itself if it is none.
    var elements: [ManifestExpression] {
        if case .list(let elements) = self { return elements }
        return [self]
    }

    /// The value of the first argument.
    var first: ManifestExpression? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first?.value
    }
}

/// Reads expressions of a Tuist manifest.
struct ManifestParser {
    private let source: SwiftSource
    /// The constants of the file whose values are known.
    private var constants: [String: ManifestExpression] = [:]

    init(_ source: SwiftSource) {
        self.source = source
        for index in source.tokens.indices where ["let", "var"].contains(source.word(index)) {
            guard let name = source.name(index + 1) else { continue }
            var sign = index + 2
            // A type may be between name and value.
            while sign < source.tokens.count, !source.tokens[sign].isFirstOnLine, !source.hasMark("=", at: sign) {
                sign += 1
            }
            guard source.hasMark("=", at: sign) else { continue }
            let value = expression(from: sign + 1)
            if value != .other { constants[name] = value }
        }
    }

    /// Returns all calls of a function that have some labels.
    func calls(of names: Set<String>, having labels: [String]) -> [ManifestExpression] {
        source.tokens.indices.compactMap { index in
            guard let name = source.word(index), names.contains(name), source.hasMark("(", at: index + 1),
                source.word(index - 1) != "func"
            else { return nil }
            let call = ManifestExpression.call(name, arguments(ofBracket: index + 1))
            return labels.allSatisfy { call[$0] != nil } ? call : nil
        }
    }

    /// Returns the line of the first token that is a word.
    func line(of word: String) -> Int? {
        source.tokens.indices.first { source.word($0) == word }.map { source.tokens[$0].line }
    }

    /// Returns the expression that begins at a token; operators join lists and texts.
    private func expression(from start: Int) -> ManifestExpression {
        var (value, next) = operand(start)
        while source.hasMark("+", at: next) {
            let (other, end) = operand(next + 1)
            switch (value, other) {
            case (.list(let first), .list(let second)): value = .list(first + second)
            case (.text(let first), .text(let second)): value = .text(first + second)
            case (.list, _): break
            case (_, .list): value = other
            default: value = .other
            }
            next = end
        }
        return value
    }

    /// Returns an operand, and the index of the token after it.
    private func operand(_ start: Int) -> (ManifestExpression, Int) {
        guard source.tokens.indices.contains(start) else { return (.other, start) }
        if source.tokens[start].kind == .string { return (string(start), start + 1) }
        if source.hasMark("[", at: start), let close = source.closingBracket(of: start) {
            return (collection(start), close + 1)
        }
        var index = source.hasMark(".", at: start) ? start + 1 : start
        guard var name = source.name(index) else { return (.other, start + 1) }
        let isPlain = index == start
        index += 1
        var parts = 1
        while source.hasMark(".", at: index), let part = source.name(index + 1) {
            name = part
            index += 2
            parts += 1
        }
        if source.hasMark("(", at: index), let close = source.closingBracket(of: index) {
            let call = ManifestExpression.call(name, arguments(ofBracket: index))
            // A chain of calls, such as settings to which others are added, counts as its last one.
            return source.hasMark(".", at: close + 1) ? operand(close + 1) : (call, close + 1)
        }
        if isPlain, parts == 1 { return (constants[name] ?? .other, index) }
        return (.name(name), index)
    }

    private func collection(_ open: Int) -> ManifestExpression {
        let parts = source.parts(ofBracket: open)
        var dictionary: [String: ManifestExpression] = [:]
        var elements: [ManifestExpression] = []
        for part in parts where !part.isEmpty {
            if let colon = colon(in: part) {
                if let key = expression(from: part.lowerBound).text { dictionary[key] = expression(from: colon + 1) }
            } else {
                elements.append(expression(from: part.lowerBound))
            }
        }
        return dictionary.isEmpty ? .list(elements) : .dictionary(dictionary)
    }

    /// Returns the index of the colon of a key in a dictionary.
    private func colon(in part: Range<Int>) -> Int? {
        let first = part.lowerBound
        guard source.tokens[first].kind == .string, part.count > 2, source.hasMark(":", at: first + 1) else {
            return nil
        }
        return first + 1
    }

    private func arguments(ofBracket open: Int) -> [ManifestExpression.Argument] {
        source.parts(ofBracket: open).filter { !$0.isEmpty }.map { part in
            let hasLabel = part.count > 1 && source.hasMark(":", at: part.lowerBound + 1)
            let label = hasLabel ? source.name(part.lowerBound) : nil
            return ManifestExpression.Argument(
                label: label ?? "", value: expression(from: part.lowerBound + (label == nil ? 0 : 2)))
        }
    }

    /// Returns the value of a string literal; interpolations of known texts are replaced.
    private func string(_ index: Int) -> ManifestExpression {
        var text = source.text(source.tokens[index])
        guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), text.count > 1 else { return .other }
        text = String(text.dropFirst().dropLast())
        while let start = text.range(of: "\\(") {
            guard let end = text[start.upperBound...].firstIndex(of: ")"),
                let value = constants[String(text[start.upperBound..<end])]?.text
            else { return .other }
            text.replaceSubrange(start.lowerBound...end, with: value)
        }
        return .text(text.replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\\\", with: "\\"))
    }
}
