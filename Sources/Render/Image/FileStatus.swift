import Foundation

/// A file's status from `stat`, which follows links and reads only the file's inode. (Foundation's attributes also look
/// up the owner's name, in files and services of the host.)
public struct FileStatus: Hashable, Sendable {
    /// A Boolean value that indicates a regular file; false for directories, devices, pipes and sockets.
    public var isRegular: Bool
    /// The file's length in bytes.
    public var bytes: Int
    /// The time of the last content change, in whole seconds.
    public var seconds: Int
    /// The nanoseconds of the time after `seconds`.
    public var nanoseconds: Int
    /// The time in seconds of the last inode change: content, mode or number of links. It can't be set by programs.
    public var entrySeconds: Int

    /// Creates the status, or returns nil for a file that is missing or inaccessible.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        isRegular = status.st_mode & S_IFMT == S_IFREG
        bytes = Int(status.st_size)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
        entrySeconds = Int(status.st_ctim.tv_sec)
    }
}
