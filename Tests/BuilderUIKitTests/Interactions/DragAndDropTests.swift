import Foundation
import Testing

@testable import BuilderUIKit

/// Items that fingers drag and drop.
@Suite @MainActor struct DragAndDropTests {
    private final class Log {
        var entries: [String] = []
    }

    private final class Source: UIDragInteractionDelegate {
        let log: Log
        var items = [UIDragItem(itemProvider: NSItemProvider(object: "Text" as NSString))]
        var allowsMove = true
        /// A view that isn't in the window; nil for the dragged one.
        var preview: UIView?
        init(_ log: Log) { self.log = log }

        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
        ) -> UITargetedDragPreview? { preview.map { UITargetedDragPreview(view: $0) } }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            log.entries.append("items")
            return items
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) { log.entries.append("lift") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            log.entries.append("begin")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { allowsMove }
        func dragInteraction(
            _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
        ) { log.entries.append("cancel") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
        ) { log.entries.append("will end \(operation.rawValue)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { log.entries.append("did end \(operation.rawValue)") }
    }

    private final class Target: UIDropInteractionDelegate {
        let log: Log
        var operation = UIDropOperation.copy
        var handles = true
        init(_ log: Log) { self.log = log }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { handles }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            log.entries.append("enter")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            log.entries.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.entries.append("drop \(session.canLoadObjects(ofClass: NSString.self)) \(session.items.count)")
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            log.entries.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            log.entries.append("session end")
        }
    }

    private let log = Log()
    private let source: Source
    private let target: Target
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    private let well = UIView(frame: CGRect(x: 20, y: 400, width: 280, height: 100))
    private let touch: TouchSimulator

    init() {
        source = Source(log)
        target = Target(log)
        touch = TouchSimulator(window: window)
        let drag = UIDragInteraction(delegate: source)
        drag.isEnabled = true
        card.backgroundColor = .red
        card.addInteraction(drag)
        well.addInteraction(UIDropInteraction(delegate: target))
        window.addSubview(card)
        window.addSubview(well)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func lift(_ view: UIView, at point: CGPoint? = nil) {
        let middle = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        touch.down(at: view.convert(middle, to: window))
        touch.wait(0.6)
    }

    @Test func dropsCallTheDelegatesInOrder() {
        lift(card)
        #expect(log.entries == ["items", "lift"])
        touch.move(to: CGPoint(x: 160, y: 300), duration: 0.1)
        touch.move(to: CGPoint(x: 160, y: 450), duration: 0.1)
        #expect(log.entries.suffix(2) == ["begin", "enter"])
        // The picture follows the finger.
        let picture = window.subviews.last
        #expect(picture !== well && picture?.center == CGPoint(x: 160, y: 450))
        touch.up()
        #expect(
            log.entries.dropFirst(4) == [
                "drop true 1", "conclude", "will end 2", "did end 2", "session end",
            ])
        #expect(window.subviews == [card, well])
    }

    @Test func leftTargetsGetNothing() {
        lift(card)
        touch.move(to: CGPoint(x: 160, y: 450), duration: 0.1)
        touch.move(to: CGPoint(x: 160, y: 300), duration: 0.1)
        touch.up()
        #expect(
            log.entries.dropFirst(2) == [
                "begin", "enter", "exit", "cancel", "will end 0", "did end 0", "session end",
            ])
    }

    @Test func forbiddenDropsReturnTheItems() {
        target.operation = .move
        source.allowsMove = false
        lift(card)
        touch.move(to: CGPoint(x: 160, y: 450), duration: 0.1)
        touch.up()
        #expect(!log.entries.contains("conclude") && log.entries.contains("cancel"))
        log.entries = []
        target.handles = false
        lift(card)
        touch.move(to: CGPoint(x: 160, y: 450), duration: 0.1)
        touch.up()
        #expect(!log.entries.contains("enter") && log.entries.last == "did end 0")
    }

    @Test func pressesThatDontMoveEndNothing() {
        lift(card)
        touch.up()
        #expect(log.entries == ["items", "lift"] && window.subviews == [card, well])
        log.entries = []
        source.items = []
        card.simulateLongPress()
        #expect(log.entries == ["items"])
    }

    @Test func previewsOfOtherViewsAreLiftedAtTheFinger() {
        source.preview = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        source.items[0].previewProvider = {
            UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        }
        lift(card)
        #expect(window.subviews.last?.center == card.center)
        touch.cancel()
        #expect(window.subviews == [card, well])
    }

    // MARK: Lists

    private func makeTable(_ rows: DragRows) -> UITableView {
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 50
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    @Test func draggedRowsAreMovedByTheDataSource() {
        let rows = DragRows(6, .move)
        let table = makeTable(rows)
        table.dragInteractionEnabled = true
        table.dragDelegate = rows
        lift(table, at: CGPoint(x: 100, y: 25))
        touch.move(to: CGPoint(x: 100, y: 175), duration: 0.1)
        #expect(table.hasActiveDrag && table.hasActiveDrop)
        touch.up()
        #expect(rows.moves == ["0 3"] && !table.hasActiveDrag && !table.hasActiveDrop)
        window.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "Row 0")
        // Rows that can't be moved are dropped, if there is a drop delegate.
        rows.canMove = false
        table.dropDelegate = rows
        var drops: [String] = []
        rows.perform = { coordinator in
            let from = coordinator.items.first?.sourceIndexPath?.row ?? -1
            drops.append("\(from) \(coordinator.destinationIndexPath?.row ?? -1)")
            guard let item = coordinator.items.first?.dragItem, let path = coordinator.destinationIndexPath else {
                return
            }
            coordinator.drop(item, toRowAt: path).addCompletion { _ in drops.append("animated") }
        }
        lift(table, at: CGPoint(x: 100, y: 75))
        touch.move(to: CGPoint(x: 100, y: 500), duration: 0.1)
        touch.up()
        #expect(rows.moves.count == 1 && drops == ["1 6", "animated"])
    }

    @Test func rowsThatTheDataLostAreNotMoved() {
        let rows = DragRows(6, .move)
        let table = makeTable(rows)
        table.dragInteractionEnabled = true
        table.dragDelegate = rows
        lift(table, at: CGPoint(x: 100, y: 125))
        touch.move(to: CGPoint(x: 100, y: 150), duration: 0.1)
        rows.rows = ["Row 0"]
        table.reloadData()
        window.layoutIfNeeded()
        touch.move(to: CGPoint(x: 100, y: 20), duration: 0.1)
        touch.up()
        #expect(rows.moves.isEmpty && rows.rows == ["Row 0"])
    }

    @Test func rowsAreNotDraggedUnlessThatIsEnabled() {
        let rows = DragRows(6, .move)
        let table = makeTable(rows)
        table.dragInteractionEnabled = false
        table.dragDelegate = rows
        lift(table, at: CGPoint(x: 100, y: 25))
        touch.move(to: CGPoint(x: 100, y: 175), duration: 0.1)
        touch.up()
        #expect(rows.moves.isEmpty)
    }

    @Test func reorderControlsMoveRows() throws {
        let rows = DragRows(6, .move)
        let table = makeTable(rows)
        table.isEditing = true
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let glyph = try #require(cell.subviews.compactMap { $0 as? GlyphView }.first { $0.kind == .reorder })
        let start = glyph.convert(CGPoint(x: glyph.bounds.midX, y: glyph.bounds.midY), to: window)
        touch.down(at: start)
        touch.move(to: CGPoint(x: start.x, y: start.y + 90), duration: 0.2)
        window.layoutIfNeeded()
        #expect(abs(cell.frame.minY - 140) < 0.01)
        // The rows between make room.
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 50)
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame.minY == 200)
        touch.up()
        window.layoutIfNeeded()
        #expect(rows.moves == ["1 3"] && rows.rows[3] == "Row 1" && cell.frame.minY == 150)
        #expect(cell.layer.shadowOpacity == 0 && table.contentOffset.y == 0)
    }

    @Test(arguments: [true, false]) func otherFingersAndChangesDuringReordering(loses: Bool) throws {
        let rows = DragRows(6, .move)
        let table = makeTable(rows)
        table.isEditing = true
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let glyph = try #require(cell.subviews.compactMap { $0 as? GlyphView }.first { $0.kind == .reorder })
        let start = glyph.convert(CGPoint(x: glyph.bounds.midX, y: glyph.bounds.midY), to: window)
        touch.down(at: start)
        touch.move(to: CGPoint(x: start.x, y: start.y + 90), duration: 0.2)
        touch.down(finger: 1, at: CGPoint(x: 100, y: 30))
        touch.up(finger: 1)
        if loses {
            rows.rows.removeLast(4)
            table.reloadData()
            window.layoutIfNeeded()
        }
        touch.up()
        #expect(rows.moves == (loses ? [] : ["1 3"]) && table.rowMovement == nil)
    }

    @Test func itemsWithoutMovementInTheDataStay() {
        final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.tag = indexPath.item
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
        }
        let (items, layout) = (Items(), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 60, height: 60)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.dragDelegate = items
        collection.dragInteractionEnabled = true
        window.addSubview(collection)
        window.layoutIfNeeded()
        lift(collection, at: CGPoint(x: 30, y: 30))
        touch.move(to: CGPoint(x: 290, y: 30), duration: 0.1)
        touch.up()
        window.layoutIfNeeded()
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.tag == 0)
    }

    @Test func reorderAccessoriesMoveItems() throws {
        final class Items: NSObject, UICollectionViewDataSource {
            var moves: [String] = []
            var items = Array(0..<5)
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                items.count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.tag = items[indexPath.item]
                (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                moves.append("\(sourceIndexPath.item) \(destinationIndexPath.item)")
                items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            }
        }
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let (items, collection) = (Items(), UICollectionView(frame: window.bounds, collectionViewLayout: layout))
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        window.addSubview(collection)
        window.layoutIfNeeded()
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        let glyph = try #require(cell.subviews.compactMap { $0 as? GlyphView }.first { $0.kind == .reorder })
        let start = glyph.convert(CGPoint(x: glyph.bounds.midX, y: glyph.bounds.midY), to: window)
        let height = cell.frame.height
        let middle = cell.center.y
        touch.down(at: start)
        touch.move(to: CGPoint(x: start.x, y: start.y + 2 * height), duration: 0.2)
        window.layoutIfNeeded()
        #expect(abs(cell.center.y - (middle + 2 * height)) < 0.01)
        touch.up()
        window.layoutIfNeeded()
        #expect(items.moves == ["0 2"] && items.items == [1, 2, 0, 3, 4])
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    }
}
