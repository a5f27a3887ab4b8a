import Builder
import BuilderSnapshots
import Testing

@testable import Screens

/// Each screen, drawn anew, against its recorded pictures.
@MainActor
@Suite struct ScreenBaselineTests {
    @Test(arguments: Catalog.demo.pictures) func looksAsRecorded(_ picture: DeclaredPicture) async throws {
        let verdict = try await BaselineStore().verify(picture)
        #expect(verdict.isSuccess, "\(verdict)")
    }

    @Test(arguments: SnapshotConfiguration.standard)
    func loadedUsersLookLikeTheList(_ configuration: SnapshotConfiguration) throws {
        let store = BaselineStore()
        let paths = ["users", "list"].map { store.path(of: $0, configuration) }
        // Compared apart: to say how two files differ takes minutes.
        let areEqual = FileManager.default.contentsEqual(atPath: paths[0], andPath: paths[1])
        #expect(areEqual, "\(paths)")
    }

    /// No picture without a screen: every file is somebody's baseline.
    @Test func everyFileBelongsToAScreen() throws {
        #expect(BaselineStore().orphans(of: .demo) == [])
    }
}
