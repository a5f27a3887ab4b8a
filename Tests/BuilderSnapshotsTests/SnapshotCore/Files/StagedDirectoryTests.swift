import Foundation
import Testing

@testable import SnapshotCore

/// A folder that is filled beside its place.
@Suite struct StagedDirectoryTests {
    private func fails(_ number: Int32) -> FolderCalls.Call {
        { _, _ in
            errno = number
            return -1
        }
    }

    /// A folder with one old file, and one aside with a new one.
    private func scene(_ calls: FolderCalls = FolderCalls()) throws -> (folder: TemporaryFolder, new: StagedDirectory) {
        let folder = try TemporaryFolder()
        try FilePaths.makeFolder("\(folder.path)/place")
        try folder.write("old", to: "place/old")
        let new = try StagedDirectory(beside: "\(folder.path)/place", through: DeferredSignals(), calls: calls)
        try new.write(Data("new".utf8), to: "a/b/new")
        return (folder, new)
    }

    private func content(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test func oneStepReplacesAFolder() throws {
        // The process can't be killed between two steps.
        let (folder, new) = try scene(FolderCalls(move: fails(EPERM)))
        try new.moveToDestination()
        #expect(try folder.read("place/a/b/new") == Data("new".utf8))
        #expect(FilePaths.exists("\(new.path)/old") && !FilePaths.exists("\(folder.path)/place/old"))
        new.remove()
        #expect(try content(folder) == ["place"])
    }

    @Test func whereThereIsNothingItIsMoved() throws {
        let folder = try TemporaryFolder()
        let calls = FolderCalls(exchange: fails(EPERM))
        let new = try StagedDirectory(beside: "\(folder.path)/place", through: DeferredSignals(), calls: calls)
        try new.moveToDestination()
        #expect(try content(folder) == ["place"])
    }

    @Test(arguments: [EINVAL, ENOSYS])
    func withoutThatStepThereAreTwo(number: Int32) throws {
        let (folder, new) = try scene(FolderCalls(exchange: fails(number)))
        try new.moveToDestination()
        new.remove()
        #expect(folder.files == ["place/a/b/new"])
        #expect(try content(folder) == ["place"])
    }

    @Test func otherFaultsAreNoReasonForTwoSteps() throws {
        let (folder, new) = try scene(FolderCalls(exchange: fails(EACCES)))
        #expect(throws: StagedDirectoryError.system(EACCES)) { try new.moveToDestination() }
        new.remove()
        #expect(folder.files == ["place/old"])
    }

    @Test(arguments: [true, false])
    func whatCanNotBeReplacedIsBroughtBackOrKept(canComeBack: Bool) throws {
        let calls = FolderCalls(
            exchange: fails(EINVAL),
            move: { from, to in
                let isBack = from.hasSuffix("-old.tmp")
                if to.hasSuffix("-old.tmp") || isBack && canComeBack { return rename(from, to) }
                errno = ENOSPC
                return -1
            })
        let (folder, new) = try scene(calls)
        let fault = #expect(throws: StagedDirectoryError.self) { try new.moveToDestination() }
        new.remove()
        if canComeBack {
            #expect(fault == .system(ENOSPC))
            #expect(folder.files == ["place/old"])
        } else if case .moved(let place, ENOSPC) = fault {
            #expect(try content(folder) == [FilePaths.name(of: place)])
            #expect(FilePaths.exists("\(place)/old"))
        } else {
            Issue.record("\(String(describing: fault))")
        }
    }

    @Test func aFileIsKeptWhereTheFileSystemHasNoSecondNames() throws {
        for calls in [FolderCalls(), FolderCalls(giveSecondName: fails(EPERM))] {
            let (folder, new) = try scene(calls)
            try new.keep("old")
            try new.keep("none")
            try new.moveToDestination()
            new.remove()
            #expect(folder.files == ["place/a/b/new", "place/old"])
            #expect(try folder.read("place/old") == Data("old".utf8))
        }
    }

    @Test func aFileThatCanNotBeWrittenIsNamedByItsPlace() throws {
        let (folder, new) = try scene()
        let place = "\(folder.path)/place/a/b"
        let error = #expect(throws: CommandError.self) { try new.write(Data(), to: "a/b") }
        if case .cannotCreate(let path, _) = error { #expect(path == place) } else { Issue.record("\(place)") }
        new.remove()
    }

    @Test func shuttingSignalsDownDeletesIt() throws {
        let folder = try TemporaryFolder()
        let signals = DeferredSignals()
        let new = try StagedDirectory(beside: "\(folder.path)/place", through: signals)
        try new.write(Data(), to: "a/b/new")
        signals.shutDown()
        #expect(try content(folder) == [])
    }

    @Test func whatKilledProcessesLeftIsSwept() throws {
        let folder = try TemporaryFolder()
        func lay(_ name: String, _ files: String...) throws {
            try FilePaths.makeFolder("\(folder.path)/\(name)")
            for file in files { try folder.write("content", to: "\(name)/\(file)") }
        }
        // While it was filled; after it was put in place; between two steps.
        try lay(".builder-1-a-new.tmp", "index.html")
        try lay("report", "index.html", "decisions.json")
        try lay(".builder-2-b-new.tmp", "index.html")
        link("\(folder.path)/report/decisions.json", "\(folder.path)/.builder-2-b-new.tmp/decisions.json")
        try lay(".builder-3-c-old.tmp", "index.html", "decisions.json")
        // A folder with another suffix, and a link.
        try lay(".builder-4.tmp.d", "index.html")
        symlink("report", "\(folder.path)/.builder-5.tmp")
        let before = folder.files
        StagedDirectory.sweep(folder.path, keeping: "decisions.json")
        #expect(folder.files == before)
        StagedDirectory.sweep(folder.path, keeping: "decisions.json", after: -1)
        #expect(
            try content(folder).sorted() == [".builder-3-c-old.tmp", ".builder-4.tmp.d", ".builder-5.tmp", "report"])
        #expect(try folder.read(".builder-3-c-old.tmp/index.html") == Data("content".utf8))
    }

    @Test func ofTwoNamesForOneFileOneStays() throws {
        let folder = try TemporaryFolder()
        let names = [".builder-1-a-new.tmp", ".builder-1-a-old.tmp"]
        for name in names { try FilePaths.makeFolder("\(folder.path)/\(name)") }
        try folder.write("{}", to: "\(names[1])/decisions.json")
        link("\(folder.path)/\(names[1])/decisions.json", "\(folder.path)/\(names[0])/decisions.json")
        StagedDirectory.sweep(folder.path, keeping: "decisions.json", after: -1)
        #expect(folder.files.count == 1)
    }
}
