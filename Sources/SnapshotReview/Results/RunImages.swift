import Foundation
import Render
import SnapshotCore

/// The pictures of a run's entries. Pictures below the run's folders may be shown if they are unchanged since the run.
package struct RunImages: Sendable {
    /// The folders that may contain a picture.
    private let roots: [String]
    /// The folder of the results, by the name of a picture with pictures of its failure: with several results, the one
    /// that its shard wrote.
    private let folders: [String: String]
    private let baselines: String?

    /// - Parameter baselines: the folder in which they are found by the pictures' names; nil for the paths of the run.
    init(roots: [String], folders: [String: String] = [:], baselines: String? = nil) {
        self.roots = roots
        self.folders = folders
        self.baselines = baselines
    }

    /// Creates the pictures of a run that has just finished.
    /// - Parameters:
    ///   - artifacts: the folder of the results and the pictures of failures.
    ///   - baselines: the folder of the baselines.
    package init(artifacts: String, baselines: String, tool: SnapshotTool) {
        self.init(roots: [tool.folder, artifacts, baselines])
    }

    /// Creates the pictures of a run, or of all its shards.
    /// - Parameter baselines: the folder in which they are found by the pictures' names; nil for the paths of the run.
    package init(of parts: [ResultsMerge.ShardResults], baselines: String? = nil, tool: SnapshotTool) {
        var roots = [tool.folder]
        var folders: [String: String] = [:]
        for part in parts {
            let folder = FilePaths.folder(of: tool.resolve(part.path))
            roots.append(folder)
            for entry in part.results.entries where entry.hasFailurePictures { folders[entry.name] = folder }
        }
        if let baselines { roots.append(baselines) }
        self.init(roots: roots, folders: folders, baselines: baselines)
    }

    /// Returns the baseline.
    /// - Throws: `ReportError`, also if the file isn't the one that the picture was compared with.
    func baseline(of entry: RunEntry) throws(ReportError) -> RunImage {
        let path = baselines.map { "\($0)/\(entry.name).png" } ?? entry.files.baseline
        return try RunImage(
            reading: path, of: entry.name, hash: entry.files.baselineHash, within: roots, followsLinks: true)
    }

    /// Returns the drawn picture; nil if the run left none.
    /// - Throws: `ReportError`, also if the file isn't the picture that was drawn.
    func actual(of entry: RunEntry) throws(ReportError) -> RunImage? {
        try failure(entry.files.actual, "actual", of: entry, hash: entry.files.actualHash)
    }

    /// Returns the picture of the differences; nil if the run left none.
    func difference(of entry: RunEntry) throws(ReportError) -> RunImage? {
        try failure(entry.files.difference, "difference", of: entry)
    }

    /// Returns the picture of an orphan; nil if it was deleted or isn't a picture: then only its path is shown.
    func picture(ofOrphan path: String) -> RunImage? {
        try? RunImage(reading: path, of: path, within: roots, followsLinks: true)
    }

    /// Returns a picture that the run left. The one beside the results takes precedence over the path in the results:
    /// results from another machine contain that machine's paths, at which this one may have pictures of its own.
    private func failure(
        _ path: String?, _ kind: String, of entry: RunEntry, hash: String? = nil
    ) throws(ReportError) -> RunImage? {
        guard let path else { return nil }
        let beside = EntryPath.isPath(entry.name) ? folders[entry.name].map { "\($0)/\(entry.name).\(kind).png" } : nil
        let found = beside.flatMap { FilePaths.exists($0) ? $0 : nil } ?? path
        return try RunImage(reading: found, of: entry.name, hash: hash, within: roots)
    }
}

/// A picture of a run, read from a path in results of any origin.
struct RunImage {
    /// The unchanged content of the file.
    let data: Data
    let info: PNGInfo

    /// Reads a file only if it is a PNG below one of the folders: results may have any origin, and reports are shared.
    /// - Parameters:
    ///   - picture: the name of its picture, for errors.
    ///   - hash: the file's SHA-256 in the run's results; nil if they lack it.
    ///   - roots: the folders of the run.
    ///   - followsLinks: a Boolean value that indicates whether the file may be a link, as baselines are if a tool
    ///     stores large files elsewhere; the target must be in a root as well.
    init(
        reading path: String, of picture: String, hash: String? = nil, within roots: [String],
        followsLinks: Bool = false
    ) throws(ReportError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw Self.error(errno, path, picture) }
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
