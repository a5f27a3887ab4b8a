import Foundation
import SnapshotBuild
import SnapshotCore
import Synchronization

/// The build of the package that this command belongs to, as a tool.
final class GalleryBuildRun: Sendable {
    /// The reason without a package.
    static let unavailable =
        "not available: this command wasn't started by a gallery's script “snapshot” and isn't in a "
        + "package's folder .build"

    private let executable: String
    private let state: Mutex<State>
    /// The time of the last search for changed sources, and its result.
    private let lastSearch = Mutex<(time: ContinuousClock.Instant, isOutdated: Bool)?>(nil)
    /// The time at which the last build that succeeded began: it leaves the executable as it is if only sources of
    /// other products have changed.
    private let lastBuild = Mutex<Duration>(.zero)
    /// The folders of the package's Swift files, and of the app's files that it contains by links.
    var sourceFolders: [String] { GalleryBuild.sourceFolders(ofPackage: package) }
    private let package: String

    private struct State: ~Copyable {
        let build: GalleryBuild
        /// The sources when the last build began; nil before the first one, which SwiftPM plans.
        var files: FolderState?
    }

    /// - Parameter executable: The path of this command.
    init?(executable: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard
            let build = try? GalleryBuild(
                of: executable, environment: environment, timeout: 1800, requiresPlan: false)
        else { return nil }
        self.executable = executable
        package = build.package
        state = Mutex(State(build: build, files: nil))
    }

    /// Builds the package.
    func run(_ cancellation: Cancellation) throws -> ToolResult {
        let before = FileIdentity(executable)
        let start = Duration.seconds(Int64(Date().timeIntervalSince1970))
        let (outcome, notes) = try state.withLock { state in
            // The folders of the last plan; the next one may have others.
            let files = FolderState(of: state.build.folders)
            let changed = state.files.map { files.changes(since: $0) } ?? [state.build.package]
            state.files = files
            var notes: [String] = []
            do {
                let outcome = try state.build.build(
                    changed: changed, isCanceled: { cancellation.isCanceled },
                    onWait: { notes.append("another build was waited for" + ($0.map { " (\($0))" } ?? "")) })
                return (outcome, notes)
            } catch let error as GalleryBuildError {
                throw ToolError.failed("\(error)")
            }
        }
        lastSearch.withLock { $0 = nil }
        if case .failed(let text) = outcome {
            return ToolResult(error: Self.report(text, folder: FileManager.default.currentDirectoryPath))
        }
        lastBuild.withLock { $0 = start }
        let isNew = FileIdentity(executable) != before
        return ToolResult(([isNew ? "built" : "built; nothing changed"] + notes).joined(separator: "\n"))
    }

    /// Returns the errors in the output of a build that failed.
    /// - Parameter folder: The folder that paths are shown relative to.
    static func report(_ output: String, folder: String) -> String {
        let errors = CompilerError.all(in: output)
        var lines = errors.prefix(30).map { error in
            let path = error.path.hasPrefix("\(folder)/") ? String(error.path.dropFirst(folder.count + 1)) : error.path
            return "\(path):\(error.line):\(error.column): \(error.message)"
        }
        if errors.count > 30 { lines.append("and \(errors.count - 30) more errors") }
        lines += CompilerError.faults(in: output).prefix(10)
        if lines.isEmpty { lines = output.split(separator: "\n").suffix(10).map(String.init) }
        let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
        return (["the build failed" + (errors.isEmpty ? ":" : ", \(count):")] + lines).joined(separator: "\n")
    }

    // MARK: Sources

    /// Returns a Boolean value that indicates whether a Swift file is newer than the executable.
    func isOutdated() -> Bool {
        lastSearch.withLock { last in
            if let last, ContinuousClock.now - last.time < .seconds(2) { return last.isOutdated }
            let isOutdated = hasNewerSource
            last = (.now, isOutdated)
            return isOutdated
        }
    }

    private var hasNewerSource: Bool {
        guard let built = FileIdentity(executable)?.modified else { return true }
        let lastBuild = lastBuild.withLock(\.self)
        return SourceFiles.paths(in: sourceFolders).contains { path in
            guard let changed = FileIdentity(path)?.modified else { return false }
            return changed >= lastBuild && changed > built
        }
    }
}
