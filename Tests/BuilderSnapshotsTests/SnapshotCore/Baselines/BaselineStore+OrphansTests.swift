import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Baselines that no screen declares.
@Suite struct BaselineStoreOrphansTests {
    private let folder: TemporaryFolder
    private let store: BaselineStore

    init() throws {
        folder = try TemporaryFolder()
        store = BaselineStore(package: folder.path)
    }

    private static func screen(_ name: String) -> Screen {
        Screen(name, configurations: Gallery.configurations) { UIView() }
    }

    private func write(_ paths: [String]) throws {
        for path in paths {
            try FilePaths.makeFolder(FilePaths.folder(of: "\(store.folder)/\(path)"))
            try folder.write("", to: "Snapshots/\(path)")
        }
    }

    private func orphans(of catalog: Catalog) -> [String] {
        store.orphans(of: catalog).map { String($0.dropFirst(store.folder.count + 1)) }
    }

    @Test func filesOfNoPictureAreFoundAnywhere() throws {
        // Not in the order of their names.
        let catalog = Catalog([
            Self.screen("card"), Self.screen("box").state("empty") { _ in UIView() }, Self.screen("a"),
        ])
        try write(catalog.pictures.map { "\($0.name).png" })
        #expect(orphans(of: catalog) == [])
        let odd = [
            // Beside a screen's files.
            "box/iphone-se-1st.light.PNG", "box/iphone-se-1st.png", "box/empty.png",
            "box/full.iphone-se-1st.light.png", "card/empty.iphone-se-1st.light.png", "a/iphone-12.light.png",
            // In other folders.
            "iphone-se-1st.light.png", "box.png", "box/box/iphone-se-1st.light.png", "box/a/iphone-se-1st.light.png",
            "boxes/iphone-se-1st.light.png", "bo/iphone-se-1st.light.png", "zoo/iphone-se-1st.light.png",
            "Box/iphone-se-1st.light.png",
        ]
        try write(odd + ["box/notes.txt", ".old/iphone-se-1st.light.png", "box/.builder-1-a.tmp"])
        #expect(orphans(of: catalog) == odd.sorted())
        #expect(orphans(of: Catalog([])) == (odd + catalog.pictures.map { "\($0.name).png" }).sorted())
    }

    @Test func eachFolderHasTheNamesOfItsScreen() throws {
        // Every third screen has other configurations.
        let screens = (0..<30).map { number in
            let screen = Self.screen("screen-\(number * 7 % 30)")
            return number % 3 == 0 ? screen.configurations([Gallery.configurations[0]]) : screen
        }
        let all = screens.flatMap { screen in
            Gallery.configurations.map { "\(screen.name)/\($0.name).png" }
        }
        try write(all)
        let declared = Set(screens.flatMap(\.pictures).map { "\($0.name).png" })
        #expect(declared.count == 50)
        #expect(orphans(of: Catalog(screens)) == all.filter { !declared.contains($0) }.sorted())
    }
}
