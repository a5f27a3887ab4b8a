import Foundation
import SnapshotCore
import Synchronization

/// A folder of a run, a report, or an artefact that was unpacked.
package final class FolderFiles: ArtifactFiles {
    package let name: String
    package let textLimit = RunFiles.sizeLimit
    private let found = Mutex<[String]?>(nil)
    private static let limit = 100_000

    package init(_ path: String) {
        var trimmed = path
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        name = trimmed
    }

    /// Links and git's own folder aren't entered. Other hidden folders are: runs leave their pictures below `.build`.
    package func paths() throws(ArchiveError) -> [String] {
        if let found = found.withLock({ $0 }) { return found }
        var files: [String] = []
        var pending = [""]
        while let place = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(name)/\(place)")) ?? []
            for item in names where item != ".git" {
                let path = place.isEmpty ? item : "\(place)/\(item)"
                if FilePlace.isLink("\(name)/\(path)") { continue }
                if FilePlace.isFolder("\(name)/\(path)") { pending.append(path) } else { files.append(path) }
                guard files.count + pending.count <= Self.limit else {
                    throw .tooManyFiles(path: name, limit: Self.limit)
                }
            }
        }
        let sorted = files.sorted()
        found.withLock { $0 = sorted }
        return sorted
    }

    package func contains(_ path: String) -> Bool {
        guard case .success(let path) = EntryPath.checked(path) else { return false }
        var status = stat()
        return lstat("\(name)/\(path)", &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }

    package func read(_ path: String, limit: Int) throws(ArchiveError) -> Data {
        let inside: String
        switch EntryPath.checked(path) {
        case .success(let checked): inside = checked
        case .failure(let problem): throw .badPath(path: name, entry: path, problem.fault)
        }
        guard contains(inside) else { throw .noEntry(path: name, entry: path) }
        // No link anywhere on the way: then its real path is the folder's and its own.
        guard let root = FilePlace.real(name), let real = FilePlace.real("\(name)/\(inside)") else {
            throw .damaged(path: name, entry: path, reason: String(cString: strerror(errno)))
        }
        guard real == (root == "/" ? "/\(inside)" : "\(root)/\(inside)") else {
            throw .link(path: name, entry: path)
        }
        do throws(RegularFile.Fault) {
            return try RegularFile.read(real, limit: limit)
        } catch {
            switch error {
            case .system: throw .damaged(path: name, entry: path, reason: "\(error)")
            case .notAFile: throw .notAFile(path: name, entry: path)
            case .tooLarge(let bytes): throw .entryTooLarge(path: name, entry: path, bytes: bytes, limit: limit)
            }
        }
    }
}
