import Builder
import BuilderSnapshots
import Foundation
import Render
import Testing

@testable import Screens

/// Each screen, drawn anew, against its recorded pictures.
@MainActor
@Suite struct CatalogBaselineTests {
    private nonisolated static let firstPictures = Dictionary(grouping: Catalog.demo.pictures, by: \.screen.name)
        .compactMap(\.value.first)

    /// The first picture of each screen; `scripts/verify-snapshots` compares all.
    ///
    /// One after another: all of them at once would fill the renderers' queue, whose limit is for servers.
    @Test(.serialized, arguments: firstPictures)
    func matchesItsBaseline(_ picture: DeclaredPicture) async throws {
        let verdict = try await BaselineStore().verify(picture)
        #expect(verdict.isSuccess, "\(verdict)")
    }

    @Test(arguments: SnapshotConfiguration.standard)
    func loadedUsersLookLikeTheList(_ configuration: SnapshotConfiguration) throws {
        let store = BaselineStore()
        // The pixels alone: their views are other ones.
        let hashes = try ["users", "list"].map { screen in
            let file = try Data(contentsOf: URL(fileURLWithPath: store.path(of: screen, configuration)))
            return try #require(PNGInspector.inspect(file).pixelHash)
        }
        #expect(hashes[0] == hashes[1])
    }

    /// No picture without a screen: every file is a screen's baseline.
    @Test func everyFileBelongsToAScreen() throws {
        #expect(BaselineStore().orphans(of: .demo) == [])
    }
}
