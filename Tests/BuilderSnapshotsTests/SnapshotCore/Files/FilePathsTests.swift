import Foundation
import Testing

@testable import SnapshotCore

@Suite struct FilePathsTests {
    @Test(arguments: [("a/b.png", "a"), ("b.png", "."), ("/b.png", "/"), ("/a/b", "/a"), ("a/b/c", "a/b")])
    func folders(path: String, folder: String) {
        #expect(FilePaths.folder(of: path) == folder)
    }

    @Test func foldersAreMadeWithThoseAround() throws {
        let folder = try TemporaryFolder()
        for path in ["a/b/c", "a/b/c", "a//d/", "x/"] {
            try FilePaths.makeFolder("\(folder.path)/\(path)")
            #expect(FilePaths.isFolder("\(folder.path)/\(path)"))
        }
        try folder.write("", to: "file")
        #expect(throws: CommandError.self) { try FilePaths.makeFolder("\(folder.path)/file/x") }
        #expect(throws: CommandError.self) { try FilePaths.makeFolder("\(folder.path)/file") }
    }

    @Test func whatIsMissingHasARealPlaceToo() throws {
        let folder = try TemporaryFolder()
        let real = try #require(FilePaths.real(folder.path))
        try FilePaths.makeFolder("\(folder.path)/a/b")
        symlink("a/b", "\(folder.path)/link")
        for (path, place) in [("a", "/a"), ("link/x/y", "/a/b/x/y"), ("a/../x", "/x"), (".", "")] {
            #expect(FilePaths.resolvedPath(of: "\(folder.path)/\(path)") == real + place)
        }
        #expect(FilePaths.resolvedPath(of: "/") == "/")
        #expect(FilePaths.resolvedPath(of: "/nobody-has-this/x") == "/nobody-has-this/x")
    }

    @Test func linksThatLeadNowhereAreNamed() throws {
        let folder = try TemporaryFolder()
        symlink("nowhere", "\(folder.path)/link")
        #expect(FilePaths.leadsNowhere("\(folder.path)/link") && !FilePaths.leadsNowhere("\(folder.path)/nowhere"))
        let reason = "\(folder.path)/link is a dangling symbolic link"
        #expect(throws: CommandError.cannotCreate(path: "\(folder.path)/link/x", reason: reason)) {
            try FilePaths.makeFolder("\(folder.path)/link/x")
        }
    }

    @Test func filesThatCanNotBeWrittenAreFoundBefore() throws {
        let folder = try TemporaryFolder()
        try FilePaths.prepareFile("\(folder.path)/a/b/new.json")
        #expect(FilePaths.isFolder("\(folder.path)/a/b") && folder.files.isEmpty)
        try folder.write("old", to: "a/file")
        try FilePaths.prepareFile("\(folder.path)/a/file")
        #expect(try folder.read("a/file") == Data("old".utf8))
        #expect(throws: CommandError.cannotCreate(path: "\(folder.path)/a/b", reason: "it is a folder")) {
            try FilePaths.prepareFile("\(folder.path)/a/b")
        }
        #expect(throws: CommandError.self) { try FilePaths.prepareFile("\(folder.path)/a/file/new") }
    }
}
