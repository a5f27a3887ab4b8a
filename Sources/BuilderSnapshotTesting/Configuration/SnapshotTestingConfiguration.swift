import SnapshotCore

/// What snapshots do in a part of the tests: whether they are recorded, and what shows a difference.
///
/// It is set with `withSnapshotTesting(record:diffTool:operation:)` or the trait `.snapshots(record:diffTool:)`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration around this place; nil where nothing was set.
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// What is recorded; nil leaves it to what is around.
    public var record: Record?
    /// What shows a difference; nil leaves it to what is around.
    public var diffTool: DiffTool?

    /// Settings for the snapshots of a test; what is nil is left to what is around.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// What this one leaves open, taken from what is around.
    func within(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record?.said ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    }

    /// When a snapshot becomes its baseline. A test that records has compared nothing, and fails.
    public struct Record: Hashable, Sendable {
        typealias Mode = RecordMode

        let mode: Mode
        /// Whether it says nothing, as a legacy `false` does: what is around decides.
        let isOpen: Bool

        init(_ mode: Mode, isOpen: Bool = false) {
            self.mode = mode
            self.isOpen = isOpen
        }

        /// What a legacy `false` says: not to record everything, and nothing else.
        static let open = Record(.missing, isOpen: true)

        /// Nil for one that says nothing.
        var said: Record? { isOpen ? nil : self }

        /// - Parameter rawValue: `all`, `failed`, `missing` or `never`; nil comes back for anything else.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.init(mode)
        }

        /// Every snapshot is written over its baseline.
        public static let all = Record(.all)
        /// Those that differ, those without a baseline and those whose baseline can't be read are written.
        public static let failed = Record(.failed)
        /// Only those without a baseline are written.
        public static let missing = Record(.missing)
        /// Nothing is written.
        public static let never = Record(.never)
    }

    /// What shows two files side by side: it makes the line that a failure prints.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let line: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// - Parameter tool: makes the line from the paths of the baseline and of what came instead.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            line = tool
        }

        /// A command that takes both paths.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
        }

        /// Kaleidoscope's command.
        public static let ksdiff: DiffTool = "ksdiff"
        /// Prints both paths as links.
        public static let `default` = DiffTool { "file://\($0) → file://\($1)" }

        /// The line that a failure prints.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            line(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// `true` is `.all`. `false` is as good as nothing: what is around the call decides, else the environment, so that a forgotten
    /// `record: false` doesn't record where `CI` is set. In the original it is `.missing`.
    public init(booleanLiteral value: BooleanLiteralType) {
        self = value ? .all : .open
    }
}
