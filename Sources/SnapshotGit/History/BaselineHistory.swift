import Foundation
import Render
import SnapshotCore

/// A commit that changed a baseline, as `history --json` writes it.
package struct HistoryEntry: Codable, Hashable {
    /// The effect of the commit on the file.
    enum Effect: String, Codable {
        case added, changed, renamed, deleted
        /// The same pixels in another file.
        case rewritten
    }

    var commit: String
    /// The time, in seconds since 1970.
    var time: Int
    var author: String
    var subject: String
    var kind: Effect
    /// The path of the file in that commit.
    var path: String
    /// The previous path of a renamed picture.
    var oldPath: String?
    /// A Boolean value that indicates whether this is a merge whose picture differs from that of all parents.
    var isMerge: Bool
    /// The change and its cause, in one line.
    var summary: String
    /// The changes of views.
    var causes: [String]
    /// The difference in numbers, if two pictures were compared.
    var difference: DifferenceRecord?
    /// The size of the file in bytes; nil if it was deleted.
    var bytes: Int?

    /// The day in UTC, such as `2025-11-22`.
    var day: String { Self.day(time) }

    static func day(_ time: Int) -> String {
        Date(timeIntervalSince1970: Double(time)).formatted(.iso8601.year().month().day())
    }

    /// Two lines: the commit, and its effect.
    var lines: [String] {
        let title = "\(commit.prefix(10))  \(day)  \(PlainText.of(author)): \(PlainText.of(subject))"
        return [title, "            " + (isMerge ? "in a merge: " : "") + PlainText.of(summary)]
    }
}

/// The versions of one baseline in a repository's commits.
package struct BaselineHistory {
    /// The picture's name.
    package let name: String
    /// The entries, newest first.
    package let entries: [HistoryEntry]

    /// Reads the versions, one after the other, without keeping them in memory.
    /// - Parameter visit: receives each entry with the picture after its commit.
    package init(
        of commits: BaselineCommits, in repository: GitRepository, visit: (HistoryEntry, BaselineVersion) -> Void
    ) throws(GitError) {
        name = commits.name
        var entries: [HistoryEntry] = []
        var known: [String: BaselineVersion] = [:]
        func version(_ id: String?) throws(GitError) -> BaselineVersion {
            guard let id else { return BaselineVersion(nil) }
            if let version = known[id] { return version }
            let version = BaselineVersion(try repository.blob(id), in: repository)
            known = known.count > 1 ? [id: version] : known.merging([id: version]) { $1 }
            return version
        }
        for step in commits.steps {
            let new = try version(step.change.new)
            let old = try version(step.change.isCopy ? nil : step.change.old)
            let entry = HistoryEntry(step.commit, step.change, from: old, to: new)
            entries.append(entry)
            visit(entry, new)
        }
        self.entries = entries
    }

    /// The text that `history` prints.
    package var text: String {
        (["\(name): \(Plural.of(entries.count, "commit"))"] + entries.flatMap(\.lines).map { "  \($0)" })
            .joined(separator: "\n")
    }
}

extension HistoryEntry {
    fileprivate init(
        _ commit: HistoryLog.Commit, _ change: HistoryLog.Change, from old: BaselineVersion, to new: BaselineVersion
    ) {
        let pictures = BaselineChange(from: old, to: new)
        self.init(
            commit: commit.id, time: commit.time, author: commit.author, subject: commit.subject, kind: .changed,
            path: change.path, oldPath: change.isCopy ? nil : change.oldPath, isMerge: change.sides > 1,
            summary: pictures.summary,
            causes: pictures.causes, difference: pictures.difference, bytes: new.file?.count)
        if change.new == nil {
            kind = .deleted
        } else if change.old == nil {
            kind = .added
        } else if change.isCopy {
            kind = .added
            if let source = change.oldPath, change.old == change.new { summary += "; the same bytes as \(source)" }
        } else if let oldPath {
            kind = .renamed
            summary = "renamed from \(oldPath)" + (change.old == change.new ? "" : "; \(summary)")
        } else if old.hasSamePixels(as: new) {
            kind = .rewritten
        }
    }
}
