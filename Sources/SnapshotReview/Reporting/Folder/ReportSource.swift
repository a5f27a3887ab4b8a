import SnapshotCore

/// A run, and the pictures of its entries.
package struct ReportSource: Sendable {
    /// Of the run, or of all its shards together.
    let results: RunResults
    private let files: RunImages

    /// A run that has just been made.
    package init(_ results: RunResults, pictures: RunImages) {
        self.results = results
        files = pictures
    }

    /// The results of a run, or of all its shards.
    /// - Parameters:
    ///   - paths: of results.json, or of folders that have one.
    ///   - baselines: where they are found by the pictures' names; nil for where the run found them.
    /// - Throws: `ReportError.noResults`, `ResultsError` or `MergeError`.
    package init(reading paths: [String], baselines: String?, tool: SnapshotTool) throws {
        let parts = try paths.map { path in
            let file = FilePaths.isFolder(path) ? "\(path)/\(RunFiles.resultsName)" : path
            guard FilePaths.exists(file) else { throw ReportError.noResults(path: file) }
            return ResultsMerge.Part(path: file, results: try .read(file))
        }
        results = parts.count == 1 ? parts[0].results : try ResultsMerge(parts).results
        files = RunImages(of: parts, baselines: baselines, tool: tool)
    }

    /// The folders that the run found its baselines in.
    package var baselineFolders: [String] {
        let folders = results.entries.compactMap { entry -> String? in
            let name = "/\(entry.name).png"
            return entry.files.baseline.hasSuffix(name) ? String(entry.files.baseline.dropLast(name.count)) : nil
        }
        return Set(folders).sorted()
    }

    /// The pictures of an entry that has any to show.
    struct Pictures {
        var baseline: RunImage?
        var actual: RunImage?
        var difference: RunImage?
    }

    /// - Throws: `ReportError` where one that belongs to such an outcome can't be shown.
    func pictures(of entry: RunEntry) throws(ReportError) -> Pictures {
        var pictures = Pictures()
        switch entry.outcome {
        case .same, .tolerated: return pictures
        case .differs, .otherFingerprint, .refused, .recorded: pictures.baseline = try files.baseline(of: entry)
        case .missing: break
        // It may be what is wrong, or never have been there.
        case .unreadable, .failed, .crashed, .timedOut, .unwritable:
            pictures.baseline = try? files.baseline(of: entry)
        }
        pictures.actual = try files.actual(of: entry)
        pictures.difference = try files.difference(of: entry)
        return pictures
    }

    /// Nil where it is gone or was never a picture: it is shown by its path.
    func picture(ofOrphan path: String) -> RunImage? { files.picture(ofOrphan: path) }
}
