import Foundation
import SnapshotBuild
import Testing

@Suite struct FolderStateTests {
    @Test func changesAreWhatWasSavedAddedOrRemoved() throws {
        let folder = try TemporaryFolder()
        for name in ["a.swift", "b.swift", "c.swift", "d.swift.bak"] { try folder.write("1", to: name) }
        func state() -> FolderState { FolderState(of: [folder.path, folder.path + "/missing"]) }
        func changes(since state: FolderState) -> Set<String> {
            Set(self.changes(state, folder).map { String($0.dropFirst(folder.path.count + 1)) })
        }
        let before = state()
        #expect(changes(since: before) == [])
        try folder.write("22", to: "a.swift")
        try FileManager.default.removeItem(atPath: "\(folder.path)/b.swift")
        try folder.write("1", to: "e.swift")
        try folder.write("22", to: "d.swift.bak")
        try FileManager.default.createDirectory(atPath: "\(folder.path)/new", withIntermediateDirectories: true)
        #expect(changes(since: before) == ["a.swift", "b.swift", "e.swift", "new"])
        // A folder is another one with each file in it, which isn't a change of the folder around it.
        let after = state()
        try folder.write("1", to: "new/a.swift")
        #expect(changes(since: after) == [])
    }

    /// A plan may name folders that the last state didn't contain.
    @Test func inFoldersThatAreNewFilesThatWereSavedSinceThenAreChanges() throws {
        let folder = try TemporaryFolder()
        let inner = "\(folder.path)/inner"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        try folder.write("1", to: "inner/a.swift")
        try folder.write("1", to: "inner/b.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: "\(inner)/a.swift")
        let before = FolderState(of: [folder.path])
        try folder.write("22", to: "inner/b.swift")
        #expect(FolderState(of: [folder.path, inner]).changes(since: before) == ["\(inner)/b.swift"])
    }

    private func changes(_ state: FolderState, _ folder: TemporaryFolder) -> Set<String> {
        FolderState(of: [folder.path]).changes(since: state)
    }
}
