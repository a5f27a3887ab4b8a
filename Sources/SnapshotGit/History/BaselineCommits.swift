import Foundation

/// The commits that changed one baseline, found without reading its versions.
package struct BaselineCommits {
    /// One of them, with what it did to the picture's file.
    struct Step: Hashable {
        var commit: HistoryLog.Commit
        var change: HistoryLog.Change
    }

    /// The picture's name.
    package let name: String
    /// Newest first.
    let steps: [Step]

    /// Asks for the commits that lead to the current one. Renames are followed; a copy begins a life of its own, below
    /// which stands what the same path was before.
    /// - Parameters:
    ///   - path: from the top of the repository.
    ///   - limit: how many commits, the newest; nil for all.
    /// - Throws: `GitError`.
    package init(of name: String, path: String, limit: Int?, in repository: GitRepository) throws(GitError) {
        self.name = name
        var steps: [Step] = []
        var part = try Self.steps(to: "HEAD", path: path, in: repository)
        // What git lists below a copy is the past of the picture that was copied.
        while let place = part.firstIndex(where: \.change.isCopy), steps.count + place + 1 < limit ?? .max {
            steps += part[...place]
            let copy = part[place]
            part = try Self.steps(to: "\(copy.commit.id)^@", path: copy.change.path, in: repository)
        }
        steps += part
        self.steps = Array(steps.prefix(limit ?? .max))
    }

    /// Returns the commits that git lists for a path, newest first; git's own limit would also count merges that leave
    /// the picture as it is.
    private static func steps(
        to revision: String, path: String, in repository: GitRepository
    ) throws(GitError) -> [Step] {
        let arguments =
            ["--literal-pathspecs"] + HistoryLog.arguments() + ["--follow", "-M", revision, "--", path]
        return HistoryLog(output: try repository.git.run(arguments)).commits.flatMap { commit in
            commit.changes.filter(\.isFile).map { Step(commit: commit, change: $0) }
        }
    }

    /// A picture of a repository without commits.
    package init(neverCommitted name: String) {
        self.name = name
        steps = []
    }
}
