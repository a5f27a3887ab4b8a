/// The verdict of a run, or of one picture of it: the exit code of `verify`, `diff`, `merge` and `docs --check`.
public enum RunVerdict: Int, Hashable, Sendable, Comparable {
    /// Every picture is unchanged.
    case same = 0
    /// A picture differs, is missing, or was recorded in this run.
    case differs = 1
    /// Something could not be compared, which is worse than a difference, since it may hide any.
    case notCompared = 2

    public static func < (a: RunVerdict, b: RunVerdict) -> Bool { a.rawValue < b.rawValue }

    /// Exit code 0, 1 or 2.
    public var commandStatus: CommandStatus {
        switch self {
        case .same: .success
        case .differs: .differs
        case .notCompared: .notCompared
        }
    }
}

extension RunVerdict {
    /// Returns the status of a comparison that ends by an error: for any error, not everything was compared.
    package static func status(endedBy error: any Error) -> CommandStatus {
        CommandStatus(error) == .usage ? .usage : .notCompared
    }
}
