import Foundation
import SnapshotCore
import Synchronization

/// The folder of a run, of a report, or of an unpacked artifact that contains them.
package final class ArtifactFolder: Sendable {
    /// The path, without slashes at its end.
    package let name: String
    private let found = Mutex<[String]?>(nil)
    private static let limit = 100_000

    package init(_ path: String) {
        var trimmed = path
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        name = trimmed
    }

    /// Opens a folder, or the folder of a run's or a report's file.
    /// - Throws: `ArtifactError` where the path names nothing, a zip or another file.
    package convenience init(opening path: String) throws(ArtifactError) {
        self.init(try Self.folder(of: path))
    }

    private static func folder(of path: String) throws(ArtifactError) -> String {
        if FilePaths.isFolder(path) { return path }
        guard FilePaths.exists(path) else { throw .missing(path: path) }
        guard FilePaths.isFile(path) else { throw .notAFolder(path: path) }
        let last = path.split(separator: "/").last.map(String.init)
        if last == RunFiles.resultsName || last == ReportRecord.fileName { return FilePaths.folder(of: path) }
        let start = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 4)
        throw start == RunResults.zipStart ? .zip(path: path) : .notAFolder(path: path)
    }

    /// Returns the relative path of every file, in order.
    ///
    /// Links and git's own folder are skipped. Other hidden folders are not: runs leave their pictures below `.build`.
    /// - Throws: `ArtifactError`.
    package func paths() throws(ArtifactError) -> [String] {
        if let found = found.withLock({ $0 }) { return found }
        var files: [String] = []
        var pending = [""]
        while let place = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(name)/\(place)")) ?? []
            for item in names where item != ".git" {
                let path = place.isEmpty ? item : "\(place)/\(item)"
                if FilePaths.isLink("\(name)/\(path)") { continue }
                if FilePaths.isFolder("\(name)/\(path)") { pending.append(path) } else { files.append(path) }
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

    /// Reads a JSON file, such as results.
    /// - Throws: `ArtifactError`.
    func readText(_ path: String) throws(ArtifactError) -> Data { try read(path, limit: RunFiles.sizeLimit) }

    /// Returns a file's path for messages.
    func shown(_ path: String) -> String { "\(name)/\(PlainText.of(path))" }

    /// Reads one file.
    /// - Parameter limit: the most bytes that the file may have.
    /// - Throws: `ArtifactError`.
    package func read(_ path: String, limit: Int) throws(ArtifactError) -> Data {
        let inside: String
        switch EntryPath.checked(path) {
        case .success(let checked): inside = checked
        case .failure(let error): throw .badPath(path: name, entry: path, error)
        }
        guard contains(inside) else { throw .noEntry(path: name, entry: path) }
        // No link anywhere on the way: then its real path is the folder's and its own.
        guard let root = FilePaths.real(name), let real = FilePaths.real("\(name)/\(inside)") else {
            throw .damaged(path: name, entry: path, reason: String(cString: strerror(errno)))
        }
        guard real == (root == "/" ? "/\(inside)" : "\(root)/\(inside)") else {
            throw .link(path: name, entry: path)
        }
        do throws(RegularFileError) {
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
