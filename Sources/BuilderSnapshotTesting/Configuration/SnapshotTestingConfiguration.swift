import Foundation
import SnapshotCore
import Synchronization
import Testing

/// The settings of snapshots in a part of the tests: the record mode and the tool that shows differences.
///
/// Set it with `withSnapshotTesting(record:diffTool:operation:)` or the trait `.snapshots(record:diffTool:)`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the current task; nil if none was set.
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// The record mode; nil inherits it from the configuration around this one.
    public var record: Record?
    /// The tool that shows a difference; nil inherits it from the configuration around this one.
    public var diffTool: DiffTool?

    /// Creates the settings of snapshots; nil inherits a setting from the configuration around this one.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// Returns this configuration with the outer one's values for the settings that are nil.
    func within(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record?.specified ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    }

    /// The cases in which a snapshot becomes its baseline. A test that records has compared nothing, and fails.
    public struct Record: Hashable, Sendable {
        let mode: RecordMode
        let isUnspecified: Bool

        init(_ mode: RecordMode, isUnspecified: Bool = false) {
            self.mode = mode
            self.isUnspecified = isUnspecified
        }

        /// The mode of a legacy `false`, which only prevents everything from being recorded.
        static let unspecified = Record(.missing, isUnspecified: true)

        /// The mode; nil if it is inherited from the configuration around the call.
        var specified: Record? { isUnspecified ? nil : self }

        /// Creates a mode from its name.
        /// - Parameter rawValue: `all`, `failed`, `missing` or `never`; the initializer returns nil for other names.
        public init?(rawValue: String) {
            guard let mode = RecordMode(rawValue: rawValue) else { return nil }
            self.init(mode)
        }

        /// Every snapshot is written over its baseline.
        public static let all = Record(.all)
        /// Snapshots that differ, that have no baseline, or whose baseline can't be read are written.
        public static let failed = Record(.failed)
        /// Only snapshots without a baseline are written.
        public static let missing = Record(.missing)
        /// Nothing is written.
        public static let never = Record(.never)
    }

    /// A tool that shows two files side by side: it creates the line that a failure prints.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let line: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool.
        /// - Parameter tool: A closure that returns the line for the paths of the baseline and of the failed snapshot.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            line = tool
        }

        /// Creates a tool from a command that takes both paths.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
        }

        /// Kaleidoscope's command.
        public static let ksdiff: DiffTool = "ksdiff"
        /// Prints both paths as links.
        public static let `default` = DiffTool { "file://\($0) → file://\($1)" }

        /// Returns the line that a failure prints.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            line(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// Creates a mode from a Boolean value: `true` is `.all`.
    ///
    /// `false` inherits the mode from the configuration around the call, else from the environment, so that a forgotten
    /// `record: false` doesn't record if `CI` is set. In the original it is `.missing`.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .unspecified }
}

extension SnapshotTestingConfiguration.Record {
    /// Returns the mode of a snapshot: that of the call, else of the configuration around it, else of the legacy
    /// global, else of the environment (see `RecordMode`).
    /// - Throws: `SnapshotError.unknownRecordMode` if the environment names a mode that doesn't exist.
    static func resolve(
        _ argument: Self?, around: Self? = SnapshotTestingConfiguration.current?.record,
        legacy: Self? = LegacyConfiguration.record,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) -> Self {
        if let mode = argument?.specified ?? around?.specified ?? legacy?.specified { return mode }
        do {
            return Self(try RecordMode.requested(environment).mode)
        } catch {
            throw .unknownRecordMode(environment[RecordMode.variable] ?? "")
        }
    }
}

/// Sets the configuration of snapshots within a closure; nil inherits a setting from the configuration around it.
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

/// Sets the configuration of snapshots within an asynchronous closure; nil inherits a setting from the configuration
/// around it.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(
        inner.within(.current), operation: operation, isolation: isolation)
}

/// The trait that `.snapshots(record:diffTool:)` returns.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// A Boolean value that indicates whether suites apply the trait to their tests; always true.
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
    /// Sets the configuration of the snapshots of a test or a suite; nil inherits a setting from the configuration
    /// around it.
    ///
    /// ```swift
    /// @Test(.snapshots(record: .failed)) func invoice() {
    ///     assertSnapshot(of: Invoice.sample, as: .json)
    /// }
    /// ```
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self { snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

    /// Sets the configuration of the snapshots of a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}

/// The values of the deprecated globals, for the whole process.
enum LegacyConfiguration {
    private static let values = Mutex(SnapshotTestingConfiguration())

    static var record: SnapshotTestingConfiguration.Record? {
        get { values.withLock { $0.record } }
        set { values.withLock { $0.record = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { values.withLock { $0.diffTool } }
        set { values.withLock { $0.diffTool = newValue } }
    }
}

/// A Boolean value that indicates whether every snapshot of the process is recorded; `false` inherits the mode from the
/// environment.
@available(*, deprecated, message: "Use withSnapshotTesting(record:operation:) or the trait .snapshots(record:).")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? LegacyConfiguration.record) == .all }
    set { LegacyConfiguration.record = newValue ? .all : nil }
}

/// A Boolean value that indicates whether every snapshot of the process is recorded; `false` inherits the mode from the
/// environment.
@available(*, deprecated, message: "Use withSnapshotTesting(record:operation:) or the trait .snapshots(record:).")
public var record: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? LegacyConfiguration.record) == .all }
    set { LegacyConfiguration.record = newValue ? .all : nil }
}

/// The command that shows a difference, for the whole process.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:operation:) or the trait .snapshots(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { SnapshotTestingConfiguration.current?.diffTool ?? LegacyConfiguration.diffTool }
    set { LegacyConfiguration.diffTool = newValue }
}
