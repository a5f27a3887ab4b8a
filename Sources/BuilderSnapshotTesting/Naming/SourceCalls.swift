import Foundation
import SnapshotCore
import Synchronization

/// The calls in a test's source file, which determine the names of unnamed snapshots: the first unnamed one of a
/// function is 1, the second 2.
///
/// The numbers depend on the text, not on the run: tests may run in any order, concurrently, repeatedly, or alone.
final class SourceCalls: Sendable {
    /// The content of the file when it was first needed, which is assumed to be the compiled one.
    let source: SwiftSource
    let calls: [SourceCall]
    /// The functions of the file that forward their caller's name, whose calls count as snapshots.
    private let helpers: Set<String>
    /// The names of helpers that forward their caller's line, too.
    private let helpersWithLine: Set<String>

    init(text: [UInt8]) {
        source = SwiftSource(text, compiledFor: .linux)
        let scanner = CallScanner(source)
        calls = scanner.calls
        helpers = scanner.helpers
        helpersWithLine = scanner.helpersWithLine
    }

    /// The sources that were read so far.
    private static let cache = Mutex<[String: SourceCalls]>([:])

    /// Returns the calls of a file, which is read once in a run.
    static func of(_ file: String, line: UInt) throws(SnapshotError) -> SourceCalls {
        try cache.withLock { cache throws(SnapshotError) in
            if let known = cache[file] { return known }
            guard let data = FileManager.default.contents(atPath: file) else {
                throw .callNotFound(file: file, line: line, reason: "the file can't be read")
            }
            let calls = SourceCalls(text: Array(data))
            cache[file] = calls
            return calls
        }
    }

    /// Returns the name of an unnamed snapshot; nil if there is no call at the position.
    /// - Parameter index: The position in the call's list of strategies, from 0.
    func identifier(line: UInt, column: UInt, index listIndex: Int = 0) -> String? {
        guard let call = call(line: line, column: column) else { return nil }
        // Functions with the same name in several types share their files, so their calls are counted together.
        let group = calls.filter { $0.function == call.function }
        guard isSnapshot(call) else {
            let calls = group.filter { $0.name == call.name }
            return "\(call.name)-\(Self.number(of: call, in: calls) + listIndex)"
        }
        let snapshots = group.filter(isSnapshot)
        let unnamed = snapshots.filter { !$0.isNamed }
        if unnamed.contains(call) { return "\(Self.number(of: call, in: unnamed) + listIndex)" }
        // The call has a name whose value was nil.
        let number = Self.number(of: call, in: snapshots.filter(\.isNamed))
        return "\(Self.count(unnamed) + number + listIndex)"
    }

    /// Returns the number of a call's first snapshot, from 1.
    private static func number(of call: SourceCall, in calls: [SourceCall]) -> Int {
        count(calls.prefix { $0 != call }) + 1
    }

    private static func count(_ calls: some Sequence<SourceCall>) -> Int { calls.reduce(0) { $0 + $1.count } }

    /// Returns the number of an unnamed snapshot of a test that a helper function takes without its caller's line: that
    /// of the test's next call of such a function, or one after all of the test's calls.
    /// - Parameter count: The number of such snapshots of the test so far, with this one.
    func handedOnNumber(_ count: Int, inFunction name: String) -> Int {
        let unnamed = calls.filter { $0.function == name && isSnapshot($0) && !$0.isNamed }
        let waiting = unnamed.filter { !Self.library.contains($0.name) && !helpersWithLine.contains($0.name) }
        if count <= waiting.count { return Self.number(of: waiting[count - 1], in: unnamed) }
        return Self.count(unnamed) + count - waiting.count
    }

    private static let library: Set<String> = ["assertSnapshot", "assertSnapshots", "verifySnapshot"]

    /// Returns whether a position isn't that of a snapshot of the test: a helper function handed on the name of its
    /// caller's test, but not the line.
    /// - Parameter isOtherFile: A Boolean value that indicates whether the position may be in another file.
    func isHandedOn(line: UInt, column: UInt, testName: String, isOtherFile: Bool) -> Bool {
        guard let call = call(line: line, column: column) else { return true }
        guard call.function != testName else { return false }
        return isOtherFile || helpers.contains(String(call.function.prefix { $0 != "(" }))
    }

