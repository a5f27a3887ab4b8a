import Foundation
import Testing

@testable import BuilderSnapshots

@Suite struct FileSetTests {
    @Test func aRenameThatFailsTakesThoseBeforeItBack() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        var files = FileSet()
        for name in ["a", "new/b", "c"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        files.move = { from, to in
            to.hasSuffix("/c")
                ? {
                    errno = ENOSPC; return -1
                }() : rename(from, to)
        }
        #expect(throws: FileSetError.self) { try files.write() }
        #expect(folder.files == ["a"])
        #expect(try folder.read("a") == Data("old".utf8))
        #expect(!FilePlace.exists("\(folder.path)/new"))
    }

    @Test func aPlaceThatCanNotBeWrittenIsFoundBeforeAnythingIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        var files = FileSet()
        for name in ["a", "a/b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        #expect(throws: (any Error).self) { try files.write() }
        #expect(throws: (any Error).self) { try FileSet.checkFolders(["\(folder.path)/a/b/c"]) }
        #expect(folder.files == ["a"])
        #expect(try folder.read("a") == Data("old".utf8))
    }

    @Test func aFileThatWasChangedMeanwhileIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        try folder.write("saved", to: "b")
        var files = FileSet()
        for name in ["a", "b"] {
            files.add(Data("new".utf8), to: "\(folder.path)/\(name)", replacing: Data("old".utf8))
        }
        #expect(throws: FileSetError.changedMeanwhile(path: "\(folder.path)/b")) { try files.write() }
        #expect(folder.files == ["a", "b"])
        #expect(try folder.read("a") == Data("old".utf8))
        #expect(try folder.read("b") == Data("saved".utf8))
        try folder.write("old", to: "b")
        try files.write()
        #expect(try folder.read("b") == Data("new".utf8))
    }

    @Test func aReadOnlyFileIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.write("old", to: name) }
        chmod("\(folder.path)/b", 0o444)
        var files = FileSet()
        for name in ["a", "b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        #expect(throws: FileSetError.readOnly(path: "\(folder.path)/b")) { try files.write() }
        #expect(folder.files == ["a", "b"])
        #expect(try folder.read("a") == Data("old".utf8))
    }

    @Test func linksAndModesStay() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        chmod("\(folder.path)/a", 0o640)
        symlink("a", "\(folder.path)/link")
        var files = FileSet()
        files.add(Data("new".utf8), to: "\(folder.path)/link")
        try files.write()
        #expect(FilePlace.isLink("\(folder.path)/link"))
        #expect(try folder.read("a") == Data("new".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(folder.files == ["a", "link"])
    }
}
