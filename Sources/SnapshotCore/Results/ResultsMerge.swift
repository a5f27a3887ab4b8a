import Render

/// The results of shards, merged into those of the whole run.
package struct ResultsMerge: Hashable, Sendable {
    /// One shard's results, and the file that they come from.
    package struct ShardResults: Hashable, Sendable {
        /// The path of the file, for messages.
        package var path: String
        /// The content of the file.
        package var results: RunResults

        package init(path: String, results: RunResults) {
            self.path = path
            self.results = results
        }
    }

    /// The results of one run over all the pictures.
    package let results: RunResults
    /// Baselines without a screen that only some of the shards found: those had other files in their folders.
    package let doubtfulOrphans: [String]

    /// Merges results in time proportional to the number of entries.
    /// - Parameter parts: the shards, in any order.
    /// - Throws: `MergeError` unless they are all the parts of one run, each once.
    package init(_ parts: [ShardResults]) throws(MergeError) {
        guard let first = parts.first else { throw .nothing }
        let shards = try Self.shards(parts)
        let ordered = try Self.sorted(shards, count: first.results.scope.shard?.count ?? 1)
        for other in ordered.dropFirst() { try Self.checkAlike(ordered[0], other) }
        let entries = try Self.entries(of: ordered)

        let lists = ordered.map { Set($0.results.orphans) }
        let common = lists.dropFirst().reduce(lists[0]) { $0.intersection($1) }
        let all = lists.dropFirst().reduce(lists[0]) { $0.union($1) }
        var results = first.results
        results.scope.shard = nil
        results.entries = entries
        results.orphans = common.sorted()
        results.failsOnOrphans = ordered.contains { $0.results.failsOnOrphans }
        self.results = results
        doubtfulOrphans = all.subtracting(common).sorted()
    }

    private typealias Numbered = (shard: Shard, part: ShardResults)

    /// - Throws: `MergeError.noShard`; a run of everything is valid only by itself.
    private static func shards(_ parts: [ShardResults]) throws(MergeError) -> [Numbered] {
        var shards: [Numbered] = []
        for part in parts {
            if let shard = part.results.scope.shard {
                shards.append((shard, part))
            } else if parts.count == 1, let only = Shard(number: 1, of: 1) {
                shards.append((only, part))
            } else {
                throw .noShard(path: part.path)
            }
        }
        return shards
    }

    /// Returns the parts from the first to the last.
    private static func sorted(_ shards: [Numbered], count: Int) throws(MergeError) -> [ShardResults] {
        let first = shards[0]
        var byNumber: [Int: ShardResults] = [:]
        for (shard, part) in shards {
            guard shard.count == count else {
                throw .otherCount(path: first.part.path, count: count, other: part.path, otherCount: shard.count)
            }
            if let twin = byNumber.updateValue(part, forKey: shard.number) {
                throw .twice(shard: shard.number, path: twin.path, other: part.path)
            }
        }
        // This doesn't count up to the number in a file, which may be huge.
        guard byNumber.count == count else {
            let missing = (1...count).lazy.filter { byNumber[$0] == nil }.prefix(20)
            throw .missing(Array(missing), of: count, more: count - byNumber.count > 20)
        }
        return byNumber.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func checkAlike(_ one: ShardResults, _ other: ShardResults) throws(MergeError) {
        guard one.results.manifest == other.results.manifest, one.results.declared == other.results.declared else {
            throw .otherPictures(
                path: one.path, declared: one.results.declared, other: other.path, otherDeclared: other.results.declared
            )
        }
        guard one.results.scope.filters == other.results.scope.filters else {
            throw .otherFilters(
                path: one.path, filters: one.results.scope.filters, other: other.path,
                otherFilters: other.results.scope.filters)
        }
        if let mine = one.results.commit, let theirs = other.results.commit, mine != theirs {
            throw .otherCommits(path: one.path, commit: mine, other: other.path, otherCommit: theirs)
        }
        let changes = other.results.fingerprint.differences(from: one.results.fingerprint).filter(\.affectsPixels)
        guard changes.isEmpty else { throw .otherVersions(path: one.path, other: other.path, changes) }
    }

    /// Returns the entries in the order of the declarations, which shards divide in turn.
    private static func entries(of parts: [ShardResults]) throws(MergeError) -> [RunEntry] {
        let total = parts.reduce(0) { $0 + $1.results.entries.count }
        for (index, part) in parts.enumerated() {
            let expected = (total + parts.count - 1 - index) / parts.count
            guard part.results.entries.count == expected else {
                throw .incomplete(path: part.path, entries: part.results.entries.count, expected: expected)
            }
        }
        let results = parts[0].results
        guard !results.scope.filters.isEmpty || total == results.declared else {
            throw .incomplete(path: parts[0].path, entries: total, expected: results.declared)
        }
        var entries: [RunEntry] = []
        entries.reserveCapacity(total)
        // The parts' indices by the pictures' names.
        var owners: [String: Int32] = [:]
        for index in 0..<total {
            let part = parts[index % parts.count]
            let entry = part.results.entries[index / parts.count]
            if let owner = owners.updateValue(Int32(index % parts.count), forKey: entry.name) {
                throw .samePicture(entry.name, path: parts[Int(owner)].path, other: part.path)
            }
            entries.append(entry)
        }
        return entries
    }
}

/// An error of results that aren't the parts of one run.
package enum MergeError: Error, Hashable {
    case nothing
    /// A run of everything is among several files.
    case noShard(path: String)
    case otherCount(path: String, count: Int, other: String, otherCount: Int)
    /// Two files are the same shard.
    case twice(shard: Int, path: String, other: String)
    /// Some shards are missing, by number; `more` indicates that there are further ones.
    case missing([Int], of: Int, more: Bool)
    /// The runs declared other pictures.
    case otherPictures(path: String, declared: Int, other: String, otherDeclared: Int)
    case otherFilters(path: String, filters: [String], other: String, otherFilters: [String])
    /// The runs covered two commits.
    case otherCommits(path: String, commit: String, other: String, otherCommit: String)
    /// The machines draw with other libraries.
    case otherVersions(path: String, other: String, [Fingerprint.Difference])
    /// There are fewer or more pictures than belong to the shard.
    case incomplete(path: String, entries: Int, expected: Int)
    /// The same picture is in two files.
    case samePicture(String, path: String, other: String)
}

extension MergeError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .nothing:
            "no results given: pass the results.json of every shard"
        case .noShard(let path):
            "\(path) contains the results of a run without shards, which can't be merged: pass the files of one sharded run"
        case .otherCount(let path, let count, let other, let otherCount):
            "\(path) is one of \(count) shards, \(other) one of \(otherCount): merge the files of one run"
        case .twice(let shard, let path, let other):
            "\(path) and \(other) are both shard \(shard): pass each shard once; if both machines ran the same part, give each "
                + "its own number"
        case .missing(let numbers, let count, let more):
            "\(Self.list(numbers, more, of: count)) missing: pass the results.json of every shard. A shard that wrote none did "
                + "not finish; run it again"
        case .otherPictures(let path, let declared, let other, let otherDeclared):
            "\(path) and \(other) declare different pictures (\(declared) and \(otherDeclared)): run all shards with the same "
                + "build of the same sources"
        case .otherFilters(let path, let filters, let other, let otherFilters):
            "\(path) was filtered by \(Self.text(filters)), \(other) by \(Self.text(otherFilters)): run all shards with the same "
                + "arguments"
        case .otherCommits(let path, let commit, let other, let otherCommit):
            "\(path) is from the commit \(PlainText.of(commit)), \(other) from \(PlainText.of(otherCommit)): merge the files of "
                + "one run, and delete those of earlier runs"
        case .otherVersions(let path, let other, let changes):
            "\(path) and \(other) were drawn with different versions: "
                + "\(PlainText.of(changes.map(\.description).joined(separator: "; "))). Run all shards on the same system"
        case .incomplete(let path, let entries, let expected):
            "\(path) contains \(Plural.of(entries, "picture")), expected \(expected): the run was interrupted, or the shards "
                + "were split differently. Run it again"
        case .samePicture(let name, let path, let other):
            "the picture \(PlainText.of(name)) is in \(path) and in \(other): run the shards again, all with the same build"
        }
    }

    /// 2: could not compare.
    package var commandStatus: CommandStatus {
        if case .nothing = self { return .usage }
        return .notCompared
    }

    private static func list(_ numbers: [Int], _ more: Bool, of count: Int) -> String {
        let text = numbers.map(String.init).joined(separator: ", ") + (more ? ", …" : "")
        return numbers.count == 1 && !more ? "shard \(text) of \(count) is" : "shards \(text) of \(count) are"
    }

    private static func text(_ filters: [String]) -> String {
        filters.isEmpty ? "nothing" : "“\(PlainText.of(filters.joined(separator: ", ")))”"
    }
}
