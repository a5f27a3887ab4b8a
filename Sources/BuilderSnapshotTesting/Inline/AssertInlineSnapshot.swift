import Foundation
import SnapshotCore

/// Fails the test unless a value's snapshot equals the text in the call, or writes the text into the call.
///
/// ```swift
/// assertInlineSnapshot(of: [1, 2], as: .dump) {
///     """
///     ▿ 2 elements
///       - 1
///       - 2
///     """
/// }
/// ```
///
/// Omit the closure and run the test once: the closure is written into the source. The source is replaced as a whole,
/// so that at any time it has either its old or its new content.
/// - Parameters:
///   - value: The value to take the snapshot of; nil is written as no text.
///   - snapshotting: The strategy.
///   - message: A text before the description of a difference.
///   - record: The record mode; nil for that of the configuration around the call.
///   - timeout: The time that the snapshot may take, in seconds.
///   - syntaxDescriptor: The position of the text in the call, for custom functions that forward their arguments.
///   - expected: The recorded text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let location = IssueLocation(fileID: fileID, file: filePath, line: line, column: column)
    let check = InlineCheck(
        record: record, timeout: timeout, syntax: syntaxDescriptor, file: "\(filePath)", line: line, column: column)
    guard let problem = check.run(value, as: snapshotting, expected: expected?()) else { return }
    let before = message()
    IssueReport.fail(before.isEmpty ? problem : "\(before)\n\(problem)", location)
}

/// The position of the recorded text in a call of a function that takes inline snapshots, for custom functions that
/// call `assertInlineSnapshot`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// The former labels of the closure, which are replaced when the text is written.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure with the text.
    public var trailingClosureLabel: String
    /// The number of trailing closures before it.
    public var trailingClosureOffset: Int

    /// Creates a position: the closure with this label, after the given number of trailing closures.
    public init(
        deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
        trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the test at the call.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) { IssueReport.fail(message(), IssueLocation(fileID: fileID, file: filePath, line: line, column: column)) }
}

/// The processing of one inline snapshot, from the value to the result.
struct InlineCheck {
    let record: SnapshotTestingConfiguration.Record?
    /// The time limit in seconds.
    let timeout: TimeInterval
    let syntax: InlineSnapshotSyntaxDescriptor
    /// The path of the source.
    let file: String
    let line: UInt
    let column: UInt
    var sources = InlineSources.shared

    /// Takes the snapshot and compares it with the recorded text, or writes it into the source.
    /// - Returns: The failure and its remedy; nil if the text equals the recorded one.
    func run<Value>(
        _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?
    ) -> String? {
        do {
            let mode = try SnapshotTestingConfiguration.Record.resolve(record).mode
            let text = try take(value, as: strategy)
            return try judge(text, expected, mode, strategy.diffing)
        } catch {
            return "\(error)"
        }
    }

    /// Returns the snapshot; nil if there is no value.
    private func take<Value>(_ value: () throws -> Value?, as strategy: Snapshotting<Value, String>) throws -> String? {
        var isNothing = false
        do {
            return try SnapshotRun.take(
                {
                    guard let value = try value() else {
                        isNothing = true
                        throw SnapshotError.failed("there is no value")
                    }
                    return value
                }, as: strategy, timeout: timeout, source: file
            ).format
        } catch {
            if isNothing { return nil }
            throw error
        }
    }

    private func judge(
        _ text: String?, _ expected: String?, _ mode: RecordMode, _ diffing: Diffing<String>
    ) throws -> String? {
        if mode == .all {
            try write(text)
            return "The text was written into the source. Review it, then run again without recording."
        }
        guard let expected else {
            guard let text else { return nil }
            if mode == .never {
                let hint = SnapshotError.recordHint(.missing)
                return "There is no recorded text, and the record mode is never: \(hint)."
            }
            try write(text)
            return "The text was written into the source. Review it, then run again."
        }
        let difference = text.map { diffing.diffV2(expected, $0)?.0 } ?? "the value is nil, but a text is recorded"
        guard let difference else { return nil }
        guard mode == .failed else {
            return "The snapshot differs from the recorded text: \(difference)\n"
                + "If the change is intended, \(SnapshotError.recordHint(.failed))."
        }
        try write(text)
        return "The snapshot differed from the recorded text: \(difference)\n"
            + "It was replaced in the source. Review it, then run again."
    }

    private func write(_ text: String?) throws(SnapshotError) {
        try sources.write(text, into: file, line: line, column: column, syntax: syntax)
    }
}
