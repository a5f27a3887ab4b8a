import ArgumentParser
import BuilderUIKit
import SnapshotCore

struct ExplainCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Says why the views of a screen lie where they lie.",
            discussion: """
                Example: \(SnapshotTool.currentName) explain \(SnapshotTool.exampleScreens(1)) --view title

                For each view it writes the frame and, for each edge and length, the constraints that fix it; for \
                one view also those that these rest on, up to sizes that are given. Before that come constraints \
                that contradict each other, in UIKit's words, and views whose layout is ambiguous.
                """)
    }

    @Argument(help: ArgumentHelp("The screen, by name; “list” names them.", valueName: "screen"), completion: .screens)
    var screen: String

    @Option(
        help: ArgumentHelp(
            "Explains one view: by its accessibility identifier, or by a text or class that no other view has.",
            valueName: "identifier"))
    var view: String?

    @OptionGroup(title: "Drawing") var drawing: DrawingOptions

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let screen = try tool.catalog.find(self.screen)
        if view == "" { throw CommandError.emptyOption("--view") }
        let drawing = try drawing.settings(for: [screen], of: tool)
        return await drawing.explain(screen, view: view, for: tool)
    }
}
