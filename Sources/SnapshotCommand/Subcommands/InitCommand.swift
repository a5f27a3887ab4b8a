import ArgumentParser
import Foundation
import SnapshotCore
import SnapshotInit

/// `snapshot init`
struct InitCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "init", abstract: "Makes a gallery of an app's own sources, and says what doesn't compile.",
            discussion: """
                Example: \(SnapshotTool.currentName) init ../MyApp

                Writes a package beside the sources: a target that reaches them through a link and gives them UIKit's \
                and Rx's names on Linux, and a command with a first catalog of screens. No file that exists is \
                changed. Then it compiles, and reports what needs Objective-C, storyboards, modules or types that \
                aren't there, with places and what to write instead.

                It exits with 1 when something doesn't compile.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The folder of an app's sources, or of a Swift package. (default: the current folder)", valueName: "path"),
        completion: .directory)
    var path: String?

    @Option(
        help: ArgumentHelp(
            "What the new folder in it, the package and its command are called.", valueName: "name"))
    var name = GalleryPlan.defaultName

    @Option(
        help: ArgumentHelp(
            "Where the gallery finds Builder: a folder, a git URL, or URL#branch. (default: the folder that this command "
                + "was built from)", valueName: "path|url"))
    var builder: String?

    @Flag(help: "Looks at the sources only, and compiles nothing.")
    var noBuild = false

    @Flag(help: "Writes nothing, and looks again at a gallery that is there.")
    var check = false

    @Flag(help: "Names every place in the report, however many there are.")
    var all = false

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        try await perform(for: tool, toolchain: .system)
    }

    @MainActor
    func perform(for tool: SnapshotTool, toolchain: Toolchain) async throws -> CommandStatus {
        if path == "" { throw CommandError.emptyOption("<path>") }
        if builder == "" { throw CommandError.emptyOption("--builder") }
        try GalleryPlan.checkName(name)
        let plan = try await plan(for: tool, toolchain)
        let writer = GalleryWriter(plan: plan)
        if !check {
            try tool.openGate().write { try writer.write() }
            try tool.console.result(InitReport.written(plan, output: shownOutput(for: tool)))
        }

        var result: GalleryBuildResult?
        var doubtful: GalleryCatalog.Doubtful = .types([])
        if !noBuild {
            if !FilePaths.exists("\(plan.output)/.build") {
                tool.console.message("Compiling; the first time takes some minutes, as Builder is compiled as well …")
            }
            result = try await GalleryBuild(plan: plan, toolchain: toolchain, console: tool.console)
                .run(isFresh: !check) { errors in
                    // A screen that was found isn't made as it seemed to be. A catalog that is there is its author's.
                    guard !check else { return false }
                    let catalog = GalleryCatalog(plan: plan, doubtful: doubtful)
                    guard let more = catalog.doubting(errors) else { return false }
                    doubtful = more
                    try writer.rewrite(GalleryCatalog(plan: plan, doubtful: more))
                    return true
                }
        }
        let report = InitReport(
            plan: plan, findings: InitFindings(plan, result), result: result, output: shownOutput(for: tool),
            checkCommand: checkCommand(of: tool), wasWritten: !check, doubtful: doubtful, showsAll: all)
        try tool.console.result(report.text)
        return report.succeeded ? .success : .renderFailed
    }

    @MainActor
    private func plan(for tool: SnapshotTool, _ toolchain: Toolchain) async throws -> GalleryPlan {
        let folder = tool.resolve(path ?? ".")
        guard FilePaths.exists(folder) else { throw InitError.noFolder(path: folder) }
        guard FilePaths.isFolder(folder) else { throw InitError.notAFolder(path: folder) }
        let root = FolderPath.absolute(folder)
        let output = "\(root)/\(name)"
        if let gallery = GalleryWriter.gallery(around: root) {
            throw InitError.insideGallery(path: gallery, app: FilePaths.folder(of: gallery))
        }
        if check {
            guard GalleryWriter.content(of: output) != nil else { throw InitError.noGallery(path: output) }
        } else {
            try GalleryWriter.checkFree(output)
        }
        let builder = try BuilderLocation(option: builder, output: output, resolve: tool.resolve)
        guard FilePaths.exists("\(root)/Package.swift") else {
            return try GalleryPlan(folder: root, name: name, builder: builder)
        }
        let dump = try await toolchain.describe(root)
        return try GalleryPlan(package: root, dump, name: name, builder: builder)
    }

    /// The gallery's folder as the user would name it.
    private func shownOutput(for tool: SnapshotTool) -> String {
        let folder = tool.resolve(path ?? ".")
        return folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    private func checkCommand(of tool: SnapshotTool) -> String {
        var words = [tool.name, "init"]
        if let path { words.append(ShellWord.quoted(path)) }
        if name != GalleryPlan.defaultName { words += ["--name", name] }
        return (words + ["--check"]).joined(separator: " ")
    }
}
