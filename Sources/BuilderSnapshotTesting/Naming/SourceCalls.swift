import Foundation
import SnapshotCore
import Synchronization

/// The calls of a test's source file, which give unnamed snapshots their names: the first unnamed one of a function is
/// 1, the second 2.
///
/// The numbers come from the text, not from the run: tests may run in any order, at the same time, again, or alone.
final class SourceCalls: Sendable {
    /// The file as it was when it was first needed, which is as it was compiled.
    let source: SwiftSource
    let calls: [SourceCall]
    /// The functions of the file that pass their caller's name on, and so count as the snapshots that they take.
    private let helpers: Set<String>

    init(text: [UInt8]) {
        source = SwiftSource(compiledOnLinux: text)
        let scanner = CallScanner(source)
        calls = scanner.calls
        helpers = scanner.helpers
    }

    private static let cache = SourceCache()

    /// Returns the calls of a file, which is read once in a run.
    static func of(_ file: String, line: UInt) throws(SnapshotError) -> SourceCalls {
        guard let calls = cache.calls(of: file) else {
            throw .noPlace(file: file, line: line, reason: "the file can't be read")
        }
        return calls
    }

    /// Returns the name of an unnamed snapshot; nil where no call stands at the place.
    func identifier(line: UInt, column: UInt) -> String? {
        guard let call = call(line: line, column: column) else { return nil }
        // Functions of one name in several types share their files, so their calls are counted together.
        let group = calls.filter { $0.function == call.function }
        guard isSnapshot(call) else {
            let place = group.filter { $0.name == call.name }.firstIndex(of: call) ?? 0
            return "\(call.name)-\(place + 1)"
        }
        let snapshots = group.filter(isSnapshot)
        let unnamed = snapshots.filter { !$0.isNamed }
        if let place = unnamed.firstIndex(of: call) { return "\(place + 1)" }
        // A name that turned out to be nil.
        let place = snapshots.filter(\.isNamed).firstIndex(of: call) ?? 0
        return "\(unnamed.count + place + 1)"
    }

    /// Returns the call that takes a snapshot at the place; else the one on the line that does, or the first on the
    /// line.
    ///
    /// A function may pass on its caller's line and no column: the column is that of a call in the function then, and
    /// may by chance be that of any call on the line. So it only chooses among calls of one kind.
    func call(line: UInt, column: UInt) -> SourceCall? {
        let onLine = calls.filter { $0.line == line }
        let exact = onLine.first { $0.column == column && !$0.isMacro }
        if let exact, isSnapshot(exact) { return exact }
        // Within a macro, the place is the macro's.
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

    /// Returns a Boolean value that indicates whether a function takes snapshots, by its name: `assertSnapshot`,
    /// `verifyViewSnapshots` and so on.
    static func takesSnapshot(_ name: String) -> Bool {
        guard name != "assertInlineSnapshot" else { return false }
        let name = name.lowercased()
        return name.contains("snapshot") && ["assert", "verify", "expect", "check"].contains { name.hasPrefix($0) }
    }
}

/// The sources that were read so far.
private final class SourceCache: Sendable {
    private let files = Mutex<[String: SourceCalls]>([:])

    func calls(of file: String) -> SourceCalls? {
        files.withLock { files in
            if let found = files[file] { return found }
            guard let data = FileManager.default.contents(atPath: file) else { return nil }
            let calls = SourceCalls(text: Array(data))
            files[file] = calls
            return calls
        }
    }
}
