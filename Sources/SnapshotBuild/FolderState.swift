import Foundation
import SnapshotCore

/// The files of folders at a time, without reading them.
package struct FolderState: Sendable {
    /// The files' identities; nil for folders, which change with each file in them.
    private var entries: [String: FileIdentity?] = [:]

    /// Reads the names and states of the files in folders, without the folders in them.
    package init(of folders: Set<String>) {
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where !TemporaryFile.isTemporary(name) {
                let path = "\(folder)/\(name)"
                entries.updateValue(FilePaths.isFolder(path) ? nil : FileIdentity(path), forKey: path)
            }
        }
    }

    /// Returns the paths that were saved, added or removed since an earlier state.
    package func changes(since earlier: FolderState) -> Set<String> {
        var changed = Set(entries.keys.filter { earlier.entries[$0] != entries[$0] })
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
