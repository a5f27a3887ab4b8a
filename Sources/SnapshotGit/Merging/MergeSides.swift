import Foundation
import SnapshotCore

/// The commits of the two sides of a merge that is going on, proved by what they have at a path.
struct MergeSides {
    let ours: String
    let theirs: String

    /// Nil where the sides aren't known: whatever git or the user says is held against the files that git gives.
    ///
    /// While drivers run, `git merge` names the other side by a variable, `git rebase` in the list of what it has done; other
    /// commands leave a reference.
    init?(
        of path: String, ours ourFile: Data, theirs theirFile: Data, in repository: GitRepository,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GitError) {
        guard let ours = try Self.commit("HEAD", in: repository), try repository.blob(ours, path) == ourFile else {
            return nil
        }
        self.ours = ours
        for name in try Self.candidates(repository, environment) {
            guard let commit = try Self.commit(name, in: repository) else { continue }
            if try repository.blob(commit, path) == theirFile {
                theirs = commit
                return
            }
        }
        return nil
    }

    private static func candidates(
        _ repository: GitRepository, _ environment: [String: String]
    ) throws(GitError) -> [String] {
        let prefix = "GITHEAD_"
        let merged = environment.keys.filter { $0.hasPrefix(prefix) }.sorted().map {
            String($0.dropFirst(prefix.count))
        }
        let folder = try repository.git.line(["rev-parse", "--path-format=absolute", "--git-path", "rebase-merge/done"])
        let done = (try? String(contentsOfFile: folder, encoding: .utf8)) ?? ""
        let picked = done.split(separator: "\n").last?.split(separator: " ").dropFirst().first.map(String.init)
        return merged + (picked.map { [$0] } ?? []) + ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD"]
    }

    private static func commit(_ name: String, in repository: GitRepository) throws(GitError) -> String? {
        guard !name.hasPrefix("-") else { return nil }
        let outcome = try repository.git.outcome(["rev-parse", "--quiet", "--verify", "\(name)^{commit}"])
        guard outcome.status == 0 else { return nil }
        return String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
