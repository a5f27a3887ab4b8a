import Builder
import BuilderSnapshots
import Testing

@testable import Screens

/// Each screen, drawn anew, against its recorded pictures.
@MainActor
@Suite struct ScreenBaselineTests {
    struct Picture: Sendable, CustomTestStringConvertible {
        var screen: Screen
        var configuration: SnapshotConfiguration

        var testDescription: String { "\(screen.name) \(configuration.name)" }
    }

    nonisolated static let pictures = Catalog.demo.screens.flatMap { screen in
        screen.configurations.map { Picture(screen: screen, configuration: $0) }
    }

    @Test(arguments: pictures) func looksAsRecorded(_ picture: Picture) async throws {
        let display = try await picture.screen.display(for: picture.configuration)
        let verdict = try BaselineStore().verify(display, as: picture.screen.name, picture.configuration)
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
        let store = BaselineStore()
        var expected: Set<String> = []
        for picture in Self.pictures { expected.insert(store.path(of: picture.screen.name, picture.configuration)) }
        var found: Set<String> = []
        for folder in try FileManager.default.contentsOfDirectory(atPath: store.folder) {
            for file in try FileManager.default.contentsOfDirectory(atPath: "\(store.folder)/\(folder)") {
                found.insert("\(store.folder)/\(folder)/\(file)")
            }
        }
        #expect(found == expected)
    }
}
