import Foundation
import SnapshotCore

/// The work of `snapshot init`: plans and writes a gallery, compiles it, and reports.
package struct GallerySetup {
    /// The name of a gallery without a name.
    package static let defaultName = "SnapshotGallery"

    private let tool: SnapshotTool
    private let toolchain: Toolchain
    private let path: String?
    private let name: String
    private let builder: String?
    private let packageSources: [String]
    private let compiles: Bool
    private let onlyChecks: Bool
    private let isStrict: Bool
    private let showsAll: Bool

    /// Creates or checks a gallery, and writes the report to the console.
    /// - Parameters:
    ///   - path: the folder of the app's sources or package; nil for the tool's folder.
    ///   - name: the name of the gallery's folder, package and command.
    ///   - builder: the location of Builder, as a folder, a git URL, or URL#branch; nil for the folder that this
    ///     command was built from.
    ///   - packageSources: the folders of packages that the app imports.
    ///   - compiles: true if the gallery is compiled, so that the compiler's errors are in the report.
    ///   - onlyChecks: true if the gallery exists: only what is left out of the app is determined anew.
    ///   - isStrict: true if nothing that doesn't compile is left out.
    ///   - showsAll: true if the report lists every place.
    /// - Returns: `renderFailed` if something doesn't compile.
    /// - Throws: `InitError`, before anything is written, or an error of files or the toolchain.
    @MainActor
    package static func run(
        tool: SnapshotTool, toolchain: Toolchain, path: String?, name: String, builder: String?,
        packageSources: [String], compiles: Bool, onlyChecks: Bool, isStrict: Bool, showsAll: Bool
    ) async throws -> CommandStatus {
        try await GallerySetup(
            tool: tool, toolchain: toolchain, path: path.map(folder(ofProject:)), name: name, builder: builder,
            packageSources: packageSources,
            compiles: compiles, onlyChecks: onlyChecks, isStrict: isStrict, showsAll: showsAll
        ).run()
    }

    /// Returns the folder of a project or its description, such as `App.xcodeproj` and the workspace in it; any other
    /// path as it is.
    private static func folder(ofProject path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let names = ["project.yml", "project.yaml", "Project.swift", "Workspace.swift", "Package.swift"]
        guard ["xcodeproj", "xcworkspace"].contains(url.pathExtension) || names.contains(url.lastPathComponent) else {
            return path
        }
        let folder = ((path as NSString).standardizingPath as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : self.folder(ofProject: folder)
    }

    @MainActor
    private func run() async throws -> CommandStatus {
        try GalleryPlan.checkName(name)
        var plan = try await makePlan()
        if onlyChecks { plan.removeTargetsThatAreNotThere() }
        let writer = GalleryWriter(plan: plan)
        if !onlyChecks {
            try tool.deferSignals().whileDeferred { try writer.write() }
            try tool.console.result(InitReport.written(plan, output: shownOutput))
        }

        var result: GalleryBuildResult?
        var commentedOut: GalleryCatalog.CommentedOutScreens = .types([])
        if compiles {
            if !FilePaths.exists(plan.scratch) {
                tool.console.message("Compiling; the first time takes some minutes, as Builder is compiled as well …")
            }
            result = try await GalleryBuild(
                plan: plan, toolchain: toolchain, console: tool.console, isStrict: isStrict
            )
            .run { errors in
                // An error may be due to a guess at how to create a screen. An existing catalog is its author's.
                guard !onlyChecks else { return false }
                let catalog = GalleryCatalog(plan: plan, commentedOut: commentedOut)
                guard let more = catalog.commentingOut(errors) else { return false }
                commentedOut = more
                try writer.rewrite(GalleryCatalog(plan: plan, commentedOut: more))
                return true
            }
        }
        let report = InitReport(
            plan: plan, diagnostics: InitDiagnostics(plan, result), result: result, output: shownOutput,
            checkCommand: checkCommand, wasWritten: !onlyChecks, commentedOut: commentedOut, showsAll: showsAll)
        try tool.console.result(report.text)
        return report.succeeded ? .success : .renderFailed
    }

    @MainActor
    private func makePlan() async throws -> GalleryPlan {
        let folder = tool.resolve(path ?? ".")
        guard FilePaths.exists(folder) else { throw InitError.noFolder(path: folder) }
        guard FilePaths.isFolder(folder) else { throw InitError.notAFolder(path: folder) }
        let root = FilePaths.real(folder) ?? folder
        let output = "\(root)/\(name)"
        if let gallery = GalleryWriter.gallery(around: root) {
            throw InitError.insideGallery(path: gallery, app: FilePaths.folder(of: gallery))
        }
        if onlyChecks {
            guard GalleryWriter.content(of: output) != nil else { throw InitError.noGallery(path: output) }
        } else {
            try GalleryWriter.checkFree(output)
        }
        let builder = try BuilderLocation(option: builder, output: output, resolve: tool.resolve)
        // An app's Package.swift may list only tools and dependencies.
        guard FilePaths.exists("\(root)/Package.swift"), !ProjectFinder.hasApp(root, ignoring: name) else {
            return try await planProject(root, builder)
        }
        let dump = try await toolchain.describe(root)
        var plan = try GalleryPlan(package: root, dump, name: name, builder: builder)
        try await addPackages(to: &plan)
        return plan
    }

    /// Plans a gallery for the project in a folder, or for the folder as one module.
    private func planProject(_ root: String, _ builder: BuilderLocation) async throws -> GalleryPlan {
        let finder = ProjectFinder(root, ignoring: name)
        var diagnostics = finder.diagnostics
        if let project = finder.project {
            if var plan = try plan(project, root, builder) {
                plan.projectDiagnostics = diagnostics + plan.projectDiagnostics
                try await addPackages(to: &plan, project)
                return plan
            }
            let subject = "\(project.paths.joined(separator: ", ")): its apps have no Swift files in this folder"
            diagnostics.append(ProjectDiagnostic(kind: .unreadable, subject: subject))
        }
        var plan = try GalleryPlan(folder: root, name: name, builder: builder)
        plan.projectDiagnostics = diagnostics
        try await addPackages(to: &plan)
        return plan
    }

    private func addPackages(to plan: inout GalleryPlan, _ project: AppProject? = nil) async throws {
        let named = packageSources.map(tool.resolve)
        let finder = try PackageFinder(plan.root, project: project, named: named, ignoring: name)
        await PackageSources.add(finder, to: &plan, with: toolchain)
    }

    /// Returns the gallery of a project; nil if it has no Swift files.
    private func plan(
        _ project: AppProject, _ root: String, _ builder: BuilderLocation
    ) throws(InitError) -> GalleryPlan? {
        do {
            return try GalleryPlan(project: project, root: root, name: name, builder: builder)
        } catch {
            if case .noSources = error { return nil }
            throw error
        }
    }

    /// The gallery's folder, relative to the path that the user gave.
    private var shownOutput: String {
        let folder = tool.resolve(path ?? ".")
        return folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    private var checkCommand: String {
        var words = [tool.name, "init"]
        if let path { words.append(ShellWord.quoted(path)) }
        if name != Self.defaultName { words += ["--name", name] }
        if let builder { words += ["--builder", ShellWord.quoted(builder)] }
        for folder in packageSources { words += ["--package-sources", ShellWord.quoted(folder)] }
        return (words + ["--check"]).joined(separator: " ")
    }
}
