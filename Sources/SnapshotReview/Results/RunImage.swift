import Foundation
import Render
import SnapshotCore

/// A picture of a run, read from a file that somebody's results named.
struct RunImage {
    /// The file, as it is.
    let data: Data
    let info: PNGInfo

    /// Reads a file only where it is a PNG below one of the folders: results may come from anywhere, and a report is
    /// given away.
    /// - Parameters:
    ///   - picture: whose file it is, for errors.
    ///   - hash: the file's SHA-256 as the run says it; nil where it doesn't.
    ///   - roots: the folders that the run was about.
    ///   - followsLinks: whether the file may be a link, as baselines are where something keeps large files apart; what
    ///     it
    ///     leads to must lie in a root as well.
    /// - Throws: `ReportError`.
    init(
        reading path: String, of picture: String, hash: String? = nil, within roots: [String],
        followsLinks: Bool = false
    ) throws(ReportError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            throw Self.error(errno, path, picture)
        }
        if !followsLinks, status.st_mode & S_IFMT == S_IFLNK { throw .link(path: path, picture: picture) }
        guard let real = FilePaths.real(path) else { throw Self.error(errno, path, picture) }
        guard roots.contains(where: { Self.lies(real, within: $0) }) else {
            throw .outside(path: path, picture: picture)
        }
        data = try Self.content(of: real, named: path, picture)
        do {
            info = try PNGInspector.inspect(data)
        } catch {
            throw .notAPicture(path: path, picture: picture, reason: "\(error)")
        }
        if let hash, hash != FileDigest(data).text { throw .changed(path: path, picture: picture) }
    }

    private static func lies(_ real: String, within root: String) -> Bool {
        guard let folder = FilePaths.real(root.isEmpty ? "." : root) else { return false }
        return real.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    private static func content(of real: String, named path: String, _ picture: String) throws(ReportError) -> Data {
        let limit = ImageLimits.standard.bytes
        do throws(RegularFileError) {
            return try RegularFile.read(real, limit: limit)
        } catch {
            switch error {
            case .system(let number): throw Self.error(number, path, picture)
            case .notAFile: throw .notAFile(path: path, picture: picture)
            case .tooLarge(let bytes): throw .tooLarge(path: path, picture: picture, bytes: bytes, limit: limit)
            }
        }
    }

    private static func error(_ number: Int32, _ path: String, _ picture: String) -> ReportError {
        number == ENOENT || number == ENOTDIR
            ? .gone(path: path, picture: picture)
            : .unreadable(path: path, picture: picture, reason: String(cString: strerror(number)))
    }
}
