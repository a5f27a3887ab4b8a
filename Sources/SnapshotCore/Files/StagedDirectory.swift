import Foundation
import Render

/// A folder that is filled beside its place and then put there. A signal that ends the process deletes what lies aside.
package struct StagedDirectory: Sendable {
    /// An error of making the folder, or of putting it in its place.
    package enum Fault: Error, Hashable {
        /// The system's number; everything is as before.
        case system(Int32)
        /// The system's number. What was at the place could neither be replaced nor be brought back, and lies here.
        case moved(to: String, Int32)
    }

    /// The path at which it is filled, with a name that `AtomicFile.isTemporary` recognizes.
    let path: String
    /// The path of the old folder between two steps.
    private let older: String
    private let place: String
    private let gate: DeferredSignals
    private let calls: FolderCalls

    /// - Throws: `Fault.system`.
    package init(beside place: String, through gate: DeferredSignals, calls: FolderCalls = FolderCalls()) throws(Fault)
    {
        let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let stem = "\(FilePaths.folder(of: place))/\(AtomicFile.temporaryPrefix)\(getpid())-\(unique)"
        let path = "\(stem)-new\(AtomicFile.temporarySuffix)"
        self.path = path
        older = "\(stem)-old\(AtomicFile.temporarySuffix)"
        self.place = place
        self.gate = gate
        self.calls = calls
        let number: Int32 = gate.write {
            if mkdir(path, 0o777) != 0 { return errno }
            gate.onClose { try? FileManager.default.removeItem(atPath: path) }
            return 0
        }
        if number != 0 { throw .system(number) }
    }

    /// Writes a file, and makes the folders in its name. After a signal nothing more is written.
    /// - Throws: `CommandError.cannotCreate`, by the path that the file was to get.
    package func write(_ data: Data, to name: String) throws(CommandError) {
        let file = "\(path)/\(name)"
        do {
            try gate.write {
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
    /// - Throws: `Fault`.
    package func takePlace() throws(Fault) {
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
    package func remove() {
        gate.write { try? FileManager.default.removeItem(atPath: path) }
    }

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
