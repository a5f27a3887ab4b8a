import Foundation
import Render
import Synchronization

/// The sources into which this run writes texts.
///
/// Positions are those of the source as it was compiled. Each write creates the whole file again from that source and
/// all texts so far, so that moved lines don't matter.
final class InlineSources: Sendable {
    static let shared = InlineSources()

    private let files = Mutex<[String: InlineSource]>([:])

    /// Writes a text into a call; nil removes the text.
    func write(
        _ text: String?, into file: String, line: UInt, column: UInt, syntax: InlineSnapshotSyntaxDescriptor
    ) throws(SnapshotError) {
        try files.withLock { files throws(SnapshotError) in
            let calls = try SourceCalls.of(file, line: line)
            var source = files[file] ?? InlineSource(calls: calls)
            try source.set(text, file: file, line: line, column: column, syntax: syntax)
            guard let disk = FileManager.default.contents(atPath: file), Array(disk) == source.written else {
                throw .failed(
                    "\(file) was changed since the tests were built or this run began, so nothing is written into it. "
                        + "Build and run again.")
            }
            let new = source.result
            do {
                try AtomicFile.write(Data(new), to: file)
            } catch {
                throw .cannotWrite("\(error)")
            }
            source.written = new
            files[file] = source
        }
    }
}

/// A source and the texts to write into it.
private struct InlineSource {
    private let calls: SourceCalls
    private var edits: [SourceEdit] = []
    /// The content of the file after the last write of this run.
    var written: [UInt8]

    init(calls: SourceCalls) {
        self.calls = calls
        written = calls.source.bytes
    }

    /// Adds a text to those to write into the source.
    /// - Throws: `SnapshotError` if there is no such call, or if the call got another text in this run.
    mutating func set(
        _ text: String?, file: String, line: UInt, column: UInt, syntax: InlineSnapshotSyntaxDescriptor
    ) throws(SnapshotError) {
        guard let call = calls.inlineCall(line: line, column: column) else {
            throw .callNotFound(
                file: file, line: line,
                reason: "there is no call at that position; was the file changed since it was built?")
        }
        let edit = InlineSyntax(calls: calls, call: call, syntax: syntax).edit(for: text)
        if let known = edits.first(where: { $0.call == call.open }) {
            guard known.text == edit.text else {
                throw .failed(
                    "one inline snapshot got two different texts in one run. In a loop, or with arguments, use "
                        + "assertSnapshot with named:. If it is one snapshot that is taken again, its value isn't the "
                        + "same each time.")
            }
            return
        }
        edits.append(edit)
    }

    /// The source with all texts.
    var result: [UInt8] {
        var bytes = calls.source.bytes
        for edit in edits.sorted(by: { ($0.range.lowerBound, $0.call) > ($1.range.lowerBound, $1.call) }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return bytes
    }
}

/// A range of a source's bytes and its replacement.
struct SourceEdit {
    /// The position of the call's arguments.
    var call: Int
    var range: Range<Int>
    var text: String
}

extension SourceCalls {
    /// Returns the call at a position: exactly there, or the only one on the line that takes an inline snapshot.
    func inlineCall(line: UInt, column: UInt) -> SourceCall? {
        let onLine = calls.filter { $0.line == line && !$0.isMacro }
        if let exact = onLine.first(where: { $0.column == column }) { return exact }
        let inline = onLine.filter { $0.name.lowercased().contains("snapshot") }
        return inline.count == 1 ? inline.first : nil
    }
}
