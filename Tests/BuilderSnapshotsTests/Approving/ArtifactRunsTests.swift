import Foundation
import Testing

@testable import BuilderSnapshots

/// Which of an artefact's files are its runs.
@Suite struct ArtifactRunsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var files: FolderFiles { FolderFiles(folder.path) }

    /// Writes the results of one shard of two, or of both; gives how many pictures it has.
    private func write(_ shard: Int?, to place: String) throws -> Int {
        let results = try ResultsMergeTests.results(shard: shard.flatMap { Shard(number: $0, of: 2) })
        try FilePlace.makeFolder("\(folder.path)/\(place)")
        try folder.write(try JSONText.of(results), to: "\(place)/results.json")
        return results.entries.count
    }

    private func count() throws -> Int { try ArtifactRuns(in: files, isRun: false).candidates.count }

    @Test func hiddenFoldersHaveRuns() throws {
        let pictures = try write(nil, to: "artifact/.build/snapshot-failures")
        _ = try write(nil, to: ".git/refs")
        #expect(try count() == pictures)
    }

    @Test func whatIsOnTopGoesBeforeWhatIsDeeperWhereverItLies() throws {
        for shard in [1, 2] { _ = try write(shard, to: "all/shards/shard-\(shard)") }
        #expect(try count() == 14)
        let pictures = try write(nil, to: "all")
        #expect(try count() == pictures)
        // Its name begins alike, and it lies beside.
        _ = try write(1, to: "all-1")
        #expect(throws: ApproveError.self) { try count() }
    }

    @Test func longFilesAreRefusedBeforeTheyAreRead() throws {
        try folder.write("{", to: "results.json")
        let length = 32 << 20 | 1
        #expect(truncate("\(folder.path)/results.json", length) == 0)
        let path = folder.path
        #expect(
            throws: ArchiveError.entryTooLarge(path: path, entry: "results.json", bytes: length, limit: 32 << 20)
        ) { try ArtifactRuns(in: files, isRun: true) }
    }
}
