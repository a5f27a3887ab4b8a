import Foundation
import Render
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
            files.add(Data("new".utf8), to: "\(folder.path)/\(name)", replacing: .content(Data("old".utf8)))
        }
        #expect(throws: FileSetError.changedMeanwhile(path: "\(folder.path)/b")) { try files.write() }
        #expect(folder.files == ["a", "b"])
        #expect(try folder.read("a") == Data("old".utf8))
        #expect(try folder.read("b") == Data("saved".utf8))
        try folder.write("old", to: "b")
        try files.write()
        #expect(try folder.read("b") == Data("new".utf8))
    }

    @Test func aFileThatIsChangedWhileOthersAreWrittenIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.write("old", to: name) }
        var files = FileSet()
        for name in ["a", "b"] {
            files.add(
                Data("new".utf8), to: "\(folder.path)/\(name)", replacing: .digest(FileDigest("old").text, nil))
        }
        files.add(Data("new".utf8), to: "\(folder.path)/c", replacing: .nothing)
        let place = folder.path
        for name in ["b", "c"] {
            files.move = { from, to in
                if to.hasSuffix("/a"), !from.hasSuffix("-old.tmp") {
                    try? Data("theirs".utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
                }
                return rename(from, to)
            }
            #expect(throws: FileSetError.changedMeanwhile(path: "\(place)/\(name)")) { try files.write() }
            #expect(try folder.read(name) == Data("theirs".utf8))
            #expect(try folder.read("a") == Data("old".utf8))
            try folder.write("old", to: "b")
        }
        #expect(folder.files == ["a", "b", "c"])
        unlink("\(place)/c")
        files.move = { rename($0, $1) }
        try files.write()
        #expect(folder.files == ["a", "b", "c"])
        for name in ["a", "b", "c"] { #expect(try folder.read(name) == Data("new".utf8)) }
    }

    @Test func whatCannotBeTakenBackIsKeptAndNamed() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.write("old \(name)", to: name) }
        var files = FileSet()
        for name in ["a", "b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        files.move = { from, to in
            if !to.hasSuffix("/b"), !from.hasSuffix("-old.tmp") { return rename(from, to) }
            errno = EROFS
            return -1
        }
        let error = try #require(throws: FileSetError.self) { try files.write() }
        let kept = try #require(folder.files.first)
        #expect(folder.files == [kept, "a", "b"])
        #expect(try folder.read(kept) == Data("old a".utf8))
        #expect(try folder.read("b") == Data("old b".utf8))
        guard case .notTakenBack(let lost, after: .notReplaced) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(lost.map(\.path) == ["\(folder.path)/a"])
        #expect("\(error)".contains("/\(kept) to it"), "\(error)")
    }

    @Test func whatIsNotOnTheDiskReplacesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        var files = FileSet()
        for name in ["a", "new/b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        files.flush = {
            errno = EIO
            return false
        }
        #expect(throws: FileSetError.notFlushed(reason: String(cString: strerror(EIO)))) { try files.write() }
        #expect(folder.files == ["a"])
        #expect(try folder.read("a") == Data("old".utf8))
    }

    @Test func manyFilesAreWrittenEachWithItsOwnContent() throws {
        let folder = try TemporaryFolder()
        var files = FileSet()
        for number in 0..<100 { files.add(Data("\(number)".utf8), to: "\(folder.path)/\(number % 3)/\(number)") }
        try files.write()
        #expect(folder.files.count == 100)
        for number in 0..<100 { #expect(try folder.read("\(number % 3)/\(number)") == Data("\(number)".utf8)) }
    }

    @Test func errorsNameTheFileThatWasMeant() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        #expect(symlink("none/b", path) == 0)
        var files = FileSet()
        files.add(Data("new".utf8), to: path)
        let error = try #require(throws: AtomicFileError.self) { try files.write() }
        #expect("\(error)".contains(path) && !"\(error)".contains(".builder-"), "\(error)")
        #expect(FilePlace.isLink(path))
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
