import Foundation
import SnapshotCore

/// One inline snapshot from the value to the result.
struct InlineCheck {
    let record: SnapshotTestingConfiguration.Record?
    /// Seconds.
    let timeout: TimeInterval
    let syntax: InlineSnapshotSyntaxDescriptor
    /// The path of the source.
    let file: String
    let line: UInt
    let column: UInt
    var sources = InlineSources.shared

    /// Takes the snapshot and compares it with the recorded text, or writes it into the source.
    /// - Returns: The failure and its remedy; nil where the text is the recorded one.
    func run<Value>(
        _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: String?
    ) -> String? {
        do {
            let mode = try SnapshotTestingConfiguration.Record.resolve(record).mode
            let text = try take(value, as: strategy)
            return try judge(text, expected, mode, strategy.diffing)
        } catch {
            return SnapshotError.text(of: error)
        }
    }

    /// Returns the snapshot; nil where there is no value.
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
                }, as: strategy, timeout: timeout
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
            return "The text was written into the source. Look at it, then run again without recording."
        }
        guard let expected else {
            guard let text else { return nil }
            if mode == .never {
                let hint = SnapshotError.recordHint(.missing)
                return "There is no recorded text, and nothing is recorded here: \(hint)."
            }
            try write(text)
            return "The text was written into the source. Look at it, then run again."
        }
        let difference = text.map { diffing.diffV2(expected, $0)?.0 } ?? "there is no value, but a recorded text"
        guard let difference else { return nil }
        guard mode == .failed else {
            return "The snapshot differs from the recorded text: \(difference)\n"
                + "Where the change is wanted, \(SnapshotError.recordHint(.failed))."
        }
        try write(text)
        return "The snapshot differed from the recorded text: \(difference)\n"
            + "It stands in the source now. Look at it, then run again."
    }

    private func write(_ text: String?) throws(SnapshotError) {
        try sources.write(text, into: file, line: line, column: column, syntax: syntax)
    }
}
