import Foundation
import Testing

@testable import BuilderUIKit

/// Lists that scroll under a dragged element, and the places that they show for dropped items.
@Suite @MainActor struct ListDropTests {
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

    /// Returns a table below the card, with rows of 50 points.
    private func makeTable(_ rows: DragRows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 68, width: 320, height: 500))
        table.rowHeight = 50
        table.dataSource = rows
        table.dragInteractionEnabled = true
        table.dragDelegate = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    private func lift(_ view: UIView, at point: CGPoint) {
        touch.down(at: view.convert(point, to: window))
        touch.wait(0.6)
    }

    private func move(to y: CGFloat) {
        touch.move(to: CGPoint(x: 100, y: y + 68), duration: 0.1)
        window.layoutIfNeeded()
    }

    private func tops(_ table: UITableView) -> [CGFloat?] {
        (0..<4).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.minY }
    }

    @Test func picturesHaveTheLookThatTheDelegateReturns() throws {
        let rows = DragRows(4)
        let table = makeTable(rows)
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 5, width: 100, height: 40))
        parameters.backgroundColor = .yellow
        rows.previewParameters = parameters
        lift(table, at: CGPoint(x: 100, y: 75))
        let picture = try #require(window.subviews.last)
        #expect(picture.frame == CGRect(x: 0, y: 118, width: 320, height: 50))
        let shown = try #require(picture.subviews.first)
        let path = (shown.layer.mask as? CAShapeLayer)?.path
        #expect(path?.boundingBoxOfPath == CGRect(x: 10, y: 5, width: 100, height: 40))
        #expect(shown.backgroundColor == .yellow)
        touch.up()
    }

    // MARK: Scrolling

    @Test func aTableScrollsWhileARowIsDraggedNearItsEdge() {
        let rows = DragRows(40)
        let table = makeTable(rows)
        lift(table, at: CGPoint(x: 100, y: 75))
        move(to: 300)
        touch.wait(1)
        #expect(table.contentOffset.y == 0)
        // 10 points from the edge of a zone of 60: 500 points per second.
        move(to: 490)
        let start = table.contentOffset.y
        touch.wait(0.5)
        #expect(abs(table.contentOffset.y - start - 250) < 20)
        touch.wait(10)
        window.layoutIfNeeded()
        #expect(table.contentOffset.y == 1500)
        move(to: 10)
        touch.wait(0.2)
        #expect(table.contentOffset.y < 1450)
        touch.wait(10)
        #expect(table.contentOffset.y == 0)
        move(to: 490)
        touch.wait(0.5)
        window.layoutIfNeeded()
        let row = Int((table.contentOffset.y + 490) / 50)
        touch.up()
        window.layoutIfNeeded()
        let offset = table.contentOffset.y
        touch.wait(1)
        #expect(rows.moves == ["1 \(row)"] && row > 13 && table.contentOffset.y == offset)
    }

    @Test func aTableScrollsWhileARowIsReordered() throws {
        let rows = DragRows(40)
        let table = makeTable(rows)
        table.isEditing = true
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let glyph = try #require(cell.subviews.compactMap { $0 as? GlyphView }.first { $0.kind == .reorder })
        let middle = glyph.convert(CGPoint(x: glyph.bounds.midX, y: glyph.bounds.midY), to: window)
        touch.down(at: middle)
        touch.move(to: CGPoint(x: middle.x, y: 568), duration: 0.2)
        touch.wait(2)
        window.layoutIfNeeded()
        let offset = table.contentOffset.y
        #expect(offset > 900)
        // The row follows the finger, and those below it are all there.
        #expect(cell.superview === table && abs(cell.frame.midY - offset - 500) < 1)
        let present = table.visibleCells.filter { $0 !== cell }.map(\.frame.minY)
        for y in stride(from: (offset / 50).rounded(.up) * 50, to: offset + 450, by: 50) {
            #expect(present.contains(y), "\(y)")
        }
        touch.up()
        window.layoutIfNeeded()
        #expect(rows.moves.count == 1 && rows.rows.firstIndex(of: "Row 1") ?? 0 > 25)
    }

    // MARK: Gaps

    @Test func aDraggedRowLeavesItsPlaceAndGetsAGap() {
        let rows = DragRows(6)
        let table = makeTable(rows)
        lift(table, at: CGPoint(x: 100, y: 25))
        move(to: 125)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.isHidden == true && table.hasUncommittedUpdates)
        #expect(tops(table) == [0, 0, 50, 150] && table.contentSize.height == 300)
        // The same place is found again where rows have moved.
        move(to: 130)
        #expect(tops(table) == [0, 0, 50, 150])
        touch.up()
        window.layoutIfNeeded()
        #expect(rows.moves == ["0 2"] && cell?.isHidden == false && !table.hasUncommittedUpdates)
        #expect(tops(table) == [0, 50, 100, 150])
    }

    @Test func otherItemsOpenAGapWhereTheyWouldBeInserted() {
        let rows = DragRows(6)
        let table = makeTable(rows)
        table.dropDelegate = rows
        lift(card, at: CGPoint(x: 100, y: 30))
        move(to: 75)
        #expect(tops(table) == [0, 100, 150, 200] && table.contentSize.height == 350)
        move(to: 400)
        #expect(tops(table) == [0, 50, 100, 150] && table.contentSize.height == 350)
        rows.proposal = UITableViewDropProposal(operation: .forbidden, intent: .insertAtDestinationIndexPath)
        move(to: 75)
        #expect(tops(table) == [0, 50, 100, 150] && table.contentSize.height == 300)
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        move(to: 80)
        #expect(table.contentSize.height == 350)
        move(to: -30)
        #expect(tops(table) == [0, 50, 100, 150] && table.contentSize.height == 300)
        touch.up()
    }

    @Test func rowsThatTakeItemsAreHighlighted() throws {
        let rows = DragRows(6)
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        let table = makeTable(rows)
        table.dropDelegate = rows
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        lift(card, at: CGPoint(x: 100, y: 30))
        move(to: 75)
        #expect(cell.isHighlighted && tops(table) == [0, 50, 100, 150])
        // In the automatic intent a row's middle takes the items, and its ends open a gap.
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
        move(to: 55)
        #expect(!cell.isHighlighted && tops(table) == [0, 100, 150, 200])
        move(to: 75)
        #expect(cell.isHighlighted && tops(table) == [0, 50, 100, 150])
        touch.up()
        #expect(!cell.isHighlighted)
    }

    // MARK: Placeholders

    @Test func placeholdersStandForItemsThatAreLoaded() throws {
        let rows = DragRows(6)
        let table = makeTable(rows)
        table.dropDelegate = rows
        table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        var contexts: [any UITableViewDropPlaceholderContext] = []
        var cells: [UITableViewCell] = []
        rows.perform = { coordinator in
            guard let item = coordinator.items.first?.dragItem, let path = coordinator.destinationIndexPath else {
                return
            }
            for height in [80, 30] as [CGFloat] {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: path, reuseIdentifier: "waiting", rowHeight: height)
                placeholder.cellUpdateHandler = { cells.append($0) }
                contexts.append(coordinator.drop(item, to: placeholder))
            }
        }
        lift(card, at: CGPoint(x: 100, y: 30))
        move(to: 75)
        touch.up()
        window.layoutIfNeeded()
        #expect(table.hasUncommittedUpdates && table.numberOfRows(inSection: 0) == 6)
        #expect(tops(table) == [0, 160, 210, 260])
        // The second one was inserted before the first one.
        #expect(cells.map(\.frame.minY) == [80, 50] && cells.allSatisfy { $0.superview === table })
        let second = IndexPath(row: 1, section: 0)
        #expect(table.presentationIndexPath(forDataSourceIndexPath: second)?.row == 3)
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: second) == nil)
        table.performUsingPresentationValues {
            #expect(table.numberOfRows(inSection: 0) == 8 && table.cellForRow(at: second) === cells[1])
            #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 80)
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 90))?.row == 2)
            #expect(table.indexPath(for: cells[0])?.row == 2)
        }
        // Rows before them move them.
        rows.rows.insert("New", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        window.layoutIfNeeded()
        #expect(cells.map(\.frame.minY) == [130, 100] && tops(table) == [0, 50, 210, 260])
        var inserted: [Int] = []
        func commit() -> Bool {
            contexts[0].commitInsertion {
                inserted.append($0.row)
                rows.rows.insert("Loaded", at: $0.row)
            }
        }
        #expect(commit() && !commit() && inserted == [2])
        window.layoutIfNeeded()
        #expect(cells[0].superview == nil && tops(table) == [0, 50, 130, 180])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "Loaded")
        #expect(contexts[1].deletePlaceholder() && !contexts[1].deletePlaceholder())
        window.layoutIfNeeded()
        #expect(tops(table) == [0, 50, 100, 150] && !table.hasUncommittedUpdates)
    }

    @Test func reloadingRemovesPlaceholders() {
        let rows = DragRows(6)
        let table = makeTable(rows)
        table.dropDelegate = rows
        table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        var context: (any UITableViewDropPlaceholderContext)?
        rows.perform = { coordinator in
            guard let item = coordinator.items.first?.dragItem else { return }
            context = coordinator.drop(
                item,
                to: UITableViewDropPlaceholder(
                    insertionIndexPath: IndexPath(row: 6, section: 0), reuseIdentifier: "waiting",
                    rowHeight: UITableView.automaticDimension))
        }
        lift(card, at: CGPoint(x: 100, y: 30))
        move(to: 75)
        touch.up()
        window.layoutIfNeeded()
        #expect(table.contentSize.height == 350)
        table.reloadData()
        window.layoutIfNeeded()
        let isCommitted = context?.commitInsertion { _ in rows.rows.append("No") }
        #expect(table.contentSize.height == 300 && isCommitted == false && rows.rows.count == 6)
    }

    // MARK: Changes and index paths

    @Test func changesMoveTheDraggedRowAndItsGap() {
        let rows = DragRows(6)
        let table = makeTable(rows)
        lift(table, at: CGPoint(x: 100, y: 25))
        move(to: 125)
        rows.rows.insert("New", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        window.layoutIfNeeded()
        // "Row 0" is the second one now, and its gap stays between "Row 2" and "Row 3".
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHidden == true)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHidden == false)
        #expect(tops(table) == [0, 50, 50, 100] && table.contentSize.height == 350)
        touch.up()
        #expect(rows.moves == ["1 3"] && rows.rows.prefix(4) == ["New", "Row 1", "Row 2", "Row 0"])
    }

    @Test func aReloadedRowMovesAndADeletedOneDoesNot() {
        for isDeleted in [false, true] {
            let rows = DragRows(6)
            let table = makeTable(rows)
            let path = IndexPath(row: 3, section: 0)
            lift(table, at: CGPoint(x: 100, y: 175))
            move(to: 225)
            table.performBatchUpdates {
                rows.rows.remove(at: 0)
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                if isDeleted {
                    rows.rows.remove(at: 2)
                    table.deleteRows(at: [path], with: .none)
                } else {
                    table.reloadRows(at: [path], with: .none)
                }
            }
            window.layoutIfNeeded()
            touch.up()
            #expect(rows.moves == (isDeleted ? [] : ["2 3"]) && !table.hasUncommittedUpdates)
            table.removeFromSuperview()
        }
    }

    @Test func indexPathsAreTranslatedWhileARowIsDragged() {
        let rows = DragRows(6)
        let table = makeTable(rows)
        lift(table, at: CGPoint(x: 100, y: 25))
        move(to: 125)
        let presented = (0..<4).map {
            table.presentationIndexPath(forDataSourceIndexPath: IndexPath(row: $0, section: 0))?.row
        }
        #expect(presented == [2, 0, 1, 3])
        let data = (0..<4).map {
            table.dataSourceIndexPath(forPresentationIndexPath: IndexPath(row: $0, section: 0))?.row
        }
        #expect(data == [1, 2, 0, 3])
        table.performUsingPresentationValues {
            #expect(table.numberOfRows(inSection: 0) == 6)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Row 1")
            #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 100)
        }
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Row 1")
        touch.cancel()
        #expect(table.presentationIndexPath(forDataSourceIndexPath: IndexPath(row: 0, section: 0))?.row == 0)
    }
}
