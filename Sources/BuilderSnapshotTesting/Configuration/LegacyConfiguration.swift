import Foundation
import Synchronization

/// The values of the deprecated globals, for the whole process.
final class LegacyConfiguration: Sendable {
    static let shared = LegacyConfiguration()

    private let values = Mutex(SnapshotTestingConfiguration())

    var record: SnapshotTestingConfiguration.Record? {
        get { values.withLock { $0.record } }
        set { values.withLock { $0.record = newValue } }
    }

    var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { values.withLock { $0.diffTool } }
        set { values.withLock { $0.diffTool = newValue } }
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
