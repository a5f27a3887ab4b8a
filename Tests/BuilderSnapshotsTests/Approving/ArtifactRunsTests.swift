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
