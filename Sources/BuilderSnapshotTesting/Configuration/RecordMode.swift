import Foundation

/// Decides what a snapshot does with its baseline: what the call says, else what is set around it, else the legacy global, else the
/// environment; else nothing is recorded where `CI` is set, and what is missing elsewhere.
enum RecordMode {
    /// The variable that names a mode.
    static let variable = "SNAPSHOT_TESTING_RECORD"
    /// The package's own variable: 1 records everything.
    static let recordVariable = "RECORD_SNAPSHOTS"

    /// - Throws: `SnapshotError.unknownRecordMode` where the environment names one that doesn't exist.
    static func resolve(
        _ argument: SnapshotTestingConfiguration.Record?,
        around: SnapshotTestingConfiguration.Record? = SnapshotTestingConfiguration.current?.record,
        legacy: SnapshotTestingConfiguration.Record? = LegacyConfiguration.shared.record,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) -> SnapshotTestingConfiguration.Record {
        if let mode = argument?.said ?? around?.said ?? legacy?.said { return mode }
        if let name = environment[variable], !name.isEmpty {
            guard let mode = SnapshotTestingConfiguration.Record(rawValue: name) else {
                throw .unknownRecordMode(name)
            }
            return mode
        }
        if environment[recordVariable] == "1" { return .all }
        return isContinuousIntegration(environment) ? .never : .missing
    }

    private static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        guard let value = environment["CI"]?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(value)
    }
}
