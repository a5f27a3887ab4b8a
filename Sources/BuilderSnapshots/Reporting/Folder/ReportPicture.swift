import Foundation
import Render

/// A picture of a run, read from a file that somebody's results named.
struct ReportPicture {
    /// The file, as it is.
    let data: Data
    let info: PNGInfo

    /// Reads a file only where it is a PNG below one of the folders: results may come from anywhere, and a report is given away.
    /// - Parameters:
    ///   - picture: whose file it is, for errors.
    ///   - hash: the file's SHA-256 as the run says it; nil where it doesn't.
    ///   - roots: the folders that the run was about.
    ///   - followsLinks: whether the file may be a link, as baselines are where something keeps large files apart; what it
    ///     leads to must lie in a root as well.
    /// - Throws: `ReportError`.
    init(
        reading path: String, of picture: String, hash: String? = nil, within roots: [String],
        followsLinks: Bool = false
    ) throws(ReportError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            throw Self.error(path, picture)
        }
        if !followsLinks, status.st_mode & S_IFMT == S_IFLNK { throw .link(path: path, picture: picture) }
        guard let real = FilePlace.real(path) else { throw Self.error(path, picture) }
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
        guard let folder = FilePlace.real(root.isEmpty ? "." : root) else { return false }
        return real.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    private static func content(of real: String, named path: String, _ picture: String) throws(ReportError) -> Data {
        // A pipe must not make anybody wait.
        let descriptor = open(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw error(path, picture) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .notAFile(path: path, picture: picture)
        }
        let limit = ImageLimits.standard.bytes
        guard status.st_size <= limit else {
            throw .tooLarge(path: path, picture: picture, bytes: Int(status.st_size), limit: limit)
        }
        do {
            return try file.read(upToCount: limit) ?? Data()
        } catch {
            throw .unreadable(path: path, picture: picture, reason: error.localizedDescription)
        }
    }

    /// What the system said last.
    private static func error(_ path: String, _ picture: String) -> ReportError {
        errno == ENOENT || errno == ENOTDIR
            ? .gone(path: path, picture: picture)
            : .unreadable(path: path, picture: picture, reason: String(cString: strerror(errno)))
    }
}
