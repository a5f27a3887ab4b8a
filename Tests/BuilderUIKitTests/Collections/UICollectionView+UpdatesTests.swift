import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UICollectionViewUpdatesTests {
    @Test func itemsComeAndGo() throws {
        let source = CollectionSource(items: 4)
        let (collection, window) = source.show(UICollectionViewFlowLayout())
        let cells = collection.visibleCells
        let requests = source.requests
        collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        source.counts = [5]
        var isDone = false
        collection.performBatchUpdates {
            collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collection.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 4, section: 0)])
        } completion: {
            isDone = $0
        }
        window.layoutIfNeeded()
        #expect(isDone)
        #expect(source.requests == requests + 2)
        #expect(collection.visibleCells.count == 5)
        for (old, new) in [(1, 0), (2, 2), (3, 3)] {
            #expect(collection.cellForItem(at: IndexPath(item: new, section: 0)) === cells[old])
        }
        #expect(collection.indexPathsForSelectedItems?.map(\.item) == [2])
        #expect(cells[2].isSelected)
        collection.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 4, section: 0))
        window.layoutIfNeeded()
        #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0)) === cells[1])
        #expect(cells[1].frame == collection.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame)
        collection.reloadItems(at: [IndexPath(item: 4, section: 0)])
        window.layoutIfNeeded()
        #expect(source.requests == requests + 3)
        source.counts = [2, 5]
        collection.insertSections([0])
        window.layoutIfNeeded()
        #expect(collection.numberOfSections == 2)
        #expect(source.requests == requests + 5)
    }

    @Test func inconsistentItemCountsAreReported() throws {
        let source = CollectionSource(items: 4)
        let (_, issues) = LayoutDiagnostics.collecting {
            let (collection, window) = source.show(UICollectionViewFlowLayout())
            source.counts = [7]
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            window.layoutIfNeeded()
            #expect(collection.visibleCells.count == 7)
        }
        try #require(issues.count == 1)
        let expected = """
            Invalid update: invalid number of items in section 0. The number of items contained in an existing \
            section after the update (7) must be equal to the number of items contained in that section \
            before the update (4), plus or minus the number of items inserted or deleted from that section \
            (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section \
            (0 moved in, 0 moved out).
            """
        #expect("\(issues[0])".hasPrefix(expected))
    }

    @Test func reloadingRequestsEverything() {
        let source = CollectionSource(items: 4)
        let (collection, window) = source.show(UICollectionViewFlowLayout())
        source.counts = [3]
        collection.reloadData()
        #expect(collection.numberOfItems(inSection: 0) == 3)
        window.layoutIfNeeded()
        #expect(source.requests == 7)
        #expect(source.seen.count == 4)
        #expect(collection.visibleCells.count == 3)
    }

    @Test func aSnapshotKeepsCells() throws {
        enum Part { case first, second }
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        var filled: [String] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
            cell.accessibilityIdentifier = item
            filled.append(item)
        }
        let source = UICollectionViewDiffableDataSource<Part, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
        snapshot.appendSections([.first, .second])
        snapshot.appendItems(["a", "b", "c", "d"], toSection: .first)
        snapshot.appendItems(["x", "y"])
        source.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        #expect(filled == ["a", "b", "c", "d", "x", "y"])
        filled = []
        snapshot.moveItem("d", beforeItem: "a")
        snapshot.deleteItems(["b"])
        snapshot.insertItems(["n"], afterItem: "x")
        snapshot.moveItem("c", afterItem: "y")
        snapshot.reconfigureItems(["a"])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(filled == ["a", "n"])
        #expect(collection.visibleCells.map(\.accessibilityIdentifier) == ["d", "a", "x", "n", "y", "c"])
        #expect(source.indexPath(for: "c") == IndexPath(item: 3, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "d")
        snapshot = source.snapshot()
        snapshot.moveSection(.second, beforeSection: .first)
        snapshot.reloadItems(["y"])
        filled = []
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(filled == ["y"])
        #expect(collection.visibleCells.map(\.accessibilityIdentifier) == ["x", "n", "y", "c", "d", "a"])
        snapshot.deleteSections([.second])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.accessibilityIdentifier) == ["d", "a"])
    }

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 31)
        }
    }

    /// Any snapshot can follow any other.
    @Test func randomSnapshots() {
        var random = Dice(state: 2024)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.tag = item
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        let (_, issues) = LayoutDiagnostics.collecting {
            for _ in 0..<25 {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections(Array((0..<4).shuffled(using: &random).prefix(.random(in: 1...4))))
                for item in (1...20).shuffled(using: &random).prefix(.random(in: 0...20)) {
                    snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
                }
                source.apply(snapshot)
                collection.layoutIfNeeded()
                #expect(collection.visibleCells.map(\.tag) == snapshot.itemIdentifiers)
            }
        }
        #expect(issues.isEmpty)
    }

    @Test func aTablesSnapshot() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "x", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.deleteItems(["b"])
        source.apply(snapshot)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "a"])
        #expect(table.visibleCells.first === cells[2])
    }
}
