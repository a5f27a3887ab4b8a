import BuilderUIKit
import Foundation
import Render

/// The settings that screens are drawn with for `render`, `show` and `explain`.
package struct ScreenDrawing: Sendable {
    private let renderer: Renderer
    private let scale: Double?
    private let width: Double?
    private let dataFile: String?

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

extension ScreenDrawing {
    /// Draws screens to files, and writes the files' paths to standard output.
    /// - Parameters:
    ///   - jobs: The number of pictures that are painted at a time; nil for the number of cores.
    ///   - isReported: A Boolean value that indicates whether this process draws for a ``RenderProcess``.
    /// - Returns: The status of the first screen that failed.
    /// - Throws: An error of the files' folders, before anything is drawn.
    @MainActor
    package func render(
        _ screens: [Screen], to output: RenderOutput, jobs: Int?, isReported: Bool = false, for tool: SnapshotTool
    ) async throws -> CommandStatus {
        let signals = tool.deferSignals()
        let processReport = isReported ? RenderReport(signals: signals) : nil
        try signals.whileDeferred { try output.prepare() }
        processReport?.begin()
        let input = input(for: tool.console)
        return await RenderPipeline(tool: tool, jobs: jobs).run(
            screens,
            name: { $0.fullName },
            layOut: {
                try await ScreenDocument(
                    $0, as: output.format, renderer: $0.adapting(renderer), width: width, input: input)
            },
            finish: { screen, document in
                let data = try document.data()
                return try signals.whileDeferred { try output.write(data, of: screen.fileName) }
            },
            explain: namingOption,
            report: { _, path in path },
            onEnd: { processReport?.add($0) })
    }

    /// Writes to standard output why the views of a screen lie where they lie.
    /// - Parameter view: The name of the one view to explain; nil for all.
    @MainActor
    package func explain(_ screen: Screen, view: String?, for tool: SnapshotTool) async -> CommandStatus {
        let input = input(for: tool.console)
        do {
            let (display, result) = try await screen.adapting(renderer).display(
                of: try screen.make(input), width: width,
                reading: { try LayoutReport(of: $0).text(forView: view) })
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
