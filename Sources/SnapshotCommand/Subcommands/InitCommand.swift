import ArgumentParser
import SnapshotCore
import SnapshotInit

struct InitCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "init", abstract: "Creates a gallery of an app's sources, and reports what doesn't compile.",
            discussion: """
                Example: \(SnapshotTool.currentName) init ../MyApp

                Writes a package beside the sources: a target with copies of the app's files that are rewritten for \
                Linux whenever the package is built, and a command with a first catalog of screens. The app's own \
                files aren't changed. Then it compiles the package. What the compiler refuses is left out, part by \
                part, until the rest compiles, and the causes are reported with their locations.

                With --agents it writes files for agents instead, whose other text stays as it is.

                The exit code is 1 if the gallery doesn't compile.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The folder of an app's sources, or of a Swift package. (default: the current folder)", valueName: "path"),
        completion: .directory)
    var path: String?

    @Option(
        help: ArgumentHelp(
            "The name of the new folder, the package and its command.", valueName: "name"))
    var name = GallerySetup.defaultName

    @Option(
        help: ArgumentHelp(
            "The location of Builder: a folder, a git URL, or URL#branch. (default: the folder that this command was "
                + "built from)", valueName: "path|url"))
    var builder: String?

    @Option(
        help: ArgumentHelp(
            "A folder with the sources of a package that the app imports, or of several. Can be repeated.",
            valueName: "folder"),
        completion: .directory)
    var packageSources: [String] = []

    @Flag(help: "Only scans the sources, without compiling.")
    var noBuild = false

    @Flag(help: "Compiles an existing gallery again, and finds anew what has to be left out.")
    var check = false

    @Flag(help: "Leaves nothing out: reports what doesn't compile, and ends with exit code 1.")
    var strict = false

    @Flag(help: "Lists every location in the report, however many there are.")
    var all = false

    @Flag(
        help: "Only writes how agents see the screens: a section of AGENTS.md, and the skill see-screens in .claude.")
    var agents = false

    func validate() throws {
        guard agents else { return }
        let others = [
            ("--builder", builder != nil), ("--package-sources", !packageSources.isEmpty), ("--no-build", noBuild),
            ("--check", check), ("--strict", strict), ("--all", all),
        ]
        if let other = others.first(where: \.1) {
            throw ValidationError("--agents can't be combined with \(other.0): use one of them")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        if agents { return try writeAgentFiles(for: tool) }
        return try await perform(for: tool, toolchain: .system)
    }

    @MainActor
    func perform(for tool: SnapshotTool, toolchain: Toolchain) async throws -> CommandStatus {
        if path == "" { throw CommandError.emptyOption("<path>") }
        if builder == "" { throw CommandError.emptyOption("--builder") }
        if packageSources.contains("") { throw CommandError.emptyOption("--package-sources") }
        return try await GallerySetup.run(
            tool: tool, toolchain: toolchain, path: path, name: name, builder: builder, packageSources: packageSources,
            compiles: !noBuild, onlyChecks: check, isStrict: strict, showsAll: all)
    }

    /// Writes the files for agents, and their paths to standard output.
    private func writeAgentFiles(for tool: SnapshotTool) throws -> CommandStatus {
        if path == "" { throw CommandError.emptyOption("<path>") }
        let root = path.map(tool.resolve) ?? tool.folder
        let written = try AgentFiles(root: root, gallery: name).write()
        for name in written { try tool.console.result(FilePaths.join(root, name)) }
        if written.isEmpty { tool.console.message("nothing changed") }
        if !FilePaths.exists("\(root)/\(name)/Package.swift") {
            tool.console.warn("there is no gallery \(root)/\(name) yet: “\(tool.name) init” creates it")
        }
        return .success
    }
}
