import Foundation
import SnapshotCore

/// Builds the executable of a gallery anew: by the commands that a change reaches, or by SwiftPM.
///
/// Not thread-safe.
final class GalleryBuild {
    /// The path of the executable.
    let executable: String
    /// SwiftPM's folder of built files.
    let scratch: String
    /// The configuration, `debug` or `release`.
    private let configuration: String
    /// The folder of the package.
    let package: String
    private let timeout: Double
    private var plan: IncrementalBuild
    private var structure: Set<String>
    /// The changed files, and those that builds have written, since the last build that succeeded.
    private var pending: Set<String> = []
    /// A Boolean value that indicates whether SwiftPM must plan the next build.
    private var needsPlan = false

    /// Finds the package that an executable was built from.
    /// - Parameters:
    ///   - executable: the path; nil for this process's.
    ///   - timeout: the seconds after which a build is ended.
    /// - Throws: `WatchError.notBuiltBySwiftPM` or `.otherPackage`.
    init(of executable: String? = nil, timeout: Double) throws(WatchError) {
        let executable = executable ?? Process.builtExecutable
        self.executable = executable
        self.timeout = timeout
        // <scratch>/<platform>/<configuration>/<name>
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
        configuration = folder.lastPathComponent
        scratch = folder.deletingLastPathComponent().deletingLastPathComponent().path
        guard let manifest = try? BuildManifest(contentsOf: "\(scratch)/\(configuration).yaml"),
            let package = manifest.packageFolder
        else { throw .notBuiltBySwiftPM(executable: executable) }
        guard let plan = IncrementalBuild(of: executable, in: manifest) else {
            throw .otherPackage(executable: executable, scratch: scratch)
        }
        self.package = package
        self.plan = plan
        structure = Set(manifest.structure)
        pending = Self.newer(than: executable, of: plan.sources)
    }

    /// Returns the files that were saved after the executable was linked. Those that it doesn't need to be linked for
    /// are compiled once more, which changes nothing.
    private static func newer(than executable: String, of paths: Set<String>) -> Set<String> {
        func time(_ path: String) -> (Int, Int)? {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            return (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
        guard let built = time(executable) else { return paths }
        return paths.filter { time($0).map { $0 > built } ?? false }
    }

    /// The folders whose files the executable is built from, without built files and the toolchain's.
    var folders: Set<String> {
        var folders: Set<String> = [package]
        for path in plan.sources.union(structure) where path.hasPrefix("/") && !isOutside(path) {
            if FilePaths.isFolder(path) {
                let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
                folders.insert(folder)
                // A folder of resources has folders of its own.
                let inner = FileManager.default.enumerator(atPath: folder)
                while let name = inner?.nextObject() as? String {
                    if inner?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
                        folders.insert("\(folder)/\(name)")
                    }
                }
            } else {
                folders.insert(FilePaths.folder(of: path))
            }
        }
        return folders
    }

    private func isOutside(_ path: String) -> Bool {
        path.hasPrefix(scratch + "/") || path.hasPrefix("/usr/") || path.contains("/usr/lib/swift")
    }

    /// The result of building.
    enum Outcome {
        case built
        /// The compiler's words.
        case failed(String)
    }

    /// Builds what changed since the last build that succeeded.
    /// - Throws: `WatchError.cannotBuild` if no program can be started.
    func build(changed: Set<String>) throws(WatchError) -> Outcome {
        pending.formUnion(changed)
        needsPlan = needsPlan || requirePlan(changed)
        do {
            if !needsPlan {
                let lock = BuildLock(scratch)
                defer { lock.release() }
                switch try plan.run(dirty: &pending, in: package, timeout: timeout) {
                case .built:
                    pending = []
                    return .built
                case .failed(let output): return .failed(output)
                case .needsPlan: needsPlan = true
                }
            }
            let outcome = try buildAnew()
            if case .built = outcome { (pending, needsPlan) = ([], false) }
            return outcome
        } catch {
            throw .cannotBuild(reason: "\(error)")
        }
    }

    /// Returns whether files were added or removed, or describe the package. Other files that no command reads need no
    /// build, since screens read them when they are drawn.
    private func requirePlan(_ changed: Set<String>) -> Bool {
        changed.contains { path in
            if structure.contains(path) || structure.contains("\(path)/") || FilePaths.isFolder(path) { return true }
            if plan.sources.contains(path) { return !FilePaths.exists(path) }
            return path.hasSuffix(".swift") || path.hasSuffix("/lowering.json")
        }
    }

    private func buildAnew() throws -> Outcome {
        // A plan that SwiftPM keeps misses files that are added to folders outside of the package.
        let result = try ChildProcess.run(
            "swift",
            [
                "build", "--package-path", package, "--scratch-path", scratch, "--configuration", configuration,
                "--product", URL(fileURLWithPath: executable).lastPathComponent, "--disable-build-manifest-caching",
                "--quiet",
            ],
            in: package, environment: ProcessInfo.processInfo.environment, timeout: timeout)
        if result.isTimedOut { return .failed("error: swift build took longer than \(Int(timeout)) s") }
        guard result.status == 0 else {
            return .failed(String(decoding: result.output, as: UTF8.self) + result.errorText)
        }
        let manifest = try BuildManifest(contentsOf: "\(scratch)/\(configuration).yaml")
        guard let plan = IncrementalBuild(of: executable, in: manifest) else {
            throw WatchError.otherPackage(executable: executable, scratch: scratch)
        }
        self.plan = plan
        structure = Set(manifest.structure)
        return .built
    }
}

/// The lock that SwiftPM holds while it builds in a folder.
private struct BuildLock {
    private let descriptor: Int32

    init(_ scratch: String) {
        descriptor = open("\(scratch)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    }

    func release() { if descriptor >= 0 { close(descriptor) } }
}
