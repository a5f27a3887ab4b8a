import ArgumentParser
import BuilderUIKit
import SnapshotCore
import SnapshotReview

struct ShowCommand: DrawingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "show", abstract: "Shows screens in the terminal.",
            discussion: """
                Example: \(SnapshotTool.currentName) show \(SnapshotTool.exampleScreens(1)) --appearance dark

                Renders a screen like “render”, scaled down to fit. Uses Kitty's graphics protocol if the terminal \
                supports it, otherwise colored half blocks. In tmux, Kitty's protocol needs the option \
                allow-passthrough. With NO_COLOR, half blocks need --protocol blocks.
                """)
    }

    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var jobs: JobsOptions

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "How to show the picture: auto (the best protocol of the terminal), kitty or blocks (even if output isn't "
                + "a terminal)."))
    var choice = Choice.auto

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The maximum width of a picture in columns, 1 to 1000; its height is then unlimited. Pictures are never "
                + "enlarged. (default: the picture fits the terminal)",
            valueName: "count"))
    var columns: Int?

    @OptionGroup(title: "Rendering") var drawing: DrawingOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    /// The values of `--protocol`.
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case auto, kitty, blocks

        var graphicsProtocol: TerminalGraphicsProtocol? { TerminalGraphicsProtocol(rawValue: rawValue) }
    }

    func validate() throws {
        if let columns, !(1...1000).contains(columns) {
            throw ValidationError("--columns \(columns): use a number from 1 to 1000")
        }
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let screens = try tool.catalog.find(arguments.screens)
        let drawing = try drawing.settings(for: screens, of: tool)
        return try await TerminalGraphics(choice.graphicsProtocol, in: tool.console.terminal, columns: columns)
            .show(screens, with: drawing, jobs: jobs.jobs, for: tool)
    }
}
