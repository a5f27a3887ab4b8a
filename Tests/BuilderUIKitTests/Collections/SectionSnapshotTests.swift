import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    private func folders() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["Work", "Home"])
        snapshot.append(["Plans", "Bills"], to: "Work")
        snapshot.append(["2026"], to: "Bills")
        return snapshot
    }

    @Test func itemsStandBelowTheirParents() {
        var snapshot = folders()
        #expect(snapshot.items == ["Work", "Plans", "Bills", "2026", "Home"])
        #expect(snapshot.rootItems == ["Work", "Home"] && snapshot.visibleItems == ["Work", "Home"])
        #expect(snapshot.level(of: "2026") == 2 && snapshot.parent(of: "2026") == "Bills")
        snapshot.expand(["Bills"])
        #expect(!snapshot.isVisible("2026"))
        snapshot.expand(["Work"])
        #expect(snapshot.visibleItems == snapshot.items)
        snapshot.collapse(["Work"])
        #expect(snapshot.visibleItems == ["Work", "Home"] && snapshot.isExpanded("Bills"))
        #expect(snapshot.visualDescription() == "+ Work\n  * Plans\n  - Bills\n    * 2026\n* Home")
    }

    @Test func itemsAreInsertedBesideOthers() {
        var snapshot = folders()
        snapshot.insert(["Trips"], after: "Work")
        snapshot.insert(["Ideas"], before: "Bills")
        #expect(snapshot.items == ["Work", "Plans", "Ideas", "Bills", "2026", "Trips", "Home"])
        #expect(snapshot.parent(of: "Ideas") == "Work" && snapshot.parent(of: "Trips") == nil)
        var part = Snapshot()
        part.append(["A"])
        part.append(["B"], to: "A")
        part.expand(["A"])
        #expect(snapshot.insert(part, after: "Ideas") == "B")
        #expect(snapshot.level(of: "B") == 2 && snapshot.isExpanded("A"))
        snapshot.replace(childrenOf: "Work", using: part)
        #expect(snapshot.items == ["Work", "A", "B", "Trips", "Home"])
    }

    @Test func partsAndDeletions() {
        var snapshot = folders()
        #expect(snapshot.snapshot(of: "Work").items == ["Plans", "Bills", "2026"])
        #expect(snapshot.snapshot(of: "Work").level(of: "2026") == 1)
        #expect(snapshot.snapshot(of: "Bills", includingParent: true).rootItems == ["Bills"])
        #expect(snapshot.snapshot(of: "None").items.isEmpty)
        snapshot.delete(["Bills", "None"])
        #expect(snapshot.items == ["Work", "Plans", "Home"] && !snapshot.contains("2026"))
        snapshot.append(["Work"])
        #expect(snapshot.items.count == 3)
    }

    @Test func knownItemsAreNotInsertedAgain() {
        var snapshot = Snapshot()
        snapshot.append(["A", "C"])
        snapshot.append(["B"], to: "A")
        var part = Snapshot()
        part.append(["B", "D"])
        part.append(["A", "E"], to: "B")
        #expect(snapshot.insert(part, after: "C") == "D")
        #expect(snapshot.items == ["A", "B", "C", "D"] && snapshot.parent(of: "B") == "A")
        #expect(snapshot.level(of: "A") == 0 && !snapshot.isVisible("E"))
    }

    private func list() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = ["Work", "Bills"].contains(text) ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        return (collection, source)
    }

    @Test func tapsShowAndHideChildren() throws {
        let (collection, source) = list()
        var events: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { events.append("+\($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { events.append("-\($0)") }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Bills" }
        source.apply(folders(), to: 0)
        collection.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers == ["Work", "Home"])
        collection.selectByTap(IndexPath(item: 0, section: 0))
        collection.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers == ["Work", "Plans", "Bills", "Home"])
        #expect(collection.indexPathsForSelectedItems?.isEmpty == true)
        let cells = try (0..<4).map {
            try #require(collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)
        }
        #expect(cells.map { $0.contentView.frame.minX } == [0, 10, 10, 0])
        #expect(cells[0].outline?.isExpanded == true)
        collection.selectByTap(IndexPath(item: 2, section: 0))
        #expect(source.snapshot(for: 0).isExpanded("Bills") == false)
        collection.selectByTap(IndexPath(item: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["Work", "Home"])
        #expect(events == ["+Work", "-Work"])
        collection.selectByTap(IndexPath(item: 1, section: 0))
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        // A snapshot of all sections replaces the outline.
        var flat = NSDiffableDataSourceSnapshot<Int, String>()
        flat.appendSections([0])
        flat.appendItems(["Other"])
        source.apply(flat)
        #expect(source.snapshot(for: 0).items == ["Other"])
    }

    @Test func childrenMayBeMadeWhenTheyAreShown() {
        let (collection, source) = list()
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            #expect(parent == "Work" && children.items.isEmpty)
            var made = Snapshot()
            made.append(["Loaded"])
            return made
        }
        var snapshot = Snapshot()
        snapshot.append(["Work"])
        source.apply(snapshot, to: 3)
        collection.layoutIfNeeded()
        collection.selectByTap(IndexPath(item: 0, section: 0))
        #expect(source.snapshot(for: 3).visibleItems == ["Work", "Loaded"])
        #expect(source.snapshot().sectionIdentifiers == [3])
    }
}
