/// An error in loading users.
public enum UserDataError: Error, Hashable, Sendable {
    /// The reason for which a file can't be read.
    public enum Reason: Hashable, Sendable {
        /// The file doesn't exist.
        case missing
        /// The path leads to a folder.
        case folder
        /// The permission is missing.
        case forbidden
        /// The address isn't a local file; nothing is loaded from a network.
        case notLocal
        /// An error with the system's own description.
        case other(String)
    }

    /// A position in a text; both numbers are one-based, columns count characters.
    public struct Location: Hashable, Sendable {
        /// The line.
        public var line: Int
        /// The column.
        public var column: Int

        /// Creates a position.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The file can't be opened or read.
    case unreadable(file: String, reason: Reason)
    /// The text isn't valid JSON, at the given position if it is known.
    case notJSON(file: String, location: Location?, problem: String)
    /// The text is JSON, but a value is missing or has another type. The key path is such as `results[3].name.first`,
    /// and empty for the outermost value.
    case wrongShape(file: String, keyPath: String, expected: String, found: String)
    /// The sample users are not in the folder of the program.
    case sampleMissing(searched: [String])
}
