import Foundation

/// The attributes of a file that its file system tells without reading it.
struct FileStamp: Equatable, Sendable {
    var size: Int
    /// The times in nanoseconds at which the content, and anything of the file, were last changed.
    var modified: Int
    var changed: Int
    var inode: UInt64

    /// Returns nil if there is no file. Links are followed.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        #if os(Linux)
        modified = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
        #else
        modified = Self.nanoseconds(status.st_mtimespec)
        changed = Self.nanoseconds(status.st_ctimespec)
        #endif
        inode = UInt64(status.st_ino)
    }

    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec) }

    /// The current time in nanoseconds.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    /// Returns a Boolean value that indicates whether a file with an equal stamp surely has the content that it had at
    /// a time.
    ///
    /// A file that was changed just before may have been changed again without getting another time: some file systems
    /// count in steps of two seconds.
    func isConclusive(at time: Int) -> Bool { max(modified, changed) < time - 2_000_000_000 }
}

extension FileStamp {
    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        size = try reader.integer()
        modified = try reader.integer()
        changed = try reader.integer()
        inode = try reader.number()
    }

    func write(to writer: inout ByteWriter) {
        writer.write(size)
        writer.write(modified)
        writer.write(changed)
        writer.write(inode)
    }
}
