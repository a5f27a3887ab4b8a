import Foundation
import SnapshotBuild

/// Reports which files of folders are saved, added or removed, by inotify: waiting costs no processor time.
///
/// Not thread-safe.
final class FolderWatch {
    /// The descriptor that is readable when something has changed.
    let descriptor: Int32
    private var folders: [Int32: String] = [:]
    /// Changes that were read, and not yet returned.
    private var pending: Set<String> = []
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    /// Starts to watch.
    /// - Throws: `WatchError.cannotWatch` if the system gives no instance of inotify.
    init() throws(WatchError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw .cannotWatch(folder: nil, reason: String(cString: strerror(errno))) }
    }

    deinit { close(descriptor) }

    /// Watches these folders instead of the present ones, without the folders in them. Folders that don't exist are
    /// left out.
    /// - Throws: `WatchError.cannotWatch` if the system watches no more folders.
    func watch(_ wanted: Set<String>) throws(WatchError) {
        for (number, folder) in folders where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, number)
            folders[number] = nil
        }
        let mask =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
            | UInt32(IN_CREATE) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
        for folder in wanted.subtracting(folders.values) {
            let number = inotify_add_watch(descriptor, folder, mask)
            if number >= 0 {
                folders[number] = folder
            } else if errno != ENOENT, errno != ENOTDIR, errno != EACCES {
                throw .cannotWatch(folder: folder, reason: String(cString: strerror(errno)))
            }
        }
    }

    /// Waits for changes, and then until there is none for a moment, since editors and git write several files.
    /// - Parameters:
    ///   - quiet: the length of that moment, in seconds.
    ///   - patience: the seconds to wait for that moment, since a program may write again and again.
    ///   - timeout: the seconds to wait for the first change; nil for no limit.
    /// - Returns: the paths of the files, without temporary and hidden ones, and of watched folders that are gone or
    ///   replaced; empty at the time limit.
    func changes(quiet: Double = 0.03, patience: Double = 2, timeout: Double? = nil) -> Set<String> {
        var changed = pending
        pending = []
        let start = timeout.map { ContinuousClock.now + .seconds($0) }
        var end = changed.isEmpty ? nil : ContinuousClock.now + .seconds(patience)
        while true {
            let limit = end == nil ? start.map(Self.seconds(until:)) : quiet
            guard isReadable(within: limit) else { return changed }
            readEvents(into: &changed)
            if let end, end < .now { return changed }
            if end == nil, !changed.isEmpty { end = .now + .seconds(patience) }
        }
    }

    /// Returns whether there are changes, which the next `changes(quiet:patience:timeout:)` returns. It doesn't wait.
    func hasChanges() -> Bool {
        while isReadable(within: 0) { readEvents(into: &pending) }
        return !pending.isEmpty
    }

    /// Returns the seconds until a time, at least 0.
    private static func seconds(until time: ContinuousClock.Instant) -> Double {
        let left = (time - .now).components
        return max(0, Double(left.seconds) + Double(left.attoseconds) * 1e-18)
    }

    private func isReadable(within seconds: Double?) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let found = poll(&entry, 1, seconds.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
            if found >= 0 { return found > 0 }
            guard errno == EINTR else { return false }
        }
    }

    private func readEvents(into changed: inout Set<String>) {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        let header = MemoryLayout<inotify_event>.size
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            while offset + header <= count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let name = bytes[(offset + header)..<min(count, offset + header + Int(event.len))].prefix { $0 != 0 }
                offset += header + Int(event.len)
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    // More events than the system keeps: every folder may have changed.
                    changed.formUnion(folders.values)
                    continue
                }
                guard let folder = folders[event.wd] else { continue }
                if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
                    // The folder is gone, or has another path. There may be another one in its place already, which
                    // the next `watch(_:)` finds.
                    folders[event.wd] = nil
                    if event.mask & UInt32(IN_MOVE_SELF) != 0 { inotify_rm_watch(descriptor, event.wd) }
                    changed.insert(folder)
                    continue
                }
                let text = String(decoding: name, as: UTF8.self)
                let isFolder = event.mask & UInt32(IN_ISDIR) != 0
                // A file is complete when it is closed; a folder when it is made.
                if event.mask & UInt32(IN_CREATE) != 0, !isFolder { continue }
                if !text.isEmpty, !TemporaryFile.isTemporary(text) { changed.insert("\(folder)/\(text)") }
            }
        }
    }
}
