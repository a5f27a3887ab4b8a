import ImageDiff
import SnapshotCore

/// A type, or an extension of one, in a Swift file.
struct SwiftDeclaration: Hashable, Sendable {
    /// The name and those of the enclosing types, such as `Card.Row`.
    var path: [String]
    var isExtension: Bool
    /// The bytes of the file, from the documentation comment to the closing brace; nil if that is missing.
    var range: Range<Int>?
    /// The index of its keyword.
    var keyword: Int

    /// Returns a Boolean value that indicates whether a page's `name` refers to it: the last components of its path.
    func isNamed(_ name: [String]) -> Bool { path.suffix(name.count).elementsEqual(name) }
}

/// Finds the types that a Swift file declares.
struct SwiftDeclarationFinder {
    private let source: SwiftSource
    private(set) var found: [SwiftDeclaration] = []

    init(_ source: SwiftSource) {
        self.source = source
        find()
    }

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    private mutating func find() {
        /// The types that are open, with the number of braces around their content.
        var open: [(names: [String], depth: Int, index: Int)] = []
        /// A declaration before its opening brace.
        var pending: (names: [String], index: Int)?
        var depth = 0
        /// The first of the attributes and modifiers before the current token.
        var head: Int?
        var index = 0
        while index < source.tokens.count {
            let start = index
            index += 1
            if let end = prefixEnd(start) {
                head = head ?? start
                index = end
                continue
            }
            if let word = source.word(start), Self.keywords.contains(word), !isOther(start),
                let name = names(behind: start)
            {
                index = name.end
                let begin = documentation(before: head ?? start)
                pending = (name.names, found.count)
                found.append(
                    SwiftDeclaration(
                        path: open.flatMap(\.names) + name.names, isExtension: word == "extension",
                        range: begin..<begin, keyword: source.tokens[start].range.lowerBound))
            } else if source.hasMark("{", at: start) {
                depth += 1
                if let declaration = pending { open.append((declaration.names, depth, declaration.index)) }
                pending = nil
            } else if source.hasMark("}", at: start) {
                if let last = open.last, last.depth == depth {
                    let begin = found[last.index].range?.lowerBound ?? 0
                    found[last.index].range = begin..<source.tokens[start].range.upperBound
                    open.removeLast()
                }
                depth -= 1
            }
            head = nil
        }
        for index in open.map(\.index) + (pending.map { [$0.index] } ?? []) { found[index].range = nil }
    }

    /// Returns a Boolean value that indicates whether a keyword doesn't declare a type: a member (`.class`), the label
    /// of a parameter, or the kind of an import (`import struct Models.Order`).
    private func isOther(_ index: Int) -> Bool {
        [".", "(", ","].contains { source.hasMark($0, at: index - 1) } || source.word(index - 1) == "import"
    }

    /// Returns the names after a keyword, separated by dots in extensions, and the index after them; nil for `class
    /// func`, `class:` and the like.
    private func names(behind keyword: Int) -> (names: [String], end: Int)? {
        var index = keyword + 1
        guard let first = source.name(index), !Self.notNames.contains(source.word(index) ?? "") else { return nil }
        var names = [first]
        while source.hasMark(".", at: index + 1), let name = source.name(index + 2) {
            names.append(name)
            index += 2
        }
        return (names, index + 1)
    }

    /// The words that may follow `class` if it is a modifier.
    private static let notNames: Set<String> = [
        "func", "var", "let", "subscript", "init", "override", "final", "public", "private", "internal", "fileprivate",
        "open", "package",
    ]

    // MARK: Text before the keyword

    private static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "open", "package", "final", "indirect", "nonisolated",
        "distributed",
    ]

    /// Returns the index after the attribute or modifier at an index; nil if there is none.
    private func prefixEnd(_ start: Int) -> Int? {
        if source.hasMark("@", at: start) {
            guard let end = typeEnd(start + 1) else { return nil }
            return source.hasMark("(", at: end) ? source.closingBracket(of: end).map { $0 + 1 } : end
        }
        guard Self.modifiers.contains(source.word(start) ?? ""), !source.hasMark(".", at: start - 1) else { return nil }
        // The modifier has an argument, as in `nonisolated(unsafe)`.
        return source.hasMark("(", at: start + 1) && source.hasMark(")", at: start + 3) ? start + 4 : start + 1
    }

    /// Returns the index after a type's name with dots and generic arguments, such as `Outer<Int>.Inner`.
    private func typeEnd(_ start: Int) -> Int? {
        guard source.name(start) != nil else { return nil }
        var depth = 0
        var index = start + 1
        while index < source.tokens.count, !["{", "}", ";"].contains(where: { source.hasMark($0, at: index) }) {
            let isInside = depth > 0
            source.addGenericDepth(of: index, to: &depth)
            let isName = source.hasMark(".", at: index) && source.name(index + 1) != nil
            guard isInside || depth > 0 || isName else { return index }
            index += isName ? 2 : 1
        }
        return nil
    }

    /// Returns the beginning of the documentation comment before a token, past comments of other kinds; that of the
    /// token if there is none.
    private func documentation(before index: Int) -> Int {
        let codeEnd = index > 0 ? source.tokens[index - 1].range.upperBound : 0
        var start = source.tokens[index].range.lowerBound
        // The nearest comments end before the declaration; those before other code belong to that.
        let end = source.comments.indices.partitioningIndex { source.comments[$0].range.upperBound > start }
        for comment in source.comments[..<end].reversed() {
            guard comment.range.lowerBound >= codeEnd, comment.isFirstOnLine else { break }
            if comment.isDocumentation { start = comment.range.lowerBound }
        }
        return start
    }
}
