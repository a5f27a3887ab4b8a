import Foundation

/// The system's attributes of a file, by which a change is detected without reading it: every write changes one.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let bytes: Int
    /// The time of the last change of the content.
    private let modified: Time
    /// The time of the last change of the inode: the content, the mode, or the number of names.
    private let changed: Time

    private struct Time: Hashable, Sendable {
        var seconds: Int
        var nanoseconds: Int

        init(_ time: timespec) {
            seconds = Int(time.tv_sec)
            nanoseconds = Int(time.tv_nsec)
        }
    }

    /// Creates the identity of the file at a path, links followed; nil if there is none. Create it before reading the
    /// file.
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
