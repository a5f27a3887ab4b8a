import Foundation
import SnapshotCore

/// The bytes that the baselines of all commits add to a repository, by month.
package struct RepositoryGrowth: Codable, Hashable {
    /// The versions that were added in a month.
    struct Month: Codable, Hashable {
        /// The month in UTC, such as `2025-11`.
        var month: String
        /// The number of files that were new to the repository.
        var versions: Int
        /// The bytes of these files, as the repository stores them.
        var bytes: Int
        /// The bytes of pictures that Git LFS stores.
        var lfsBytes: Int
    }

    /// The months, the oldest first.
    var months: [Month]
    /// A Boolean value that indicates whether older commits are missing in this clone.
    package var isShallow: Bool
    /// The number of versions that a partial clone hasn't fetched; they aren't in the months.
    package var missing: Int

    var versions: Int { months.reduce(0) { $0 + $1.versions } }
    var bytes: Int { months.reduce(0) { $0 + $1.bytes } }
    var lfsBytes: Int { months.reduce(0) { $0 + $1.lfsBytes } }

    /// Reads the commits that lead to the current one.
    /// - Parameter baselines: the folder, from the top of the repository.
    package init(of baselines: String, in repository: GitRepository) throws(GitError) {
        isShallow = try repository.isShallow()
        guard try repository.hasCommits() else {
            months = []
            missing = 0
            return
        }
        let pathspec = ":(glob)" + (baselines.isEmpty ? "" : "\(GitAttributes.literal(baselines))/") + "**/*.png"
        let log = HistoryLog(
            output: try repository.git.run(
                HistoryLog.arguments(time: "%ct") + [
                    "--no-renames", "--full-history", "--reverse", "--date-order", "--", pathspec,
                ]))
        var firsts: [String: String] = [:]
        var order: [String] = []
        for commit in log.commits {
            let month = String(HistoryEntry.day(commit.time).prefix(7))
            for change in commit.changes where change.isFile {
                guard let id = change.new, firsts[id] == nil else { continue }
                firsts[id] = month
                order.append(id)
            }
        }
        let absent = try Self.absent(in: repository)
        let present = order.filter { !absent.contains($0) }
        missing = order.count - present.count
        months = try Self.months(present, firsts, repository)
    }

    /// Returns the objects that a partial clone lacks, since reading their sizes would fetch them.
    private static func absent(in repository: GitRepository) throws(GitError) -> Set<String> {
        let promisors = try repository.git.result(["config", "--get-regexp", #"^remote\..*\.promisor$"#])
        guard promisors.status == 0 else { return [] }
        let output = try repository.git.run(["rev-list", "--objects", "--no-object-names", "--missing=print", "HEAD"])
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        return Set(lines.filter { $0.hasPrefix("?") }.map { String($0.dropFirst()) })
    }

    private static func months(
        _ ids: [String], _ firsts: [String: String], _ repository: GitRepository
    ) throws(GitError) -> [Month] {
        var found: [String: Month] = [:]
        let blobs = try sizes(of: ids, in: repository)
        // Pointers have little more than a hundred bytes.
        let pointers = try pointers(among: blobs.filter { $0.size < 200 }.map(\.id), in: repository)
        for blob in blobs {
            guard let name = firsts[blob.id] else { continue }
            var month = found[name] ?? Month(month: name, versions: 0, bytes: 0, lfsBytes: 0)
            month.versions += 1
            month.bytes += blob.disk
            month.lfsBytes += pointers[blob.id]?.size ?? 0
            found[name] = month
        }
        return found.values.sorted { $0.month < $1.month }
    }

    /// Reads small blobs at once. The output contains, for each, a line with its id, its kind and its size, its bytes,
    /// and a line end.
    private static func pointers(
        among ids: [String], in repository: GitRepository
    ) throws(GitError) -> [String: LFSPointer] {
        guard !ids.isEmpty else { return [:] }
        let output = try repository.git.run(
            ["cat-file", "--batch"], input: Data(ids.map { "\($0)\n" }.joined().utf8))
        var found: [String: LFSPointer] = [:]
        var rest = output[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
            guard fields.count == 3, let size = Int(fields[2]), rest.endIndex - end > size + 1 else { break }
            found[fields[0]] = LFSPointer(Data(rest[(end + 1)..<(end + 1 + size)]))
            rest = rest[(end + 2 + size)...]
        }
        return found
    }

    private static func sizes(
        of ids: [String], in repository: GitRepository
    ) throws(GitError) -> [(id: String, size: Int, disk: Int)] {
        guard !ids.isEmpty else { return [] }
        let output = try repository.git.run(
            ["cat-file", "--batch-check=%(objectname) %(objectsize) %(objectsize:disk)"],
            input: Data(ids.map { "\($0)\n" }.joined().utf8))
        return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count == 3, let size = Int(fields[1]), let disk = Int(fields[2]) else { return nil }
            return (String(fields[0]), size, disk)
        }
    }
}
