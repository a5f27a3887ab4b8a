import BuilderUIKit
import Testing

@testable import SnapshotCommand
@testable import SnapshotCore
@testable import SnapshotGit

/// The instructions for a baseline in conflict.
@Suite struct MergeMessageTests {
    /// Names that are parts of each other, at both ends.
    private static let catalog = Catalog(
        ["card", "big-card", "card-2", "empty"].map { name in
            Screen(name, configurations: MergeMessageTests.configurations) { UIView() }
                .state("empty") { _ in UIView() }
                .state("not-empty") { _ in UIView() }
        })

    private static var configurations: [SnapshotConfiguration] {
        var narrow = Gallery.configurations
        for index in narrow.indices { narrow[index].width = 300 }
        return Gallery.configurations + narrow
    }

    @Test func theSelectionMatchesOnlyItsPicture() throws {
        let names = Self.catalog.pictures.map(\.name)
        #expect(names.count == 4 * 3 * 4)
        for name in names {
            let words = try #require(MergeMessage.selection(of: name))
            let selected = try SelectionOptions.parse(words).select(from: Self.catalog)
            #expect(selected.pictures.map(\.name) == [name])
            #expect(selected.unusedFilters.isEmpty)
        }
        #expect(MergeMessage.selection(of: "notes") == nil)
    }
}
