/// The exit status of a command: the numbers of BSD's `sysexits`.
///
/// Commands that compare end with a `RunVerdict`: 0, 1 or 2.
public struct CommandStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Everything was done.
    public static let success = CommandStatus(rawValue: 0)
    /// A screen could not be drawn.
    public static let renderFailed = CommandStatus(rawValue: 1)
    /// The command line has an unknown screen, device or option, or a value out of range.
    public static let usage = CommandStatus(rawValue: 64)
    /// The content of a data file is wrong.
    public static let badData = CommandStatus(rawValue: 65)
    /// A data file can't be read.
    public static let noInput = CommandStatus(rawValue: 66)
    /// The tool itself is at fault.
    public static let internalError = CommandStatus(rawValue: 70)
    /// An output file or folder can't be made or written.
    public static let cannotCreate = CommandStatus(rawValue: 73)
}

/// An error that determines the exit code of a command.
public protocol StatusError: Error {
    /// The exit code of a command that ends by this error.
    var commandStatus: CommandStatus { get }
}

/// The verdict of a run, or of one picture of it: the exit code of `verify`, `diff`, `merge` and `docs --check`.
public enum RunVerdict: Int, Hashable, Sendable, Comparable {
    /// Every picture is as it was.
    case same = 0
    /// A picture is another, is missing, or was recorded in this run.
    case differs = 1
    /// Something could not be compared, which is worse than a difference, as it may hide any.
    case notCompared = 2

    public static func < (a: RunVerdict, b: RunVerdict) -> Bool { a.rawValue < b.rawValue }

    /// Exit code 0, 1 or 2.
    public var commandStatus: CommandStatus { CommandStatus(rawValue: Int32(rawValue)) }
}
