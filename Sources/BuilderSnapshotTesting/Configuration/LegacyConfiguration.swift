import Foundation

/// The values of the deprecated globals, for the whole process.
final class LegacyConfiguration: @unchecked Sendable {
    static let shared = LegacyConfiguration()

    private let lock = NSLock()
    private var values = SnapshotTestingConfiguration()

    var record: SnapshotTestingConfiguration.Record? {
        get { lock.withLock { values.record } }
        set { lock.withLock { values.record = newValue } }
    }

    var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { lock.withLock { values.diffTool } }
        set { lock.withLock { values.diffTool = newValue } }
    }
}

/// A Boolean value that indicates whether every snapshot of the process is recorded; `false` leaves it to the
/// environment.
@available(*, deprecated, message: "Use withSnapshotTesting(record:operation:) or the trait .snapshots(record:).")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? LegacyConfiguration.shared.record) == .all }
    set { LegacyConfiguration.shared.record = newValue ? .all : nil }
}

/// A Boolean value that indicates whether every snapshot of the process is recorded; `false` leaves it to the
/// environment.
@available(*, deprecated, message: "Use withSnapshotTesting(record:operation:) or the trait .snapshots(record:).")
public var record: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? LegacyConfiguration.shared.record) == .all }
    set { LegacyConfiguration.shared.record = newValue ? .all : nil }
}

/// The command that shows a difference, for the whole process.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:operation:) or the trait .snapshots(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { SnapshotTestingConfiguration.current?.diffTool ?? LegacyConfiguration.shared.diffTool }
    set { LegacyConfiguration.shared.diffTool = newValue }
}
