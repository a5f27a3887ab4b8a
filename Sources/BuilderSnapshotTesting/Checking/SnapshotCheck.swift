import Foundation
import SnapshotCore
import Synchronization

/// The processing of one snapshot, from the value to the result.
struct SnapshotCheck<Value, Format> {
    let strategy: Snapshotting<Value, Format>
    let request: SnapshotRequest
    var environment = ProcessInfo.processInfo.environment
    var registry = SnapshotRegistry.shared

    /// Takes the snapshot and compares it with its baseline, or records it.
    func run(_ value: () throws -> Value) -> SnapshotResult {
        var warnings: [String] = []
        do {
            let mode = try SnapshotTestingConfiguration.Record.resolve(request.record, environment: environment)
            let files = try SnapshotFiles(
                of: request, pathExtension: strategy.pathExtension, environment: environment, registry: registry)
            let taken = try SnapshotRun.take(value, as: strategy, timeout: request.timeout, source: request.file)
            warnings = taken.warnings
            try strategy.diffing.prepare(taken.format)
            return SnapshotResult(failure: try judge(taken.format, at: files, mode.mode), warnings: warnings)
        } catch {
            return SnapshotResult(failure: SnapshotFailure(message: "\(error)"), warnings: warnings)
        }
    }

    private func judge(_ format: Format, at files: SnapshotFiles, _ mode: RecordMode) throws -> SnapshotFailure? {
        let registration = registry.register(
            files.baseline, name: files.givenName, content: strategy.diffing.key(of: format))
        switch registration {
        case .otherName(let other):
            throw SnapshotError.namesMeet(other, files.givenName, file: files.baseline)
        case .otherContent:
            let actual = files.path("again.actual")
            try SnapshotFiles.write(strategy.diffing.data(of: format), to: actual)
            throw SnapshotError.nameIsTaken(name: files.name, line: request.line, actual: actual)
        case .first, .again: break
        }
        if mode == .all { return try record(format, at: files, reason: "The record mode is all.") }
        guard let baseline = try baseline(in: files, format) else {
            guard mode != .never else { return try missing(format, at: files) }
            return try record(format, at: files, reason: "There was no baseline.")
        }
        if registration == .again(isRecorded: true) {
            return SnapshotFailure(
                message: "“\(files.name)” was recorded in this run, so nothing is compared: \(files.baseline)")
        }
        return try compare(format, with: baseline, at: files, mode)
    }

    private func baseline(in files: SnapshotFiles, _ format: Format) throws -> Data? {
        do {
            return try files.readBaseline()
        } catch {
            throw try unreadable(files, format, reason: (error as? FileReadError)?.reason ?? "\(error)")
        }
    }

    private func compare(
        _ format: Format, with baseline: Data, at files: SnapshotFiles,
        _ mode: RecordMode
    ) throws -> SnapshotFailure? {
        let difference: (String, [DiffAttachment])?
        do {
            difference = try strategy.diffing.difference(from: baseline, to: format)
        } catch let error as UnreadableBaselineError {
            guard mode == .failed else { throw try unreadable(files, format, reason: error.reason) }
            return try record(format, at: files, reason: "The baseline could not be read: \(error.reason)")
        }
        guard let difference else {
            files.removeFailures()
            return nil
        }
        return try differs(format, from: baseline, difference, at: files, mode)
    }

    private func differs(
        _ format: Format, from baseline: Data, _ difference: (String, [DiffAttachment]), at files: SnapshotFiles,
        _ mode: RecordMode
    ) throws -> SnapshotFailure {
        let actual = try strategy.diffing.data(of: format)
        try SnapshotFiles.write(actual, to: files.actual)
        var lines = [
            "“\(files.name)” differs from its baseline: \(difference.0)", "  baseline:   \(files.baseline)",
            "  actual:     \(files.actual)",
        ]
        var attachments = [
            (data: baseline, name: files.attachmentName("baseline")),
            (data: actual, name: files.attachmentName("actual")),
        ]
        for (number, attachment) in difference.1.enumerated() {
            let file = attachment.file
            let name = "\(number == 0 ? "" : "\(number + 1)-")" + Self.safeName(file.name)
            try SnapshotFiles.write(file.data, to: files.path(named: name))
            lines.append("  difference: \(files.path(named: name))")
            attachments.append((file.data, "\(files.name).\(name)"))
        }
        let tool = SnapshotTestingConfiguration.current?.diffTool ?? LegacyConfiguration.diffTool
        if let tool { lines.append(tool(currentFilePath: files.baseline, failedFilePath: files.actual)) }
        if mode == .failed {
            try write(actual, at: files)
            lines.append("It is now the baseline. Review it, then run again.")
        } else {
            lines.append("Review them; if the change is intended, \(SnapshotError.recordHint(.failed)).")
        }
        return SnapshotFailure(message: lines.joined(separator: "\n"), attachments: attachments)
    }

