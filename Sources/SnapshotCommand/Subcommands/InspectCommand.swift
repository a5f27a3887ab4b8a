import ArgumentParser
import SnapshotCore
import SnapshotInspect
import SnapshotReview

struct InspectCommand: DrawingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "inspect", abstract: "Shows a screen in the terminal with the reasons for its views' frames.",
            discussion: """
                Example: \(SnapshotTool.currentName) inspect \(SnapshotTool.exampleScreens(1))/iphone-12.dark

                Shows the picture beside the tree of views, and below it why the selected view is where it is, what \
                could move and what contradicts. Keys select views, search, show frames, margins and constraints over \
                the picture, change appearance, text size and orientation, go to other screens and copy; ? lists them, \
                q ends.

                A screen is drawn in another process: one that crashes or never becomes idle is named, and the others \
                can be seen. “show”, “explain” and “render --format txt” write the same to files and pipes.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The name of a screen, and after a slash a state or a configuration, such as iphone-se-3rd.dark. "
                + "(default: the first screen)",
            valueName: "screen"),
        completion: .screens)
    var screen: String?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp("How to show the picture: auto (the best protocol of the terminal), kitty or blocks."))
    var choice = ShowCommand.Choice.auto

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time limit for drawing a screen, in seconds above 0; a process that exceeds it is stopped.",
            valueName: "seconds"))
    var timeout: Double = 30

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let configuration = RunConfiguration(
            baselines: tool.resolve("Snapshots"), failures: tool.resolve(".build/snapshot-inspector"), mode: .never)
        try Inspector(
            showing: screen, of: tool, configuration: configuration, graphics: choice.graphicsProtocol,
            timeout: timeout
        )
        .run()
        return .success
    }
}
