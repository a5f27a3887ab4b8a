/// A call in a source file.
struct SourceCall: Hashable, Sendable {
    var name: String
    /// `#name(…)`.
    var isMacro: Bool
    /// The function around it, as `#function` has it; empty outside of functions.
    var function: String
    /// Of the bracket that opens the arguments, from 1, in bytes: what `#line` and `#column` say.
    var line: UInt
    var column: UInt
    /// Of the name.
    var startColumn: UInt
    /// The bytes from the opening bracket to the closing one.
    var range: ClosedRange<Int>
    /// Whether there is an argument `named:` that isn't nil.
    var isNamed: Bool

    var open: Int { range.lowerBound }
}

/// Finds the calls of a source whose comments and strings are blank.
struct CallScanner {
    private let bytes: [UInt8]
    private(set) var calls: [SourceCall] = []
    /// Functions with a parameter that is `#function` unless given.
    private(set) var helpers: Set<String> = []

    private var index = 0
    private var line: UInt = 1
    private var lineStart = 0
    /// The function of each open brace.
    private var scopes: [String] = []
    /// The function whose body comes next.
    private var pending: String?

    private static let keywords: Set<String> = [
        "if", "while", "for", "switch", "guard", "return", "in", "is", "as", "catch", "where", "throws", "let", "var",
        "case",
        "try", "await", "throw", "repeat", "defer", "some", "any", "rethrows", "else", "inout",
    ]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func run() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"):
                index += 1
                line += 1
                lineStart = index
            case UInt8(ascii: "{"):
                scopes.append(pending ?? scopes.last ?? "")
                pending = nil
                index += 1
            case UInt8(ascii: "}"):
                _ = scopes.popLast()
                pending = nil
                index += 1
            case let byte where Self.startsWord(byte): readWord()
            default: index += 1
            }
        }
    }

    private mutating func readWord() {
        let start = index
        let quoted = bytes[index] == UInt8(ascii: "`")
        let word = readIdentifier()
        let isMacro = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
        if !quoted, word == "func" { return readFunction() }
        if !quoted, word == "init", !(start > 0 && bytes[start - 1] == UInt8(ascii: ".")) {
            if let open = parameters(from: index) { pending = "init" + labels(from: open) }
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "("), quoted || !Self.keywords.contains(word),
            word != "init"
        else { return }
        let end = SourceBrackets.end(of: index, in: bytes) ?? bytes.count - 1
        calls.append(
            SourceCall(
                name: word, isMacro: isMacro, function: scopes.last ?? "", line: line,
                column: UInt(index - lineStart + 1), startColumn: UInt(start - lineStart + (isMacro ? 0 : 1)),
                range: index...max(index, end), isNamed: isNamed(from: index, to: end)))
    }

    /// The word at the place, without the backticks around it.
    private mutating func readIdentifier() -> String {
        if bytes[index] == UInt8(ascii: "`") {
            let end = bytes[(index + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
            let stop = end ?? bytes.count
            let word = String(decoding: bytes[(index + 1)..<max(stop, index + 1)], as: UTF8.self)
            index = min(stop + 1, bytes.count)
            return word
        }
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// After `func`: the name and its parameters' labels.
    private mutating func readFunction() {
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        guard index < bytes.count, Self.startsWord(bytes[index]) else { return }
        let name = readIdentifier()
        guard let open = parameters(from: index) else { return }
        pending = name + labels(from: open)
        let end = SourceBrackets.end(of: open, in: bytes) ?? bytes.count - 1
        if String(decoding: bytes[open...max(open, end)], as: UTF8.self).contains("#function") { helpers.insert(name) }
        // What stands among the parameters is no call of a test; lines in between count.
        while index <= end {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
    }

    /// The bracket that opens the parameters, past generic ones.
    private func parameters(from start: Int) -> Int? {
        var place = start
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where depth > 0: depth -= 1
            case UInt8(ascii: "(") where depth == 0: return place
            case UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
            default: break
            }
            place += 1
        }
        return nil
    }

    /// `(_:with:)`
    private func labels(from open: Int) -> String {
        let parts = SourceBrackets.parts(from: open, in: bytes)
        let names = parts.compactMap { part -> String? in
            var text = String(decoding: bytes[part], as: UTF8.self)[...]
            // Attributes of closures and wrappers stand before a label.
            while let first = text.first(where: { !$0.isWhitespace }), first == "@" {
                text = text.drop { $0.isWhitespace }.drop { !$0.isWhitespace }
            }
            let word = text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != ":" }
            return word.isEmpty ? nil : word.filter { $0 != "`" }
        }
        return "(" + names.map { $0 + ":" }.joined() + ")"
    }

    /// Whether an argument `named:` stands between the brackets that isn't nil.
    private func isNamed(from open: Int, to end: Int) -> Bool {
        for part in SourceBrackets.parts(from: open, in: bytes) {
            let text = String(decoding: bytes[part], as: UTF8.self).drop { $0.isWhitespace }
            guard text.hasPrefix("named") else { continue }
            let rest = text.dropFirst(5).drop { $0.isWhitespace }
            guard rest.first == ":" else { continue }
            return rest.dropFirst().filter { !$0.isWhitespace } != "nil"
        }
        return false
    }

    static func startsWord(_ byte: UInt8) -> Bool {
        isWord(byte) && !(48...57).contains(byte) || byte == UInt8(ascii: "`")
    }

    static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            || byte >= 128
    }
}
