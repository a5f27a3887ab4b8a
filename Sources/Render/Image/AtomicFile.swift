import CFileSystem
import Foundation

/// Writes a file so that its path holds the old content or the new, and never half of either.
public enum AtomicFile {
    /// What a temporary file's name begins and ends with; such files may be ignored and deleted.
    public static let temporaryPrefix = ".builder-"
    /// What a temporary file's name ends with.
    public static let temporarySuffix = ".tmp"

    /// True for the name of a file that a killed process may have left behind.
    public static func isTemporary(_ fileName: String) -> Bool {
        fileName.hasPrefix(temporaryPrefix) && fileName.hasSuffix(temporarySuffix)
    }

    /// What a finished write survives.
    public enum Durability: Hashable, Sendable {
        /// The death of the process. For what can be made again.
        case process
        /// A power cut too: the data and the rename are flushed to the disk, which takes tens of milliseconds.
        case powerCut
    }

    /// Writes `data` beside `path` and renames it over `path`.
    ///
    /// The folder must exist. A path that is a symbolic link keeps the link: its target is replaced.
    /// - Throws: `AtomicFileError` with the path and the system's reason; nothing is left behind then.
    public static func write(_ data: Data, to path: String, surviving durability: Durability = .powerCut) throws {
        let file = try prepare(data, for: path, surviving: durability)
        guard rename(file.temporary, file.target) == 0 else {
            let reason = systemReason()
            unlink(file.temporary)
            throw AtomicFileError.cannotReplace(path: path, reason: reason)
        }
        if durability == .powerCut { flushFolder(folder(of: file.target)) }
    }

    /// A file that is written, and lies beside its place until somebody renames or deletes it.
    public struct Prepared: Hashable, Sendable {
        /// Where it lies, by a name that `isTemporary` knows.
        public let temporary: String
        /// Where it belongs: the path that was given, or what that leads to where it is a link.
        public let target: String
    }

    /// Writes `data` beside `path`, and leaves the rename to the caller: so several files can take their places at once.
    ///
    /// The folder must exist.
    /// - Throws: `AtomicFileError` with the path and the system's reason; nothing is left behind then.
    public static func prepare(
        _ data: Data, for path: String, surviving durability: Durability = .powerCut
    ) throws -> Prepared {
        let target = try target(of: path)
        let (descriptor, temporary) = try openTemporary(in: folder(of: target), target: path)
        do {
            try writeAll(data, to: descriptor, path: path)
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

    /// Gives a file that nobody will change a second name beside `path`, in place of a copy, and leaves the rename to the caller.
    ///
    /// - Parameter source: a file, no link to one.
    /// - Returns: nil where that can't be, such as on another file system or one without second names, and where files get their group
    ///   or their access list from the folder that they are made in.
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

    /// Says whether files can be made in `folder`, by making one and deleting it again. What killed processes left there
    /// more than an hour ago is deleted as well.
    /// - Throws: `AtomicFileError.folderNotWritable`.
    public static func checkWritable(folder: String) throws {
        let place = folder.isEmpty ? "." : folder
        let (descriptor, temporary) = try openTemporary(in: place, target: place)
        close(descriptor)
        unlink(temporary)
        sweep(place)
    }

    /// - Parameter now: in seconds of the system's clock.
    static func sweep(_ folder: String, now: Int = time(nil)) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where isTemporary(name) {
            let path = "\(folder)/\(name)"
            // A process of another machine may be writing it, so its number alone proves nothing. An old file that was
            // given such a name just now, to be kept until others are written, has the time of its entry from that.
            guard let status = FileStatus(path: path), status.isRegular, now - status.entrySeconds > 3600 else {
                continue
            }
            unlink(path)
        }
    }

    /// What is replaced: the file that a path leads to, which need not exist yet.
    private static func target(of path: String) throws -> String {
        let target = resolvingLink(path)
        if let status = FileStatus(path: target), !status.isRegular {
            throw AtomicFileError.notAFile(path: path)
        }
        return target
    }

    /// Follows links to the file that they name, which need not exist yet.
    private static func resolvingLink(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        var place = path
        // As many as the system follows.
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { return place }
            place = target.hasPrefix("/") ? target : folder(of: place) + "/" + target
        }
        return path
    }

    /// What stands before the last slash; “.” for a bare name.
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

    /// Makes the rename itself durable; a file system that can't is no error.
    private static func flushFolder(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }

    private static func systemReason() -> String {
        String(cString: strerror(errno))
    }
}

/// Why a file could not be written.
public enum AtomicFileError: Error, Hashable, Sendable {
    /// No file can be made in the folder: it is missing, no folder, read-only, or full.
    case folderNotWritable(folder: String, path: String, reason: String)
    /// The data could not be written, such as on a full disk.
    case cannotWrite(path: String, reason: String)
    /// The finished file could not be moved to its name.
    case cannotReplace(path: String, reason: String)
    /// There is a folder, a device, a pipe or a socket of that name, which is left alone.
    case notAFile(path: String)
}

extension AtomicFileError: CustomStringConvertible {
    /// What the system said.
    public var reason: String {
        switch self {
        case .folderNotWritable(_, _, let reason), .cannotWrite(_, let reason), .cannotReplace(_, let reason): reason
        case .notAFile: "it is a folder or a device"
        }
    }

    public var description: String {
        switch self {
        case .folderNotWritable(let folder, let path, let reason):
            let purpose = folder == path ? "" : ", so \(path) can't be written"
            return "no file can be made in the folder \(folder) (\(reason))\(purpose). "
                + "Create it, or choose a folder that you may write to."
        case .cannotWrite(let path, let reason):
            return "\(path) could not be written (\(reason)); the old file, if any, is untouched."
        case .cannotReplace(let path, let reason):
            return "\(path) could not be replaced (\(reason)). Is it a folder, or owned by somebody else?"
        case .notAFile(let path):
            return "\(path) is a folder or a device, not a file, and is left as it is. Name a file."
        }
    }
}
