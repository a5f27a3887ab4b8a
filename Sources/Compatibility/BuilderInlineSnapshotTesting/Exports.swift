// The content of InlineSnapshotTesting: inline snapshots, and the strategies with them.
@_exported import BuilderSnapshotTesting
