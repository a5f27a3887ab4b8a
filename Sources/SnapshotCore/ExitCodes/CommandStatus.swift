/// The exit code of a command.
///
/// Commands that compare end with 0, 1 or 2 (see `RunVerdict`); other errors have the numbers of BSD's `sysexits`.
public struct CommandStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Everything succeeded.
    public static let success = CommandStatus(rawValue: 0)
    /// A screen could not be drawn.
    public static let renderFailed = CommandStatus(rawValue: 1)
    /// A comparison found a difference.
    public static let differs = CommandStatus(rawValue: 1)
    /// Something could not be compared.
    public static let notCompared = CommandStatus(rawValue: 2)
    /// The command line contains an unknown screen, device or option, or a value out of range.
    public static let usage = CommandStatus(rawValue: 64)
    /// The content of a data file is invalid.
    public static let badData = CommandStatus(rawValue: 65)
    /// A data file can't be read.
    public static let noInput = CommandStatus(rawValue: 66)
    /// An internal error of the tool.
    public static let internalError = CommandStatus(rawValue: 70)
    /// An output file or folder can't be created or written.
    public static let cannotCreate = CommandStatus(rawValue: 73)
}

/// An error that determines the exit code of a command.
public protocol StatusError: Error {
    /// The exit code of a command that ends by this error.
    var commandStatus: CommandStatus { get }
}
