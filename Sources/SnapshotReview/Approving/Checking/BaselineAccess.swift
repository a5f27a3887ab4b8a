import Foundation
import Render
import SnapshotCore

/// Finds out whether baselines can be written, before anything is drawn, and makes nothing for it.
enum BaselineAccess {
    /// - Throws: `FileTransactionError.readOnly`, `CommandError.cannotCreate` or `AtomicFileError.folderNotWritable`.
    static func check(_ paths: [String]) throws {
        var checked: Set<String> = []
        for path in paths {
            if FileTransaction.isReadOnly(path) { throw FileTransactionError.readOnly(path: path) }
            var folder = FilePaths.folder(of: FilePaths.real(path) ?? path)
            while !FilePaths.exists(folder) { folder = FilePaths.folder(of: folder) }
            guard checked.insert(folder).inserted else { continue }
            guard FilePaths.isFolder(folder) else {
                throw CommandError.cannotCreate(path: path, reason: "\(folder) is a file, not a folder")
            }
            guard access(folder, W_OK | X_OK) == 0 else {
                throw AtomicFileError.folderNotWritable(
                    folder: folder, path: path, reason: String(cString: strerror(errno)))
            }
        }
    }
}
