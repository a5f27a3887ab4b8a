import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

@Suite struct ResultsMergeTests {
    /// Seven screens with two pictures each.
    static let catalog = Catalog(
        (1...7).map { number in
            Screen("screen-\(number)", configurations: Gallery.configurations) { UIView() }
        })
    static let fingerprint = Fingerprint(pixels: ["cairo": "1.16.0"], encoder: ["zlib": "1.2"])

    static func entry(_ picture: DeclaredPicture, _ outcome: RunOutcome = .same) -> RunEntry {
        RunEntry(of: picture, outcome: outcome, files: RunEntry.Files(baseline: "Snapshots/\(picture.name).png"))
    }

    static func results(
        shard: Shard?, outcomes: [String: RunOutcome] = [:], orphans: [String] = [], filter: String? = nil
    ) throws -> RunResults {
        let name = try NameFilter(filter.map { [$0] } ?? [])
        let pictures = catalog.pictures.filter { name.matches($0.name) }
        return RunResults(
            scope: RunScope(filters: filter.map { [$0] } ?? [], shard: shard), declared: catalog.pictures.map(\.name),
            fingerprint: fingerprint,
            entries: (shard?.part(of: pictures) ?? pictures).map { entry($0, outcomes[$0.name] ?? .same) },
            orphans: orphans)
    }

    static func parts(
        of count: Int, outcomes: [String: RunOutcome] = [:], orphans: [String] = [], filter: String? = nil
    ) throws -> [ResultsMerge.ShardResults] {
        try (1...count).map { number in
            ResultsMerge.ShardResults(
                path: "shard-\(number).json",
                results: try results(
                    shard: Shard(number: number, of: count), outcomes: outcomes, orphans: orphans, filter: filter))
        }
    }

    private func error(_ parts: [ResultsMerge.ShardResults]) throws -> MergeError {
        try #require(#expect(throws: MergeError.self) { try ResultsMerge(parts) })
    }

    @Test(arguments: [1, 2, 3, 5, 14, 20])
    func shardsMakeTheRunOfEverything(_ count: Int) throws {
        let outcomes: [String: RunOutcome] = [
            "screen-3/iphone-se-1st.dark": .differs, "screen-1/iphone-se-1st.light": .missing,
        ]
        let orphans = ["Snapshots/old/iphone-12.light.png"]
        var whole = try Self.results(shard: nil, outcomes: outcomes, orphans: orphans)
        let merge = try ResultsMerge(Self.parts(of: count, outcomes: outcomes, orphans: orphans).shuffled())
        #expect(merge.results == whole)
        #expect(merge.results.verdict == .differs)
        #expect(merge.doubtfulOrphans.isEmpty)
        whole.scope.filters = ["dark"]
        whole.entries.removeAll { !$0.name.contains("dark") }
        let filtered = try ResultsMerge(Self.parts(of: count, outcomes: outcomes, orphans: orphans, filter: "dark"))
        #expect(filtered.results == whole)
    }

    @Test func aRunWithoutShardsIsWholeByItself() throws {
        let whole = try Self.results(shard: nil)
        #expect(try ResultsMerge([ResultsMerge.ShardResults(path: "a", results: whole)]).results == whole)
        var parts = try Self.parts(of: 2)
        parts[1].results = whole
        #expect(try error(parts) == .noShard(path: "shard-2.json"))
    }

    @Test func theWorstOfAllShardsIsTheVerdict() throws {
        let name = "screen-6/iphone-se-1st.light"
        for (outcome, verdict) in [
            (RunOutcome.crashed, RunVerdict.notCompared), (.differs, .differs), (.tolerated, .same),
        ] {
            let merge = try ResultsMerge(Self.parts(of: 4, outcomes: [name: outcome]))
            #expect(merge.results.verdict == verdict)
        }
    }

