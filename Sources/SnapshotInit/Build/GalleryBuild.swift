import Foundation
import GallerySources
import Render
import SnapshotBuild
import SnapshotCore

/// The result of compiling a gallery.
struct GalleryBuildResult {
    var succeeded = true
    /// The errors in the app's files and packages as they lie there; paths are relative to the plan's root.
    var errors: [CompilerError] = []
    /// The errors that are left; all of them if nothing is left out.
    var remainingErrors: [CompilerError] = []
    /// Errors in files of other packages and of the gallery itself; paths as the compiler writes them.
    var foreignErrors: [CompilerError] = []
    /// SwiftPM's own messages.
    var faults: [String] = []
    /// The previews in the app's files; paths are relative to the plan's root.
    var previews: [LoweredPreview] = []
    /// The notes on the app's files; paths are relative to the plan's root.
    var notes: [LoweringNote] = []
    /// The parts that are left out of each target's files.
    var leftOut: [LeftOutParts] = []
    /// A Boolean value that indicates whether the app's packages were left out, because they can't be fetched or built.
    var isWithoutPackages = false
}

/// The parts of a target's files that don't compile and are left out.
struct LeftOutParts {
    var target: GalleryPlan.Target
    var reductions: [Reduction]
    var standIns: [StandIn]
}

/// Compiles a gallery, and leaves out what the compiler refuses until the rest compiles.
@MainActor
struct GalleryBuild {
    let plan: GalleryPlan
    let toolchain: Toolchain
    let console: Console
    /// A Boolean value that indicates whether nothing is left out.
    let isStrict: Bool

    /// The maximum number of times that parts are left out.
    private static let maximumRounds = 40

    /// Compiles the gallery.
    /// - Parameter fix: changes the gallery's own files if only those don't compile, and returns false if it can't.
    /// - Throws: `InitError.noCompiler`, or an error that prevents a file from being written.
    func run(fix: ([CompilerError]) throws -> Bool) async throws -> GalleryBuildResult {
        defer { console.status(nil) }
        let files = plan.targets.map(settings)
        let before = files.map { $0.read() }
        do {
            for file in files { try file.clear() }
            return try await build(restoring: { try restore(files, before) }, fix: fix)
        } catch {
            // What was left out for an earlier run stays so: the gallery may have been built with it.
            try? restore(files, before)
            throw error
        }
    }

    private func restore(_ files: [SettingsFile], _ settings: [LoweringSettings?]) throws {
        for case (let file, let settings?) in zip(files, settings) { try file.write(settings) }
    }

    /// Builds the gallery until it compiles, or nothing more can be left out.
    private func build(
        restoring restore: () throws -> Void, fix: ([CompilerError]) throws -> Bool
    ) async throws -> GalleryBuildResult {
        var result = try await build(round: 0)
        var errors = result.errors
        var rounds = 0
        while !result.succeeded, rounds < Self.maximumRounds {
            if !result.errors.isEmpty {
                guard !isStrict, try await leaveOut(result.errors) else { break }
            } else {
                guard isGallerysFault(result), try fix(result.foreignErrors) else { break }
            }
            rounds += 1
            result = try await build(round: rounds)
            errors += newErrors(result.errors, after: errors)
        }
        // Looking at everything changes nothing; neither does a build that can't run.
        if !result.succeeded, isStrict || errors.isEmpty { try restore() }
        result.remainingErrors = result.errors
        result.errors = errors
        let places = SourcePlaces(plan)
        if result.succeeded { result.previews = places.previews }
        result.notes = places.notes
        result.leftOut = plan.targets.compactMap { target in
            guard let settings = settings(of: target).read() else { return nil }
            return LeftOutParts(target: target, reductions: settings.reductions, standIns: settings.standIns)
        }
        return result
    }

    /// Returns the errors in modules that had none before, since the modules that they import didn't compile.
    private func newErrors(_ errors: [CompilerError], after known: [CompilerError]) -> [CompilerError] {
        guard !errors.isEmpty else { return [] }
        let places = SourcePlaces(plan)
        let modules = Set(known.compactMap { places.target(of: $0.path)?.name })
        return errors.filter { error in places.target(of: error.path).map { !modules.contains($0.name) } ?? true }
    }

    private func settings(of target: GalleryPlan.Target) -> SettingsFile {
        SettingsFile(path: "\(plan.output)/Sources/\(target.name)/\(LoweringSettings.fileName)")
    }

    /// Returns a Boolean value that indicates whether only the command's own files don't compile.
    private func isGallerysFault(_ result: GalleryBuildResult) -> Bool {
        let own = "\(plan.output)/Sources/\(plan.name)/"
        return result.errors.isEmpty && !result.foreignErrors.isEmpty
            && result.foreignErrors.allSatisfy { $0.path.hasPrefix(own) }
    }

    private func build(round: Int) async throws -> GalleryBuildResult {
        let what = round == 0 ? "building \(plan.name)" : "leaving out what doesn't compile, round \(round)"
        console.status("\(what) …")
        let outcome = try await toolchain.build(
            plan.output, scratch: plan.scratch, isPlanned: round > 0
        ) { [console] line in
            // Progress, such as “[12/345] Compiling …”.
            if line.hasPrefix("[") { console.status("\(what) \(line.prefix(60))") }
        }
        let errors = CompilerError.all(in: outcome.output)
        var result = GalleryBuildResult(succeeded: outcome.succeeded && errors.isEmpty)
        if result.succeeded { return result }
        let places = SourcePlaces(plan)
        for error in errors {
            if let own = places.inApp(error) {
                result.errors.append(own.error)
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

    /// Leaves out the parts of the app's files that have errors.
    /// - Returns: true if something more is left out than before.
    private func leaveOut(_ errors: [CompilerError]) async throws -> Bool {
        let places = SourcePlaces(plan)
        let byTarget = Dictionary(grouping: errors) { places.target(of: $0.path)?.name ?? "" }
        var count = 0
        for target in plan.targets {
            guard let errors = byTarget[target.name] else { continue }
            let list = errors.map { error in
                LoweredFileError(
                    path: target.folder.isEmpty ? error.path : String(error.path.dropFirst(target.folder.count + 1)),
                    line: error.line, column: error.column, message: error.message)
            }
            // Another gallery that shares the folder of compiled files was built meanwhile.
            if places.hasOthersPlan(target) { return true }
            let file = "\(plan.output)/.build/errors-\(target.name).json"
            try FilePaths.makeFolder(FilePaths.folder(of: file))
            defer { try? FileManager.default.removeItem(atPath: file) }
            try AtomicFile.write(JSONEncoder().encode(list), to: file, surviving: .process)
            let result = try await toolchain.runTool(
                "\(plan.scratch)/debug/lower-sources-tool", ["reduce", places.loweringPlan(of: target), file])
            count += Int(result.output.split(separator: "\n").last ?? "") ?? 0
        }
        return count > 0
    }
}

/// A target's `lowering.json`.
private struct SettingsFile {
    let path: String

    /// Returns the settings; nil if there are none, as in a gallery that another version of this package has made.
    func read() -> LoweringSettings? {
        FileManager.default.contents(atPath: path).flatMap {
            try? JSONDecoder().decode(LoweringSettings.self, from: $0)
        }
    }

    /// Removes what was left out, since the app or this package may have changed.
    func clear() throws {
        guard var settings = read(), !settings.reductions.isEmpty || !settings.standIns.isEmpty else { return }
        settings.reductions = []
        settings.standIns = []
        try write(settings)
    }

    func write(_ settings: LoweringSettings) throws { try AtomicFile.write(settings.json, to: path) }
}
