import Foundation
import Render

/// What compiling a gallery's sources showed.
struct GalleryBuildResult {
    var succeeded = true
    /// In the app's files; paths are relative to the plan's root.
    var errors: [CompilerError] = []
    /// In files of other packages and of the gallery itself; paths as the compiler writes them.
    var foreignErrors: [CompilerError] = []
    /// What SwiftPM says itself.
    var faults: [String] = []
}

/// Compiles a gallery, and where it fails compiles the sources once more so that every error shows.
@MainActor
struct GalleryBuild {
    let plan: GalleryPlan
    let toolchain: Toolchain
    let console: Console

    /// - Parameter missing: modules that the sources import and that are known not to be there.
    /// - Throws: `InitError.noCompiler`, or what keeps a file from being written.
    func run(missing: Set<String>, fix: () throws -> Void) async throws -> GalleryBuildResult {
        defer { console.status(nil) }
        guard missing.isEmpty else { return try await check(stubs: missing, leavesPackagesOut: false) }
        var result = try await build()
        if !result.succeeded, !result.foreignErrors.isEmpty, result.errors.isEmpty,
            result.foreignErrors.allSatisfy({ $0.path.hasPrefix("\(plan.output)/Sources/\(plan.name)/") })
        {
            try fix()
            result = try await build()
        }
        if result.succeeded { return result }
        // The compiler stops at a module that isn't there, and other files wait for it.
        let modules = result.errors.compactMap { error in
            if case .noModule(let module) = error.kind { module } else { nil }
        }
        let outside = result.errors.isEmpty && (!result.foreignErrors.isEmpty || !result.faults.isEmpty)
        if outside, !plan.hasPackages { return result }
        let imported = outside ? plan.unknownModules : []
        var checked = try await check(stubs: Set(modules + imported), leavesPackagesOut: outside)
        checked.succeeded = false
        checked.errors = merge(result.errors, checked.errors)
        checked.foreignErrors = merge(result.foreignErrors, checked.foreignErrors)
        checked.faults = result.faults + checked.faults.filter { !result.faults.contains($0) }
        return checked
    }

    private func merge(_ first: [CompilerError], _ second: [CompilerError]) -> [CompilerError] {
        Set(first + second).sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }

    private func build() async throws -> GalleryBuildResult {
        try await build(plan.output, what: "building \(plan.name)")
    }

    private func build(_ package: String, what: String) async throws -> GalleryBuildResult {
        console.status("\(what) …")
        let outcome = try await toolchain.build(package, scratch: "\(plan.output)/.build") { [console] line in
            // “[12/345] Compiling …”
            if line.hasPrefix("[") { console.status("\(what) \(line.prefix(60))") }
        }
        var result = GalleryBuildResult(succeeded: outcome.succeeded)
        if outcome.succeeded { return result }
        for error in CompilerError.all(in: outcome.output) {
            if let own = inApp(error, package: package) {
                result.errors.append(own)
            } else {
                result.foreignErrors.append(error)
            }
        }
        result.faults = CompilerError.faults(in: outcome.output)
        if result.errors.isEmpty, result.foreignErrors.isEmpty, result.faults.isEmpty {
            result.faults = outcome.output.split(separator: "\n").suffix(5).map(String.init)
        }
        return result
    }

    /// The error with the place of the app's own file instead of the link's; nil where it is in another file.
    private func inApp(_ error: CompilerError, package: String) -> CompilerError? {
        for target in plan.targets {
            for folder in [package, FolderPath.absolute(package)] {
                let prefix = "\(folder)/Sources/\(target.name)/"
                if error.path.hasPrefix(prefix) {
                    var own = error
                    own.path = plan.path(target, String(error.path.dropFirst(prefix.count)))
                    return own
                }
            }
        }
        return nil
    }

    /// Compiles the app's sources alone, past errors, with empty modules for those that aren't there.
    private func check(stubs: Set<String>, leavesPackagesOut: Bool) async throws -> GalleryBuildResult {
        let folder = "\(plan.output)/.build/check"
        let manager = FileManager.default
        try? manager.removeItem(atPath: folder)
        defer { try? manager.removeItem(atPath: folder) }
        try manager.createDirectory(atPath: "\(folder)/Sources", withIntermediateDirectories: true)
        try manager.createDirectory(atPath: "\(folder)/Stubs", withIntermediateDirectories: true)
        let manifest = GalleryManifest(
            plan: plan, check: .init(stubs: "\(folder)/Stubs", leavesPackagesOut: leavesPackagesOut))
        try AtomicFile.write(Data(manifest.text.utf8), to: "\(folder)/Package.swift", surviving: .process)
        let asked = plan.modulesAskedFor
        let map = Self.moduleMap(of: stubs.filter { !asked.contains(KnownModules.root(of: $0)) })
        try AtomicFile.write(Data(map.utf8), to: "\(folder)/Stubs/module.modulemap", surviving: .process)
        for target in plan.targets {
            try manager.createSymbolicLink(
                atPath: "\(folder)/Sources/\(target.name)", withDestinationPath: target.tree.folder)
        }
        var result = try await build(folder, what: "looking at every file")
        // What stands in for a module hides that it is missing.
        if !stubs.isEmpty { result.succeeded = false }
        return result
    }

    /// Empty modules, with parts where a name has dots.
    nonisolated static func moduleMap(of modules: Set<String>) -> String {
        Dictionary(grouping: modules.sorted()) { KnownModules.root(of: $0) }.sorted { $0.key < $1.key }
            .map { root, names in
                let parts = Set(names.compactMap { $0.split(separator: ".").dropFirst().first.map(String.init) })
                return "module \(root) {" + parts.sorted().map { " module \($0) {}" }.joined() + " }\n"
            }
            .joined()
    }
}
