import CFileSystem
import Foundation
import Render

/// A folder that is filled beside its place and then put there. A signal that ends the process deletes what lies aside.
package struct StagedDirectory: Sendable {
    /// The path at which it is filled, with a name that `AtomicFile.isTemporary` recognizes.
    let path: String
    /// The path of the old folder between two steps.
    private let older: String
    private let place: String
    private let signals: DeferredSignals
    private let calls: FolderCalls

    /// - Throws: `StagedDirectoryError.system`.
    package init(
        beside place: String, through signals: DeferredSignals, calls: FolderCalls = FolderCalls()
    ) throws(StagedDirectoryError) {
        let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let stem = "\(FilePaths.folder(of: place))/\(AtomicFile.temporaryPrefix)\(getpid())-\(unique)"
        let path = "\(stem)-new\(AtomicFile.temporarySuffix)"
        self.path = path
        older = "\(stem)-old\(AtomicFile.temporarySuffix)"
        self.place = place
        self.signals = signals
        self.calls = calls
        let number: Int32 = signals.write {
            if mkdir(path, 0o777) != 0 { return errno }
            signals.onClose { try? FileManager.default.removeItem(atPath: path) }
            return 0
        }
        if number != 0 { throw .system(number) }
    }

    /// Writes a file, and makes the folders in its name. After a signal nothing more is written.
    /// - Throws: `CommandError.cannotCreate`, by the path that the file was to get.
    package func write(_ data: Data, to name: String) throws(CommandError) {
        let file = "\(path)/\(name)"
        do {
            try signals.write {
                try FilePaths.makeFolder(FilePaths.folder(of: file))
                try data.write(to: URL(fileURLWithPath: file))
            }
        } catch {
            throw .cannotCreate(path: "\(place)/\(name)", reason: SystemReason.of(error))
        }
    }

    /// Takes a file of the place over, by a second name, or by a copy where the file system has no such names; nothing
    /// where it isn't there.
    /// - Throws: where it can't be read or written.
    package func keep(_ name: String) throws {
        let (old, new) = ("\(place)/\(name)", "\(path)/\(name)")
        guard FilePaths.isFile(old) else { return }
        if calls.giveSecondName(old, new) == 0 { return }
        try Data(contentsOf: URL(fileURLWithPath: old)).write(to: URL(fileURLWithPath: new))
    }

    /// Puts it in its place; what was there lies at `path` then. That is one step, but on file systems that have none
    /// for it.
    /// - Throws: `StagedDirectoryError`.
    package func takePlace() throws(StagedDirectoryError) {
        guard FilePaths.exists(place) else {
            if calls.move(path, place) != 0 { throw .system(errno) }
            return
        }
        if calls.exchange(path, place) == 0 { return }
        let reason = errno
        guard reason == EINVAL || reason == ENOSYS else { throw .system(reason) }
        if calls.move(place, older) != 0 { throw .system(errno) }
        if calls.move(path, place) != 0 {
            let reason = errno
            if calls.move(older, place) != 0 { throw .moved(to: older, reason) }
            throw .system(reason)
        }
        _ = calls.move(older, path)
    }

    /// Deletes what lies aside.
    package func remove() { signals.write { try? FileManager.default.removeItem(atPath: path) } }

    /// Deletes folders that killed processes left aside, but none that has the last name of a file to keep.
    /// - Parameters:
    ///   - folder: what they lie in.
    ///   - kept: the name of a file with work of the user.
    ///   - age: how many seconds ago those last changed that are deleted; others may still be filled.
    package static func sweep(_ folder: String, keeping kept: String, after age: Int = 3600) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where AtomicFile.isTemporary(name) {
            let path = "\(folder)/\(name)"
            var status = stat()
            // A process of another machine may be filling it, so the number in its name proves nothing.
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
                time(nil) - status.st_ctim.tv_sec > age
            else { continue }
            if lstat("\(path)/\(kept)", &status) == 0, status.st_nlink < 2 { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}

/// The system's calls that put a folder in its place; they return 0, or set `errno`.
package struct FolderCalls: Sendable {
    /// A call with the paths of two folders.
    package typealias Call = @Sendable (_ one: String, _ other: String) -> Int32

    /// Lets two paths swap what they name, in one step. `EINVAL` or `ENOSYS` where the file system or the kernel can't.
    var exchange: Call
    /// Gives what the first path names the second one, in place of the first.
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

/// An error of making the folder, or of putting it in its place.
package enum StagedDirectoryError: Error, Hashable {
    /// The system's number; everything is as before.
    case system(Int32)
    /// The system's number. What was at the place could neither be replaced nor be brought back, and lies here.
    case moved(to: String, Int32)
}
