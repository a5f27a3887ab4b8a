// The API of InlineSnapshotTesting: inline snapshots, and the snapshot strategies.
@_exported import BuilderSnapshotTesting
