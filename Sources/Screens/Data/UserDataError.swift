/// An error of loading users.
public enum UserDataError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case missing
        case folder
        case forbidden
        /// The address is no local file; nothing is fetched from a network.
        case notLocal
        /// The system's own words.
        case other(String)
    }

    /// A place in a text; both count from 1, columns in characters.
    public struct Place: Hashable, Sendable {
        public var line: Int
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The file could not be opened or read.
    case unreadable(file: String, reason: Reason)
    /// The text breaks JSON's rules, at a place where that is known.
    case notJSON(file: String, place: Place?, problem: String)
    /// JSON, but a value is missing or of another kind. The key path is such as `results[3].name.first`, and empty for
    /// the outermost value.
    case wrongShape(file: String, keyPath: String, expected: String, found: String)
    /// The sample users are not beside the program.
    case sampleMissing(searched: [String])
}
