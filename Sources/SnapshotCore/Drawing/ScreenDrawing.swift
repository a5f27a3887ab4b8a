import BuilderUIKit
import Foundation
import Render

/// The settings that screens are drawn with for `render`, `show` and `explain`.
package struct ScreenDrawing: Sendable {
    private let renderer: Renderer
    private let scale: Double?
    private let width: Double?
    private let dataFile: String?
    /// A Boolean value that indicates whether pictures of whole screens have the frames of their devices.
    package var showsFrames = false

    /// Creates the settings.
    /// - Parameters:
    ///   - device: The device; nil for the standard one.
    ///   - scale: Pixels for each point; nil for the device's own.
    ///   - width: The width of the bare view in points; nil for the whole screen.
    ///   - dataFile: The path of the screens' data; nil for their sample.
    package init(
        device: Device?, appearance: Appearance, scale: Double?, width: Double?, showsStatusBar: Bool,
        showsFullContent: Bool, dataFile: String?
    ) {
        renderer = Renderer(
            device: device ?? .standard, traits: UITraitCollection(userInterfaceStyle: appearance.interfaceStyle),
            scale: scale, timeout: 600, showsStatusBar: showsStatusBar, showsFullContent: showsFullContent)
        self.scale = scale
        self.width = width
        self.dataFile = dataFile
    }

    /// Checks whether the data can be passed to screens.
    /// - Throws: `CommandError.screenTakesNoData`; `FileReadError` for a folder or a device, which may have no end.
    package func checkData(for screens: [Screen]) throws {
        guard let dataFile else { return }
        if let screen = screens.first(where: { !$0.takesData }) {
            throw CommandError.screenTakesNoData(screen: screen.name)
        }
        guard !FilePaths.isFolder(dataFile), !FilePaths.isDevice(dataFile) else {
            throw FileReadError(path: dataFile, reason: "it is a folder or a device, not a file")
        }
    }

    /// Returns the input of screens, whose warnings go to a console.
    package func input(for console: Console) -> ScreenInput {
        ScreenInput(
            form: width == nil ? .wholeScreen : .bareView, dataFile: dataFile.map { URL(fileURLWithPath: $0) },
            warn: { console.warn($0) })
    }

    /// Builds and lays out a screen.
    /// - Throws: `RenderError`, or an error of the screen.
    @MainActor
    package func display(of screen: Screen, input: ScreenInput) async throws -> Display {
        try await screen.adapting(renderer).display(of: try screen.make(input), width: width)
    }

    /// Returns an error of the renderer with the name of the option whose value caused it.
    package func namingOption(_ error: any Error) -> any Error {
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

/// A screen that is drawn to a file, and the configuration if the command line requests several.
package struct DrawnScreen: Sendable {
    /// The screen.
    package let screen: Screen
    /// The configuration; nil for that of the drawing.
    package let configuration: SnapshotConfiguration?

    /// Returns each screen as it is drawn, or, if values of settings are requested, in each configuration of these.
    /// - Parameter base: The configuration for all other settings.
    package static func all(
        of screens: [Screen], in axes: ConfigurationAxes, base: SnapshotConfiguration
    ) -> [DrawnScreen] {
        if axes.hasNoValues { return screens.map { DrawnScreen(screen: $0, configuration: nil) } }
        let configurations = axes.varying([base])
        return screens.flatMap { screen in
            configurations.map { DrawnScreen(screen: screen, configuration: $0) }
        }
    }

    /// The name in messages, such as `card` or `card/iphone-12.dark`.
    package var name: String {
        configuration.map { DeclaredPicture(screen: screen, configuration: $0).name } ?? screen.fullName
    }

    /// The name of the file without the extension, such as `card` or `card.iphone-12.dark`.
    package var fileName: String { configuration.map { "\(screen.fileName).\($0.name)" } ?? screen.fileName }
}

extension ScreenDrawing {
    /// Returns the renderer of a screen.
    @MainActor
    private func renderer(for drawn: DrawnScreen) -> Renderer {
        guard let configuration = drawn.configuration else { return drawn.screen.adapting(renderer) }
        var result = configuration.renderer
        result.scale = renderer.scale
        result.showsStatusBar = renderer.showsStatusBar
        result.showsFullContent = renderer.showsFullContent
        return drawn.screen.adapting(result)
    }

    /// Draws screens to files, and writes the files' paths to standard output.
    /// - Parameters:
    ///   - jobs: The number of pictures that are painted at a time; nil for the number of cores.
    ///   - timeout: The seconds after which a screen that isn't drawn ends the process.
    ///   - isReported: A Boolean value that indicates whether this process draws for a ``RenderProcess``.
    /// - Returns: The status of the first screen that failed.
    /// - Throws: An error of the files' folders, before anything is drawn.
    @MainActor
    package func render(
        _ screens: [DrawnScreen], to output: RenderOutput, jobs: Int?, timeout: Double? = nil, isReported: Bool = false,
        for tool: SnapshotTool
    ) async throws -> CommandStatus {
        let signals = tool.deferSignals()
        let processReport = isReported ? RenderReport(signals: signals) : nil
        try signals.whileDeferred { try output.prepare() }
        processReport?.begin()
        let input = input(for: tool.console)
        return await RenderPipeline(tool: tool, jobs: jobs, timeout: timeout, signals: signals).run(
            screens,
            name: { $0.name },
            layOut: {
                let renderer = renderer(for: $0)
                return try await ScreenDocument(
                    $0.screen, as: output.format, renderer: renderer, width: width,
                    frame: showsFrames ? DeviceFrame(of: renderer.device, in: renderer.orientation) : nil,
                    input: input)
            },
            finish: { drawn, document in
                let data = try document.data()
                return try signals.whileDeferred { try output.write(data, of: drawn.fileName) }
            },
            explain: namingOption,
            report: { _, path in path },
            onEnd: { processReport?.add($0) })
    }

    /// Writes to standard output why the views of a screen lie where they lie.
    /// - Parameters:
    ///   - view: The name of the one view to explain; nil for all.
    ///   - isJSON: A Boolean value that indicates whether the explanation is written as JSON.
    @MainActor
    package func explain(
        _ screen: Screen, view: String?, isJSON: Bool = false, for tool: SnapshotTool
    ) async -> CommandStatus {
        let input = input(for: tool.console)
        do {
            let (display, result) = try await CreationSites.$current.withValue(CreationSites()) {
                try await screen.adapting(renderer).display(
                    of: try screen.make(input), width: width,
                    reading: { root in
                        let report = LayoutReport(of: root)
                        return isJSON
                            ? try report.json(ofScreen: screen.fullName, forView: view) : try report.text(forView: view)
                    })
            }
            for warning in display.warnings where !result.contains(warning) {
                tool.console.warn(warning, of: screen.fullName)
            }
            try tool.console.result(result)
        } catch {
            let error = namingOption(error)
            tool.console.error("\(screen.fullName): \(error)")
            return CommandStatus(error)
        }
        return .success
    }
}
