import CFileSystem
import Foundation

/// Writes files atomically: a path holds either the old content or the new.
public enum AtomicFile {
    /// The prefix of a temporary file's name; files with this prefix and `temporarySuffix` may be ignored and deleted.
    public static let temporaryPrefix = ".builder-"
    /// The suffix of a temporary file's name.
    public static let temporarySuffix = ".tmp"

    /// Returns a Boolean value that indicates whether a name is that of a file that a killed process may have left
    /// behind.
    public static func isTemporary(_ fileName: String) -> Bool {
        fileName.hasPrefix(temporaryPrefix) && fileName.hasSuffix(temporarySuffix)
    }

    /// The failures that a finished write survives.
    public enum Durability: Hashable, Sendable {
        /// The death of the process; for files that can be made again.
        case process
        /// A power failure too: the data and the rename are flushed to the disk, which takes tens of milliseconds.
        case powerCut
    }

    /// Writes `data` beside `path` and renames it over `path`.
    ///
    /// The directory must exist. A path that is a symbolic link keeps the link: its target is replaced.
    ///
    /// - Throws: `AtomicFileError` with the path and the system's reason; then nothing is left behind.
    public static func write(_ data: Data, to path: String, surviving durability: Durability = .powerCut) throws {
        try write(to: path, surviving: durability) { append in try append(data) }
    }

    /// Writes what `content` appends beside `path` and renames it over `path`, for content that is made in pieces.
    ///
    /// The directory must exist. A path that is a symbolic link keeps the link: its target is replaced.
    ///
    /// - Throws: `AtomicFileError` with the path and the system's reason, or what `content` throws; then nothing is
    ///   left behind.
    public static func write(
        to path: String, surviving durability: Durability = .powerCut,
        content: (_ append: (Data) throws -> Void) throws -> Void
    ) throws {
        let file = try prepare(for: path, surviving: durability, content: content)
        try file.commit(as: path)
        if durability == .powerCut { flushFolder(folder(of: file.target)) }
    }

    /// A file that is written, and stays beside its destination until it is renamed or deleted.
    public struct Prepared: Hashable, Sendable {
        /// The path of the temporary file, whose name satisfies `isTemporary`.
        public let temporary: String
        /// The destination: the given path, or a link's target.
        public let target: String

        /// Renames the file over its destination.
        /// - Parameter path: The path that an error names.
        /// - Throws: `AtomicFileError.cannotReplace`; then the temporary file is deleted.
        package func commit(as path: String) throws(AtomicFileError) {
            guard rename(temporary, target) == 0 else {
                let reason = AtomicFile.systemReason()
                discard()
                throw .cannotReplace(path: path, reason: reason)
            }
        }

        /// Deletes the temporary file, if it is still there.
        package func discard() { unlink(temporary) }
    }

    /// Writes `data` beside `path`, and leaves the rename to the caller, so that several files can be replaced
    /// together.
    ///
    /// The directory must exist.
    ///
    /// - Throws: `AtomicFileError` with the path and the system's reason; then nothing is left behind.
    public static func prepare(
        _ data: Data, for path: String, surviving durability: Durability = .powerCut
    ) throws -> Prepared {
        try prepare(for: path, surviving: durability) { append in try append(data) }
    }

    /// Writes what `content` appends beside `path`, and leaves the rename to the caller.
    ///
    /// - Parameter willWrite: Receives the path of the temporary file before anything is written, for a caller that
    ///   deletes it if the process ends meanwhile.
    /// - Throws: `AtomicFileError` with the path and the system's reason, or what `content` throws; then nothing is
    ///   left behind.
    package static func prepare(
        for path: String, surviving durability: Durability, willWrite: (_ temporary: String) -> Void = { _ in },
        content: (_ append: (Data) throws -> Void) throws -> Void
    ) throws -> Prepared {
        let target = try target(of: path)
        let (descriptor, temporary) = try openTemporary(in: folder(of: target), target: path)
        willWrite(temporary)
        do {
            try content { try writeAll($0, to: descriptor, path: path) }
            guard durability == .process || fsync(descriptor) == 0 else {
                throw AtomicFileError.cannotWrite(path: path, reason: systemReason())
            }
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
        guard close(descriptor) == 0 else {
            let reason = systemReason()
            unlink(temporary)
            throw AtomicFileError.cannotWrite(path: path, reason: reason)
        }
        return Prepared(temporary: temporary, target: target)
    }

    /// Creates a hard link to an immutable file beside `path`, in place of a copy, and leaves the rename to the caller.
    ///
    /// - Parameter source: A regular file, not a link.
    /// - Returns: Nil where this isn't possible, such as across file systems or on one without hard links, and where
    ///   files inherit their group or access list from their directory.
    /// - Throws: `AtomicFileError.notAFile`.
    public static func prepare(secondNameOf source: String, for path: String) throws -> Prepared? {
        let target = try target(of: path)
        var status = stat()
        guard lstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            stat(folder(of: target), &status) == 0, status.st_mode & S_ISGID == 0,
            !cc_has_default_access_list(folder(of: target))
        else { return nil }
        for _ in 0..<100 {
            let temporary = temporaryName(in: folder(of: target))
            if link(source, temporary) == 0 { return Prepared(temporary: temporary, target: target) }
            if errno != EEXIST { return nil }
        }
        return nil
    }

    /// Checks that files can be created in `folder`, by creating one and deleting it again.
    ///
    /// Files that killed processes left there more than an hour ago are deleted as well.
    ///
    /// - Throws: `AtomicFileError.folderNotWritable`.
    public static func checkWritable(folder: String) throws {
        let path = folder.isEmpty ? "." : folder
        let (descriptor, temporary) = try openTemporary(in: path, target: path)
        close(descriptor)
        unlink(temporary)
        sweep(path)
    }

    /// Deletes temporary files that killed processes left in a folder more than an hour ago.
    ///
    /// - Parameter now: The current time in seconds of the system's clock.
    package static func sweep(_ folder: String, now: Int = time(nil)) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where isTemporary(name) {
            let path = "\(folder)/\(name)"
            // A process of another machine may be writing it, so its process number alone proves nothing. An old file
            // that was just given such a name, to be kept until others are written, has a new change time.
            guard let status = FileStatus(path: path), status.isRegular, now - status.entrySeconds > 3600 else {
                continue
            }
            unlink(path)
        }
    }