    @Test func missingShardsAreNamed() throws {
        var parts = try Self.parts(of: 4)
        parts.remove(at: 1)
        #expect(try error(parts) == .missing([2], of: 4, more: false))
        #expect(try error([parts[0]]) == .missing([2, 3, 4], of: 4, more: false))
        #expect(try error([]) == .nothing)
    }

    @Test func aHugeShardCountListsTheFirstMissingShards() throws {
        var part = try Self.parts(of: 1)[0]
        part.results.scope.shard = Shard(number: 1, of: Int.max)
        let message = try error([part]).description
        #expect(message.contains("2, 3, 4"), "\(message)")
        #expect(message.contains(", … of \(Int.max) are missing"), "\(message)")
    }

    @Test func aShardThatIsNamedTwiceIsAnError() throws {
        var parts = try Self.parts(of: 3)
        parts[2].results.scope.shard = Shard(number: 1, of: 3)
        #expect(try error(parts) == .twice(shard: 1, path: "shard-1.json", other: "shard-3.json"))
        #expect(
            try error(Self.parts(of: 2) + Self.parts(of: 2))
                == .twice(shard: 1, path: "shard-1.json", other: "shard-1.json"))
    }

    @Test func shardsOfOtherRunsAreErrors() throws {
        var parts = try Self.parts(of: 3)
        parts[1].results.scope.shard = Shard(number: 2, of: 4)
        #expect(try error(parts) == .otherCount(path: "shard-1.json", count: 3, other: "shard-2.json", otherCount: 4))

        parts = try Self.parts(of: 3)
        parts[2].results.manifest = "another"
        #expect(
            try error(parts)
                == .otherPictures(path: "shard-1.json", declared: 14, other: "shard-3.json", otherDeclared: 14))

        parts = try Self.parts(of: 2)
        parts[1].results.scope.filters = ["dark"]
        guard case .otherFilters = try error(parts) else { return #expect(Bool(false), "filters") }

        parts = try Self.parts(of: 2)
        parts[1].results.pixels["cairo"] = "1.18.0"
        let message = try error(parts).description
        #expect(message.contains("cairo") && message.contains("1.16.0") && message.contains("1.18.0"), "\(message)")
    }

    @Test func aLibraryThatOnlyCompressesIsNoObstacle() throws {
        var parts = try Self.parts(of: 2)
        parts[1].results.encoder["zlib"] = "1.3"
        #expect(throws: Never.self) { try ResultsMerge(parts) }
    }

    @Test func aShardThatWasCutShortIsAnError() throws {
        var parts = try Self.parts(of: 3)
        parts[1].results.entries.removeLast()
        guard case .incomplete = try error(parts) else { return #expect(Bool(false), "one is missing") }
        // One from each is as even as before, but not all that is declared.
        parts = try Self.parts(of: 7)
        for place in parts.indices { parts[place].results.entries.removeLast() }
        #expect(try error(parts) == .incomplete(path: "shard-1.json", entries: 7, expected: 14))
    }

    @Test func aPictureInTwoShardsIsAnError() throws {
        var parts = try Self.parts(of: 2)
        parts[1].results.entries[3] = parts[0].results.entries[3]
        let name = parts[0].results.entries[3].name
        #expect(try error(parts) == .samePicture(name, path: "shard-1.json", other: "shard-2.json"))
    }

    @Test func orphansAreThoseOfEveryShard() throws {
        var parts = try Self.parts(of: 3, orphans: ["b.png", "c.png"])
        parts[0].results.orphans = ["a.png", "b.png", "c.png"]
        parts[2].results.orphans = ["c.png"]
        let merge = try ResultsMerge(parts)
        #expect(merge.results.orphans == ["c.png"])
        #expect(merge.doubtfulOrphans == ["a.png", "b.png"])
    }

    @Test func errorsAreNoVerdictOnPictures() throws {
        #expect(try error(Self.parts(of: 3).dropLast()).commandStatus.rawValue == 2)
        #expect(MergeError.nothing.commandStatus == .usage)
    }
}
