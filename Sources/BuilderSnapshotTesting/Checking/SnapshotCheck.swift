import Foundation

/// One snapshot from the value to the verdict.
struct SnapshotCheck<Value, Format> {
    let strategy: Snapshotting<Value, Format>
    let request: SnapshotRequest
    var environment = ProcessInfo.processInfo.environment
    var registry = SnapshotRegistry.shared

    /// Takes the snapshot and holds it against its baseline, or records it.
    /// - Returns: nil where the snapshot is its baseline's equal.
    func run(_ value: () throws -> Value) -> SnapshotResult {
        var warnings: [String] = []
        do {
            let mode = try SnapshotTestingConfiguration.Record.resolve(request.record, environment: environment)
            let place = try SnapshotPlace(
                of: request, pathExtension: strategy.pathExtension, environment: environment)
            let taken = try SnapshotRun.take(value, as: strategy, timeout: request.timeout)
            warnings = taken.warnings
            try strategy.diffing.prepare(taken.format)
            return SnapshotResult(outcome: try judge(taken.format, at: place, mode.mode), warnings: warnings)
        } catch {
            return SnapshotResult(outcome: SnapshotOutcome(message: SnapshotError.text(of: error)), warnings: warnings)
        }
    }

    private func judge(
        _ format: Format, at place: SnapshotPlace, _ mode: SnapshotTestingConfiguration.Record.Mode
    ) throws -> SnapshotOutcome? {
        let meeting = registry.meet(
            place.baseline, name: place.givenName, content: strategy.diffing.key(of: format))
        switch meeting {
        case .otherName(let other):
            throw SnapshotError.namesMeet(other, place.givenName, file: place.baseline)
        case .otherContent:
            let actual = place.path("again.actual")
            try SnapshotFiles.write(strategy.diffing.data(of: format), to: actual, surviving: .process)
            throw SnapshotError.nameIsTaken(name: place.name, line: request.line, actual: actual)
        case .first, .again: break
        }
        if mode == .all { return try record(format, at: place, reason: "Everything is recorded here.") }
        guard let baseline = try read(place, format, mode) else {
            guard mode != .never else { return try missing(format, at: place) }
            return try record(format, at: place, reason: "There was no baseline.")
        }
        if meeting == .again(isRecorded: true) {
            return SnapshotOutcome(
                message: "“\(place.name)” was recorded in this run, so nothing is compared: \(place.baseline)")
        }
        return try compare(format, with: baseline, at: place, mode)
    }

    private func read(
        _ place: SnapshotPlace, _ format: Format, _ mode: SnapshotTestingConfiguration.Record.Mode
    ) throws -> Data? {
        do {
            return try SnapshotFiles.read(place.baseline)
        } catch {
            throw try unreadable(place, format, reason: error.localizedDescription)
        }
    }

    private func compare(
        _ format: Format, with baseline: Data, at place: SnapshotPlace,
        _ mode: SnapshotTestingConfiguration.Record.Mode
    ) throws -> SnapshotOutcome? {
        let difference: (String, [DiffAttachment])?
        do {
            difference = try strategy.diffing.difference(from: baseline, to: format)
        } catch let error as UnreadableBaseline {
            guard mode == .failed else { throw try unreadable(place, format, reason: error.reason) }
            return try record(format, at: place, reason: "The baseline could not be read: \(error.reason)")
        }
        guard let difference else {
            SnapshotFiles.removeFailures(of: place)
            return nil
        }
        return try differs(format, from: baseline, difference, at: place, mode)
    }

    private func differs(
        _ format: Format, from baseline: Data, _ difference: (String, [DiffAttachment]), at place: SnapshotPlace,
        _ mode: SnapshotTestingConfiguration.Record.Mode
    ) throws -> SnapshotOutcome {
        let actual = try strategy.diffing.data(of: format)
        try SnapshotFiles.write(actual, to: place.actual, surviving: .process)
        var lines = [
            "“\(place.name)” differs from its baseline: \(difference.0)", "  baseline:   \(place.baseline)",
            "  actual:     \(place.actual)",
        ]
        var attachments = [
            (data: baseline, name: place.attachmentName("baseline")),
            (data: actual, name: place.attachmentName("actual")),
        ]
        for (number, attachment) in difference.1.enumerated() {
            let file = attachment.file
            let name = "\(number == 0 ? "" : "\(number + 1)-")" + FileName.safe(file.name)
            try SnapshotFiles.write(file.data, to: place.path(named: name), surviving: .process)
            lines.append("  difference: \(place.path(named: name))")
            attachments.append((file.data, "\(place.name).\(name)"))
        }
        let tool = SnapshotTestingConfiguration.current?.diffTool ?? LegacyConfiguration.shared.diffTool
        if let tool { lines.append(tool(currentFilePath: place.baseline, failedFilePath: place.actual)) }
        if mode == .failed {
            try write(actual, at: place)
            lines.append("It is the baseline now. Look at it, then run again.")
        } else {
            lines.append("Look at them; where the change is wanted, \(SnapshotError.recordHint(.failed)).")
        }
        return SnapshotOutcome(message: lines.joined(separator: "\n"), attachments: attachments)
    }

    private func record(_ format: Format, at place: SnapshotPlace, reason: String) throws -> SnapshotOutcome {
        let data = try strategy.diffing.data(of: format)
        try write(data, at: place)
        SnapshotFiles.removeFailures(of: place)
        return SnapshotOutcome(
            message: """
                “\(place.name)” was recorded, so nothing was compared. \(reason)
                  baseline:   \(place.baseline)
                Look at it, then run again\(request.record == .all ? " without record: .all" : "").
                """, attachments: [(data, place.attachmentName("recorded"))])
    }

    private func missing(_ format: Format, at place: SnapshotPlace) throws -> SnapshotOutcome {
        let data = try strategy.diffing.data(of: format)
        try SnapshotFiles.write(data, to: place.actual, surviving: .process)
        return SnapshotOutcome(
            message: """
                “\(place.name)” has no baseline, and nothing is recorded here: \(place.baseline)
                  actual:     \(place.actual)
                Look at it; where it is right, \(SnapshotError.recordHint(.missing)), and commit the file.
                """, attachments: [(data, place.attachmentName("actual"))])
    }

    private func unreadable(_ place: SnapshotPlace, _ format: Format, reason: String) throws -> SnapshotError {
        try SnapshotFiles.write(strategy.diffing.data(of: format), to: place.actual, surviving: .process)
        return .unreadable(path: place.baseline, reason: reason, actual: place.actual)
    }

    private func write(_ data: Data, at place: SnapshotPlace) throws(SnapshotError) {
        try SnapshotFiles.write(data, to: place.baseline, surviving: .powerCut)
        registry.didRecord(place.baseline)
    }
}

/// Names of attached files.
enum FileName {
    /// A name that is one part of a path.
    static func safe(_ name: String) -> String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: true).map { PathComponent.of(String($0)) }
        return parts.isEmpty ? "attachment" : parts.joined(separator: ".")
    }
}
