import BuilderUIKit
import Render
import SnapshotCore

/// The picture of `docs --contact-sheet`.
struct ContactSheetFile {
    let path: String
    /// Names in the catalog; empty for all screens in all states.
    let screens: [String]

    /// Draws it at two pixels for each point, in light, and writes it.
    @MainActor
    func write(for tool: SnapshotTool) async throws -> CommandStatus {
        let found = screens.isEmpty ? tool.catalog.screens.flatMap(\.variants) : try tool.catalog.find(screens)
        let target = try SheetTarget(path, for: tool)
        let drawing = try await ContactSheetDrawing(
            of: found, input: ScreenInput(warn: { [console = tool.console] in console.warn($0) }))
        for warning in drawing.warnings { tool.console.warn(warning) }
        var display = drawing.display
        display.scale = 2
        try target.write(try display.png())
        try tool.console.result(path)
        return .success
    }
}
