import BuilderUIKit
import Testing

@testable import SnapshotCore

/// Previews of an app's sources become screens of a catalog.
@MainActor
@Suite struct CatalogPreviewsTests {
    private func sources(_ previews: [SourcePreview], incomplete types: Set<String> = []) -> AppSources {
        AppSources(previews: previews, incompleteTypes: types)
    }

    private func names(_ previews: [(name: String?, file: String)], beside screens: [String] = []) -> [String] {
        let catalog = Catalog(screens.map { Screen($0) { UIView() } })
        let added = catalog.adding(sources(previews.map { SourcePreview($0.name, file: $0.file) { UIView() } }))
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
        #expect(
            Catalog([]).adding(sources(previews)).screens.map(\.title) == ["Card – dark", "CardView", "CardView 2"])
    }

    @Test func traitsAreConfigurations() {
        func configurations(_ traits: SourcePreview.Trait...) -> [String] {
            Catalog([]).adding(sources([SourcePreview(file: "A.swift", traits: traits) { UIView() }])).screens[0]
                .configurations
                .map(\.name)
        }
        #expect(configurations() == SnapshotConfiguration.standard.map(\.name))
        #expect(configurations(.landscapeRight).first == "iphone-12.light.landscape")
        #expect(configurations(.sizeThatFitsLayout).first == "iphone-12.light.width-390")
        #expect(configurations(.fixedLayout(width: 320, height: 80)).first == "iphone-12.light.width-320")
        #expect(
            configurations(.device("iPhone SE (3rd generation)")) == ["iphone-se-3rd.light", "iphone-se-3rd.dark"])
        #expect(configurations(.device("iPhone 99")) == configurations())
        #expect(configurations(.userInterfaceStyle(.dark)) == ["iphone-12.dark", "iphone-se-3rd.dark"])
        #expect(
            configurations(.sizeThatFitsLayout, .device("iPhone SE (3rd generation)"), .userInterfaceStyle(.dark)) == [
                "iphone-se-3rd.dark.width-375"
            ])
    }

    /// Screens are marked by the types that they show, and previews by themselves.
    @Test func incompleteScreensAreMarked() async {
        let name = String(reflecting: ShownView.self)
        let previews = [
            SourcePreview("Part", file: "A.swift", isIncomplete: true) { UIView() },
            SourcePreview("Whole", file: "A.swift") { UIView() },
        ]
        let catalog = Catalog([
            Screen("a") { ShownView() }.showing(ShownView.self).state("b") { _ in ShownView() },
            Screen("c") { UIView() }.showing(UIView.self), Screen("d") { ShownView() },
        ])
        .adding(sources(previews, incomplete: [name]))
        #expect(catalog.screens.map(\.isIncomplete) == [true, false, false, true, false])
        let list = await ToolRun(["list"], catalog: catalog).text
        #expect(
            list == """
                a      a (parts are left out)
                a/b    a (b) (parts are left out)
                c      c
                d      d
                part   Part (parts are left out)
                whole  Whole

                """)
        let json = await ToolRun(["list", "--json"], catalog: catalog).text
        #expect(json.components(separatedBy: "isIncomplete").count == 3, "\(json)")
    }
}

private final class ShownView: UIView {}
