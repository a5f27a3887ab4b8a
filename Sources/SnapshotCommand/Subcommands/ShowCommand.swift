import ArgumentParser
import BuilderUIKit
import SnapshotCore
import SnapshotReview

struct ShowCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "show", abstract: "Shows screens in the terminal.",
            discussion: """
                Example: \(SnapshotTool.currentName) show \(SnapshotTool.exampleScreens(1)) --appearance dark

                A screen is drawn as “render” draws it, and made smaller until it fits. Terminals get it in Kitty's \
                graphics where they show them, else as colored half blocks. Within tmux, pictures in Kitty's graphics \
                need its option allow-passthrough; NO_COLOR leaves half blocks out.
                """)
    }

    @OptionGroup var arguments: ScreenArguments

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "How the picture gets to the terminal: by what it is known to show, or as is said here, wherever output "
                + "goes."))
    var choice = Choice.auto

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many columns a picture may take, 1 to 1000; the rows then don't count. It is never enlarged. "
                + "(default: as many as fit, with the height, into the terminal)",
            valueName: "count"))
    var columns: Int?

    @OptionGroup(title: "Drawing") var drawing: DrawingOptions

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
            .show(screens, with: drawing, jobs: arguments.jobs.jobs, for: tool)
    }
}
