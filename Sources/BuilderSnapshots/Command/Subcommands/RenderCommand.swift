import ArgumentParser
import BuilderUIKit

/// `snapshot render`
struct RenderCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "render", abstract: "Draws screens to PNG files.",
            discussion: """
                Example: \(SnapshotTool.currentName) render \(SnapshotTool.exampleScreens(2)) --output pictures --device iphone-se-3rd --appearance dark

                Writes the paths of the files to standard output, one on a line. A screen that can't be drawn \
                doesn't keep the others from it.
                """)
    }

    @OptionGroup var arguments: ScreenArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file of one screen when it ends in .png, - for standard output, or else the folder of "
                + "<screen>.png. It is made if it is missing. (default: the current folder)",
            valueName: "file|folder"),
        completion: .file())
    var output: String?

    @OptionGroup(title: "Drawing") var drawing: DrawingOptions

    @MainActor
    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let screens = try tool.catalog.find(arguments.screens)
        if drawing.data == "" { throw CommandError.emptyOption("--data") }
        if drawing.data != nil, let screen = screens.first(where: { !$0.takesData }) {
            throw CommandError.screenTakesNoData(screen: screen.name)
        }
        let output = try PictureOutput(self.output, screens: screens.map(\.name), tool: tool)
        let gate = tool.openGate()
        try gate.write { try output.prepare() }

        let drawing = drawing
        let input = drawing.input(for: tool)
        let work = PictureWork(tool: tool, jobs: arguments.jobs)
        return await work.run(
            screens,
            name: { $0.name },
            layOut: { screen in
                try drawing.renderer.layOut(try screen.make(input), width: drawing.width)
            },
            finish: { screen, display in
                let png = try display.png()
                return try gate.write { try output.write(png, of: screen.name) }
            },
            explain: drawing.explain,
            report: { _, path in path })
    }
}
