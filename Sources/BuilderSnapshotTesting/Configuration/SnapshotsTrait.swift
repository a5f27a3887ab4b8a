import Testing

/// The trait that `.snapshots(record:diffTool:)` returns.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// A Boolean value that indicates whether suites apply the trait to their tests: true.
    public var isRecursive: Bool { true }

    /// Runs a test with the trait's configuration.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(
            record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Sets what the snapshots of a test or a suite do; nil leaves a setting to the configuration around it.
    ///
    /// ```swift
    /// @Test(.snapshots(record: .failed)) func invoice() {
    ///     assertSnapshot(of: Invoice.sample, as: .json)
    /// }
    /// ```
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Sets what the snapshots of a test or a suite do.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}
