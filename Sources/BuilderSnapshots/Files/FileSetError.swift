/// Why a set of files isn't written; all files are as they were then.
enum FileSetError: Error, Hashable {
    /// A file could not be put into its place.
    case notReplaced(path: String, reason: String)
    /// A file that somebody has saved since it was read.
    case changedMeanwhile(path: String)
    /// A file that nobody, or not this user, may write.
    case readOnly(path: String)
}

extension FileSetError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .notReplaced(let path, let reason):
            "\(path) could not be replaced (\(reason)); all files are as they were"
        case .changedMeanwhile(let path):
            "\(path) was changed meanwhile by somebody else; nothing was written: run it again"
        case .readOnly(let path):
            "\(path) is read-only; nothing was written: make it writable, or leave it out"
        }
    }

    var commandStatus: CommandStatus { .cannotCreate }
}
