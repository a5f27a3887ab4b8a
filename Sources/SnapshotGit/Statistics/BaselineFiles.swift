import Foundation
import Render
import SnapshotCore

/// The PNG files of a folder of baselines, as they are on the disk.
package struct BaselineFiles {
    package struct File: Hashable {
        /// `card/iphone-12.light`
        var name: String
        var path: String
        var bytes: Int
    }

    /// In the order of their names.
    package let files: [File]

    /// - Throws: `GitError.noBaselines`.
    package init(in folder: String) throws(GitError) {
        guard FilePaths.isFolder(folder) else { throw .noBaselines(folder: folder) }
        files = BaselineStore(folder: folder, failures: folder).pictureFiles().map { file in
            let path = "\(folder)/\(file)"
            var status = stat()
            let bytes = stat(path, &status) == 0 ? Int(status.st_size) : 0
            return File(name: String(file.dropLast(".png".count)), path: path, bytes: bytes)
        }
    }

    var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

    /// The largest first; of equal ones by name.
    var largest: [File] { files.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) } }
}
