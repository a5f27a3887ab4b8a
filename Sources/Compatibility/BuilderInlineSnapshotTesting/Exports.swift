// What sources that import InlineSnapshotTesting find: inline snapshots, and the strategies with them.
@_exported import BuilderSnapshotTesting
