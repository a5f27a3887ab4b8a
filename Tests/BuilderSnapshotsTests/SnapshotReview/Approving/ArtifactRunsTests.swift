import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// Which of an artifact's files are its runs.
@Suite struct ArtifactRunsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var files: ArtifactFolder { ArtifactFolder(folder.path) }

    /// Writes the results of one shard of two, or of both; gives how many pictures it has.
    private func write(_ shard: Int?, to place: String) throws -> Int {
        let results = try ResultsMergeTests.results(shard: shard.flatMap { Shard(number: $0, of: 2) })
        try FilePaths.makeFolder("\(folder.path)/\(place)")
        try folder.write(try JSONText.of(results), to: "\(place)/results.json")
        return results.entries.count
    }

    private func count() throws -> Int { try ArtifactRuns(in: files, isRun: false).candidates.count }

    @Test func hiddenFoldersHaveRuns() throws {
        let pictures = try write(nil, to: "artifact/.build/snapshot-failures")
        _ = try write(nil, to: ".git/refs")
        #expect(try count() == pictures)
    }

    @Test func theTopmostRunTakesPrecedence() throws {
        for shard in [1, 2] { _ = try write(shard, to: "all/shards/shard-\(shard)") }
        #expect(try count() == 14)
        let pictures = try write(nil, to: "all")
        #expect(try count() == pictures)
        // Its name begins alike, and it lies beside.
        _ = try write(1, to: "all-1")
        #expect(throws: ApprovalError.self) { try count() }
    }

    @Test func longFilesThrowBeforeTheyAreRead() throws {
        try folder.write("{", to: "results.json")
        let length = 512 << 20 | 1
        #expect(truncate("\(folder.path)/results.json", length) == 0)
        let path = folder.path
        #expect(
            throws: ArtifactError.entryTooLarge(path: path, entry: "results.json", bytes: length, limit: 512 << 20)
        ) { try ArtifactRuns(in: files, isRun: true) }
        try FilePaths.makeFolder("\(path)/named")
        try folder.write("{", to: "named/decisions.json")
        #expect(truncate("\(path)/named/decisions.json", length) == 0)
        #expect(throws: DecisionsError.self) { try Decisions(reading: "\(path)/named/decisions.json") }
    }

    /// 2,000 pictures of a long list, which differ in each of its rows.
    @Test func largeRunsAreReadAsTheyWereWritten() throws {
        var run = try ResultsMergeTests.results(shard: nil)
        let first = try #require(run.entries.first)
        let change = "label “A name that is about as long as names are” of the row of a table moved down 3 pt"
        let difference = DifferenceRecord(
            recordedWidth: 1170, recordedHeight: 2532, drawnWidth: 1170, drawnHeight: 2532, differingPixels: 33_000,
            comparedPixels: 1170 * 2532,
            regions: (0..<33).map { row in
                DifferenceRecord.Region(
                    x: 48, y: row * 72, width: 900, height: 60, pixels: 1000,
                    causes: ["\(change) \(row)", "\(change) again", "\(change) and again"])
            },
            changes: [change], sweep: "nothing would let it pass")
        run.entries = (0..<2000).map { number in
            var entry = first
            entry.name = "screen-\(number)/iphone-se-1st.light"
            entry.outcome = .differs
            entry.difference = difference
            return entry
        }
        let path = "\(folder.path)/results.json"
        try RunFiles(results: path).write(run, pictures: RunImages(roots: []), signals: DeferredSignals())
        #expect(try folder.read("results.json").count > 32 << 20)
        // Compared outside of the macro, which would write all of it into its message.
        let isSame = try ArtifactRuns(in: files, isRun: true).candidates.map(\.entry) == run.entries
        #expect(isSame)
    }
}
