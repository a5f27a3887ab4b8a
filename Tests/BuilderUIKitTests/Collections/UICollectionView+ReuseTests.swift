import Foundation
import Testing

@testable import BuilderUIKit

/// Which views a collection keeps, drops and uses again.
@Suite @MainActor struct UICollectionViewReuseTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func cells(in collection: UICollectionView) -> [UICollectionViewCell] {
        collection.subviews.compactMap { $0 as? UICollectionViewCell }
    }

    /// The item that goes has the place to which another one comes.
    @Test func aCellMovedToADeletedIndexPathStaysVisible() throws {
        let source = CollectionSource(items: 3)
        let (collection, window) = source.show(UICollectionViewFlowLayout())
        let old = collection.visibleCells
        collection.performBatchUpdates {
            collection.deleteItems(at: [path(1)])
            collection.insertItems(at: [path(0)])
        }
        window.layoutIfNeeded()
        #expect(collection.cellForItem(at: path(1)) === old[0])
        #expect(old[0].frame == collection.layoutAttributesForItem(at: path(1))?.frame)
        #expect(collection.indexPath(for: old[0]) == path(1))
        #expect(collection.visibleCells.count == 3)
        #expect(Set(cells(in: collection).map(ObjectIdentifier.init)).count == 3)
        #expect(cells(in: collection).allSatisfy { collection.visibleCells.contains($0) })
    }

    @Test func whatGoesGoesInOrder() {
        let source = CollectionSource(items: 400)
        let (collection, window) = source.show(UICollectionViewFlowLayout())
        let count = collection.visibleCells.count
        #expect(count > 30)
        collection.contentOffset.y = 2000
        window.layoutIfNeeded()
        #expect(source.ended.map(\.item) == Array(0..<count))
    }

    /// Headers lie above cells, whichever came first.
    @Test func headersAreAboveCells() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let source = CollectionSource(items: 5, 5, 5)
        let (collection, window) = source.show(layout)
        source.counts = [5, 6, 5]
        collection.insertItems(at: [IndexPath(item: 0, section: 1)])
        window.layoutIfNeeded()
        let isCell = collection.subviews.filter { $0 is UICollectionReusableView }.map { $0 is UICollectionViewCell }
        #expect(isCell == [Bool](repeating: true, count: 16) + [Bool](repeating: false, count: 3))
    }

    @Test func identifiersThatAreThereStayWhereTheyAre() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 0)
        snapshot.appendItems(["b", "c", "c"], toSection: 1)
        #expect(snapshot.itemIdentifiers == ["a", "b", "c"])
        #expect(snapshot.sectionIdentifier(containingItem: "b") == 0)
        #expect(snapshot.indexOfItem("c") == 2)
        #expect(snapshot.indexPaths(of: ["c", "b", "z"]) == [IndexPath(item: 0, section: 1), path(1)])
        snapshot.deleteItems(["b"])
        #expect(snapshot.itemIdentifiers == ["a", "c"])
        snapshot.deleteSections([1, 7])
        #expect(snapshot.sectionIdentifiers == [0] && snapshot.numberOfItems == 1)
    }
}
