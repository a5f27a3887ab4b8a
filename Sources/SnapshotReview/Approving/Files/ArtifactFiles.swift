import Foundation
import SnapshotCore

/// Files that a run left, wherever they lie now: in a folder, or in a zip.
package protocol ArtifactFiles: Sendable {
    /// What it is called in messages.
    var name: String { get }
    /// How many bytes a JSON file may have.
    var textLimit: Int { get }
    /// The relative path of every file, in order.
    /// - Throws: `ArchiveError`.
    func paths() throws(ArchiveError) -> [String]
    func contains(_ path: String) -> Bool
    /// Reads one file.
    /// - Parameter limit: how many bytes it may have.
    /// - Throws: `ArchiveError`.
    func read(_ path: String, limit: Int) throws(ArchiveError) -> Data
}

extension ArtifactFiles {
    /// Reads a JSON file, such as results.
    /// - Throws: `ArchiveError`.
    func readText(_ path: String) throws(ArchiveError) -> Data { try read(path, limit: textLimit) }

    /// A file's path as messages name it.
    func shown(_ path: String) -> String { "\(name)/\(PlainText.of(path))" }
}

/// Finds out what a path names.
package enum Artifact {
    /// A folder, or a file of a run, which stands for its folder, or a zip.
    /// - Throws: `ArchiveError`.
    package static func open(_ path: String) throws(ArchiveError) -> any ArtifactFiles {
        if FilePlace.isFolder(path) { return FolderFiles(path) }
        guard FilePlace.exists(path) else { throw .missing(path: path) }
        guard FilePlace.isFile(path) else { throw .notAnArtifact(path: path) }
        let last = path.split(separator: "/").last.map(String.init)
        if last == RunFiles.resultsName || last == ReportRecord.fileName {
            return FolderFiles(FilePlace.folder(of: path))
        }
        return try ZipFiles(path)
    }
}
