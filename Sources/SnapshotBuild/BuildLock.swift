import Foundation
import SnapshotCore

/// The lock that SwiftPM holds while it builds in a folder.
struct BuildLock {
    private let descriptor: Int32

    /// Takes the lock, as soon as no other process holds it.
    /// - Parameters:
    ///   - scratch: the folder of built files.
    ///   - timeout: the seconds to wait at most.
    ///   - onWait: called once if another process holds the lock.
    ///   - isCanceled: checked while it waits.
    /// - Throws: `CancellationError`, or `GalleryBuildError.locked` at the time limit.
    init(
        _ scratch: String, timeout: Double, onWait: (LockHolder?) -> Void, isCanceled: () -> Bool = { false }
    ) throws {
        descriptor = open("\(scratch)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        // SwiftPM names a file that it can't lock itself.
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
            if descriptor >= 0 { LockHolder.noteThisProcess(in: descriptor) }
            return
        }
        let holder = LockHolder(of: descriptor)
        onWait(holder)
        let deadline = ContinuousClock.now + .seconds(timeout)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let isCanceled = isCanceled()
            if isCanceled || ContinuousClock.now > deadline {
                defer { close(descriptor) }
                if isCanceled { throw CancellationError() }
                throw GalleryBuildError.locked(scratch: scratch, by: LockHolder(of: descriptor) ?? holder)
            }
            usleep(50_000)
        }
        LockHolder.noteThisProcess(in: descriptor)
    }

    func release() { if descriptor >= 0 { close(descriptor) } }
}

/// A process that holds the lock of a file.
package struct LockHolder: Hashable, Sendable {
    package var id: pid_t
    /// The name of its program; empty if it isn't this user's.
    package var name: String

    package init(id: pid_t, name: String) {
        self.id = id
        self.name = name
    }

    /// Finds the process that holds the lock of an open file (`flock`): the one that the system lists, else the one
    /// that has written its identifier into the file. Nil if neither is known, as for a process outside of this
    /// container.
    package init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        let locks = (try? String(contentsOfFile: "/proc/locks", encoding: .utf8)) ?? ""
        guard let id = Self.holder(ofFile: UInt64(status.st_ino), in: locks) ?? Self.notedProcess(in: descriptor) else {
            return nil
        }
        let name = try? String(contentsOfFile: "/proc/\(id)/comm", encoding: .utf8)
        self.init(id: id, name: (name ?? "").trimmingCharacters(in: .newlines))
    }

    /// Writes this process's identifier into the file whose lock it holds, as SwiftPM does, which shows it while it
    /// waits for the lock.
    package static func noteThisProcess(in descriptor: Int32) {
        guard ftruncate(descriptor, 0) == 0 else { return }
        let bytes = Array("\(getpid())".utf8)
        _ = pwrite(descriptor, bytes, bytes.count, 0)
    }

    /// Returns the process whose identifier is in a file, if it runs.
    private static func notedProcess(in descriptor: Int32) -> pid_t? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0, let id = pid_t(String(decoding: bytes[..<count], as: UTF8.self)), id > 0,
            kill(id, 0) == 0 || errno == EPERM
        else { return nil }
        return id
    }

    /// Returns the process that holds the lock of a file in the lines of `/proc/locks`, such as
    /// “1: FLOCK  ADVISORY  WRITE 18076 fe:01:1835 0 EOF”. The devices of some file systems differ from those of
    /// `stat`.
    static func holder(ofFile file: UInt64, in locks: String) -> pid_t? {
        for line in locks.split(separator: "\n") {
            let words = line.split(separator: " ")
            // A process that waits for a lock has an arrow in its line.
            guard words.count >= 6, words[1] == "FLOCK", words[5].split(separator: ":").last == "\(file)" else {
                continue
            }
            if let id = pid_t(words[4]), id > 0 { return id }
        }
        return nil
    }
}

extension LockHolder: CustomStringConvertible {
    package var description: String { name.isEmpty ? "process \(id)" : "\(name), process \(id)" }
}
