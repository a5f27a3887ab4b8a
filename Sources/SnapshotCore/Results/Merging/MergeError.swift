import Render

/// An error of results that aren't the parts of one run.
package enum MergeError: Error, Hashable {
    case nothing
    /// A run of everything among several files.
    case noShard(path: String)
    case otherCount(path: String, count: Int, other: String, otherCount: Int)
    /// Two files are the same shard.
    case twice(shard: Int, path: String, other: String)
    /// Some shards, by number; `more` where there are further ones.
    case missing([Int], of: Int, more: Bool)
    /// The runs declared other pictures.
    case otherPictures(path: String, declared: Int, other: String, otherDeclared: Int)
    case otherFilters(path: String, filters: [String], other: String, otherFilters: [String])
    /// The runs were about two commits.
    case otherCommits(path: String, commit: String, other: String, otherCommit: String)
    /// The machines draw with other libraries.
    case otherVersions(path: String, other: String, [Fingerprint.Difference])
    /// There are fewer or more pictures than belong to the shard.
    case incomplete(path: String, entries: Int, expected: Int)
    /// One picture in two files.
    case samePicture(String, path: String, other: String)
}

extension MergeError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .nothing:
            "no results are named: name the results.json of every shard"
        case .noShard(let path):
            "\(path) has the results of a run without shards, which are no part of others: merge the files of one run's shards"
        case .otherCount(let path, let count, let other, let otherCount):
            "\(path) is one of \(count) shards, \(other) one of \(otherCount): merge the files of one run"
        case .twice(let shard, let path, let other):
            "\(path) and \(other) are both shard \(shard): name each shard once; where both machines ran the same part, give each "
                + "its own number"
        case .missing(let numbers, let count, let more):
            "of \(count) shards \(Self.list(numbers, more)) missing: name the results.json of every one. A shard that left none "
                + "has died; run it again"
        case .otherPictures(let path, let declared, let other, let otherDeclared):
            "\(path) and \(other) were made with other screens (\(declared) and \(otherDeclared) pictures declared): run all "
                + "shards with the same build of the same sources"
        case .otherFilters(let path, let filters, let other, let otherFilters):
            "\(path) was filtered by \(Self.text(filters)), \(other) by \(Self.text(otherFilters)): run all shards with the same "
                + "arguments"
        case .otherCommits(let path, let commit, let other, let otherCommit):
            "\(path) is about the commit \(PlainText.of(commit)), \(other) about \(PlainText.of(otherCommit)): merge the "
                + "files of one run; where one of them is left from an earlier run, delete it before"
        case .otherVersions(let path, let other, let changes):
            "\(path) and \(other) were drawn with other versions: "
                + "\(PlainText.of(changes.map(\.description).joined(separator: "; "))). Run all shards on the same system"
        case .incomplete(let path, let entries, let expected):
            "\(path): \(RunResults.count(entries, "picture")) where \(expected) belong: the run was cut short, or its shards "
                + "were dealt out otherwise. Run it again"
        case .samePicture(let name, let path, let other):
            "the picture \(PlainText.of(name)) is in \(path) and in \(other): run the shards again, all with the same build"
        }
    }

    /// 2: could not compare.
    package var commandStatus: CommandStatus {
        if case .nothing = self { return .usage }
        return RunVerdict.notCompared.commandStatus
    }

    private static func list(_ numbers: [Int], _ more: Bool) -> String {
        let text = numbers.map(String.init).joined(separator: ", ") + (more ? ", …" : "")
        return numbers.count == 1 && !more ? "number \(text) is" : "numbers \(text) are"
    }

    private static func text(_ filters: [String]) -> String {
        filters.isEmpty ? "nothing" : "“\(PlainText.of(filters.joined(separator: ", ")))”"
    }
}
