import ArgumentParser
import BuilderUIKit
import SnapshotCore

struct ExplainCommand: DrawingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Explains which constraints determine the views' frames.",
            discussion: """
                Example: \(SnapshotTool.currentName) explain \(SnapshotTool.exampleScreens(1)) --view title

                Prints the frame of each view and, for each edge and length, the constraints that determine it; with \
                --view also the constraints that these depend on, down to given sizes. Conflicting constraints, with \
                UIKit's message, and views with an ambiguous layout come first.
                """)
    }

    @Argument(
        help: ArgumentHelp("The name of a screen; “list” prints all names.", valueName: "screen"), completion: .screens)
    var screen: String

    @Option(
        help: ArgumentHelp(
            "Explains one view, with this accessibility identifier, or this text or class if it is unique.",
            valueName: "identifier"))
    var view: String?

    @Flag(help: "Writes JSON.")
    var json = false

    @OptionGroup(title: "Rendering") var drawing: DrawingOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let screen = try tool.catalog.find(self.screen)
        if view == "" { throw CommandError.emptyOption("--view") }
        let drawing = try drawing.settings(for: [screen], of: tool)
        return await drawing.explain(screen, view: view, isJSON: json, for: tool)
    }
}
