/// Sets what snapshots do within a closure. What is nil stays as it is around.
///
/// ```swift
/// withSnapshotTesting(record: .never) {
///     assertSnapshot(of: invoice, as: .json)
/// }
/// ```
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(inner.within(.current), operation: operation)
}

/// Sets what snapshots do within an asynchronous closure. What is nil stays as it is around.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(
        inner.within(.current), operation: operation, isolation: isolation)
}
