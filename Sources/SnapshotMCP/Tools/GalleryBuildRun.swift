import Foundation
import GallerySources
import SnapshotCore
import SnapshotInit
import Synchronization

/// The build of the package that this command belongs to.
final class GalleryBuildRun: Sendable {
    /// The environment variable with the path of a gallery's script, which builds the gallery and runs its command.
    static let launcherVariable = "SNAPSHOT_LAUNCHER"
    /// The reason without a package.
    static let unavailable =
        "not available: this command wasn't started by a gallery's script “snapshot” and isn't in a "
        + "package's folder .build"

    private let executable: String
    private let package: String
    private let program: String
    private let arguments: [String]
    /// The time of the last search for changed sources, and its result.
    private let lastSearch = Mutex<(time: ContinuousClock.Instant, isOutdated: Bool)?>(nil)
    /// The time at which the last build that succeeded began: it leaves the executable as it is if only sources of other
    /// products have changed.
    private let lastBuild = Mutex<Int64>(0)

    /// - Parameter executable: The path of this command.
    init?(executable: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.executable = executable
        if let launcher = environment[Self.launcherVariable], !launcher.isEmpty, FilePaths.isFile(launcher) {
            package = FilePaths.folder(of: launcher)
            program = launcher
            // The shortest thing that the command can do after the build.
            arguments = ["--version"]
            return
        }
        guard let range = executable.range(of: "/.build/", options: .backwards),
            case let package = String(executable[..<range.lowerBound]), FilePaths.exists("\(package)/Package.swift")
        else { return nil }
        self.package = package
        program = "/usr/bin/env"
        arguments =
            ["swift", "build", "--package-path", package, "--product", FilePaths.name(of: executable)]
            + (executable.contains("/release/") ? ["--configuration", "release"] : [])
    }

    /// Builds the package.
    func run(_ cancellation: Cancellation) throws -> ToolResult {
        let before = ToolExecutable(path: executable).stamp
        let start = Int64(Date().timeIntervalSince1970)
        let output = try CommandRun(program: program, arguments: arguments, timeout: 1800).run(cancellation)
        lastSearch.withLock { $0 = nil }
        let text = "\(output.text)\n\(output.messages)"
        if output.status == 0 {
            lastBuild.withLock { $0 = start }
            let isNew = ToolExecutable(path: executable).stamp != before
            return ToolResult(isNew ? "built" : "built; nothing changed")
        }
        return ToolResult(error: Self.report(text, folder: FileManager.default.currentDirectoryPath))
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

    /// The folders of the package's Swift files, and of the app's files that it contains by links.
    var sourceFolders: [String] {
        let sources = "\(package)/Sources"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
        let linked = names.sorted().compactMap { name in
            FilePaths.real("\(sources)/\(name)/\(LoweringSettings.linkName)")
        }
        // A link may lead to a folder that contains another one's.
        var folders: [String] = []
        for folder in ([sources] + linked).sorted(by: { $0.count < $1.count })
        where !folders.contains(where: { folder == $0 || folder.hasPrefix("\($0)/") }) {
            folders.append(folder)
        }
        return folders
    }

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
        guard let built = ToolExecutable(path: executable).stamp else { return true }
        let lastBuild = lastBuild.withLock(\.self)
        return SourceFiles.paths(in: sourceFolders).contains { path in
            guard let changed = ToolExecutable(path: path).stamp else { return false }
            return changed.seconds >= lastBuild
                && (changed.seconds, changed.nanoseconds) > (built.seconds, built.nanoseconds)
        }
    }
}

/// The Swift files of folders.
enum SourceFiles {
    /// Returns the paths of the Swift files in folders and their subfolders, without hidden ones and links.
    static func paths(in folders: [String]) -> [String] {
        var found: [String] = []
        var waiting = folders
        while let folder = waiting.popLast(), found.count < 50_000 {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.first != "." {
                let path = "\(folder)/\(name)"
                if name.hasSuffix(".swift") {
                    found.append(path)
                } else if !name.contains("."), FilePaths.isFolder(path), !FilePaths.isLink(path) {
                    waiting.append(path)
                }
            }
        }
        return found.sorted()
    }
}
