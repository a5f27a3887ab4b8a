import Foundation
import Testing

@testable import BuilderUIKit

/// The places that collections show for dropped items.
@Suite @MainActor struct CollectionDropTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 68))
    private let source = DragText()
    private let touch: TouchSimulator

    init() {
        touch = TouchSimulator(window: window)
        let drag = UIDragInteraction(delegate: source)
        drag.isEnabled = true
        card.addInteraction(drag)
        window.addSubview(card)
        window.makeKeyAndVisible()
    }

    /// Returns a collection below the card, with four items of 80 × 80 points in a line.
    private func makeCollection(_ items: DragItems) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 68, width: 320, height: 500), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        collection.dataSource = items
        collection.dragDelegate = items
        collection.dropDelegate = items
        collection.dragInteractionEnabled = true
        window.addSubview(collection)
        window.layoutIfNeeded()
        return collection
    }

    private func lift(_ view: UIView, at point: CGPoint) {
        touch.down(at: view.convert(point, to: window))
        touch.wait(0.6)
    }

    /// Moves the finger to a point of the collection, if that isn't scrolled.
    private func move(to point: CGPoint) {
        touch.move(to: CGPoint(x: point.x, y: point.y + 68), duration: 0.1)
        window.layoutIfNeeded()
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func origin(_ item: Int, inSection section: Int = 0, _ collection: UICollectionView) -> CGPoint? {
        collection.cellForItem(at: path(item, section))?.frame.origin
    }

    // MARK: Gaps

    @Test func otherItemsOpenAGapWhereTheyWouldBeInserted() throws {
        let items = DragItems(8)
        let collection = makeCollection(items)
        func origin(_ item: Int) -> CGPoint? { self.origin(item, collection) }
        lift(card, at: CGPoint(x: 100, y: 30))
        move(to: CGPoint(x: 200, y: 100))
        #expect(origin(5) == CGPoint(x: 80, y: 80) && origin(6) == CGPoint(x: 240, y: 80))
        #expect(origin(7) == CGPoint(x: 0, y: 160) && collection.contentSize.height == 240)
        #expect(collection.hasUncommittedUpdates && collection.numberOfItems(inSection: 0) == 8)
        #expect(collection.indexPathForItem(at: CGPoint(x: 200, y: 100)) == nil)
        #expect(collection.presentationIndexPath(forDataSourceIndexPath: path(6)) == path(7))
        #expect(collection.dataSourceIndexPath(forPresentationIndexPath: path(6)) == nil)
        var destination: IndexPath?
        items.perform = { destination = $0.destinationIndexPath }
        touch.up()
        window.layoutIfNeeded()
        #expect(destination == path(6) && origin(7) == CGPoint(x: 240, y: 80) && !collection.hasUncommittedUpdates)
    }

    @Test func proposalsShowTheirIntents() throws {
        let items = DragItems(8)
        let collection = makeCollection(items)
        let cell = try #require(collection.cellForItem(at: path(0)))
        lift(card, at: CGPoint(x: 100, y: 30))
        func propose(_ operation: UIDropOperation, _ intent: UICollectionViewDropProposal.Intent) {
            items.proposal = UICollectionViewDropProposal(operation: operation, intent: intent)
            move(to: CGPoint(x: 40, y: 41))
            move(to: CGPoint(x: 40, y: 40))
        }
        propose(.copy, .insertAtDestinationIndexPath)
        #expect(cell.frame.minX == 80 && !cell.isHighlighted)
        propose(.copy, .insertIntoDestinationIndexPath)
        #expect(cell.frame.minX == 0 && cell.isHighlighted)
        propose(.copy, .unspecified)
        #expect(cell.frame.minX == 0 && !cell.isHighlighted)
        propose(.move, .insertAtDestinationIndexPath)
        #expect(cell.frame.minX == 80)
        propose(.forbidden, .insertAtDestinationIndexPath)
        #expect(cell.frame.minX == 0)
        propose(.copy, .insertAtDestinationIndexPath)
        move(to: CGPoint(x: 40, y: -30))
        #expect(cell.frame.minX == 0 && !collection.hasUncommittedUpdates)
        touch.up()
    }

    @Test func itemsOfOtherSectionsLeaveTheirPlaces() {
        let items = DragItems(4, 4)
        items.proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        let collection = makeCollection(items)
        lift(collection, at: CGPoint(x: 120, y: 40))
        move(to: CGPoint(x: 200, y: 120))
        #expect((0..<4).map { origin($0, inSection: 0, collection)?.x } == [0, 160, 80, 160])
        #expect((0..<4).map { origin($0, inSection: 1, collection)?.x } == [0, 80, 240, 0])
        #expect(collection.cellForItem(at: path(1))?.isHidden == true)
        #expect(collection.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2, 1))
        var places: [IndexPath?] = []
        items.perform = { places = [$0.items.first?.sourceIndexPath, $0.destinationIndexPath] }
        touch.up()
        window.layoutIfNeeded()
        #expect(places == [path(1), path(2, 1)] && origin(1, inSection: 0, collection)?.x == 80)
    }

    @Test func itemsOfOtherSizesMakeRoomAsTheLayoutArrangesThem() {
        let items = DragItems(4)
        items.widths = [0: 200, 1: 100, 2: 100, 3: 100]
        let collection = makeCollection(items)
        collection.dropDelegate = nil
        collection.delegate = items
        window.layoutIfNeeded()
        #expect(origin(1, collection) == CGPoint(x: 220, y: 0) && origin(2, collection) == CGPoint(x: 0, y: 80))
        lift(collection, at: CGPoint(x: 40, y: 40))
        // On its way the item takes the place of the first small one below, so that the last one is here.
        move(to: CGPoint(x: 250, y: 120))
        // Three small ones share the first line now.
        #expect((1..<4).map { origin($0, collection)?.x } == [0, 110, 220])
        #expect((1..<4).allSatisfy { origin($0, collection)?.y == 0 } && collection.contentSize.height == 160)
        touch.up()
        window.layoutIfNeeded()
        #expect(items.moves == ["0 3"] && origin(3, collection)?.y == 80 && origin(2, collection)?.x == 220)
    }

    @Test func itemsMakeRoomAndTheCollectionScrolls() throws {
        let items = DragItems(200)
        let collection = makeCollection(items)
        collection.dropDelegate = nil
        func origin(_ item: Int) -> CGPoint? { self.origin(item, collection) }
        lift(collection, at: CGPoint(x: 40, y: 40))
        move(to: CGPoint(x: 200, y: 100))
        // From place 0 to place 6: the items up to it move by one.
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.isHidden)
        #expect(origin(1) == .zero && origin(4) == CGPoint(x: 240, y: 0) && origin(6) == CGPoint(x: 80, y: 80))
        #expect(origin(7) == CGPoint(x: 240, y: 80))
        move(to: CGPoint(x: 200, y: 492))
        touch.wait(1)
        window.layoutIfNeeded()
        #expect(collection.contentOffset.y > 300)
        touch.up()
        window.layoutIfNeeded()
        #expect(items.sections[0].first == 1 && !cell.isHidden)
        let place = try #require(items.sections[0].firstIndex(of: 0))
        #expect(place / 4 == Int((collection.contentOffset.y + 492) / 80))
    }

    // MARK: Changes

    @Test func changesMoveTheDraggedItemAndItsGap() {
        let items = DragItems(8)
        let collection = makeCollection(items)
        collection.dropDelegate = nil
        lift(collection, at: CGPoint(x: 40, y: 40))
        move(to: CGPoint(x: 200, y: 100))
        items.sections[0].insert(99, at: 0)
        collection.insertItems(at: [path(0)])
        window.layoutIfNeeded()
        #expect(collection.cellForItem(at: path(1))?.isHidden == true && origin(0, collection) == .zero)
        // The gap stays between the same items.
        #expect(origin(7, collection) == CGPoint(x: 160, y: 80) && origin(8, collection) == CGPoint(x: 0, y: 160))
        touch.up()
        #expect(items.moves == ["1 7"] && items.sections == [[99, 1, 2, 3, 4, 5, 6, 0, 7]])
    }

    @Test func deletedItemsAreNotMoved() {
        let items = DragItems(8)
        let collection = makeCollection(items)
        collection.dropDelegate = nil
        lift(collection, at: CGPoint(x: 40, y: 40))
        move(to: CGPoint(x: 200, y: 100))
        items.sections[0].removeFirst()
        collection.deleteItems(at: [path(0)])
        window.layoutIfNeeded()
        touch.up()
        window.layoutIfNeeded()
        #expect(items.moves.isEmpty && items.sections == [[1, 2, 3, 4, 5, 6, 7]])
        #expect(collection.visibleCells.count == 7 && collection.visibleCells.allSatisfy { !$0.isHidden })
    }

    // MARK: Placeholders

    @Test func placeholdersStandForItemsThatAreLoaded() throws {
        let items = DragItems(4)
        let collection = makeCollection(items)
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        var cells: [UICollectionViewCell] = []
        items.perform = { coordinator in
            guard let item = coordinator.items.first?.dragItem, let path = coordinator.destinationIndexPath else {
                return
            }
            for _ in 0..<2 {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: path, reuseIdentifier: "waiting")
                placeholder.cellUpdateHandler = { cells.append($0) }
                contexts.append(coordinator.drop(item, to: placeholder))
            }
        }
        lift(card, at: CGPoint(x: 100, y: 30))
        move(to: CGPoint(x: 120, y: 40))
        touch.up()
        window.layoutIfNeeded()
        #expect(collection.hasUncommittedUpdates && collection.numberOfItems(inSection: 0) == 4)
        // The second one was inserted before the first one.
        #expect(cells.map(\.frame.minX) == [160, 80] && cells.allSatisfy { $0.superview === collection })
        #expect(origin(1, collection) == CGPoint(x: 240, y: 0) && origin(2, collection) == CGPoint(x: 0, y: 80))
        #expect(collection.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(3))
        #expect(collection.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
        collection.performUsingPresentationValues {
            #expect(collection.numberOfItems(inSection: 0) == 6)
            #expect(collection.cellForItem(at: path(1)) === cells[1] && collection.indexPath(for: cells[0]) == path(2))
            #expect(collection.indexPathForItem(at: CGPoint(x: 250, y: 10)) == path(3))
        }
        contexts[0].setNeedsCellUpdate()
        #expect(cells.count == 3 && cells[2] === cells[0])
        // Items before them move them.
        items.sections[0].insert(99, at: 0)
        collection.insertItems(at: [path(0)])
        window.layoutIfNeeded()
        #expect(cells.prefix(2).map(\.frame.minX) == [240, 160] && origin(1, collection)?.x == 80)
        var inserted: [IndexPath] = []
        func commit() -> Bool {
            contexts[0].commitInsertion {
                inserted.append($0)
                items.sections[0].insert(50, at: $0.item)
            }
        }
        #expect(commit() && !commit() && inserted == [path(2)])
        window.layoutIfNeeded()
        let loaded = try #require(collection.cellForItem(at: path(2)))
        #expect(loaded.tag == 50 && loaded.frame.minX == 240 && cells[1].frame.minX == 160)
        #expect(contexts[1].deletePlaceholder() && !contexts[1].deletePlaceholder())
        window.layoutIfNeeded()
        #expect(loaded.frame.minX == 160 && cells[1].superview == nil && !collection.hasUncommittedUpdates)
    }

    @Test func reloadingRemovesPlaceholders() {
        let items = DragItems(4)
        let collection = makeCollection(items)
        var context: (any UICollectionViewDropPlaceholderContext)?
        items.perform = { [self] coordinator in
            guard let item = coordinator.items.first?.dragItem else { return }
            context = coordinator.drop(
                item, to: UICollectionViewDropPlaceholder(insertionIndexPath: path(4), reuseIdentifier: "waiting"))
        }
        lift(card, at: CGPoint(x: 100, y: 30))
        move(to: CGPoint(x: 40, y: 40))
        touch.up()
        window.layoutIfNeeded()
        #expect(collection.contentSize.height == 160)
        collection.reloadData()
        window.layoutIfNeeded()
        let isCommitted = context?.commitInsertion { _ in items.sections[0].append(9) }
        #expect(collection.contentSize.height == 80 && isCommitted == false && items.sections[0].count == 4)
    }

    // MARK: Sections that scroll across

    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging])
    func sectionsScrollUnderADraggedItem(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        let items = DragItems(6)
        items.proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        let collection = makeCollection(items)
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(200)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        window.layoutIfNeeded()
        func offset() -> CGFloat { collection.scrolling(ofSection: 0)?.offset ?? -1 }
        lift(collection, at: CGPoint(x: 100, y: 100))
        move(to: CGPoint(x: 160, y: 100))
        touch.wait(1)
        #expect(offset() == 0)
        // 10 points from the edge of a zone of 60: 500 points per second.
        move(to: CGPoint(x: 310, y: 100))
        let start = offset()
        touch.wait(0.5)
        #expect(abs(offset() - start - 250) < 20)
        touch.wait(10)
        #expect(offset() == 6 * 200 - 320 && collection.contentOffset == .zero)
        move(to: CGPoint(x: 10, y: 100))
        touch.wait(10)
        #expect(offset() == 0)
        move(to: CGPoint(x: 310, y: 100))
        touch.wait(0.5)
        touch.up()
        window.layoutIfNeeded()
        let end = offset()
        touch.wait(1)
        // Groups come to rest at their beginnings.
        #expect(end > 100 && offset() == end)
        if behavior == .groupPaging { #expect(end.truncatingRemainder(dividingBy: 200) == 0) }
    }
}
