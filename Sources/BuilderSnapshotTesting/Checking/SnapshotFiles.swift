import Foundation
import Render
import SnapshotCore

/// Reads and writes the files of snapshots.
enum SnapshotFiles {
    /// Nil where there is no such file.
    /// - Throws: where it can't be read.
    static func read(_ path: String) throws -> Data? {
        guard FilePaths.exists(path) else { return nil }
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// Writes a file and the folders around it; it is old or new at any moment.
    static func write(_ data: Data, to path: String, surviving: AtomicFile.Durability) throws(SnapshotError) {
        do {
            try FilePaths.makeFolder(FilePaths.folder(of: path))
            try AtomicFile.write(data, to: path, surviving: surviving)
        } catch {
            throw .cannotWrite("\(error)")
        }
    }

    /// Deletes what an earlier failure left.
    static func removeFailures(of place: SnapshotPlace) {
        let first = place.path(named: "")
        let folder = URL(fileURLWithPath: first).deletingLastPathComponent()
        let start = URL(fileURLWithPath: first + "x").lastPathComponent.dropLast()
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
        for name in names where name.hasPrefix(start) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }
}
