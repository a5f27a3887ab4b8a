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

    /// - Parameter fix: makes a gallery compile of which only its own files don't.
    /// - Throws: `InitError.noCompiler`, or what keeps a file from being written.
    func run(fix: () throws -> Void) async throws -> GalleryBuildResult {
        defer { console.status(nil) }
        // The compiler stops at a module that isn't there, so there is no need to ask it.
        guard plan.missingImports.isEmpty else { return try await check(unknown: [], .withPackages) }
        var result = try await build()
        let isGallerys = { (error: CompilerError) in error.path.hasPrefix("\(plan.output)/Sources/\(plan.name)/") }
        if !result.succeeded, result.errors.isEmpty, result.foreignErrors.contains(where: isGallerys),
            result.foreignErrors.allSatisfy(isGallerys)
        {
            try fix()
            result = try await build()
        }
        let isOutside = result.errors.isEmpty
        if result.succeeded || (isOutside && !plan.hasPackages) { return result }
        let modules = result.errors.compactMap { error in
            if case .noModule(let module) = error.kind { module } else { nil }
        }
        var checked = try await check(unknown: Set(modules), isOutside ? .withoutPackages : .withPackages)
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

    /// Compiles the app's sources alone, past errors and without the imports that can't be met.
    private func check(unknown: Set<String>, _ kind: GalleryManifest.Check) async throws -> GalleryBuildResult {
        let folder = "\(plan.output)/.build/check"
        try? FileManager.default.removeItem(atPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FilePlace.makeFolder(folder)
        let manifest = GalleryManifest(plan: plan, check: kind).text
        try AtomicFile.write(Data(manifest.utf8), to: "\(folder)/Package.swift", surviving: .process)
        let own = plan.ownModules
        let hasPackages = plan.hasPackages && kind == .withPackages
        var isBlanked = false
        for target in plan.targets {
            let sources = "\(folder)/Sources/\(target.name)"
            for file in target.tree.files {
                let place = "\(sources)/\(file.path)"
                try FilePlace.makeFolder(FilePlace.folder(of: place))
                let data = file.scan.blankingImports { item in
                    let construct = GalleryPlan.construct(of: item, own: own)
                    return unknown.contains(item.module)
                        || construct != nil && (construct != .otherModule || !hasPackages)
                }
                if let data {
                    isBlanked = true
                    try AtomicFile.write(data, to: place, surviving: .process)
                } else {
                    try GalleryWriter.link(place, to: "\(target.tree.folder)/\(file.path)")
                }
            }
            for path in target.resourcePaths {
                try FilePlace.makeFolder(FilePlace.folder(of: "\(sources)/\(path)"))
                try GalleryWriter.link("\(sources)/\(path)", to: "\(target.tree.folder)/\(path)")
            }
        }
        var result = try await build(folder, what: "looking at every file")
        if isBlanked { result.succeeded = false }
        return result
    }
}
