import BuilderUIKit
import Foundation
import Render

/// Draws pictures for the App Store: they are laid out one after the other, and painted, encoded and written on all
/// cores.
package struct StoreRun: Sendable {
    private let tool: SnapshotTool
    private let plan: StorePlan
    /// The surroundings of screens; nil for pictures of screens alone.
    private let template: StoreTemplate?
    private let showsStatusBar: Bool
    /// The time limit of a picture, in seconds.
    private let timeout: Double

    package init(_ plan: StorePlan, template: StoreTemplate?, showsStatusBar: Bool, timeout: Double, tool: SnapshotTool)
    {
        self.plan = plan
        self.template = template
        self.showsStatusBar = showsStatusBar
        self.timeout = timeout
        self.tool = tool
    }

    /// Draws the pictures, in a process of its own where this process is the tool's, and warns of what the store or
    /// `deliver` wouldn't take as it is.
    /// - Throws: An error of the files' folders, before anything is drawn, or `RunError.noWorker`.
    @MainActor
    package func run(jobs: Int?) async throws -> CommandStatus {
        for text in plan.warnings + missingCaptions { tool.console.warn(text) }
        let status =
            plan.pictures.count > 1 && tool.ownsProcess
            ? try RenderProcess(tool: tool, screens: plan.pictures.map(\.name)).run()
            : try await draw(skipping: 0, jobs: jobs, isReported: false)
        for text in plan.leftovers { tool.console.warn(text) }
        return status
    }

    /// Draws the pictures in this process, and writes the files' paths to standard output.
    /// - Parameters:
    ///   - count: The number of pictures that are left out at the beginning.
    ///   - jobs: The number of pictures that are painted at a time; nil for the number of cores.
    ///   - isReported: A Boolean value that indicates whether this process draws for a ``RenderProcess``.
    /// - Returns: The status of the first picture that failed.
    /// - Throws: An error of the files' folders, before anything is drawn.
    @MainActor
    package func draw(skipping count: Int, jobs: Int?, isReported: Bool) async throws -> CommandStatus {
        let signals = tool.deferSignals()
        let report = isReported ? RenderReport(signals: signals) : nil
        try signals.whileDeferred { try prepare() }
        report?.begin()
        let input = ScreenInput(warn: { [console = tool.console] in console.warn($0) })
        let composition = template.map(StoreComposition.init)
        return await RenderPipeline(tool: tool, jobs: jobs, timeout: timeout, signals: signals).run(
            Array(plan.pictures.dropFirst(count)),
            name: { $0.name },
            layOut: { try await display(of: $0, composition, input: input) },
            finish: { picture, display in
                // These files are never compared: no fingerprint.
                let data: Data
                do {
                    data = try PNGEncoder().quick().encode(display.bitmap(), scale: display.scale)
                } catch let error as RenderError {
                    throw error
                } catch {
                    throw RenderError(error)
                }
                try signals.whileDeferred { try AtomicFile.write(data, to: picture.path, surviving: .process) }
                return picture.path
            },
            report: { _, path in path },
            onEnd: { report?.add($0) })
    }

    @MainActor
    private func display(
        of picture: StorePicture, _ composition: StoreComposition?, input: ScreenInput
    ) async throws -> Display {
        var renderer = picture.screen.renderer(for: picture.configuration)
        renderer.showsStatusBar = showsStatusBar
        var display = try await renderer.display(of: try picture.screen.make(input))
        if let composition {
            let caption = template?.caption(of: picture.screen, in: picture.locale)
            return try composition.display(of: display, caption: caption, for: picture.configuration)
        }
        // The store takes no pictures with an alpha channel; one without translucent pixels is encoded without.
        display.background = .white
        return display
    }

    /// Creates the folders, and checks that the files can be written.
    private func prepare() throws {
        for folder in plan.folders {
            try FilePaths.makeFolder(folder)
            try AtomicFile.checkWritable(folder: folder)
        }
        for picture in plan.pictures where FilePaths.isFolder(picture.path) {
            throw CommandError.cannotCreate(path: picture.path, reason: "it is a folder")
        }
    }

    /// The warnings about screens that have captions, but none in some of the languages.
    private var missingCaptions: [String] {
        guard let template, let path = template.path else { return [] }
        var languages: [String: [String]] = [:]
        var screens: [String] = []
        for picture in plan.pictures where template.caption(of: picture.screen, in: picture.locale) == nil {
            let name = picture.screen.fullName
            guard template.captions[name] != nil else { continue }
            if languages[name] == nil { screens.append(name) }
            if languages[name]?.contains(picture.locale.code) != true {
                languages[name, default: []].append(picture.locale.code)
            }
        }
        return screens.map { "\(path) has no caption of “\($0)” for " + (languages[$0] ?? []).joined(separator: ", ") }
    }
}
