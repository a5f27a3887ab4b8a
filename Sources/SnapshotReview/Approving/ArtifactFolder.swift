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

    /// Opens a folder, or the folder that contains a run's or a report's file.
    /// - Throws: `ArtifactError` if the path names nothing, a zip or another file.
    package convenience init(opening path: String) throws(ArtifactError) { self.init(try Self.folder(of: path)) }

    private static func folder(of path: String) throws(ArtifactError) -> String {
        if FilePaths.isFolder(path) { return path }
        guard FilePaths.exists(path) else { throw .missing(path: path) }
        guard FilePaths.isFile(path) else { throw .notAFolder(path: path) }
        let last = path.split(separator: "/").last.map(String.init)
        if last == ResultsFile.name || last == ReportRecord.fileName { return FilePaths.folder(of: path) }
        let start = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 4)
        throw start == RunResults.zipStart ? .zip(path: path) : .notAFolder(path: path)
    }

    /// Returns the relative path of every file, in order.
    ///
    /// Links and git's own folder are skipped. Other hidden folders aren't: runs write their pictures below `.build`.
    package func paths() throws(ArtifactError) -> [String] {
        if let found = found.withLock({ $0 }) { return found }
        var files: [String] = []
        var pending = [""]
        while let subfolder = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(name)/\(subfolder)")) ?? []
            for item in names where item != ".git" {
                let path = subfolder.isEmpty ? item : "\(subfolder)/\(item)"
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
    func readText(_ path: String) throws(ArtifactError) -> Data { try read(path, limit: ResultsFile.sizeLimit) }

    /// Returns a file's path for messages.
    func shown(_ path: String) -> String { "\(name)/\(PlainText.of(path))" }

    /// Reads one file.
    /// - Parameter limit: the maximum size in bytes.
    package func read(_ path: String, limit: Int) throws(ArtifactError) -> Data {
        let inside: String
        switch EntryPath.checked(path) {
        case .success(let checked): inside = checked
        case .failure(let error): throw .badPath(path: name, entry: path, error)
        }
        guard contains(inside) else { throw .noEntry(path: name, entry: path) }
        // If no part of the path is a link, its real path is that of the folder and its own.
        guard let root = FilePaths.real(name), let real = FilePaths.real("\(name)/\(inside)") else {
            throw .damaged(path: name, entry: path, reason: String(cString: strerror(errno)))
        }
        guard real == (root == "/" ? "/\(inside)" : "\(root)/\(inside)") else { throw .link(path: name, entry: path) }
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

/// An error that prevents an artifact, such as a run's folder, from being read.
package enum ArtifactError: Error, Hashable {
    /// There is nothing at the path.
    case missing(path: String)
    /// The path names a zip.
    case zip(path: String)
    /// The path names another file, a device or a pipe.
    case notAFolder(path: String)
    case badPath(path: String, entry: String, EntryPathError)
    /// The file is a symbolic link.
    case link(path: String, entry: String)
    /// The file is a device, a pipe or a socket.
    case notAFile(path: String, entry: String)
    case tooManyFiles(path: String, limit: Int)
    case entryTooLarge(path: String, entry: String, bytes: Int, limit: Int)
    case noEntry(path: String, entry: String)
    case damaged(path: String, entry: String, reason: String)
}

extension ArtifactError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .missing(let path):
            "there is no \(path): pass the folder of a failed run or of a report"
        case .zip(let path):
            "\(path) is a zip file: unpack it (unzip \(ShellWord.quoted(path)) -d "
                + "\(ShellWord.quoted(Self.unpacked(path)))), and pass that folder"
        case .notAFolder(let path):
            "\(path) isn't a folder: pass the folder of a failed run or of a report"
        case .badPath(let path, let entry, let fault):
            "\(path) is refused: its entry “\(PlainText.of(entry))” \(fault). No run and no CI engine writes that: "
                + "fetch it again, or run “verify” again"
        case .link(let path, let entry):
            "\(path) is refused: “\(PlainText.of(entry))” is a symbolic link, which no run writes. "
                + Self.adviceOnKinds
        case .notAFile(let path, let entry):
            "\(path) is refused: “\(PlainText.of(entry))” isn't a regular file. \(Self.adviceOnKinds)"
        case .tooManyFiles(let path, let limit):
            "\(path) is refused: it has more than \(limit) files. Pass the folder of one run"
        case .entryTooLarge(let path, let entry, let bytes, let limit):
            "\(path): “\(PlainText.of(entry))” has \(bytes) bytes, and the limit is \(limit). "
                + Self.advice(onLarge: entry)
        case .noEntry(let path, let entry):
            "\(path) has no file “\(PlainText.of(entry))”: it is incomplete. Fetch it again, or run “verify” again"
        case .damaged(let path, let entry, let reason):
            "\(path): “\(PlainText.of(entry))” can't be read (\(PlainText.of(reason))): fetch it again, or run "
                + "“verify” again"
        }
    }

    /// The folder that a zip is unpacked to: the zip's path without its extension.
    private static func unpacked(_ path: String) -> String {
        path.hasSuffix(".zip") ? String(path.dropLast(".zip".count)) : "\(path)-unpacked"
    }

    /// The advice for links, pipes and the like.
    private static var adviceOnKinds: String {
        "If it isn't part of the run, pass the run's own folder; otherwise run “verify” again"
    }

    /// Returns the advice for a file that is too large to be read.
    private static func advice(onLarge entry: String) -> String {
        entry.hasSuffix(".png")
            ? "No run writes such a picture: fetch it again, or run “verify” again"
            : "Run “verify” in shards (--shard 1/4), and approve the run of each shard separately"
    }

    package var commandStatus: CommandStatus {
        switch self {
        case .missing: .noInput
        default: .badData
        }
    }
}
