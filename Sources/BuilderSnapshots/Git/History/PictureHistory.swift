import Foundation
import Render

/// The versions of one baseline in a repository's commits.
struct PictureHistory {
    /// The picture's name.
    let name: String
    /// Newest first.
    let entries: [HistoryEntry]
    /// The pictures after each entry's commit, in the same order.
    let versions: [PictureVersion]

    /// Reads the commits that lead to the current one; renames are followed.
    /// - Parameters:
    ///   - path: from the top of the repository.
    ///   - limit: how many commits, the newest; nil for all.
    /// - Throws: `GitError`.
    init(of name: String, path: String, limit: Int?, in repository: GitRepository) throws(GitError) {
        self.name = name
        var arguments = ["--literal-pathspecs"] + HistoryLog.arguments() + ["--follow", "-M"]
        if let limit { arguments.append("--max-count=\(limit)") }
        let log = HistoryLog(output: try repository.git.run(arguments + ["--", path]))
        var entries: [HistoryEntry] = []
        var versions: [PictureVersion] = []
        var known: [String: PictureVersion] = [:]
        func version(_ id: String?) throws(GitError) -> PictureVersion {
            guard let id else { return PictureVersion(nil) }
            if let version = known[id] { return version }
            let version = PictureVersion(try repository.blob(id), in: repository)
            known = known.count > 1 ? [id: version] : known.merging([id: version]) { $1 }
            return version
        }
        for commit in log.commits {
            for change in commit.changes where change.isFile {
                let new = try version(change.new)
                entries.append(HistoryEntry(commit, change, from: try version(change.old), to: new))
                versions.append(new)
            }
        }
        self.entries = entries
        self.versions = versions
    }

    /// A picture of a repository without commits.
    init(neverCommitted name: String) {
        self.name = name
        entries = []
        versions = []
    }

    /// As `history` shows it.
    var text: String {
        (["\(name): \(RunResults.count(entries.count, "commit"))"] + entries.flatMap(\.lines).map { "  \($0)" })
            .joined(separator: "\n")
    }
}

extension HistoryEntry {
    fileprivate init(
        _ commit: HistoryLog.Commit, _ change: HistoryLog.Change, from old: PictureVersion, to new: PictureVersion
    ) {
        let pictures = PictureChange(from: old, to: new)
        self.init(
            commit: commit.id, time: commit.time, author: commit.author, subject: commit.subject, kind: .changed,
            path: change.path, oldPath: change.oldPath, isMerge: change.sides > 1, summary: pictures.summary,
            causes: pictures.causes, difference: pictures.difference, bytes: new.file?.count)
        if change.new == nil {
            kind = .deleted
        } else if change.old == nil {
            kind = .added
        } else if let oldPath {
            kind = .renamed
            summary = "renamed from \(oldPath)" + (change.old == change.new ? "" : "; \(summary)")
        } else if old.hasSamePixels(as: new) {
            kind = .rewritten
        }
    }
}
