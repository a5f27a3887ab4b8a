import Foundation
import SnapshotCore

/// The result of compiling a gallery's sources.
struct GalleryBuildResult {
    var succeeded = true
    /// Errors in the app's files; paths are relative to the plan's root.
    var errors: [CompilerError] = []
    /// Errors in files of other packages and of the gallery itself; paths as the compiler writes them.
    var foreignErrors: [CompilerError] = []
    /// SwiftPM's own messages.
    var faults: [String] = []
    /// The modules that are missing, as imports name them.
    var unknownModules: Set<String> = []
    /// A Boolean value that indicates whether the app's packages were left out, because they can't be fetched or built.
    var isWithoutPackages = false
}

/// Compiles a gallery and, if that fails, compiles the sources once more so that every error is reported.
@MainActor
struct GalleryBuild {
    let plan: GalleryPlan
    let toolchain: Toolchain
    let console: Console

    /// Compiles the gallery.
    /// - Parameters:
    ///   - isFresh: a Boolean value that indicates whether the gallery is unchanged since it was created, so that it
    ///     has no more modules than the plan.
    ///   - fix: changes the gallery's own files if only those don't compile, and returns false if it can't.
    /// - Throws: `InitError.noCompiler`, or an error that prevents a file from being written.
    func run(isFresh: Bool, fix: ([CompilerError]) throws -> Bool) async throws -> GalleryBuildResult {
        defer { console.status(nil) }
        // The compiler stops at a missing module, so it isn't run.
        let missing = Set(plan.missingImports.map(\.module))
        if isFresh, !missing.isEmpty { return try await check(unknown: missing) }
        var result = try await build()
        while !result.succeeded, isGallerysFault(result), try fix(result.foreignErrors) { result = try await build() }
        let isOutside = result.errors.isEmpty
        if result.succeeded || isGallerysFault(result) || (isOutside && !plan.hasPackages) { return result }
        let unknown = isOutside ? plan.modulesOfOthers : result.missingModules.subtracting(plan.ownModules)
        var checked = try await check(unknown: unknown, withoutPackages: isOutside)
        checked.succeeded = false
        checked.errors = merge(result.errors, checked.errors)
        checked.foreignErrors = merge(result.foreignErrors, checked.foreignErrors)
        checked.faults = result.faults + checked.faults.filter { !result.faults.contains($0) }
        return checked
    }

    /// Returns a Boolean value that indicates whether only the command's own files don't compile.
    private func isGallerysFault(_ result: GalleryBuildResult) -> Bool {
        let own = "\(plan.output)/Sources/\(plan.name)/"
        return result.errors.isEmpty && !result.foreignErrors.isEmpty
            && result.foreignErrors.allSatisfy { $0.path.hasPrefix(own) }
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
            // Progress, such as “[12/345] Compiling …”.
            if line.hasPrefix("[") { console.status("\(what) \(line.prefix(60))") }
        }
        // A compilation that continues after errors may end successfully.
        let errors = CompilerError.all(in: outcome.output)
        var result = GalleryBuildResult(succeeded: outcome.succeeded && errors.isEmpty)
        if result.succeeded { return result }
        for error in errors {
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

    /// Returns the error with the location in the app's own file instead of the link; nil if it is in another file.
    private func inApp(_ error: CompilerError, package: String) -> CompilerError? {
        for target in plan.targets {
            for folder in [package, (FilePaths.real(package) ?? package)] {
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

    /// Compiles the app's sources alone, continuing after errors and without imports of missing modules; repeats that
    /// if the compiler finds more of those.
    private func check(unknown: Set<String>, withoutPackages: Bool = false) async throws -> GalleryBuildResult {
        var unknown = unknown
        var result = try await look(without: unknown, withoutPackages)
        var rounds = 1
        while case let found = result.missingModules.subtracting(plan.ownModules).subtracting(unknown), !found.isEmpty,
            rounds < 6
        {
            unknown.formUnion(found)
            result = try await look(without: unknown, withoutPackages)
            rounds += 1
        }
        result.succeeded = result.succeeded && plan.imports(of: unknown).isEmpty
        result.unknownModules = unknown
        result.isWithoutPackages = withoutPackages
        return result
    }

    private func look(without unknown: Set<String>, _ withoutPackages: Bool) async throws -> GalleryBuildResult {
        let sources = CheckSources(plan: plan)
        defer { sources.remove() }
        try sources.write(without: unknown, withoutPackages: withoutPackages)
        return try await build(sources.folder, what: "checking every file")
    }
}

extension GalleryBuildResult {
    /// The modules that the compiler didn't find.
    fileprivate var missingModules: Set<String> {
        Set(errors.compactMap { error in if case .noModule(let module) = error.category { module } else { nil } })
    }
}

extension GalleryPlan {
    /// The modules that neither the app nor Builder has.
    fileprivate var modulesOfOthers: Set<String> {
        let own = ownModules
        let imports = targets.flatMap { $0.tree.files.flatMap(\.scan.imports) }
        return Set(imports.filter { Self.construct(of: $0, own: own) != nil }.map(\.name))
    }
}
