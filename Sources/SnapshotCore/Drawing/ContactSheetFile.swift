import BuilderUIKit
import Foundation
import Render

/// The picture of `docs --contact-sheet`.
package struct ContactSheetFile {
    private let path: String
    private let screens: [String]

    /// - Parameter screens: names in the catalog; empty for all screens in all states.
    package init(path: String, screens: [String]) {
        self.path = path
        self.screens = screens
    }

    /// Draws the picture at two pixels for each point, in the light appearance, and writes it.
    @MainActor
    package func write(for tool: SnapshotTool) async throws -> CommandStatus {
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

/// The PNG file of a contact sheet, checked for writing before the sheet is drawn.
package struct SheetTarget {
    package let path: String
    private let signals: DeferredSignals

    /// - Throws: `CommandError.cannotCreate` or `AtomicFileError`, before anything is made.
    package init(_ path: String, for tool: SnapshotTool) throws {
        self.path = path
        signals = tool.openGate()
        if FilePaths.isFolder(path) { throw CommandError.cannotCreate(path: path, reason: "it is a folder") }
        try signals.write { try FileTransaction.checkFolders([FilePaths.folder(of: path)]) }
    }

    /// Writes the file and the missing folders.
    /// - Throws: `FileSetError`, `AtomicFileError` or `CommandError`.
    package func write(_ png: Data) throws {
        var files = FileTransaction()
        files.add(png, to: path)
        try signals.write { [files] in try files.write() }
    }
}
