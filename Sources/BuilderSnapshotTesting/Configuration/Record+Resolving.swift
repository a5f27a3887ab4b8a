import Foundation
import SnapshotCore

extension SnapshotTestingConfiguration.Record {
    /// Returns the mode of a snapshot: the call's, else the one set around it, else the legacy global's, else the environment's
    /// (see `RecordMode`).
    /// - Throws: `SnapshotError.unknownRecordMode` where the environment names a mode that doesn't exist.
    static func resolve(
        _ argument: Self?, around: Self? = SnapshotTestingConfiguration.current?.record,
        legacy: Self? = LegacyConfiguration.shared.record,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) -> Self {
        if let mode = argument?.said ?? around?.said ?? legacy?.said { return mode }
        do {
            return Self(try RecordMode.asked(environment).mode)
        } catch {
            throw .unknownRecordMode(environment[RecordMode.variable] ?? "")
        }
    }
}
