import Foundation

/// By what the system says of a file it is known to be the one of before, without being read: every write changes some
/// of it.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let bytes: Int
    /// When the content last changed.
    private let modified: Time
    /// When the entry last changed: the content too, the mode, or how many names the file has.
    private let changed: Time

    private struct Time: Hashable, Sendable {
        var seconds: Int
        var nanoseconds: Int

        init(_ time: timespec) {
            seconds = Int(time.tv_sec)
            nanoseconds = Int(time.tv_nsec)
        }
    }

    /// Of the file that a path leads to, links followed; to be taken before the file is read. Nil where there is none.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        bytes = Int(status.st_size)
        modified = Time(status.st_mtim)
        changed = Time(status.st_ctim)
    }

    /// Returns whether the file is the same but for a new name or mode, by the system's attributes.
    func hasContent(of other: FileIdentity) -> Bool {
        device == other.device && inode == other.inode && bytes == other.bytes && modified == other.modified
    }
}