    /// Returns the name of an attached file as one component of a path.
    private static func safeName(_ name: String) -> String {
        let parts = name.split(separator: ".").map { PathComponent.of(String($0)) }
        return parts.isEmpty ? "attachment" : parts.joined(separator: ".")
    }

    private func record(_ format: Format, at files: SnapshotFiles, reason: String) throws -> SnapshotFailure {
        let data = try strategy.diffing.data(of: format)
        try write(data, at: files)
        files.removeFailures()
        return SnapshotFailure(
            message: """
                “\(files.name)” was recorded, so nothing was compared. \(reason)
                  baseline:   \(files.baseline)
                Review it, then run again\(request.record == .all ? " without record: .all" : "").
                """, attachments: [(data, files.attachmentName("recorded"))])
    }

    private func missing(_ format: Format, at files: SnapshotFiles) throws -> SnapshotFailure {
        let data = try strategy.diffing.data(of: format)
        try SnapshotFiles.write(data, to: files.actual)
        return SnapshotFailure(
            message: """
                “\(files.name)” has no baseline, and the record mode is never: \(files.baseline)
                  actual:     \(files.actual)
                Review it; if it is correct, \(SnapshotError.recordHint(.missing)), and commit the file.
                """, attachments: [(data, files.attachmentName("actual"))])
    }

    private func unreadable(_ files: SnapshotFiles, _ format: Format, reason: String) throws -> SnapshotError {
        try SnapshotFiles.write(strategy.diffing.data(of: format), to: files.actual)
        return .unreadable(path: files.baseline, reason: reason, actual: files.actual)
    }

    private func write(_ data: Data, at files: SnapshotFiles) throws(SnapshotError) {
        try SnapshotFiles.write(data, to: files.baseline, surviving: .powerCut)
        registry.didRecord(files.baseline)
    }
}

struct SnapshotResult {
    /// The failure; nil if the snapshot equals its baseline.
    var failure: SnapshotFailure?
    /// The warnings about parts that the snapshot doesn't show correctly.
    var warnings: [String]
}

/// The result of a snapshot that differs from its baseline, or that was recorded.
struct SnapshotFailure {
    var message: String
    /// The files that belong to the test's result.
    var attachments: [(data: Data, name: String)] = []
}

/// The arguments and the source location of a call.
struct SnapshotRequest {
    /// The argument `named:`.
    var name: String?
    /// The position in a list of strategies, from 1; nil if there is none.
    var index: Int?
    var record: SnapshotTestingConfiguration.Record?
    /// The folder of baselines; nil for `__Snapshots__` beside the source.
    var directory: String?
    /// The time limit in seconds.
    var timeout: TimeInterval
    var testName: String
    var fileID: String
    var file: String
    var line: UInt
    var column: UInt

    init(
        name: String?, record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval, testName: String,
        location: IssueLocation
    ) {
        self.name = name
        self.record = record
        self.timeout = timeout
        self.testName = testName
        fileID = "\(location.fileID)"
        file = "\(location.file)"
        line = location.line
        column = location.column
    }
}

/// The snapshots of this run, in which each name has only one content.
final class SnapshotRegistry: Sendable {
    static let shared = SnapshotRegistry()

    private let entries = Mutex<[String: RegisteredSnapshot]>([:])
    /// The number of snapshots that helper functions took without their caller's line, by test.
    private let numbers = Mutex<[String: Int]>([:])

    private struct RegisteredSnapshot {
        var name: String
        var content: String
        var isRecorded: Bool
    }

    /// The relation of a snapshot to those taken earlier in this run.
    enum Registration: Equatable {
        case first
        /// The same content again.
        case again(isRecorded: Bool)
        case otherContent
        case otherName(String)
    }

    /// Returns the next number, from 1, of a test's snapshots that helper functions take without their caller's line.
    func nextNumber(ofTest name: String, in file: String) -> Int {
        numbers.withLock { numbers in
            let number = numbers["\(file) \(name)", default: 0] + 1
            numbers["\(file) \(name)"] = number
            return number
        }
    }

    /// Registers a name's content, unless the name already has another one.
    func register(_ path: String, name: String, content: String) -> Registration {
        entries.withLock { entries in
            guard let entry = entries[path] else {
                entries[path] = RegisteredSnapshot(name: name, content: content, isRecorded: false)
                return .first
            }
            if entry.name != name { return .otherName(entry.name) }
            return entry.content == content ? .again(isRecorded: entry.isRecorded) : .otherContent
        }
    }

    /// Records that this run wrote a baseline.
    func didRecord(_ path: String) { entries.withLock { $0[path]?.isRecorded = true } }
}
