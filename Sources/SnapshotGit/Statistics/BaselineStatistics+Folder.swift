import SnapshotCore

extension BaselineStatistics {
    /// Measures a folder of baselines, and writes notes about missing information.
    /// - Parameters:
    ///   - largest: the number of the largest files to list.
    ///   - sample: the number of files to compress in memory, 0 for none; nil for all.
    /// - Throws: `GitError`; a folder outside of a repository has no growth.
    package init(of folder: String, largest: Int, sample: Int?, console: Console) throws(GitError) {
        let files = try BaselineFiles(in: folder)
        let growth = try Self.growth(in: folder, console)
        var compact: CompactSaving?
        if sample != 0, !files.files.isEmpty {
            compact = CompactSaving(of: files, trying: sample) { console.status($0) }
            console.status(nil)
        }
        self.init(files, largest: largest, growth: growth, compact: compact)
    }

    /// The notes about commits and versions that the clone lacks.
    package var notes: [String] {
        var notes: [String] = []
        if growth?.isShallow == true { notes.append(HistoryRun.shallowNote) }
        if let missing = growth?.missing, missing > 0 {
            let count = Plural.of(missing, "version") + (missing == 1 ? " isn't" : " aren't")
            notes.append("note: this clone is partial, so \(count) counted: run “git fetch --refetch --no-filter”")
        }
        return notes
    }

    /// Returns nil, and writes a note, without a repository.
    private static func growth(in folder: String, _ console: Console) throws(GitError) -> RepositoryGrowth? {
        do throws(GitError) {
            let repository = try GitRepository(around: folder)
            return try RepositoryGrowth(of: repository.relativePath(of: folder), in: repository)
        } catch {
            switch error {
            case .noGit: console.message("note: \(error)")
            case .noRepository:
                console.message("note: \(folder) isn't in a git repository, so its growth is unknown")
            default: throw error
            }
            return nil
        }
    }
}
