import Render

/// Results of shards, put together into those of the run that they are parts of.
package struct ResultsMerge: Hashable, Sendable {
    /// One shard's results, and the file that they come from.
    package struct Part: Hashable, Sendable {
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
    /// Baselines without a screen that only some of the shards saw: they had other files before them.
    package let doubtfulOrphans: [String]

    /// Takes as many steps as there are entries.
    /// - Parameter parts: in any order.
    /// - Throws: `MergeError` unless they are all the parts of one run, each once.
    package init(_ parts: [Part]) throws(MergeError) {
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

    private typealias Numbered = (shard: Shard, part: Part)

    /// - Throws: `MergeError.noShard`; a run of everything is all parts if it is alone.
    private static func shards(_ parts: [Part]) throws(MergeError) -> [Numbered] {
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

    /// The parts from the first to the last.
    private static func sorted(_ shards: [Numbered], count: Int) throws(MergeError) -> [Part] {
        let first = shards[0]
        var places: [Int: Part] = [:]
        for (shard, part) in shards {
            guard shard.count == count else {
                throw .otherCount(path: first.part.path, count: count, other: part.path, otherCount: shard.count)
            }
            if let twin = places.updateValue(part, forKey: shard.number) {
                throw .twice(shard: shard.number, path: twin.path, other: part.path)
            }
        }
        // Doesn't count up to the number in a file, which may be huge.
        guard places.count == count else {
            let missing = (1...count).lazy.filter { places[$0] == nil }.prefix(20)
            throw .missing(Array(missing), of: count, more: count - places.count > 20)
        }
        return places.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func checkAlike(_ one: Part, _ other: Part) throws(MergeError) {
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

    /// Dealt out in turn, they are collected in turn: so they come into the order of the declarations.
    private static func entries(of parts: [Part]) throws(MergeError) -> [RunEntry] {
        let total = parts.reduce(0) { $0 + $1.results.entries.count }
        for (place, part) in parts.enumerated() {
            let expected = (total + parts.count - 1 - place) / parts.count
            guard part.results.entries.count == expected else {
                throw .incomplete(path: part.path, entries: part.results.entries.count, expected: expected)
            }
        }
        let results = parts[0].results
        guard !results.scope.filters.isEmpty || total == results.declared else {
            throw .incomplete(path: parts[0].path, entries: total, expected: results.declared)
        }
        var entries: [RunEntry] = []
        var owners: [String: String] = [:]
        for index in 0..<total {
            let part = parts[index % parts.count]
            let entry = part.results.entries[index / parts.count]
            if let owner = owners.updateValue(part.path, forKey: entry.name) {
                throw .samePicture(entry.name, path: owner, other: part.path)
            }
            entries.append(entry)
        }
        return entries
    }
}
