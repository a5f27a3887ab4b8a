import BuilderUIKit
import Testing

@testable import SnapshotCore

/// Previews of an app's sources become screens of a catalog.
@Suite struct CatalogPreviewsTests {
    private func names(_ previews: [(name: String?, file: String)], beside screens: [String] = []) -> [String] {
        let catalog = Catalog(screens.map { Screen($0) { UIView() } })
        let added = catalog.adding(previews.map { SourcePreview($0.name, file: $0.file) { UIView() } })
        #expect(throws: Never.self) { try added.validate() }
        return added.screens.dropFirst(screens.count).map(\.name)
    }

    @Test func namesAreTheSourcesOwn() {
        #expect(names([("Card, large – dark", "A.swift")]) == ["card-large-dark"])
        #expect(names([("iPhone SE", "A.swift"), ("Größe", "A.swift")]) == ["iphone-se", "grosse"])
        #expect(names([("Карта", "A.swift")]) == ["karta"])
        #expect(names([("👍", "Cards/UserCardView.swift")]) == ["user-card-view"])
        #expect(
            names([(nil, "Cards/UserCardView.swift"), (nil, "Cards/UserCardView.swift")]) == [
                "user-card-view", "user-card-view-2",
            ])
        #expect(names([("Users", "A.swift"), ("users", "A.swift")], beside: ["users"]) == ["users-2", "users-3"])
        #expect(names([(String(repeating: "long name ", count: 50), "A.swift")]).first?.utf8.count ?? 0 < 100)
    }

    @Test func titlesAreNamesOrFiles() {
        let previews = [
            SourcePreview("Card – dark", file: "A.swift") { UIView() },
            SourcePreview(file: "B/CardView.swift") { UIView() }, SourcePreview(file: "B/CardView.swift") { UIView() },
        ]
        #expect(Catalog([]).adding(previews).screens.map(\.title) == ["Card – dark", "CardView", "CardView 2"])
    }

    @Test func traitsAreConfigurations() {
        func configurations(_ traits: SourcePreview.Trait...) -> [String] {
            Catalog([]).adding([SourcePreview(file: "A.swift", traits: traits) { UIView() }]).screens[0].configurations
                .map(\.name)
        }
        #expect(configurations() == SnapshotConfiguration.standard.map(\.name))
        #expect(configurations(.landscapeRight).first == "iphone-12.light.landscape")
        #expect(configurations(.sizeThatFitsLayout).first == "iphone-12.light.width-390")
        #expect(configurations(.fixedLayout(width: 320, height: 80)).first == "iphone-12.light.width-320")
    }
}
