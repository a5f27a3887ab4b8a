import Foundation
import SnapshotBuild
import SnapshotCore

/// Builds a gallery each time its sources are saved.
///
/// It belongs to one thread at a time.
package final class BuildWatch: @unchecked Sendable {
    /// The events after files were saved.
    package enum Event: Hashable, Sendable {
        /// Nothing is left to do until the next change.
        case waiting
        case building
        /// Another process builds in the same folder.
        case waitingForBuild(LockHolder?)
        /// The executable is up to date with these changes since it last was.
        case built(changed: Set<String>)
        /// The changes have left all built files as they were.
        case unchanged
        /// The build has failed; the lines are the compiler's errors.
        case failed([String])
    }

    let build: GalleryBuild
    /// The folder for what a watching process keeps.
    let folder: String
    private let watch: FolderWatch
    private let lock: Int32

    /// Prepares to watch the sources of an executable.
    /// - Parameters:
    ///   - executable: the path; nil for this process's.
    ///   - timeout: the seconds after which a build is ended.
    /// - Throws: `WatchError` or `GalleryBuildError`.
    package init(of executable: String? = nil, timeout: Double) throws {
        build = try GalleryBuild(of: executable, timeout: timeout)
        folder = "\(build.scratch)/snapshot-watch/\(FilePaths.name(of: build.executable))"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        watch = try FolderWatch()
        lock = try Self.lock(folder, of: build.executable)
        try watch.watch(build.folders)
    }

    /// Takes the lock of the process that watches an executable.
    private static func lock(_ folder: String, of executable: String) throws(WatchError) -> Int32 {
        let lock = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else { throw .cannotWatch(folder: folder, reason: String(cString: strerror(errno))) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            defer { close(lock) }
            throw .alreadyWatched(executable: executable, by: LockHolder(of: lock))
        }
        LockHolder.noteThisProcess(in: lock)
        return lock
    }

    deinit { close(lock) }

    /// Builds what was saved before, then after each change, until the process is ended.
    /// - Parameters:
    ///   - limit: the number of changes after which it returns; nil for no limit.
    ///   - report: receives what happens. The first build is reported as `built`, even if there was nothing to do.
    /// - Throws: `WatchError`, `GalleryBuildError`, or what `report` throws.
    package func run(changes limit: Int? = nil, report: (Event) throws -> Void) throws {
        try buildChanged([], report: report)
        var count = 0
        while limit.map({ count < $0 }) ?? true {
            try report(.waiting)
            let changed = watch.changes()
            count += 1
            isLast = count == limit
            try buildChanged(changed, report: report)
            try watch.watch(build.folders)
        }
    }

    private var isLast = false
    /// The changes since the last build that succeeded.
    private var pending: Set<String> = []

    private func buildChanged(_ changed: Set<String>, report: (Event) throws -> Void) throws {
        pending.formUnion(changed)
        try report(.building)
        var reportError: (any Error)?
        let outcome: GalleryBuild.Outcome
        do {
            outcome = try build.build(
                changed: changed,
                onWait: { holder in do { try report(.waitingForBuild(holder)) } catch { reportError = error } })
        } catch let error as GalleryBuildError {
            // The next change tries again.
            guard case .locked = error else { throw error }
            outcome = .failed("error: \(error)")
        }
        if let reportError { throw reportError }
        switch outcome {
        case .built:
            let changed = pending
            pending = []
            try report(.built(changed: changed))
        case .unchanged:
            pending = []
            try report(.unchanged)
        case .failed(let output): try report(.failed(Self.diagnostics(in: output)))
        }
    }

    /// The descriptor that may be readable when the next change is there; nil if no change follows.
    var interruption: Int32? { isLast ? nil : watch.descriptor }

    /// Returns whether the next change is there already.
    func hasChanges() -> Bool { watch.hasChanges() }

    /// Returns the lines of the compiler's errors with their places, else those of other errors, else the whole output.
    ///
    /// A module's error is said twice, for the module and for the file, and again below the line of code.
    static func diagnostics(in output: String) -> [String] {
        let lines = output.split(separator: "\n")
        for isError in [{ $0.contains(": error: ") }, { $0.hasPrefix("error: ") }] as [(Substring) -> Bool] {
            var seen: Set<Substring> = []
            let errors = lines.filter { !$0.hasPrefix(" ") && isError($0) && seen.insert($0).inserted }
            if !errors.isEmpty { return errors.map(String.init) }
        }
        return lines.map(String.init)
    }
}
