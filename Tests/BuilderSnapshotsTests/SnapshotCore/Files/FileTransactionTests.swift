import Foundation
import Render
import Testing

@testable import SnapshotCore

@Suite struct FileTransactionTests {
    @Test func aRenameThatFailsTakesThoseBeforeItBack() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        var files = FileTransaction()
        for name in ["a", "new/b", "c"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        files.move = { from, to in
            to.hasSuffix("/c")
                ? {
                    errno = ENOSPC; return -1
                }() : rename(from, to)
        }
        #expect(throws: FileTransactionError.self) { try files.write() }
        #expect(folder.files == ["a"])
        #expect(try folder.read("a") == Data("old".utf8))
        #expect(!FilePaths.exists("\(folder.path)/new"))
    }

    @Test func aPlaceThatCanNotBeWrittenIsFoundBeforeAnythingIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        var files = FileTransaction()
        for name in ["a", "a/b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        #expect(throws: (any Error).self) { try files.write() }
        #expect(throws: (any Error).self) { try FileTransaction.checkFolders(["\(folder.path)/a/b/c"]) }
        #expect(folder.files == ["a"])
        #expect(try folder.read("a") == Data("old".utf8))
    }

    @Test func aFileThatWasChangedMeanwhileIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        try folder.write("saved", to: "b")
        var files = FileTransaction()
        for name in ["a", "b"] {
            files.add(Data("new".utf8), to: "\(folder.path)/\(name)", replacing: .content(Data("old".utf8)))
        }
        #expect(throws: FileTransactionError.changedMeanwhile(path: "\(folder.path)/b")) { try files.write() }
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
        var files = FileTransaction()
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
            #expect(throws: FileTransactionError.changedMeanwhile(path: "\(place)/\(name)")) { try files.write() }
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
        var files = FileTransaction()
        for name in ["a", "b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        files.move = { from, to in
            if !to.hasSuffix("/b"), !from.hasSuffix("-old.tmp") { return rename(from, to) }
            errno = EROFS
            return -1
        }
        let error = try #require(throws: FileTransactionError.self) { try files.write() }
        let kept = try #require(folder.files.first)
        #expect(folder.files == [kept, "a", "b"])
        #expect(try folder.read(kept) == Data("old a".utf8))
        #expect(try folder.read("b") == Data("old b".utf8))
        guard case .notReverted(let lost, after: .notReplaced) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(lost.map(\.path) == ["\(folder.path)/a"])
        #expect("\(error)".contains("/\(kept) to it"), "\(error)")
    }

    @Test func whatIsNotOnTheDiskReplacesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        var files = FileTransaction()
        for name in ["a", "new/b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        files.flush = {
            errno = EIO
            return false
        }
        #expect(throws: FileTransactionError.notFlushed(reason: String(cString: strerror(EIO)))) { try files.write() }
        #expect(folder.files == ["a"])
        #expect(try folder.read("a") == Data("old".utf8))
    }

    @Test func manyFilesAreWrittenEachWithItsOwnContent() throws {
        let folder = try TemporaryFolder()
        var files = FileTransaction()
        for number in 0..<100 { files.add(Data("\(number)".utf8), to: "\(folder.path)/\(number % 3)/\(number)") }
        try files.write()
        #expect(folder.files.count == 100)
        for number in 0..<100 { #expect(try folder.read("\(number % 3)/\(number)") == Data("\(number)".utf8)) }
    }

    @Test func errorsNameTheFileThatWasMeant() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        #expect(symlink("none/b", path) == 0)
        var files = FileTransaction()
        files.add(Data("new".utf8), to: path)
        let error = try #require(throws: AtomicFileError.self) { try files.write() }
        #expect("\(error)".contains(path) && !"\(error)".contains(".builder-"), "\(error)")
        #expect(FilePaths.isLink(path))
    }

    @Test func aReadOnlyFileIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.write("old", to: name) }
        chmod("\(folder.path)/b", 0o444)
        var files = FileTransaction()
        for name in ["a", "b"] { files.add(Data("new".utf8), to: "\(folder.path)/\(name)") }
        #expect(throws: FileTransactionError.readOnly(path: "\(folder.path)/b")) { try files.write() }
        #expect(folder.files == ["a", "b"])
        #expect(try folder.read("a") == Data("old".utf8))
    }

    @Test func sourceFilesAreLinkedInsteadOfCopied() throws {
        let folder = try TemporaryFolder()
        for name in ["old", "source-1", "source-2"] { try folder.write(name, to: name) }
        chmod("\(folder.path)/old", 0o640)
        var files = FileTransaction()
        files.add(fileAt: "\(folder.path)/source-1", to: "\(folder.path)/old")
        files.add(fileAt: "\(folder.path)/source-2", to: "\(folder.path)/new/b", replacing: .nothing)
        try files.write()
        for (source, target) in [("source-1", "old"), ("source-2", "new/b")] {
            #expect(try folder.read(target) == Data(source.utf8))
            #expect(FileIdentity("\(folder.path)/\(target)") == FileIdentity("\(folder.path)/\(source)"))
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/old")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(folder.files == ["new/b", "old", "source-1", "source-2"])
    }

    /// Most systems have a second one in memory.
    @Test(.enabled(if: FilePaths.isFolder("/dev/shm"))) func aFileOfAnotherFileSystemIsCopied() throws {
        let folder = try TemporaryFolder()
        let source = "/dev/shm/file-set-\(UInt64.random(in: 0...UInt64.max))"
        try Data("new".utf8).write(to: URL(fileURLWithPath: source))
        defer { unlink(source) }
        var files = FileTransaction()
        files.add(fileAt: source, to: "\(folder.path)/a")
        try files.write()
        #expect(try folder.read("a") == Data("new".utf8))
        #expect(folder.files == ["a"])
    }

    @Test func whatGotSecondNamesIsTakenBackToo() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "source"] { try folder.write(name, to: name) }
        var files = FileTransaction()
        for name in ["a", "b", "c"] { files.add(fileAt: "\(folder.path)/source", to: "\(folder.path)/\(name)") }
        files.move = { from, to in to.hasSuffix("/c") ? -1 : rename(from, to) }
        #expect(throws: FileTransactionError.self) { try files.write() }
        #expect(folder.files == ["a", "source"])
        #expect(try folder.read("a") == Data("a".utf8))
    }

    @Test func whatFilesGetFromTheirFolderTheyGet() throws {
        let folder = try TemporaryFolder()
        try folder.write("new", to: "source")
        mkdir("\(folder.path)/group", 0o777)
        chmod("\(folder.path)/group", 0o2777)
        symlink("source", "\(folder.path)/link")
        var files = FileTransaction()
        files.add(fileAt: "\(folder.path)/source", to: "\(folder.path)/group/a")
        files.add(fileAt: "\(folder.path)/link", to: "\(folder.path)/b")
        try files.write()
        for name in ["group/a", "b"] {
            #expect(try folder.read(name) == Data("new".utf8))
            #expect(FileIdentity("\(folder.path)/\(name)") != FileIdentity("\(folder.path)/source"))
        }
    }

    @Test func aFileThatIsGoneReplacesNothing() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "source"] { try folder.write(name, to: name) }
        var files = FileTransaction()
        files.add(fileAt: "\(folder.path)/source", to: "\(folder.path)/a")
        files.add(fileAt: "\(folder.path)/none", to: "\(folder.path)/b")
        #expect(throws: (any Error).self) { try files.write() }
        #expect(folder.files == ["a", "source"])
        #expect(try folder.read("a") == Data("a".utf8))
    }

    @Test func linksAndModesStay() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        chmod("\(folder.path)/a", 0o640)
        symlink("a", "\(folder.path)/link")
        var files = FileTransaction()
        files.add(Data("new".utf8), to: "\(folder.path)/link")
        try files.write()
        #expect(FilePaths.isLink("\(folder.path)/link"))
        #expect(try folder.read("a") == Data("new".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(folder.files == ["a", "link"])
    }
}
