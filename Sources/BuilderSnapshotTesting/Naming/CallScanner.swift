import SnapshotCore

/// A call in a source file.
struct SourceCall: Hashable, Sendable {
    var name: String
    /// A Boolean value that indicates whether the call expands a macro, as in `#name(…)`.
    var isMacro: Bool
    /// The function around the call, as `#function` has it; empty outside of functions.
    var function: String
    /// The line and column of the bracket that opens the arguments, from 1, in bytes: those of `#line` and `#column`.
    var line: UInt
    var column: UInt
    /// The column of the name, or of a macro's `#`.
    var startColumn: UInt
    /// The tokens from the opening bracket to the closing one, or to the end of the file.
    var tokens: Range<Int>
    /// A Boolean value that indicates whether there is an argument `named:` other than nil.
    var isNamed: Bool

    /// The index of the opening bracket's token.
    var open: Int { tokens.lowerBound }
}

/// Finds the calls of a source.
struct CallScanner {
    private let source: SwiftSource
    private(set) var calls: [SourceCall] = []
    /// The functions with a parameter whose default value is `#function`.
    private(set) var helpers: Set<String> = []

    /// The function of each open brace.
    private var scopes: [String] = []
    /// The function whose body comes next.
    private var pending: String?

    private static let keywords: Set<String> = [
        "if", "while", "for", "switch", "guard", "return", "in", "is", "as", "catch", "where", "throws", "let", "var",
        "case", "try", "await", "throw", "repeat", "defer", "some", "any", "rethrows", "else", "inout", "init",
    ]

    init(_ source: SwiftSource) {
        self.source = source
        var index = 0
        while index < source.tokens.count { index = scan(index) }
    }

    /// Reads the token at an index; returns the index of the next one to read.
    private mutating func scan(_ index: Int) -> Int {
        let word = source.word(index)
        if source.hasMark("{", at: index) {
            scopes.append(pending ?? scopes.last ?? "")
            pending = nil
        } else if source.hasMark("}", at: index) {
            _ = scopes.popLast()
            pending = nil
        } else if word == "func" {
            return scanFunction(index + 1)
        } else if word == "init", !source.hasMark(".", at: index - 1) {
            if let open = parameters(from: index + 1) { pending = "init" + labels(from: open) }
        } else if let name = source.name(index), word.map(Self.keywords.contains) != true,
            source.hasMark("(", at: index + 1), source.isAdjacent(index + 1)
        {
            add(name, at: index)
        }
        return index + 1
    }

    private mutating func add(_ name: String, at index: Int) {
        let isMacro = source.hasMark("#", at: index - 1) && source.isAdjacent(index)
        let (start, open) = (source.tokens[index - (isMacro ? 1 : 0)], source.tokens[index + 1])
        let end = source.closingBracket(of: index + 1).map { $0 + 1 } ?? source.tokens.count
        calls.append(
            SourceCall(
                name: name, isMacro: isMacro, function: scopes.last ?? "", line: UInt(open.line),
                column: UInt(source.column(of: open.range.lowerBound)),
                startColumn: UInt(source.column(of: start.range.lowerBound)), tokens: (index + 1)..<end,
                isNamed: isNamed(index + 1)))
    }

    /// Reads a function's name and its parameters, in which no calls of tests stand.
    private mutating func scanFunction(_ index: Int) -> Int {
        guard let name = source.name(index), let open = parameters(from: index + 1) else { return index }
        pending = name + labels(from: open)
        let end = source.closingBracket(of: open) ?? source.tokens.count - 1
        if (open...end).contains(where: { source.hasMark("#", at: $0) && source.word($0 + 1) == "function" }) {
            helpers.insert(name)
        }
        return end + 1
    }

    /// Returns the bracket that opens the parameters, past generic ones.
    private func parameters(from start: Int) -> Int? {
        var depth = 0
        for index in start..<max(start, source.tokens.count) {
            source.addGenericDepth(of: index, to: &depth)
            if depth == 0, source.hasMark("(", at: index) { return index }
            if source.hasMark("{", at: index) || source.hasMark("}", at: index) { return nil }
        }
        return nil
    }

    /// Returns the labels of parameters, such as `(_:with:)`.
    private func labels(from open: Int) -> String {
        let labels = source.parts(ofBracket: open, isDeclaration: true).compactMap { part -> String? in
            var index = part.lowerBound
            // Attributes of wrappers stand before a label.
            while source.hasMark("@", at: index) {
                index += 2
                if source.hasMark("(", at: index), source.isAdjacent(index) {
                    index = (source.closingBracket(of: index) ?? index) + 1
                }
            }
            return source.name(index)
        }
        return "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    private func isNamed(_ open: Int) -> Bool {
        let part = source.parts(ofBracket: open).first {
            source.word($0.lowerBound) == "named" && source.hasMark(":", at: $0.lowerBound + 1)
        }
        return part.map { source.text($0.dropFirst(2)) != "nil" } ?? false
    }
}
