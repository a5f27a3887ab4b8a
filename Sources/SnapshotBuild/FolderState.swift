import Foundation
import SnapshotCore

/// The files of folders at a time, without reading them.
package struct FolderState: Sendable {
    /// The files' identities; nil for folders, which change with each file in them.
    private var entries: [String: FileIdentity?] = [:]
    private let folders: Set<String>
    /// The time before the files were looked at, since 1970. The system takes the times of files from a clock that is
    /// some milliseconds behind.
    private let time = Duration.seconds(Date().timeIntervalSince1970) - .milliseconds(50)

    /// Reads the names and states of the files in folders, without the folders in them.
    package init(of folders: Set<String>) {
        self.folders = folders
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where !TemporaryFile.isTemporary(name) {
                let path = "\(folder)/\(name)"
                entries.updateValue(FilePaths.isFolder(path) ? nil : FileIdentity(path), forKey: path)
            }
        }
    }

    /// Returns the paths that were saved, added or removed since an earlier state; in folders that it didn't contain,
    /// those that were saved since then.
    package func changes(since earlier: FolderState) -> Set<String> {
        var changed: Set<String> = []
        for (path, identity) in entries where earlier.entries[path] != .some(identity) {
            let isKnown = earlier.folders.contains(FilePaths.folder(of: path))
            if isKnown || identity.map({ $0.modified >= earlier.time }) == true { changed.insert(path) }
        }
        for path in earlier.entries.keys where entries[path] == nil { changed.insert(path) }
        return changed
    }
}

/// Names of files that aren't sources.
package enum TemporaryFile {
    /// Returns whether a file is hidden, or one that editors write beside the file that they save.
    package static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "4913"
            || [".swp", ".swx", ".tmp", ".bak"].contains { name.hasSuffix($0) }
    }
}
