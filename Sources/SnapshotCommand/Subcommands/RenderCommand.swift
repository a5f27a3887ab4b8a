import ArgumentParser
import BuilderUIKit
import SnapshotCore

extension OutputFormat: ExpressibleByArgument {
    /// Creates a format by its name; `text` is an alias of `txt`.
    package init?(argument: String) { self.init(rawValue: argument == "text" ? "txt" : argument) }
}

struct RenderCommand: VaryingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "render", abstract: "Renders screens to files, or writes their views as text or JSON.",
            discussion: """
                Example: \(SnapshotTool.currentName) render \(SnapshotTool.exampleScreens(2)) --output pictures \
                --device iphone-se-3rd --appearance dark

                A slash selects a state of a screen: orders/empty is written to orders.empty.png.

                Options such as --devices, --text-sizes and --locales draw each screen with every combination of \
                their values, to <screen>.<configuration>.png.

                With --contact-sheet all pictures are written to one file instead, a row for each screen, with \
                captions.

                Prints the paths of the files, one per line. If a screen can't be rendered, the others still are.

                The text has one line per view: class, identifier, frame in the superview's coordinates (points), \
                state and text. JSON has an object for each view, with the keys alpha, class, colors, frame, hidden, \
                identifier, pictureFrame, subviews, text and others: frames in the superview and in the picture, and \
                the colors set on the view.
                """)
    }

    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var jobs: JobsOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file for one screen, if the name ends in the extension of a format, such as .png; - for standard "
                + "output; otherwise the folder for <screen>.png, created if it is missing. (default: the current "
                + "folder; for the text or JSON of one screen, standard output)",
            valueName: "file|folder"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A picture (png), a moving picture of a flow (apng), a page in which text stays text (pdf, svg), the tree "
                + "of the views (txt, json), or the elements that VoiceOver visits, in a picture or as text "
                + "(accessibility, accessibility-text). "
                + "(default: the extension of --output, else png)"))
    var format: OutputFormat?

    @Flag(
        help: ArgumentHelp(
            "Draws the device around each whole screen: bezel, rounded corners, cut-out and buttons, on a transparent "
                + "background."))
    var frame = false

    @Option(
        help: ArgumentHelp("Only renders the pictures to one PNG file, with captions.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var contactSheet: String?

    @OptionGroup(title: "Rendering") var drawing: DrawingOptions

    @OptionGroup(title: "Rendering") var rendering: RenderingOptions

    @OptionGroup(title: "Ways to see a screen") var axes: AxesOptions

    @OptionGroup var limit: TimeoutOptions

    @Option(
        name: .customLong(RenderProcess.option),
        help: ArgumentHelp("For a process that this command starts.", visibility: .hidden))
    var skipped: Int?

    @Flag(
        name: .customLong(RenderProcess.oneAtATimeOption),
        help: ArgumentHelp("For a process that this command starts.", visibility: .hidden))
    var oneAtATime = false

    func validate() throws {
        if drawing.device != nil, !axes.devices.values.isEmpty {
            throw ValidationError("--device and --devices can't be combined: use one of them")
        }
        if drawing.appearance != nil, !axes.appearances.values.isEmpty {
            throw ValidationError("--appearance and --appearances can't be combined: use one of them")
        }
        if frame {
            try Self.check(
                "--frame",
                without: [
                    ("--width", drawing.width != nil), ("--full-content", drawing.fullContent),
                    ("--splits", !axes.splits.values.isEmpty),
                ])
        }
        if let contactSheet {
            if !contactSheet.lowercased().hasSuffix(".png") {
                throw ValidationError("--contact-sheet “\(contactSheet)”: use a file name that ends in .png")
            }
            try Self.check(
                "--contact-sheet",
                without: [
                    ("--output", output != nil), ("--format", format != nil), ("--frame", frame),
                    ("--scale", drawing.scale != nil), ("--width", drawing.width != nil),
                    ("--full-content", drawing.fullContent),
                ])
        }
    }

    /// Checks that no option is requested that can't be combined with another one.
    private static func check(_ option: String, without others: [(name: String, isRequested: Bool)]) throws {
        guard let other = others.first(where: \.isRequested) else { return }
        throw ValidationError("\(option) can't be combined with \(other.name): use one of them")
    }

    func perform(for tool: SnapshotTool) async throws -> CommandStatus {
        let screens = try tool.catalog.find(arguments.screens)
        var settings = try drawing.settings(for: screens, of: tool)
        settings.showsFrames = frame
        let base = SnapshotConfiguration(device: drawing.device ?? .standard, appearance: drawing.appearance ?? .light)
        let drawn = DrawnScreen.all(of: screens, in: axes.values, base: base)
        guard !drawn.isEmpty else {
            throw CommandError.invalidOption(
                option: "--splits", reason: "no requested device has such a part: use an iPad, and half in landscape")
        }
        if let contactSheet {
            return try await tool.writeContactSheet(
                of: screens, in: axes.values.varying([base]), showsStatusBar: drawing.statusBar,
                input: settings.input(for: tool.console), to: tool.resolve(contactSheet), timeout: limit.timeout)
        }
        let output = try RenderOutput(self.output, format: format, screens: drawn.map(\.fileName), tool: tool)
        if frame, ![.png, .apng, .pdf, .svg].contains(output.format) {
            throw CommandError.invalidOption(
                option: "--frame",
                reason: "--format \(output.format.rawValue) has no frames: use png, apng, pdf or svg")
        }
        if drawn.count > 1, tool.ownsProcess, skipped == nil {
            return try RenderProcess(tool: tool, screens: drawn.map(\.name)).run()
        }
        return try await settings.render(
            Array(drawn.dropFirst(skipped ?? 0)), to: output, jobs: oneAtATime ? 1 : jobs.jobs,
            timeout: limit.timeout, isReported: skipped != nil, for: tool)
    }
}
