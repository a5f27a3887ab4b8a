import Foundation
import Testing

@testable import BuilderUIKit

/// A collection whose members are all overridden.
@MainActor
@Suite struct UICollectionViewOverridingTests {
    class Grid: UICollectionView {
        var calls: [String] = []
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("performBatchUpdates")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func insertItems(at indexPaths: [IndexPath]) {
            calls.append("insertItems")
            super.insertItems(at: indexPaths)
        }
        override func deleteItems(at indexPaths: [IndexPath]) {
            calls.append("deleteItems")
            super.deleteItems(at: indexPaths)
        }
        override func reloadItems(at indexPaths: [IndexPath]) {
            calls.append("reloadItems")
            super.reloadItems(at: indexPaths)
        }
        override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            calls.append("moveItem")
            super.moveItem(at: indexPath, to: newIndexPath)
        }
        override func insertSections(_ sections: IndexSet) {
            calls.append("insertSections")
            super.insertSections(sections)
        }
        override func deleteSections(_ sections: IndexSet) {
            calls.append("deleteSections")
            super.deleteSections(sections)
        }
        override func reloadSections(_ sections: IndexSet) {
            calls.append("reloadSections")
            super.reloadSections(sections)
        }
        override func moveSection(_ section: Int, toSection newSection: Int) {
            calls.append("moveSection")
            super.moveSection(section, toSection: newSection)
        }
        override func reconfigureItems(at indexPaths: [IndexPath]) {
            calls.append("reconfigureItems")
            super.reconfigureItems(at: indexPaths)
        }
        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(cellClass, forCellWithReuseIdentifier: identifier)
        }
        override func register(
            _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
            withReuseIdentifier identifier: String
        ) {
            calls.append("register")
            super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
            -> UICollectionViewCell
        {
            calls.append("dequeueReusableCell")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableSupplementaryView(
            ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView {
            calls.append("dequeueReusableSupplementaryView")
            return super.dequeueReusableSupplementaryView(
                ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
        }
        override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            calls.append("selectItem")
            super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        override func deselectItem(at indexPath: IndexPath, animated: Bool) {
            calls.append("deselectItem")
            super.deselectItem(at: indexPath, animated: animated)
        }
        override func numberOfItems(inSection section: Int) -> Int {
            super.numberOfItems(inSection: section)
        }
        override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
            super.cellForItem(at: indexPath)
        }
        override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
            super.indexPath(for: cell)
        }
        override func indexPathForItem(at point: CGPoint) -> IndexPath? {
            super.indexPathForItem(at: point)
        }
        override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionReusableView?
        {
            super.supplementaryView(forElementKind: elementKind, at: indexPath)
        }
        override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
            super.visibleSupplementaryViews(ofKind: elementKind)
        }
        override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
            super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath)
        }
        override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
        }
        override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            calls.append("setCollectionViewLayout")
            super.setCollectionViewLayout(layout, animated: animated)
        }
        override func setCollectionViewLayout(
            _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
        ) {
            calls.append("setCollectionViewLayout")
            super.setCollectionViewLayout(layout, animated: animated, completion: completion)
        }
        override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
            calls.append("scrollToItem")
            super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
        override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
        override var numberOfSections: Int { super.numberOfSections }
        override var visibleCells: [UICollectionViewCell] { super.visibleCells }
        override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
        override func reloadData() {
            calls.append("reloadData")
            super.reloadData()
        }
    }

    @MainActor
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func collections() {
        withScreen(300, 300) { root in
            let source = Source()
            let collection = Grid(frame: root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            root.addSubview(collection)
            root.layoutIfNeeded()
            #expect(collection.calls.filter { $0 == "dequeueReusableCell" }.count == 3)
            source.count = 2
            collection.deleteItems(at: [[0, 0]])
            root.layoutIfNeeded()
            #expect(collection.calls.contains("deleteItems") && collection.visibleCells.count == 2)
        }
    }
}
