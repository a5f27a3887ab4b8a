import ArgumentParser
import BuilderUIKit
import SnapshotCore

extension OutputFormat: ExpressibleByArgument {
    /// Creates a format by its name; `text` is an alias of `txt`.
    package init?(argument: String) { self.init(rawValue: argument == "text" ? "txt" : argument) }
}

struct RenderCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "render", abstract: "Draws screens to files, or writes their views as text or JSON.",
            discussion: """
                Example: \(SnapshotTool.currentName) render \(SnapshotTool.exampleScreens(2)) --output pictures \
                --device iphone-se-3rd --appearance dark

                A screen's state is asked for behind a slash: users/empty, whose file is users.empty.png.

                Writes the paths of the files to standard output, one on a line. A screen that can't be drawn \
                doesn't keep the others from it.

                The text has one line for each view: class, identifier, frame in the superview's coordinates (points), \
                state and text. JSON has an object for each view, with the keys alpha, class, colors, frame, hidden, \
                identifier, pictureFrame, subviews, text and others: frames in the superview and in the picture, \
                colors that the view was given.
                """)
    }

    @OptionGroup var arguments: ScreenArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file of one screen when it ends in a format, such as .png, - for standard output, or else the folder "
                + "of <screen>.png. It is made if it is missing. (default: the current folder; for the text or JSON of "
                + "one screen, standard output)",
            valueName: "file|folder"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A picture, a page in which text stays text, or the tree of the views. (default: what --output ends in, "
                + "else png)"))
    var format: OutputFormat?

    @OptionGroup(title: "Drawing") var drawing: DrawingOptions

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let screens = try tool.catalog.find(arguments.screens)
        let drawing = try drawing.settings(for: screens, of: tool)
        let output = try RenderOutput(self.output, format: format, screens: screens.map(\.fileName), tool: tool)
        return try await drawing.render(screens, to: output, jobs: arguments.jobs.jobs, for: tool)
    }
}
