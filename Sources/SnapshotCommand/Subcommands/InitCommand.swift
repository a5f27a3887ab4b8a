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

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        try await perform(for: tool, toolchain: .system)
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
}
