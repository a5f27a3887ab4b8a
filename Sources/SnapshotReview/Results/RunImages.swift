import SnapshotCore

/// The paths of the pictures of a run's entries. Pictures below the run's folders may be shown, as they were when the
/// run was made.
package struct RunImages: Sendable {
    /// The folders that a picture may lie in.
    private let roots: [String]
    /// For a picture's name the folder of the results that it came in: of several the one that its shard wrote.
    private let folders: [String: String]
    private let baselines: String?

    /// - Parameter baselines: where they are found by the pictures' names; nil for where the run found them.
    init(roots: [String], folders: [String: String] = [:], baselines: String? = nil) {
        self.roots = roots
        self.folders = folders
        self.baselines = baselines
    }

    /// Creates the pictures of a run that was just made.
    /// - Parameters:
    ///   - artifacts: where the results and the pictures of failures are.
    ///   - baselines: their folder.
    package init(artifacts: String, baselines: String, tool: SnapshotTool) {
        self.init(roots: [tool.folder, artifacts, baselines])
    }

    /// Creates the pictures of a run, or of all its shards.
    /// - Parameter baselines: where they are found by the pictures' names; nil for where the run found them.
    package init(of parts: [ResultsMerge.Part], baselines: String? = nil, tool: SnapshotTool) {
        var roots = [tool.folder]
        var folders: [String: String] = [:]
        for part in parts {
            let folder = FilePaths.folder(of: tool.resolve(part.path))
            roots.append(folder)
            for entry in part.results.entries { folders[entry.name] = folder }
        }
        if let baselines { roots.append(baselines) }
        self.init(roots: roots, folders: folders, baselines: baselines)
    }

    /// - Throws: `ReportError`, also where it isn't any more what the picture was held against.
    func baseline(of entry: RunEntry) throws(ReportError) -> RunImage {
        let path = baselines.map { "\($0)/\(entry.name).png" } ?? entry.files.baseline
        return try RunImage(
            reading: path, of: entry.name, hash: entry.files.baselineHash, within: roots, followsLinks: true)
    }

    /// Returns the drawn picture; nil if the run left none.
    /// - Throws: `ReportError`, also where it isn't any more what was drawn.
    func actual(of entry: RunEntry) throws(ReportError) -> RunImage? {
        try failure(entry.files.actual, "actual", of: entry, hash: entry.files.actualHash)
    }

    /// Returns the picture of the differences; nil if the run left none.
    /// - Throws: `ReportError`.
    func difference(of entry: RunEntry) throws(ReportError) -> RunImage? {
        try failure(entry.files.difference, "difference", of: entry)
    }

    /// Nil where it is gone or was never a picture: it is shown by its path.
    func picture(ofOrphan path: String) -> RunImage? {
        try? RunImage(reading: path, of: path, within: roots, followsLinks: true)
    }

    /// A picture that the run left. The one beside the results goes before the one that they name: what was fetched
    /// from another machine names that machine's paths, where this one may have pictures of its own.
    private func failure(
        _ path: String?, _ kind: String, of entry: RunEntry, hash: String? = nil
    ) throws(ReportError) -> RunImage? {
        guard let path else { return nil }
        let beside = EntryPath.isPath(entry.name) ? folders[entry.name].map { "\($0)/\(entry.name).\(kind).png" } : nil
        let found = beside.flatMap { FilePaths.exists($0) ? $0 : nil } ?? path
        return try RunImage(reading: found, of: entry.name, hash: hash, within: roots)
    }
}
