import Foundation

/// What became of a snapshot that isn't its baseline's equal.
struct SnapshotOutcome {
    var message: String
    /// What belongs to the test's result.
    var attachments: [(data: Data, name: String)] = []
}

/// What came of a snapshot.
struct SnapshotResult {
    /// Nil where the snapshot is its baseline's equal.
    var outcome: SnapshotOutcome?
    /// What the snapshot doesn't show as it should.
    var warnings: [String]
}
