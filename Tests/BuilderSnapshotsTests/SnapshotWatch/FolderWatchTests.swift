import Foundation
import Synchronization
import Testing

@testable import SnapshotWatch

@Suite struct FolderWatchTests {
    private let folder: TemporaryFolder
    private let watch: FolderWatch

    init() throws {
        folder = try TemporaryFolder()
        watch = try FolderWatch()
        try watch.watch([folder.path, folder.path + "/missing"])
    }

    private func write(_ name: String, atomically: Bool = false) throws {
        try Data("text".utf8).write(
            to: URL(fileURLWithPath: "\(folder.path)/\(name)"), options: atomically ? .atomic : [])
    }

    private func changes() -> Set<String> {
        Set(watch.changes(timeout: 1).map { String($0.dropFirst(folder.path.count + 1)) })
    }

    @Test func savedAddedAndRemovedFilesAreReportedOnce() throws {
        try write("a.swift")
        try write("b.swift", atomically: true)
        #expect(changes() == ["a.swift", "b.swift"])
        try FileManager.default.removeItem(atPath: "\(folder.path)/a.swift")
        try FileManager.default.moveItem(atPath: "\(folder.path)/b.swift", toPath: "\(folder.path)/c.swift")
        #expect(changes() == ["a.swift", "b.swift", "c.swift"])
        #expect(watch.changes(timeout: 0.01) == [])
    }

    @Test(arguments: [".a.swift.swp", "a.swift~", "4913", "#a.swift#", ".hidden", "a.tmp"])
    func temporaryFilesOfEditorsAreNone(name: String) throws {
        try write(name)
        #expect(watch.changes(timeout: 0.05) == [])
    }

    @Test func foldersAreReportedWhenTheyAreMade() throws {
        try FileManager.default.createDirectory(atPath: "\(folder.path)/new", withIntermediateDirectories: true)
        #expect(changes() == ["new"])
        // Not yet watched.
        try write("new/a.swift")
        #expect(watch.changes(timeout: 0.05) == [])
        try watch.watch([folder.path + "/new"])
        try write("a.swift")
        #expect(watch.changes(timeout: 0.05) == [])
        try write("new/b.swift")
        #expect(changes() == ["new/b.swift"])
    }

    /// As git does when it switches between branches.
    @Test(arguments: [true, false]) func aFolderThatReplacesAnotherIsWatched(isMoved: Bool) throws {
        let inner = folder.path + "/inner"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        try watch.watch([inner])
        if isMoved {
            try FileManager.default.moveItem(atPath: inner, toPath: folder.path + "/old")
        } else {
            try FileManager.default.removeItem(atPath: inner)
        }
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        #expect(changes() == ["inner"])
        try watch.watch([inner])
        if isMoved { try write("old/a.swift") }
        #expect(watch.changes(timeout: 0.05) == [])
        try write("inner/a.swift")
        #expect(changes() == ["inner/a.swift"])
    }

    @Test func aProgramThatWritesAgainAndAgainDelaysNothing() throws {
        let isDone = DispatchSemaphore(value: 0)
        let hasGivenUp = Atomic(false)
        let path = folder.path
        Thread.detachNewThread {
            // It gives up after five minutes or more.
            for _ in 0..<60_000 {
                guard isDone.wait(timeout: .now() + 0.005) == .timedOut else { return }
                try? Data().write(to: URL(fileURLWithPath: "\(path)/log.txt"))
            }
            hasGivenUp.store(true, ordering: .relaxed)
        }
        defer { isDone.signal() }
        #expect(watch.changes(quiet: 0.5, patience: 0.2, timeout: 300) == ["\(path)/log.txt"])
        let isTooLate = hasGivenUp.load(ordering: .relaxed)
        #expect(!isTooLate)
    }
}
