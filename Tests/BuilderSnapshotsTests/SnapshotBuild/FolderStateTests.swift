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

    private func changes(_ state: FolderState, _ folder: TemporaryFolder) -> Set<String> {
        FolderState(of: [folder.path]).changes(since: state)
    }
}
