import SnapshotCore

/// A type, or an extension of one, in a Swift file.
struct SwiftDeclaration: Hashable, Sendable {
    /// With the types around it, such as `Card.Row`.
    var path: [String]
    var isExtension: Bool
    /// Bytes of the file, from the documentation comment to the closing brace; nil where that is missing.
    var range: Range<Int>?
    /// The position of its keyword, counted from 0.
    var keyword: Int

    /// Returns whether it is what a page calls by `name`: by its own, or by the last ones of its path.
    func isNamed(_ name: [String]) -> Bool { path.suffix(name.count).elementsEqual(name) }
}

/// Finds the types that a Swift file declares.
struct SwiftDeclarationFinder {
    private let bytes: [UInt8]
    private let comments: [SwiftCodeMask.Comment]
    private(set) var found: [SwiftDeclaration] = []

    init(_ mask: SwiftCodeMask) {
        bytes = mask.bytes
        comments = mask.comments
        find()
    }

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    private mutating func find() {
        /// The types that are open, with the number of braces around their content.
        var open: [(names: [String], depth: Int, index: Int)] = []
        /// A declaration whose brace hasn't come.
        var pending: (names: [String], index: Int)?
        var depth = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if SwiftCodeMask.isWord(byte) {
                let start = index
                index = wordEnd(from: start)
                let word = String(decoding: bytes[start..<index], as: UTF8.self)
                guard Self.keywords.contains(word), !isOther(start), let name = names(behind: index) else { continue }
                index = name.end
                let path = open.flatMap(\.names) + name.names
                let begin = beginning(of: start)
                pending = (name.names, found.count)
                found.append(
                    SwiftDeclaration(path: path, isExtension: word == "extension", range: begin..<begin, keyword: start)
                )
                continue
            }
            if byte == UInt8(ascii: "{") {
                depth += 1
                if let declaration = pending { open.append((declaration.names, depth, declaration.index)) }
                pending = nil
            } else if byte == UInt8(ascii: "}") {
                if let last = open.last, last.depth == depth {
                    found[last.index].range = (found[last.index].range?.lowerBound ?? 0)..<(index + 1)
                    open.removeLast()
                }
                depth -= 1
            }
            index += 1
        }
        for index in open.map(\.index) + (pending.map { [$0.index] } ?? []) { found[index].range = nil }
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, SwiftCodeMask.isWord(bytes[end]) { end += 1 }
        return end
    }

    private func wordStart(before end: Int) -> Int {
        var start = end
        while start > 0, SwiftCodeMask.isWord(bytes[start - 1]) { start -= 1 }
        return start
    }

    /// Returns whether a word declares nothing there: a member (`.class`), a name between backquotes, the label of a
    /// parameter, or the kind of what is imported (`import struct Models.Order`).
    private func isOther(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        if bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: "`") { return true }
        let before = spaceStart(before: start)
        guard before > 0 else { return false }
        if bytes[before - 1] == UInt8(ascii: "(") || bytes[before - 1] == UInt8(ascii: ",") { return true }
        return bytes[wordStart(before: before)..<before].elementsEqual("import".utf8)
    }

    /// The names behind a keyword, with dots between them in extensions; nil for `class func`, `class:` and such.
    private func names(behind start: Int) -> (names: [String], end: Int)? {
        var index = skipSpaces(from: start)
        guard index > start else { return nil }
        var names: [String] = []
        while index < bytes.count {
            let isEscaped = bytes[index] == UInt8(ascii: "`")
            if isEscaped { index += 1 }
            let end = wordEnd(from: index)
            guard end > index else { return nil }
            names.append(String(decoding: bytes[index..<end], as: UTF8.self))
            index = isEscaped && end < bytes.count ? end + 1 : end
            guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: ".") else { break }
            index += 1
        }
        guard let first = names.first, !Self.notNames.contains(first) else { return nil }
        return (names, index)
    }

    /// The words that may follow `class` where it is a modifier.
    private static let notNames: Set<String> = [
        "func", "var", "let", "subscript", "init", "override", "final", "public", "private", "internal", "fileprivate",
        "open", "package",
    ]

    private func skipSpaces(from start: Int) -> Int {
        var index = start
        while index < bytes.count, SwiftCodeMask.isSpace(bytes[index]) { index += 1 }
        return index
    }

    // MARK: What stands before the keyword

    private static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "open", "package", "final", "indirect", "nonisolated",
        "distributed",
    ]

    /// Returns the start of attributes, modifiers and the documentation comment.
    private func beginning(of keyword: Int) -> Int {
        var start = keyword
        while let earlier = wordBefore(start) { start = earlier }
        return documentation(before: start)
    }

    /// Returns the start of the attribute or modifier before a position; nil if there is none.
    private func wordBefore(_ place: Int) -> Int? {
        var index = spaceStart(before: place)
        if index > 0, bytes[index - 1] == UInt8(ascii: ")") {
            guard let open = openParenthesis(before: index) else { return nil }
            index = open
        }
        let start = typeStart(before: index)
        guard start < index else { return nil }
        if start > 0, bytes[start - 1] == UInt8(ascii: "@") { return start - 1 }
        return Self.modifiers.contains(String(decoding: bytes[start..<index], as: UTF8.self)) ? start : nil
    }

    /// Returns the start of a type's name that ends at a position, with dots and generic arguments: `Outer<Int>.Inner`.
    private func typeStart(before end: Int) -> Int {
        var start = end
        while start > 0 {
            if SwiftCodeMask.isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") {
                start -= 1
            } else if bytes[start - 1] == UInt8(ascii: ">"), let open = openAngle(before: start) {
                start = open
            } else {
                break
            }
        }
        return start
    }

    private func spaceStart(before place: Int) -> Int {
        var index = place
        while index > 0, SwiftCodeMask.isSpace(bytes[index - 1]) { index -= 1 }
        return index
    }

    private func openParenthesis(before end: Int) -> Int? {
        var depth = 0
        var index = end
        while index > 0 {
            index -= 1
            if bytes[index] == UInt8(ascii: ")") { depth += 1 }
            if bytes[index] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the start of the generic arguments that end at a position; nil if that is an operator's end.
    private func openAngle(before end: Int) -> Int? {
        var depth = 0
        var index = end
        while index > 0 {
            index -= 1
            switch bytes[index] {
            // The arrow of a function's type closes nothing.
            case UInt8(ascii: ">") where index == 0 || bytes[index - 1] != UInt8(ascii: "-"): depth += 1
            case UInt8(ascii: "<"): depth -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
            default: break
            }
            if depth == 0 { return bytes[index] == UInt8(ascii: "<") ? index : nil }
        }
        return nil
    }

    /// Returns the start of the documentation comment before a position, past comments of other kinds; the position if
    /// there is none.
    private func documentation(before place: Int) -> Int {
        let codeEnd = spaceStart(before: place)
        var start = place
        // The nearest comments end before the place; those in front of other code belong to it.
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
        }
        for comment in comments[..<low].reversed() {
            guard comment.range.lowerBound >= codeEnd, standsAlone(comment) else { break }
            if comment.isDocumentation { start = comment.range.lowerBound }
        }
        return start
    }

    /// Returns whether nothing but spaces stands before a comment in its line.
    private func standsAlone(_ comment: SwiftCodeMask.Comment) -> Bool {
        var index = comment.range.lowerBound
        while index > 0, bytes[index - 1] != UInt8(ascii: "\n") {
            index -= 1
            if !SwiftCodeMask.isSpace(bytes[index]) { return false }
        }
        return true
    }
}
