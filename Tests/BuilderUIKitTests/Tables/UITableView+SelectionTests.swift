import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UITableViewSelectionTests {
    final class Listener: NSObject, UITableViewDelegate {
        var log: [String] = []
        var highlights = true
        var will: (IndexPath) -> IndexPath? = { $0 }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log.append("highlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.append("unhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("will select \(indexPath.row)")
            return will(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("will deselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            log.append("accessory \(indexPath.row)")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func stage(rows: Int = 50) -> (table: UITableView, listener: Listener, keep: [AnyObject]) {
        let source = TableSource(rows: rows)
        let listener = Listener()
        let (table, window) = source.table { $0.delegate = listener }
        return (table, listener, [source, window])
    }

    private func cell(_ row: Int, _ table: UITableView) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    @Test func aTapSelectsARow() throws {
        let (table, listener, keep) = stage()
        try cell(2, table).simulateTap()
        #expect(listener.take() == ["highlight 2", "unhighlight 2", "will select 2", "select 2"])
        #expect(table.indexPathForSelectedRow?.row == 2)
        #expect(try cell(2, table).isSelected)
        try cell(4, table).simulateTap()
        #expect(
            listener.take() == [
                "highlight 4", "unhighlight 4", "will select 4", "will deselect 2", "deselect 2", "select 4",
            ])
        #expect(try !cell(2, table).isSelected)
        table.deselectRow(at: IndexPath(row: 4, section: 0), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(listener.take().isEmpty)
        _ = keep
    }

    @Test func aRestingFingerHighlights() throws {
        let (table, listener, keep) = stage()
        let window = try #require(table.window)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 50, y: 60))
        touch.wait(0.2)
        #expect(try cell(1, table).isHighlighted)
        #expect(listener.take() == ["highlight 1"])
        touch.move(to: CGPoint(x: 50, y: 20), duration: 0.1)
        #expect(listener.take() == ["unhighlight 1"])
        #expect(table.contentOffset.y == 40)
        touch.wait(0.1)
        touch.up()
        #expect(listener.take().isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
        _ = keep
    }

    @Test func aDragScrollsAndSelectsNothing() {
        let (table, listener, keep) = stage()
        table.simulateDrag(by: CGVector(dx: 0, dy: -200))
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 200)
        #expect(table.indexPathsForVisibleRows?.first?.row == 4)
        #expect(listener.take().isEmpty)
        table.simulateTap(at: CGPoint(x: 50, y: 210))
        #expect(listener.take().last == "select 4")
        _ = keep
    }

    @Test func theDelegateDecides() throws {
        let (table, listener, keep) = stage()
        listener.highlights = false
        try cell(2, table).simulateTap()
        #expect(listener.take().isEmpty)
        listener.highlights = true
        listener.will = { _ in nil }
        try cell(2, table).simulateTap()
        #expect(listener.take().last == "will select 2")
        #expect(table.indexPathForSelectedRow == nil)
        listener.will = { IndexPath(row: $0.row + 1, section: 0) }
        try cell(2, table).simulateTap()
        #expect(listener.take().last == "select 3")
        table.allowsSelection = false
        try cell(5, table).simulateTap()
        #expect(listener.take().isEmpty)
        _ = keep
    }

    @Test func severalRowsMayBeSelected() throws {
        let (table, listener, keep) = stage()
        table.allowsMultipleSelection = true
        for row in [1, 3, 1, 5] { try cell(row, table).simulateTap() }
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [3, 5])
        #expect(
            listener.take().filter { !$0.contains("highlight") && !$0.contains("will") } == [
                "select 1", "select 3", "deselect 1", "select 5",
            ])
        _ = keep
    }

    @Test func aButtonInACellIsItsOwn() throws {
        let (table, listener, keep) = stage()
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try cell(1, table).contentView.addSubview(button)
        #expect(button.simulateTap() === button)
        #expect(taps == 1)
        #expect(listener.take().isEmpty)
        try cell(1, table).simulateTap(at: CGPoint(x: 50, y: 20))
        #expect(listener.take().last == "select 1")
        _ = keep
    }

    @Test func aTapGestureAroundTheTableTakesTheTap() throws {
        let (table, listener, keep) = stage()
        let tap = UITapGestureRecognizer { _ in listener.log.append("tap") }
        table.superview?.addGestureRecognizer(tap)
        try cell(1, table).simulateTap()
        #expect(listener.take() == ["tap"])
        tap.cancelsTouchesInView = false
        try cell(1, table).simulateTap()
        #expect(listener.take() == ["tap", "highlight 1", "unhighlight 1", "will select 1", "select 1"])
        _ = keep
    }

    @Test func detailButtons() throws {
        let (table, listener, keep) = stage()
        let cell = try cell(3, table)
        cell.accessoryType = .detailButton
        cell.layoutIfNeeded()
        cell.simulateTap(at: CGPoint(x: 390 - 16 - 12, y: 22))
        #expect(listener.take() == ["accessory 3"])
        cell.simulateTap(at: CGPoint(x: 100, y: 22))
        #expect(listener.take().last == "select 3")
        _ = keep
    }
}
