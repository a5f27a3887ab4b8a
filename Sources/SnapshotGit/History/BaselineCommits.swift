import Foundation

/// The commits that changed one baseline, found without reading its versions.
package struct BaselineCommits {
    /// A commit that changed the picture's file, with the change.
    struct FileChange: Hashable {
        var commit: HistoryLog.Commit
        var change: HistoryLog.Change
    }

    /// The picture's name.
    package let name: String
    /// The changes, newest first.
    let steps: [FileChange]

    /// Finds the commits that lead to the current one. Renames are followed; at a copy, the earlier history of the same
    /// path follows.
    /// - Parameters:
    ///   - path: the path from the top of the repository.
    ///   - limit: the maximum number of commits, the newest; nil for all.
    package init(of name: String, path: String, limit: Int?, in repository: GitRepository) throws(GitError) {
        self.name = name
        var steps: [FileChange] = []
        var part = try Self.steps(to: "HEAD", path: path, in: repository)
        // Below a copy, git lists the history of the copied picture.
        while let index = part.firstIndex(where: \.change.isCopy), steps.count + index + 1 < limit ?? .max {
            steps += part[...index]
            let copy = part[index]
            part = try Self.steps(to: "\(copy.commit.id)^@", path: copy.change.path, in: repository)
        }
        steps += part
        self.steps = Array(steps.prefix(limit ?? .max))
    }

    /// Returns the commits that git lists for a path, newest first. git's own limit would also count merges that don't
    /// change the picture.
    private static func steps(
        to revision: String, path: String, in repository: GitRepository
    ) throws(GitError) -> [FileChange] {
        let arguments =
            ["--literal-pathspecs"] + HistoryLog.arguments() + ["--follow", "-M", revision, "--", path]
        return HistoryLog(output: try repository.git.run(arguments)).commits.flatMap { commit in
            commit.changes.filter(\.isFile).map { FileChange(commit: commit, change: $0) }
        }
    }

    /// Creates the history of a picture in a repository without commits.
    package init(neverCommitted name: String) {
        self.name = name
        steps = []
    }
}

/// The versions of files in `git log`, parsed from machine-readable output.
struct HistoryLog {
    /// A commit that changed files.
    struct Commit: Hashable {
        var id: String
        /// The author and the summary line.
        var author: String
        var subject: String
        /// The time of the commit, in seconds since 1970.
        var time: Int
        var changes: [Change] = []
    }

    /// The change of a file in a commit.
    struct Change: Hashable {
        /// The blob of the previous version; nil if there was none. For a merge, that of the first parent.
        var old: String?
        /// The blob of this version; nil if the file was deleted.
        var new: String?
        var path: String
        /// The path before a rename, or that of a copy's original.
        var oldPath: String?
        /// The number of parents: more than 1 for a merge in which the file differs from all of them.
        var sides: Int
        /// A Boolean value that indicates whether this is a regular file; links and submodules aren't pictures.
        var isFile: Bool
        /// A Boolean value that indicates whether the file is a copy of one that still exists.
        var isCopy = false
    }

    /// The commits, newest first, as git lists them.
    private(set) var commits: [Commit] = []

    /// Returns the arguments, before paths, for the output that `init(output:)` parses.
    /// - Parameter time: git's placeholder for the author's or the committer's time.
    static func arguments(time: String = "%at") -> [String] {
        [
            "log", "-z", "--raw", "--no-abbrev", "--encoding=UTF-8", "--cc", "--no-ext-diff", "--no-textconv",
            "--format=%x01%H%x00\(time)%x00%an%x00%s",
        ]
    }

    init(output: Data) {
        let parts = output.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        var index = 0
        func next() -> String? {
            guard index < parts.count else { return nil }
            index += 1
            return parts[index - 1]
        }
        while let part = next() {
            if part.hasPrefix("\u{1}") {
                guard let time = next(), let author = next(), let subject = next() else { return }
                commits.append(
                    Commit(id: String(part.dropFirst()), author: author, subject: subject, time: Int(time) ?? 0))
                continue
            }
            let line = part.drop { $0 == "\n" }
            guard line.hasPrefix(":"), !commits.isEmpty, let change = Self.change(line, next) else { continue }
            commits[commits.count - 1].changes.append(change)
        }
    }

    /// Parses `:<mode> <mode> <id> <id> <status>`, with a colon for each parent, and a mode and an id for each parent
    /// before the last ones.
    private static func change(_ line: Substring, _ next: () -> String?) -> Change? {
        let sides = line.prefix { $0 == ":" }.count
        let fields = line.dropFirst(sides).split(separator: " ").map(String.init)
        guard fields.count == 2 * (sides + 1) + 1, let status = fields.last, let path = next() else { return nil }
        let modes = fields.prefix(sides + 1)
        let ids = fields.dropFirst(sides + 1).prefix(sides + 1)
        var change = Change(
            old: id(ids.first), new: id(ids.last), path: path, sides: sides,
            isFile: modes.allSatisfy { $0.hasPrefix("100") || $0 == "000000" })
        if sides == 1, status.hasPrefix("R") || status.hasPrefix("C") {
            guard let new = next() else { return nil }
            change.oldPath = path
            change.path = new
            change.isCopy = status.hasPrefix("C")
        }
        return change
    }

    /// Returns an id; nil for zeros, which represent none.
    private static func id(_ text: String?) -> String? {
        guard let text, text.contains(where: { $0 != "0" }) else { return nil }
        return text
    }
}
