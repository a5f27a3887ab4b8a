import Foundation
import Testing

@testable import BuilderUIKit

/// Rows of tables and items of lists that are swiped aside.
@MainActor
@Suite struct RowSwipeTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var trailing: UISwipeActionsConfiguration?
        var leading: UISwipeActionsConfiguration?
        var rowActions: [UITableViewRowAction]?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }
        func tableView(
            _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
        func tableView(
            _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }
        func tableView(_: UITableView, editActionsForRowAt _: IndexPath) -> [UITableViewRowAction]? { rowActions }
        func tableView(_: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("begin") }
        func tableView(_: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("end") }
        func tableView(
            _: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { log.append("commit \(indexPath.row)") }
        func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    }

    private let rows = Rows()
    private let table: UITableView
    private let window: UIWindow

    init() {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        table = UITableView(frame: window.bounds, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func actions(
        _ titles: [String], log: @escaping (String) -> Void = { _ in }
    ) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: .normal, title: title) { _, _, done in
                    log(title)
                    done(true)
                }
            })
    }

    private var actionsView: UIView? { table.openSwipe?.actionsView }
    private let first = IndexPath(row: 0, section: 0)

    @Test func aSwipeToTheLeftShowsTheTrailingActions() throws {
        rows.trailing = actions(["More", "A longer title"])
        #expect(table.simulateSwipe(.left, ofRowAt: first))
        window.layoutIfNeeded()
        let view = try #require(actionsView)
        let cell = try #require(table.cellForRow(at: first))
        #expect(view.frame.maxX == 320 && view.frame.height == cell.frame.height)
        #expect(view.frame.width > 2 * 74)
        // The content is aside by as much; the cell keeps its place.
        #expect(cell.frame.minX == 0)
        #expect(cell.contentView.convert(CGPoint.zero, to: table).x == -view.frame.width)
        // The first action is at the edge.
        let titles = view.subviews.sorted { $0.frame.minX > $1.frame.minX }.map(\.accessibilityLabel)
        #expect(titles == ["More", "A longer title"])
        #expect(rows.log == ["begin"])
    }

    @Test func aFingerOpensARowAndATapPerformsAnAction() throws {
        rows.trailing = actions(["More"]) { [rows] in rows.log.append($0) }
        let cell = try #require(table.cellForRow(at: first))
        cell.simulateSwipe(.left, from: CGPoint(x: 250, y: 20))
        window.layoutIfNeeded()
        let view = try #require(actionsView)
        view.simulateTap()
        #expect(rows.log == ["begin", "More", "end"])
        #expect(table.openSwipe == nil && view.superview == nil)
        #expect(cell.bounds.minX == 0)
    }

    @Test func aShortDragAndATapElsewhereCloseTheRow() throws {
        rows.trailing = actions(["More"])
        let cell = try #require(table.cellForRow(at: first))
        cell.simulateDrag(from: CGPoint(x: 250, y: 20), by: CGVector(dx: -20, dy: 0))
        #expect(table.openSwipe == nil && cell.bounds.minX == 0)
        cell.simulateSwipe(.left, from: CGPoint(x: 250, y: 20))
        #expect(table.openSwipe != nil)
        table.cellForRow(at: IndexPath(row: 2, section: 0))?.simulateTap()
        #expect(table.openSwipe == nil)
        #expect(!rows.log.contains("select"))
    }

    @Test(arguments: [true, false]) func aFullSwipePerformsTheFirstAction(performs: Bool) throws {
        let configuration = actions(["Archive", "More"]) { [rows] in rows.log.append($0) }
        configuration.performsFirstActionWithFullSwipe = performs
        rows.trailing = configuration
        let cell = try #require(table.cellForRow(at: first))
        cell.simulateDrag(from: CGPoint(x: 310, y: 20), by: CGVector(dx: -280, dy: 0))
        #expect(rows.log.contains("Archive") == performs)
        #expect((table.openSwipe == nil) == performs)
    }

    /// Half of 320 points is less than three actions take.
    @Test func aDragThatDoesNotShowAllActionsPerformsNone() throws {
        rows.trailing = actions(["Delete", "Flag", "More"]) { [rows] in rows.log.append($0) }
        let cell = try #require(table.cellForRow(at: first))
        cell.simulateDrag(from: CGPoint(x: 310, y: 20), by: CGVector(dx: -190, dy: 0))
        #expect(rows.log == ["begin"])
        #expect(table.openSwipe != nil)
    }

    @Test func aLateEndOfAnActionLeavesOtherRowsOpen() throws {
        var end: ((Bool) -> Void)?
        rows.trailing = UISwipeActionsConfiguration(
            actions: [UIContextualAction(style: .normal, title: "Later") { end = $2 }])
        #expect(table.simulateSwipe(.left, ofRowAt: first))
        window.layoutIfNeeded()
        actionsView?.simulateTap()
        #expect(table.simulateSwipe(.left, ofRowAt: IndexPath(row: 1, section: 0)))
        end?(true)
        #expect(table.openSwipe?.path.row == 1)
    }

    @Test func leadingActionsAndRightToLeft() throws {
        rows.leading = actions(["Pin"])
        #expect(table.simulateSwipe(.right, ofRowAt: first))
        window.layoutIfNeeded()
        #expect(actionsView?.frame.minX == 0)
        table.semanticContentAttribute = .forceRightToLeft
        #expect(table.simulateSwipe(.left, ofRowAt: first))
        window.layoutIfNeeded()
        #expect(actionsView?.frame.maxX == 320)
    }

    @Test func rowsWithoutActionsOfTheirOwnAreDeleted() throws {
        #expect(table.simulateSwipe(.left, ofRowAt: first))
        #expect(!table.simulateSwipe(.right, ofRowAt: first))
        #expect(!table.simulateSwipe(.left, ofRowAt: IndexPath(row: 2, section: 0)))
        #expect(!table.simulateSwipe(.left, ofRowAt: IndexPath(row: 9, section: 0)))
        window.layoutIfNeeded()
        actionsView?.simulateTap()
        #expect(rows.log.contains("commit 0"))
        rows.rowActions = [UITableViewRowAction(style: .normal, title: "Old") { [rows] _, _ in rows.log.append("old") }]
        #expect(table.simulateSwipe(.left, ofRowAt: first))
        window.layoutIfNeeded()
        actionsView?.simulateTap()
        #expect(rows.log.contains("old"))
    }

    @Test func rowsOfDataSourcesWithoutCommitsAreNotDeleted() {
        class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        final class Marked: Source, _DataSourceWithoutCommits {}
        let (source, marked) = (Source(), Marked())
        table.delegate = nil
        table.dataSource = marked
        #expect(!table.simulateSwipe(.left, ofRowAt: first))
        table.dataSource = source
        #expect(table.simulateSwipe(.left, ofRowAt: first), "it may have the method")
        rows.trailing = actions(["Pin"])
        table.dataSource = marked
        table.delegate = rows
        #expect(table.simulateSwipe(.left, ofRowAt: first), "actions of the delegate need none")
    }

    @Test func rowsOfTableControllersNeedTheMethod() {
        class Controller: UITableViewController {
            override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
        }
        final class Deleting: Controller {
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
        }
        for (controller, isDeleted) in [(Controller(), false), (Deleting(), true)] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(controller.tableView.simulateSwipe(.left, ofRowAt: first) == isDeleted)
        }
    }

    @Test func editingReloadingAndMovingCloseTheRow() {
        #expect(table.simulateSwipe(.left, ofRowAt: first))
        table.reloadData()
        #expect(table.openSwipe == nil)
        window.layoutIfNeeded()
        #expect(table.simulateSwipe(.left, ofRowAt: first))
        table.setEditing(true, animated: false)
        #expect(table.openSwipe == nil)
        #expect(!table.simulateSwipe(.left, ofRowAt: first))
    }

    @Test func itemsOfLists() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let own = actions(["Share"])
        configuration.trailingSwipeActionsConfigurationProvider = { $0.item == 0 ? own : nil }
        let view = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.contentConfiguration = UIListContentConfiguration.cell()
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(!view.simulateSwipe(.left, ofItemAt: IndexPath(item: 1, section: 0)))
        #expect(view.simulateSwipe(.left, ofItemAt: IndexPath(item: 0, section: 0)))
        window.layoutIfNeeded()
        let swipe = try #require(view.openSwipe)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(swipe.actionsView.frame.maxX == cell.frame.maxX)
        // Only the group's outer corner is round.
        #expect(swipe.actionsView.layer.maskedCorners == [.layerMaxXMinYCorner])
        view.isEditing = true
        #expect(view.openSwipe == nil)
    }
}
