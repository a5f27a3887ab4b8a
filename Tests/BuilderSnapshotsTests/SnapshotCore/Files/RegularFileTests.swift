import Foundation
import Testing

@testable import SnapshotCore

@Suite struct RegularFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("words", to: "a")
    }

    private func fault(_ name: String, limit: Int = 5) throws -> RegularFileError {
        try #require(throws: RegularFileError.self) { try RegularFile.read("\(folder.path)/\(name)", limit: limit) }
    }

    @Test func filesAreReadUpToTheLimit() throws {
        #expect(try RegularFile.read("\(folder.path)/a", limit: 5) == Data("words".utf8))
        #expect(try fault("a", limit: 4) == .tooLarge(bytes: 5))
        try folder.write("", to: "empty")
        #expect(try RegularFile.read("\(folder.path)/empty", limit: 0).isEmpty)
    }

    @Test func nonRegularFilesFailWithoutBlocking() throws {
        #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        #expect(symlink("a", "\(folder.path)/link") == 0)
        #expect(try fault("pipe") == .notAFile)
        #expect(try fault("") == .notAFile)
        #expect(try fault("link") == .system(ELOOP))
        #expect(try fault("none") == .system(ENOENT))
    }
}
