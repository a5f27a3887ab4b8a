import Foundation
import SnapshotCore

/// The PNG file of a contact sheet: whether it can be written is found out before the sheet is made.
struct SheetTarget {
    let path: String
    private let gate: DeferredSignals

    /// - Throws: `CommandError.cannotCreate`, `AtomicFileError`; nothing was made then.
    init(_ path: String, for tool: SnapshotTool) throws {
        self.path = path
        gate = tool.openGate()
        if FilePaths.isFolder(path) { throw CommandError.cannotCreate(path: path, reason: "it is a folder") }
        try gate.write { try FileTransaction.checkFolders([FilePaths.folder(of: path)]) }
    }

    /// Writes it, with the folders that are missing.
    /// - Throws: `FileSetError`, `AtomicFileError` or `CommandError`.
    func write(_ png: Data) throws {
        var files = FileTransaction()
        files.add(png, to: path)
        try gate.write { [files] in try files.write() }
    }
}