    /// Returns the file that is replaced: a path's target after links, which need not exist yet.
    private static func target(of path: String) throws -> String {
        let target = resolvingLink(path)
        if let status = FileStatus(path: target), !status.isRegular { throw AtomicFileError.notAFile(path: path) }
        return target
    }

    /// Follows links to their target, which need not exist yet.
    private static func resolvingLink(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        var resolved = path
        // The system's own limit.
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: resolved) else {
                return resolved
            }
            resolved = target.hasPrefix("/") ? target : folder(of: resolved) + "/" + target
        }
        return path
    }

    /// Returns the path before the last slash; “.” for a bare name.
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func temporaryName(in folder: String) -> String {
        let number = UInt64.random(in: 0...UInt64.max)
        return "\(folder)/\(temporaryPrefix)\(getpid())-\(String(number, radix: 36))\(temporarySuffix)"
    }

    private static func openTemporary(in folder: String, target: String) throws -> (descriptor: Int32, path: String) {
        for attempt in 0..<100 {
            let path = temporaryName(in: folder)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, path) }
            if errno == EEXIST || (errno == EINTR && attempt < 99) { continue }
            throw AtomicFileError.folderNotWritable(folder: folder, path: target, reason: systemReason())
        }
        throw AtomicFileError.folderNotWritable(folder: folder, path: target, reason: "no free temporary name")
    }

    private static func writeAll(_ data: Data, to descriptor: Int32, path: String) throws {
        try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws -> Void in
            guard let start = bytes.baseAddress else { return }
            var done = 0
            while done < bytes.count {
                let written = Foundation.write(descriptor, start + done, bytes.count - done)
                if written < 0 {
                    if errno == EINTR { continue }
                    throw AtomicFileError.cannotWrite(path: path, reason: systemReason())
                }
                done += written
            }
        }
    }

    /// Makes the rename itself durable, where the file system supports it.
    private static func flushFolder(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }

    private static func systemReason() -> String { String(cString: strerror(errno)) }
}

/// An error that prevents a file from being written.
public enum AtomicFileError: Error, Hashable, Sendable {
    /// No file can be created in the directory: it is missing, not a directory, read-only, or full.
    case folderNotWritable(folder: String, path: String, reason: String)
    /// The data could not be written, such as on a full disk.
    case cannotWrite(path: String, reason: String)
    /// The finished file could not be moved to its name.
    case cannotReplace(path: String, reason: String)
    /// The path is a directory, a device, a pipe or a socket, which isn't replaced.
    case notAFile(path: String)
}

extension AtomicFileError: CustomStringConvertible {
    /// The system's reason.
    public var reason: String {
        switch self {
        case .folderNotWritable(_, _, let reason), .cannotWrite(_, let reason), .cannotReplace(_, let reason): reason
        case .notAFile: "it is a folder or a device"
        }
    }

    /// The error's message, with a remedy.
    public var description: String {
        switch self {
        case .folderNotWritable(let folder, let path, let reason):
            let purpose = folder == path ? "" : ", so \(path) can't be written"
            return "no file can be created in the folder \(folder) (\(reason))\(purpose). "
                + "Create it, or choose a writable folder."
        case .cannotWrite(let path, let reason):
            return "\(path) could not be written (\(reason)); the old file, if any, is unchanged."
        case .cannotReplace(let path, let reason):
            return "\(path) could not be replaced (\(reason)). Is it a folder, or owned by another user?"
        case .notAFile(let path):
            return "\(path) is a folder or a device, not a file, so it was not replaced. Use the path of a file."
        }
    }
}

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