    /// Returns the call that takes a snapshot at the position; else the one on the line that does, or the first on the
    /// line.
    ///
    /// A function may forward its caller's line but no column: then the column is that of a call in the function, and
    /// may by chance be that of any call on the line. So it only distinguishes calls of one kind.
    func call(line: UInt, column: UInt) -> SourceCall? {
        let onLine = calls.filter { $0.line == line }
        let exact = onLine.first { $0.column == column && !$0.isMacro }
        if let exact, isSnapshot(exact) { return exact }
        // Within a macro, the position is that of the macro.
        if let macro = onLine.first(where: { $0.isMacro && $0.startColumn <= column && column <= $0.column }) {
            if let inside = calls.first(where: { macro.tokens.contains($0.open) && isSnapshot($0) }) { return inside }
        }
        if let snapshot = onLine.first(where: isSnapshot) { return snapshot }
        let first = onLine.first { !$0.isMacro }
        return exact?.name == first?.name ? exact ?? first : first
    }

    private func isSnapshot(_ call: SourceCall) -> Bool {
        !call.isMacro && (helpers.contains(call.name) || Self.takesSnapshot(call.name))
    }

    /// Returns whether a function takes snapshots, by a name such as `verifyViewSnapshots`.
    static func takesSnapshot(_ name: String) -> Bool {
        guard name != "assertInlineSnapshot" else { return false }
        let name = name.lowercased()
        return name.contains("snapshot") && ["assert", "verify", "expect", "check"].contains { name.hasPrefix($0) }
    }
}

/// A call in a source file.
struct SourceCall: Hashable, Sendable {
    var name: String
    /// A Boolean value that indicates whether the call expands a macro, as in `#name(…)`.
    var isMacro: Bool
    /// The function around the call, in the form of `#function`; empty outside of functions.
    var function: String
    /// The line and the column of the bracket that opens the arguments, from 1, in bytes: those of `#line` and
    /// `#column`.
    var line: UInt
    var column: UInt
    /// The column of the name, or of a macro's `#`.
    var startColumn: UInt
    /// The tokens from the opening bracket to the closing one, or to the end of the file.
    var tokens: Range<Int>
    /// A Boolean value that indicates whether there is an argument `named:` other than nil, or a dictionary of names
    /// and strategies.
    var isNamed: Bool
    /// The number of snapshots: that of the strategies in a literal list, otherwise 1.
    var count = 1

    /// The index of the opening bracket's token.
    var open: Int { tokens.lowerBound }
}

/// Finds the calls of a source.
private struct CallScanner {
    private let source: SwiftSource
    private(set) var calls: [SourceCall] = []
    /// The functions with a parameter whose default value is `#function`.
    private(set) var helpers: Set<String> = []
    /// The names of functions that also have a parameter whose default value is `#line`.
    private(set) var helpersWithLine: Set<String> = []

    /// The function of each open brace.
    private var scopes: [String] = []
    /// The function whose body follows.
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

    /// Scans the token at an index, and returns the index of the next one to scan.
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
                isNamed: isNamed(index + 1) || strategies(index + 1)?.areNamed == true,
                count: strategies(index + 1)?.count ?? 1))
    }

    /// Returns the number of strategies in a literal of the argument `as:`; nil without one.
    private func strategies(_ open: Int) -> (count: Int, areNamed: Bool)? {
        guard let list = argument("as", open), source.hasMark("[", at: list.lowerBound),
            source.closingBracket(of: list.lowerBound) == list.upperBound - 1
        else { return nil }
        // After a trailing comma there is an empty part.
        let elements = source.parts(ofBracket: list.lowerBound).filter { !$0.isEmpty }
        guard let first = elements.first else { return (0, false) }
        return (elements.count, source.hasMark(":", at: first.lowerBound + 1))
    }

    /// Returns the tokens of an argument's value.
    private func argument(_ label: String, _ open: Int) -> Range<Int>? {
        source.parts(ofBracket: open).first {
            source.word($0.lowerBound) == label && source.hasMark(":", at: $0.lowerBound + 1)
        }.map { ($0.lowerBound + 2)..<$0.upperBound }
    }

    /// Scans a function's name and its parameters, which contain no calls of tests.
    private mutating func scanFunction(_ index: Int) -> Int {
        guard let name = source.name(index), let open = parameters(from: index + 1) else { return index }
        pending = name + labels(from: open)
        let end = source.closingBracket(of: open) ?? source.tokens.count - 1
        let defaults = (open...end).filter { source.hasMark("#", at: $0) }.compactMap { source.word($0 + 1) }
        if defaults.contains("function") {
            helpers.insert(name)
            if defaults.contains("line") { helpersWithLine.insert(name) }
        }
        return end + 1
    }

    /// Returns the bracket that opens the parameters, after generic ones.
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
            // Attributes of property wrappers precede a label.
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
        argument("named", open).map { source.text($0) != "nil" } ?? false
    }
}
