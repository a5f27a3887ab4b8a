import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UICollectionViewInteractiveMovementTests {
    private final class Names: NSObject, UICollectionViewDataSource {
        var names = ["a", "b", "c", "d"]
        var moves: [String] = []
        var canMove = true

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = names[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
            names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    /// Notes what is invalidated, and keeps the item in the first three places.
    private final class Column: UICollectionViewFlowLayout {
        var targets: [[Int]] = []
        var limit = Int.max

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            if let paths = context.targetIndexPathsForInteractivelyMovingItems { targets.append(paths.map(\.item)) }
        }
        override func targetIndexPath(
            forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
        ) -> IndexPath {
            let proposed = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
            return IndexPath(item: min(limit, proposed.item), section: 0)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    private let source = Names()
    private let layout = Column()
    private let collection: UICollectionView
    private let first = IndexPath(item: 0, section: 0)

    /// Items of 100 × 50 points in a column.
    init() {
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var shown: [String] { collection.visibleCells.map { $0.accessibilityLabel ?? "" } }

    @Test func theEndMovesTheItemInTheData() throws {
        let cell = try #require(collection.cellForItem(at: first))
        #expect(collection.beginInteractiveMovementForItem(at: first))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 120))
        window.layoutIfNeeded()
        #expect(cell.center == CGPoint(x: 40, y: 120))
        #expect(cell.layer.zPosition > 0)
        #expect(source.moves.isEmpty)
        collection.endInteractiveMovement()
        window.layoutIfNeeded()
        #expect(source.moves == ["0 to 2"])
        #expect(source.names == ["b", "c", "a", "d"])
        #expect(shown == ["b", "c", "a", "d"])
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
        #expect(cell.center == CGPoint(x: 50, y: 125))
        #expect(cell.layer.zPosition == 0)
    }

    @Test func canceledItemReturns() throws {
        let cell = try #require(collection.cellForItem(at: first))
        collection.beginInteractiveMovementForItem(at: first)
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
        window.layoutIfNeeded()
        collection.cancelInteractiveMovement()
        window.layoutIfNeeded()
        #expect(source.moves.isEmpty)
        #expect(cell.center == CGPoint(x: 50, y: 25))
        collection.endInteractiveMovement()
        #expect(source.moves.isEmpty, "nothing is moving any more")
    }

    private final class Pins: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { IndexPath(item: min(1, proposedIndexPath.item), section: 0) }
    }

    @Test func delegateChangesTheTarget() {
        let pins = Pins()
        collection.delegate = pins
        collection.beginInteractiveMovementForItem(at: first)
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
        collection.endInteractiveMovement()
        #expect(source.moves == ["0 to 1"])
    }

    @Test func reloadsAndUpdatesCancel() {
        for change in 0..<2 {
            #expect(collection.beginInteractiveMovementForItem(at: first))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
            source.names.removeLast(1)
            if change == 0 {
                collection.reloadData()
            } else {
                collection.deleteItems(at: [IndexPath(item: source.names.count, section: 0)])
            }
            window.layoutIfNeeded()
            collection.endInteractiveMovement()
            #expect(source.moves.isEmpty)
        }
    }

    @Test func dataSourceForbidsMoves() {
        source.canMove = false
        #expect(!collection.beginInteractiveMovementForItem(at: first))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
        collection.endInteractiveMovement()
        #expect(source.moves.isEmpty)
    }

    @Test func oneExistingItemMovesAtATime() {
        #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
        #expect(collection.beginInteractiveMovementForItem(at: first))
        #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    }

    @Test func layoutDeterminesTheTarget() {
        layout.limit = 1
        collection.beginInteractiveMovementForItem(at: first)
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
        // No item is there: the last target stays.
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 390))
        collection.endInteractiveMovement()
        #expect(source.moves == ["0 to 1"])
        #expect(layout.targets == [[1], [1], [1]])
    }

    @Test func movingCellKnowsIt() throws {
        let cell = try #require(collection.cellForItem(at: first))
        collection.beginInteractiveMovementForItem(at: first)
        #expect(cell.configurationState.isReordering)
        #expect(collection.visibleCells.filter(\.configurationState.isReordering).count == 1)
        collection.endInteractiveMovement()
        #expect(!cell.configurationState.isReordering)
    }

    @Test func diffableDataSourceAppliesTheMove() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
            cell.accessibilityLabel = name
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            collection, path, name in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var events: [String] = []
        data.reorderingHandlers.canReorderItem = { $0 != "b" }
        data.reorderingHandlers.willReorder = { events.append("will \($0.initialSnapshot.itemIdentifiers.joined())") }
        data.reorderingHandlers.didReorder = { transaction in
            let sections = transaction.sectionTransactions.map(\.finalSnapshot.items.count)
            events.append("did \(transaction.finalSnapshot.itemIdentifiers.joined()) \(sections)")
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        data.apply(snapshot)
        window.layoutIfNeeded()
        #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
        collection.endInteractiveMovement()
        window.layoutIfNeeded()
        #expect(events == ["will abc", "did cab [3]"])
        #expect(data.snapshot().itemIdentifiers == ["c", "a", "b"])
        #expect(shown == ["c", "a", "b"])
    }
}
