import Foundation
import Testing

@testable import SnapshotReview

@Suite struct ArtifactFolderTests {
    private let folder: TemporaryFolder
    private let files: ArtifactFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a/b", ".hidden", ".git", "a/.git"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        try folder.write("words", to: "a/b/x")
        try folder.write("", to: "y")
        for name in [".hidden", ".git", "a/.git"] { try folder.write("", to: "\(name)/z") }
        files = ArtifactFolder("\(folder.path)/")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }

    @Test func filesAreListedWithoutGitsAndLinks() throws {
        try link("loop", to: ".")
        #expect(try files.paths() == [".hidden/z", "a/b/x", "y"])
        #expect(try files.read("a/b/x", limit: 5) == Data("words".utf8))
        #expect(throws: ArtifactError.entryTooLarge(path: folder.path, entry: "a/b/x", bytes: 5, limit: 4)) {
            try files.read("a/b/x", limit: 4)
        }
    }

    @Test func pathsOutOfTheFolderThrow() throws {
        for path in ["../\(folder.path.split(separator: "/").last ?? "")/y", "/etc/passwd", "a/../y"] {
            let error = try #require(throws: ArtifactError.self) { try files.read(path, limit: 100) }
            guard case .badPath = error else {
                Issue.record("\(error)")
                continue
            }
        }
    }

    @Test func linksAreNotFollowedOnAnyPartOfTheWay() throws {
        try link("file", to: "y")
        try link("way", to: "a/b")
        #expect(throws: ArtifactError.link(path: folder.path, entry: "file")) { try files.read("file", limit: 100) }
        #expect(throws: ArtifactError.link(path: folder.path, entry: "way/x")) { try files.read("way/x", limit: 100) }
    }

    @Test func nonRegularFilesFailWithoutBlocking() throws {
        #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        #expect(throws: ArtifactError.notAFile(path: folder.path, entry: "pipe")) {
            try files.read("pipe", limit: 100)
        }
        #expect(throws: ArtifactError.noEntry(path: folder.path, entry: "a")) { try files.read("a", limit: 100) }
    }
}
