import ArgumentParser
import BuilderUIKit
import SnapshotCore

extension Appearance: ExpressibleByArgument {}

/// The options of drawing screens.
struct DrawingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The iPhone or iPad whose whole screen is drawn; case, spaces and hyphens don't matter. "
                + "(default: iPhone 12)",
            valueName: "name"),
        completion: .custom { _, _, _ in Device.all.map(\.fileName) },
        transform: { try Device.find($0) })
    var device: Device?

    @Option(help: "Light or dark.")
    var appearance = Appearance.light

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels for each point: a number above 0 and at most 100. (default: the device's own)",
            valueName: "pixels"))
    var scale: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Draws the bare view, this many points wide and as high as its content asks for, instead of the whole "
                + "screen: a number above 0 and at most 100000.",
            valueName: "points"))
    var width: Double?

    @Flag(help: "Draws a scrolling screen to its whole length.")
    var fullContent = false

    @Flag(help: "Draws a status bar that says 9:41.")
    var statusBar = false

    @Option(
        help: ArgumentHelp("The JSON file of what the screens show, in place of their sample.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var data: String?

    var renderer: Renderer {
        Renderer(
            device: device ?? .standard, traits: UITraitCollection(userInterfaceStyle: appearance.interfaceStyle),
            scale: scale, timeout: 600, showsStatusBar: statusBar, showsFullContent: fullContent)
    }

    /// Says whether `--data` can be given to screens.
    /// - Throws: `CommandError.emptyOption` or `.screenTakesNoData`.
    func checkData(for screens: [Screen]) throws(CommandError) {
        if data == "" { throw .emptyOption("--data") }
        if data != nil, let screen = screens.first(where: { !$0.takesData }) {
            throw .screenTakesNoData(screen: screen.name)
        }
    }

    func input(for tool: SnapshotTool) -> ScreenInput {
        ScreenInput(
            form: width == nil ? .wholeScreen : .bareView,
            dataFile: data.map { URL(fileURLWithPath: tool.resolve($0)) },
            warn: { [console = tool.console] in console.warn($0) })
    }

    /// Returns an error of the renderer with the name of the option whose value caused it.
    func explain(_ error: any Error) -> any Error {
        switch error {
        case RenderError.invalidSize(_, let name, _, _):
            CommandError.invalidOption(option: "--\(name)", reason: "\(error)")
        case RenderError.paint(.tooLarge), RenderError.paint(.invalidSize):
            switch (width, scale) {
            case (nil, nil): error
            case (nil, _): CommandError.invalidOption(option: "--scale", reason: "\(error)")
            case (_, nil): CommandError.invalidOption(option: "--width", reason: "\(error)")
            case (_, _): CommandError.invalidOption(option: "--width, --scale", reason: "\(error)")
            }
        default: error
        }
    }
}
