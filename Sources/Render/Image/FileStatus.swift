import Foundation

/// What the system says of a file, links followed: `stat` alone, which reads nothing but the file's own entry. (Foundation's
/// attributes look up the owner's name too, in files and services of the host.)
public struct FileStatus: Hashable, Sendable {
    /// False for folders, devices, pipes and sockets.
    public var isRegular: Bool
    /// The file's length.
    public var bytes: Int
    /// When the content last changed, in seconds and nanoseconds.
    public var seconds: Int
    /// The part of the time after `seconds`.
    public var nanoseconds: Int
    /// When the file's entry last changed, in seconds: its content, its mode, or how many names it has. Nobody can set it.
    public var entrySeconds: Int

    /// Nil for a file that isn't there or that the system won't tell of.
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
