/// An error of a file transaction; all files are unchanged, except where the case states otherwise.
package enum FileSetError: Error, Hashable {
    /// A file could not be put into its place.
    case notReplaced(path: String, reason: String)
    /// A file that another process has changed since it was read.
    case changedMeanwhile(path: String)
    /// A file that this user may not write.
    case readOnly(path: String)
    /// The new files couldn't be flushed to the disk.
    case notFlushed(reason: String)
    /// A file was put into its place, another could not be, and then the first could not be taken back.
    indirect case notTakenBack([Lost], after: FileSetError)

    /// A file that isn't as it was.
    package struct Lost: Hashable, Sendable {
        var path: String
        /// The path of its old content; nil for a file that is new.
        var kept: String?
        var reason: String
    }
}

extension FileSetError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .notReplaced, .notFlushed: "\(cause); all files are as they were"
        case .changedMeanwhile: "\(cause); nothing was written: run it again"
        case .readOnly: "\(cause); nothing was written: make it writable, or leave it out"
        case .notTakenBack(let files, let error):
            "\(error.cause), and what was written before it could not be taken back: "
                + files.map(\.description).joined(separator: "; ")
        }
    }

    private var cause: String {
        switch self {
        case .notReplaced(let path, let reason): "\(path) could not be replaced (\(reason))"
        case .changedMeanwhile(let path): "\(path) was changed meanwhile by somebody else"
        case .readOnly(let path): "\(path) is read-only"
        case .notFlushed(let reason): "what was to be written could not be brought onto the disk (\(reason))"
        case .notTakenBack(_, let error): error.cause
        }
    }

    package var commandStatus: CommandStatus { .cannotCreate }
}

extension FileSetError.Lost: CustomStringConvertible {
    package var description: String {
        guard let kept else { return "\(path) is new (\(reason)): delete it" }
        return "\(path) is the new one (\(reason)): move \(kept) to it, within the hour that such files are kept"
    }
}
