import ArgumentParser
import SnapshotCore
import SnapshotInit

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
    var name = GallerySetup.defaultName

    @Option(
        help: ArgumentHelp(
            "Where the gallery finds Builder: a folder, a git URL, or URL#branch. (default: the folder that this "
                + "command was built from)", valueName: "path|url"))
    var builder: String?

    @Flag(help: "Looks at the sources only, and compiles nothing.")
    var noBuild = false

    @Flag(help: "Writes nothing, and looks again at a gallery that is there.")
    var check = false

    @Flag(help: "Names every place in the report, however many there are.")
    var all = false

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        try await perform(for: tool, toolchain: .system)
    }

    @MainActor
    func perform(for tool: SnapshotTool, toolchain: Toolchain) async throws -> CommandStatus {
        if path == "" { throw CommandError.emptyOption("<path>") }
        if builder == "" { throw CommandError.emptyOption("--builder") }
        return try await GallerySetup.run(
            tool: tool, toolchain: toolchain, path: path, name: name, builder: builder, compiles: !noBuild,
            onlyChecks: check, showsAll: all)
    }
}
