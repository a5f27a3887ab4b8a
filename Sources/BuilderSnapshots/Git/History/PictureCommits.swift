import Foundation

/// The commits that changed one baseline, found without reading its versions.
struct PictureCommits {
    /// One of them, with what it did to the picture's file.
    struct Step: Hashable {
        var commit: HistoryLog.Commit
        var change: HistoryLog.Change
    }

    /// The picture's name.
    let name: String
    /// Newest first.
    let steps: [Step]

    /// Asks for the commits that lead to the current one; renames are followed, and a copy is the begin.
    /// - Parameters:
    ///   - path: from the top of the repository.
    ///   - limit: how many commits, the newest; nil for all.
    /// - Throws: `GitError`.
    init(of name: String, path: String, limit: Int?, in repository: GitRepository) throws(GitError) {
        self.name = name
        // git's own limit also counts merges that leave the picture as it is.
        let arguments = ["--literal-pathspecs"] + HistoryLog.arguments() + ["--follow", "-M", "--", path]
        let log = HistoryLog(output: try repository.git.run(arguments))
        var steps: [Step] = []
        reading: for commit in log.commits {
            for change in commit.changes where change.isFile {
                steps.append(Step(commit: commit, change: change))
                // What git lists below a copy is the past of the picture that was copied.
                if change.isCopy || steps.count == limit { break reading }
            }
        }
        self.steps = steps
    }

    /// A picture of a repository without commits.
    init(neverCommitted name: String) {
        self.name = name
        steps = []
    }
}
