import Foundation
import GallerySources
import SnapshotCore

/// Builds the executable of a gallery anew: by the commands that a change reaches, or by SwiftPM.
///
/// Not thread-safe.
package final class GalleryBuild {
    /// The environment variable with the path of a gallery's script, which builds the gallery and runs its command.
    package static let launcherVariable = "SNAPSHOT_LAUNCHER"

    /// The path of the executable.
    package let executable: String
    /// SwiftPM's folder of built files.
    package let scratch: String
    /// The configuration, `debug` or `release`.
    private let configuration: String
    /// The folder of the package.
    package let package: String
    private let timeout: Double
    /// The gallery's script, which can build when SwiftPM's plan belongs to another package; nil if there is none.
    private let launcher: String?
    /// The plan; nil if SwiftPM must make one.
    private var plan: IncrementalBuild?
    private var structure: Set<String>
    /// The path of SwiftPM's plan, and the state of the file that `plan` was read from.
    private let planFile: String
    private var planIdentity: FileIdentity?
    /// The changed files, and those that builds have written, since the last build that succeeded.
    private var pending: Set<String> = []
    /// The changed files that weren't held against the plan yet, which another build may write meanwhile.
    private var unplanned: Set<String> = []
    /// The executable after the last build.
    private var linked: FileIdentity?
    /// A Boolean value that indicates whether SwiftPM must plan the next build.
    private var needsPlan = false

    /// Finds the package that an executable was built from.
    /// - Parameters:
    ///   - executable: the path; nil for this process's.
    ///   - environment: the variables, of which one may name the gallery's script.
    ///   - timeout: the seconds after which a build is ended.
    ///   - requiresPlan: true if SwiftPM's plan must be there already; else the first build can make it.
    /// - Throws: `GalleryBuildError.notBuiltBySwiftPM` or `.otherPackage`.
    package init(
        of executable: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
        timeout: Double, requiresPlan: Bool = true
    ) throws(GalleryBuildError) {
        let executable = executable ?? Process.builtExecutable
        self.executable = executable
        linked = FileIdentity(executable)
        self.timeout = timeout
        // <scratch>/<platform>/<configuration>/<name>
        let folder = FilePaths.folder(of: executable)
        configuration = FilePaths.name(of: folder)
        scratch = FilePaths.folder(of: FilePaths.folder(of: folder))
        let launcher = environment[Self.launcherVariable].flatMap { $0.isEmpty || !FilePaths.isFile($0) ? nil : $0 }
        self.launcher = launcher
        let home = launcher.map(FilePaths.folder(of:))
        let planFile = "\(scratch)/\(configuration).yaml"
        self.planFile = planFile
        let identity = FileIdentity(planFile)
        let manifest = try? BuildManifest(contentsOf: planFile)
        let planned = manifest?.packageFolder
        if let manifest, let planned, home.map({ FilePaths.areSame($0, planned) }) ?? true,
            let plan = IncrementalBuild(of: executable, in: manifest)
        {
            package = planned
            self.plan = plan
            planIdentity = identity
            structure = Set(manifest.structure)
            pending = Self.newer(than: executable, of: plan.sources)
            return
        }
        if requiresPlan {
            guard planned != nil else { throw .notBuiltBySwiftPM(executable: executable) }
            throw .otherPackage(executable: executable, scratch: scratch)
        }
        guard let found = home ?? Self.package(around: executable) else {
            throw .notBuiltBySwiftPM(executable: executable)
        }
        package = found
        plan = nil
        structure = []
        needsPlan = true
    }

    /// Returns the folder of the package that contains an executable's folder `.build`.
    private static func package(around executable: String) -> String? {
        guard let range = executable.range(of: "/.build/", options: .backwards) else { return nil }
        let folder = String(executable[..<range.lowerBound])
        return FilePaths.exists("\(folder)/Package.swift") ? folder : nil
    }

    /// Returns the files that were saved after the executable was linked. Those that it doesn't need to be linked for
    /// are compiled once more, which changes nothing.
    private static func newer(than executable: String, of paths: Set<String>) -> Set<String> {
        guard let built = FileIdentity(executable)?.modified else { return paths }
        return paths.filter { FileIdentity($0).map { $0.modified > built } ?? false }
    }

    /// The paths of the files that the executable is built from, as far as a plan names them.
    package var sources: Set<String> { plan?.sources ?? [] }

    /// The folders whose files the executable is built from, without built files and the toolchain's.
    package var folders: Set<String> {
        var folders: Set<String> = [package]
        for path in sources.union(structure) where path.hasPrefix("/") && !isOutside(path) {
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

    /// The folders of the package's Swift files, and of the app's files that it contains by links.
    package var sourceFolders: [String] { Self.sourceFolders(ofPackage: package) }

    /// Returns the folders of a package's Swift files, and of the app's files that it contains by links.
    package static func sourceFolders(ofPackage package: String) -> [String] {
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

    /// The result of building.
    package enum Outcome: Hashable {
        case built
        /// No built file has changed, nor a file that screens may read when they are drawn.
        case unchanged
        /// The compiler's words.
        case failed(String)
    }

    /// Builds what changed since the last build that succeeded.
    /// - Parameters:
    ///   - changed: the paths of the files that were saved, added or removed.
    ///   - isCanceled: checked again and again; true to end the build.
    ///   - onWait: called if another process builds in the same folder, which this build waits for.
    /// - Throws: `GalleryBuildError`, or `CancellationError`.
    package func build(
        changed: Set<String>, isCanceled: (@Sendable () -> Bool)? = nil, onWait: (LockHolder?) -> Void = { _ in }
    ) throws -> Outcome {
        pending.formUnion(changed)
        unplanned.formUnion(changed)
        let before = pending
        let outcome = try buildPending(isCanceled, onWait)
        guard case .built = outcome else { return outcome }
        // Another build may have linked the change meanwhile.
        let former = linked
        linked = FileIdentity(executable)
        defer { pending = [] }
        // Files that a command has written otherwise than before are added to them.
        let isSame = hasBuiltByCommands && pending == before && !before.isEmpty && linked == former
        return isSame && before.allSatisfy { $0.hasSuffix(".swift") && sources.contains($0) } ? .unchanged : .built
    }

    /// A Boolean value that indicates whether the last build needed nothing but the plan's commands.
    private var hasBuiltByCommands = false

    private func buildPending(
        _ isCanceled: (() -> Bool)?, _ onWait: (LockHolder?) -> Void
    ) throws -> Outcome {
        hasBuiltByCommands = false
        do {
            if let outcome = try buildByCommands(isCanceled, onWait) {
                hasBuiltByCommands = true
                return outcome
            }
            // SwiftPM takes the lock itself.
            let outcome = try buildAnew(isCanceled)
            if case .built = outcome { needsPlan = plan == nil }
            return outcome
        } catch let error as GalleryBuildError {
            throw error
        } catch let error as CancellationError {
            throw error
        } catch {
            throw GalleryBuildError.cannotStart(reason: "\(error)")
        }
    }

    /// Runs the plan's commands.
    /// - Returns: nil if SwiftPM must plan the build.
    private func buildByCommands(
        _ isCanceled: (() -> Bool)?, _ onWait: (LockHolder?) -> Void
    ) throws -> Outcome? {
        // Without a plan there may be no such folder.
        guard FilePaths.exists(planFile) else { return nil }
        let lock = try BuildLock(scratch, timeout: timeout, onWait: onWait, isCanceled: isCanceled ?? { false })
        defer { lock.release() }
        // Another build in the folder may have planned, for this package or another one.
        if FileIdentity(planFile) != planIdentity {
            readPlan()
            if plan == nil { needsPlan = true }
        }
        needsPlan = needsPlan || requirePlan(unplanned)
        unplanned = []
        guard !needsPlan, let plan else { return nil }
        switch try plan.run(dirty: &pending, in: package, timeout: timeout, isCanceled: isCanceled) {
        case .built: return .built
        case .failed(let output): return .failed(output)
        case .needsPlan:
            needsPlan = true
            return nil
        }
    }

    /// Returns whether files were added or removed, or describe the package. Other files that no command reads need no
    /// build, since screens read them when they are drawn.
    private func requirePlan(_ changed: Set<String>) -> Bool {
        changed.contains { path in
            if structure.contains(path) || structure.contains("\(path)/") || FilePaths.isFolder(path) { return true }
            if sources.contains(path) { return !FilePaths.exists(path) }
            return path.hasSuffix(".swift") || path.hasSuffix("/lowering.json")
        }
    }

    private func buildAnew(_ isCanceled: (() -> Bool)?) throws -> Outcome {
        let (program, arguments) = planner
        let result = try ChildProcess.run(
            program, arguments, in: package, environment: ProcessInfo.processInfo.environment, timeout: timeout,
            outputLimit: 1 << 20, isCanceled: isCanceled)
        if result.isTimedOut { return .failed("error: swift build took longer than \(Int(timeout)) s") }
        guard result.status == 0 else {
            return .failed(String(decoding: result.output, as: UTF8.self) + result.errorText)
        }
        readPlan()
        return .built
    }

    /// Reads SwiftPM's plan; afterwards there is none if it can't make the executable of this package.
    private func readPlan() {
        planIdentity = FileIdentity(planFile)
        let manifest = try? BuildManifest(contentsOf: planFile)
        plan = manifest.flatMap { manifest in
            guard let folder = manifest.packageFolder, FilePaths.areSame(folder, package) else { return nil }
            return IncrementalBuild(of: executable, in: manifest)
        }
        structure = Set(plan == nil ? [] : manifest?.structure ?? [])
    }

    /// The program that plans and builds, and its arguments.
    private var planner: (String, [String]) {
        // It removes what another package's gallery has left. Its version is the shortest thing that the command can
        // write after the build.
        if plan == nil, let launcher { return (launcher, ["--version"]) }
        // A plan that SwiftPM keeps misses files that are added to folders outside of the package.
        return (
            "swift",
            [
                "build", "--package-path", package, "--scratch-path", scratch, "--configuration", configuration,
                "--product", FilePaths.name(of: executable), "--disable-build-manifest-caching", "--quiet",
            ]
        )
    }
}
