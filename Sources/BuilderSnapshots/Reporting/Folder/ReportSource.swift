import Foundation

/// A run, and the folders in which its files lie.
struct ReportSource: Sendable {
    /// Of the run, or of all its shards together.
    var results: RunResults
    /// The folders of the results files; of several for each picture the one that its shard wrote.
    private let folders: [String: String]
    private let roots: [String]
    private let baselines: String?

    /// A run that has just been made.
    /// - Parameters:
    ///   - artifacts: where the results and the pictures of failures are.
    ///   - baselines: their folder.
    init(_ results: RunResults, artifacts: String, baselines: String, tool: SnapshotTool) {
        self.results = results
        folders = [:]
        roots = [tool.folder, artifacts, baselines]
        self.baselines = nil
    }

    /// The results of a run, or of all its shards.
    /// - Parameters:
    ///   - paths: of results.json, or of folders that have one.
    ///   - baselines: where they are found by the pictures' names; nil for where the run found them.
    /// - Throws: `ReportError.noResults`, `ResultsError` or `MergeError`.
    init(reading paths: [String], baselines: String?, tool: SnapshotTool) throws {
        let parts = try paths.map { path in
            let file = FilePlace.isFolder(path) ? "\(path)/\(RunFiles.resultsName)" : path
            guard FilePlace.exists(file) else { throw ReportError.noResults(path: file) }
            return ResultsMerge.Part(path: file, results: try .read(file))
        }
        var folders: [String: String] = [:]
        for part in parts {
            for entry in part.results.entries { folders[entry.name] = FilePlace.folder(of: part.path) }
        }
        results = parts.count == 1 ? parts[0].results : try ResultsMerge(parts).results
        roots = [tool.folder] + parts.map { FilePlace.folder(of: $0.path) } + (baselines.map { [$0] } ?? [])
        self.folders = folders
        self.baselines = baselines
    }

    /// The pictures of an entry that has any to show.
    struct Pictures {
        var baseline: ReportPicture?
        var actual: ReportPicture?
        var difference: ReportPicture?
    }

    /// - Throws: `ReportError` where one that belongs to such an outcome can't be shown.
    func pictures(of entry: RunEntry) throws(ReportError) -> Pictures {
        var pictures = Pictures()
        switch entry.outcome {
        case .same, .tolerated: return pictures
        case .differs, .otherFingerprint, .refused, .recorded: pictures.baseline = try baseline(of: entry)
        case .missing: break
        // It may be what is wrong, or never have been there.
        case .unreadable, .failed, .crashed, .timedOut, .unwritable: pictures.baseline = try? baseline(of: entry)
        }
        pictures.actual = try failure(entry.files.actual, "actual", of: entry)
        pictures.difference = try failure(entry.files.difference, "difference", of: entry)
        return pictures
    }

    /// Nil where it is gone or was never a picture: it is shown by its path.
    func picture(ofOrphan path: String) -> ReportPicture? {
        try? ReportPicture(reading: path, of: path, within: roots, followsLinks: true)
    }

    private func baseline(of entry: RunEntry) throws(ReportError) -> ReportPicture {
        let path = baselines.map { "\($0)/\(entry.name).png" } ?? entry.files.baseline
        return try ReportPicture(reading: path, of: entry.name, within: roots, followsLinks: true)
    }

    /// A picture that the run left. The one beside the results goes before the one that they name: what was fetched from
    /// another machine names that machine's paths, where this one may have pictures of its own.
    private func failure(_ path: String?, _ kind: String, of entry: RunEntry) throws(ReportError) -> ReportPicture? {
        guard let path else { return nil }
        let beside = EntryPath.isPath(entry.name) ? folders[entry.name].map { "\($0)/\(entry.name).\(kind).png" } : nil
        let found = beside.flatMap { FilePlace.exists($0) ? $0 : nil } ?? path
        return try ReportPicture(reading: found, of: entry.name, within: roots)
    }
}
