import Foundation
import Render

/// Properties of paths, according to the file system.
package enum FilePaths {
    /// Returns whether there is a folder at a path, or a link to one.
    package static func isFolder(_ path: String) -> Bool { type(of: path) == S_IFDIR }

    /// Returns whether there is a regular file at a path, or a link to one.
    package static func isFile(_ path: String) -> Bool { type(of: path) == S_IFREG }

    /// Returns whether a path is that of a device, such as `/dev/zero`, whose content may have no end.
    package static func isDevice(_ path: String) -> Bool { [S_IFCHR, S_IFBLK].contains(type(of: path)) }

    private static func type(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Returns whether there is a link to something that doesn't exist at a path.
    package static func leadsNowhere(_ path: String) -> Bool { isLink(path) && !exists(path) }

    /// Returns whether something may exist at a path. False only if there is certainly nothing: a file in a folder that
    /// can't be searched may exist.
    package static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0 || errno != ENOENT && errno != ENOTDIR
    }

    /// Returns whether both paths refer to the same file.
    package static func areSame(_ one: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
            && first.st_ino == second.st_ino
    }

    /// Returns the path without links and dots; nil if nothing is there.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns the path without links and dots of a file that may not exist yet: the path that it will have once
    /// created.
    static func resolvedPath(of path: String) -> String {
        var existing = path
        var missing = ""
        while true {
            if let real = Self.real(existing) { return real == "/" && !missing.isEmpty ? missing : real + missing }
            let folder = Self.folder(of: existing)
            if folder == existing { return path }
            missing = "/\(name(of: existing))\(missing)"
            existing = folder
        }
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the part of a path after its last slash.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Returns the path from the root, without `.` and `..`; links aren't followed.
    package static func absolute(_ path: String) -> String { "/" + components(path).joined(separator: "/") }

    /// Returns the relative path of a file or folder from a folder, such as `../Pictures`; “.” for the folder itself.
    /// Links aren't followed.
    package static func relative(_ path: String, from folder: String) -> String {
        let target = components(path)
        let start = components(folder)
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target[common...]
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    private static func components(_ path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var result: [String] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = result.popLast() } else { result.append(String(part)) }
        }
        return result
    }

    /// Returns two parts of a path as one; either may be empty, and “.” is an empty folder.
    package static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." { return name }
        return name.isEmpty ? folder : folder + (folder.hasSuffix("/") ? "" : "/") + name
    }

    /// Returns the path, or the nearest folder around it that exists.
    package static func nearestExisting(_ path: String) -> String {
        var nearest = path
        while !exists(nearest), nearest != ".", nearest != "/" { nearest = folder(of: nearest) }
        return nearest
    }

    /// Creates a folder and its missing parents.
    /// - Throws: `CommandError.cannotCreate`.
    package static func makeFolder(_ path: String) throws(CommandError) {
        if path.isEmpty || isFolder(path) { return }
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<end])
            if mkdir(part, 0o777) == 0 { continue }
            let number = errno
            // It existed, or another process has created it meanwhile.
            if isFolder(part) { continue }
            guard number == EEXIST else { throw .cannotCreate(path: path, reason: String(cString: strerror(number))) }
            let kind = leadsNowhere(part) ? "a dangling symbolic link" : "a file, not a folder"
            throw .cannotCreate(path: path, reason: "\(part) is \(kind)")
        }
    }

    /// Writes a file, and creates the missing folders around it; the file is old or new at any moment.
    /// - Throws: `CommandError.cannotCreate`, `AtomicFileError`.
    package static func write(
        _ data: Data, to path: String, surviving durability: AtomicFile.Durability = .process
    ) throws {
        try makeFolder(folder(of: path))
        try AtomicFile.write(data, to: path, surviving: durability)
    }

    /// Returns the content of a file; nil if there certainly is none.
    /// - Throws: `FileReadError`.
    package static func content(of path: String) throws(FileReadError) -> Data? {
        guard exists(path) else { return nil }
        guard !isFolder(path) else { throw FileReadError(path: path, reason: "it is a folder, not a file") }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw FileReadError(path: path, reason: Self.reason(error))
        }
    }

    /// Returns the system's reason of an error of Foundation, such as “Permission denied”.
    package static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return underlying.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(truncatingIfNeeded: underlying.code))) : error.localizedDescription
    }

    /// Checks early that a file can be written, and creates the missing folders around it.
    /// - Throws: `CommandError.cannotCreate`, `AtomicFileError`.
    package static func prepareFile(_ path: String) throws {
        let folder = folder(of: path)
        try makeFolder(folder)
        try AtomicFile.checkWritable(folder: folder)
        if isFolder(path) { throw CommandError.cannotCreate(path: path, reason: "it is a folder") }
    }
}

/// The system's reasons, for errors that name a path other than the one that failed.
package enum SystemReason {
    /// Returns the reason of an error, without its path.
    package static func of(_ error: any Error) -> String {
        if case CommandError.cannotCreate(_, let reason) = error { return reason }
        return (error as? AtomicFileError)?.reason ?? error.localizedDescription
    }
}

extension FileDigest {
    /// Computes the digest of a file's bytes; nil if it can't be read.
    init?(ofFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(data)
    }
}

/// An error of reading a file that the user named.
package struct FileReadError: Error, Hashable, CustomStringConvertible, StatusError {
    package var path: String
    /// The reason, such as the system's.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "\(path) can't be read: \(reason)" }

    package var commandStatus: CommandStatus { .noInput }
}
