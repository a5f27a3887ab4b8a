import CFileSystem
import Foundation
import Render

/// A folder that is filled under a temporary name beside its path, and then renamed. A signal that ends the process
/// deletes the temporary folder.
package struct StagedDirectory: Sendable {
    /// The path at which it is filled, with a name that `AtomicFile.isTemporary` recognizes.
    let path: String
    /// The path of the old folder between two renames.
    private let older: String
    private let destination: String
    private let signals: DeferredSignals
    private let calls: FolderCalls

    /// Creates the temporary folder.
    /// - Throws: `StagedDirectoryError.system`.
    package init(
        beside destination: String, through signals: DeferredSignals, calls: FolderCalls = FolderCalls()
    ) throws(StagedDirectoryError) {
        let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let stem = "\(FilePaths.folder(of: destination))/\(AtomicFile.temporaryPrefix)\(getpid())-\(unique)"
        let path = "\(stem)-new\(AtomicFile.temporarySuffix)"
        self.path = path
        older = "\(stem)-old\(AtomicFile.temporarySuffix)"
        self.destination = destination
        self.signals = signals
        self.calls = calls
        let number: Int32 = signals.whileDeferred {
            if mkdir(path, 0o777) != 0 { return errno }
            signals.onShutDown { try? FileManager.default.removeItem(atPath: path) }
            return 0
        }
        if number != 0 { throw .system(number) }
    }

    /// Writes a file, and creates the folders in its name. After a signal nothing more is written.
    /// - Throws: `CommandError.cannotCreate`, with the file's final path.
    package func write(_ data: Data, to name: String) throws(CommandError) {
        let file = "\(path)/\(name)"
        do {
            try signals.whileDeferred {
                try FilePaths.makeFolder(FilePaths.folder(of: file))
                try data.write(to: URL(fileURLWithPath: file))
            }
        } catch {
            throw .cannotCreate(path: "\(destination)/\(name)", reason: SystemReason.of(error))
        }
    }

    /// Writes a file of what `content` appends, which is made in pieces. After a signal nothing more is written.
    /// - Returns: the digest of the file.
    /// - Throws: `CommandError.cannotCreate`, with the file's final path, or what `content` throws.
    @discardableResult
    package func write(
        to name: String, content: (_ append: (Data) throws -> Void) throws -> Void
    ) throws -> FileDigest {
        let file = "\(path)/\(name)"
        func writing<Value>(_ body: () throws -> Value) throws -> Value {
            try signals.whileDeferred {
                do {
                    return try body()
                } catch {
                    throw CommandError.cannotCreate(path: "\(destination)/\(name)", reason: SystemReason.of(error))
                }
            }
        }
        let handle = try writing {
            try Data().write(to: URL(fileURLWithPath: file))
            return try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        }
        defer { try? handle.close() }
        try content { data in try writing { try handle.write(contentsOf: data) } }
        return try writing { FileDigest(try Data(contentsOf: URL(fileURLWithPath: file))) }
    }

    /// Copies a file of the old folder, by a hard link, or by its content if the file system doesn't support links.
    /// Does nothing if there is no such file.
    /// - Throws: the system's error if it can't be read or written.
    package func keep(_ name: String) throws {
        let (old, new) = ("\(destination)/\(name)", "\(path)/\(name)")
        guard FilePaths.isFile(old) else { return }
        if calls.giveSecondName(old, new) == 0 { return }
        try Data(contentsOf: URL(fileURLWithPath: old)).write(to: URL(fileURLWithPath: new))
    }

    /// Moves it to its path; the old folder is at `path` then. This is one step, except on file systems that don't
    /// support exchanging.
    /// - Throws: `StagedDirectoryError`.
    package func moveToDestination() throws(StagedDirectoryError) {
        guard FilePaths.exists(destination) else {
            if calls.move(path, destination) != 0 { throw .system(errno) }
            return
        }
        if calls.exchange(path, destination) == 0 { return }
        let reason = errno
        guard reason == EINVAL || reason == ENOSYS else { throw .system(reason) }
        if calls.move(destination, older) != 0 { throw .system(errno) }
        if calls.move(path, destination) != 0 {
            let reason = errno
            if calls.move(older, destination) != 0 { throw .moved(to: older, reason) }
            throw .system(reason)
        }
        _ = calls.move(older, path)
    }

    /// Deletes the temporary folder.
    package func remove() { signals.whileDeferred { try? FileManager.default.removeItem(atPath: path) } }

    /// Deletes temporary folders that killed processes left, except those with the only name of a file to keep.
    /// - Parameters:
    ///   - folder: the folder that contains them.
    ///   - kept: the name of a file with the user's work.
    ///   - age: the number of seconds since their last change after which they are deleted; newer ones may still be
    ///     filled.
    package static func sweep(_ folder: String, keeping kept: String, after age: Int = 3600) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where AtomicFile.isTemporary(name) {
            let path = "\(folder)/\(name)"
            var status = stat()
            // A process on another machine may be filling it, so the process number in its name proves nothing.
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
                time(nil) - status.st_ctim.tv_sec > age
            else { continue }
            if lstat("\(path)/\(kept)", &status) == 0, status.st_nlink < 2 { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}

/// The system calls that move a folder to its path; they return 0, or set `errno`.
package struct FolderCalls: Sendable {
    /// A call with the paths of two folders.
    package typealias Call = @Sendable (_ one: String, _ other: String) -> Int32

    /// Exchanges two paths in one step. Fails with `EINVAL` or `ENOSYS` if the file system or the kernel doesn't
    /// support it.
    var exchange: Call
    /// Renames the first path to the second one, and replaces what is there.
    var move: Call
    var giveSecondName: Call

    package init(
        exchange: @escaping Call = { cc_exchange($0, $1) }, move: @escaping Call = { rename($0, $1) },
        giveSecondName: @escaping Call = { link($0, $1) }
    ) {
        self.exchange = exchange
        self.move = move
        self.giveSecondName = giveSecondName
    }
}

/// An error of creating the folder, or of moving it to its path.
package enum StagedDirectoryError: Error, Hashable {
    /// The system's error number; everything is unchanged.
    case system(Int32)
    /// The system's error number. The old folder could neither be replaced nor be restored, and is at this path.
    case moved(to: String, Int32)
}
