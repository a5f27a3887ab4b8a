import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UITableViewTests {
    private let stage = ControllerStage()
    /// Measured on an iPhone SE: rows are 44 points, the lines 16 points from the left at the rows' bottom, the first
    /// row below the status bar.
    @Test func plainRows() throws {
        try on("iPhone SE (1st)") {
            let source = TableSource(rows: 10)
            let controller = UITableViewController(style: .plain)
            controller.tableView.dataSource = source
            let window = try stage.show(controller, on: "iPhone SE (1st)")
            let table = try #require(controller.tableView)
            #expect(table.visibleCells.count == 10)
            for (row, cell) in table.visibleCells.enumerated() {
                #expect(cell.convert(cell.bounds, to: window) == CGRect(x: 0, y: 20 + 44 * row, width: 320, height: 44))
                cell.layoutIfNeeded()
                #expect(cell.separatorView.frame == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
                #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
                #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
            }
            #expect(table.contentSize == CGSize(width: 320, height: 440))
        }
    }

    @Test func onlyRowsInViewAreMade() {
        let few = TableSource(rows: 20)
        let many = TableSource(rows: 10_000)
        let (_, fewWindow) = few.table()
        let (table, window) = many.table()
        #expect(many.cellRequests == few.cellRequests)
        #expect(many.cellRequests == 14)
        #expect(table.contentSize.height == 440_000)
        table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .middle, animated: false)
        window.layoutIfNeeded()
        #expect(many.cellRequests <= 14 + 15)
        #expect(many.cellsMade <= 15)
        #expect(table.cellForRow(at: IndexPath(row: 5_000, section: 0))?.textLabel?.text == "5000")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        _ = fewWindow
    }

    @Test func layingOutAgainRequestsNothing() {
        let source = TableSource(rows: 100)
        let (table, window) = source.table()
        let requests = source.cellRequests
        table.setNeedsLayout()
        window.layoutIfNeeded()
        table.contentOffset.y = 10
        window.layoutIfNeeded()
        #expect(source.cellRequests == requests)
        table.contentOffset.y = 54
        window.layoutIfNeeded()
        #expect(source.cellRequests == requests + 1)
        #expect(source.cellsMade == requests)
    }

    @Test func contentDecidesTheHeights() {
        let source = TableSource(rows: 1_000)
        source.contentHeight = { CGFloat(30 + $0.row % 3 * 30) }
        let (table, window) = source.table()
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 90, width: 390, height: 90))
        #expect(source.cellRequests <= 14)
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .bottom, animated: false)
        window.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 500, section: 0))
        #expect(cell?.frame.height == 90)
        #expect(abs((cell?.frame.maxY ?? 0) - table.bounds.maxY) < 0.01)
    }

    @Test func theWholeContentIsMeasuredOnDemand() {
        let source = TableSource(rows: 50, 2)
        source.contentHeight = { CGFloat(10 + $0.row) }
        let (table, _) = source.table()
        let sum = CGFloat((10..<60).reduce(21, +))
        #expect(table.measureWholeContent() == sum)
        #expect(table.contentSize.height == sum)
        let requests = source.cellRequests
        #expect(table.measureWholeContent() == sum)
        #expect(source.cellRequests == requests)
        #expect(source.cellsMade < 40)
    }

    @Test func heightsMayBeFixed() {
        let source = TableSource(rows: 100)
        let (table, _) = source.table { $0.rowHeight = 80 }
        #expect(table.contentSize.height == 8_000)
        #expect(table.visibleCells.count == 8)
    }

    @Test func theDelegatesHeightsAndEstimatesCount() {
        @MainActor final class Heights: NSObject, UITableViewDelegate {
            var heightRequests = 0
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                heightRequests += 1
                return indexPath.row.isMultiple(of: 2) ? 100 : UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        }
        let source = TableSource(rows: 100)
        let heights = Heights()
        let (table, _) = source.table { $0.delegate = heights }
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 100)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 44)
        #expect(heights.heightRequests < 40)
        #expect(table.contentSize.height > 4_900)
    }

    @Test func emptyAndHiddenTables() {
        let (empty, _) = TableSource(rows: 0).table()
        #expect(empty.visibleCells.isEmpty)
        #expect(empty.indexPathsForVisibleRows == nil)
        let source = TableSource(rows: 5)
        let (flat, _) = source.table(height: 0)
        #expect(flat.visibleCells.isEmpty)
        #expect(source.cellRequests == 0)
        #expect(flat.contentSize.height == 220)
    }

    @Test func aNewWidthMeasuresAnew() {
        let source = TableSource(rows: 3)
        source.contentHeight = { _ in 70 }
        let (table, window) = source.table()
        table.frame.size.width = 300
        window.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 300, height: 70) })
    }

    @Test func viewsAboveAndBelowTheRows() {
        let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 100))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        let source = TableSource(rows: 2)
        let (table, _) = source.table {
            $0.tableHeaderView = header
            $0.tableFooterView = footer
        }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
        #expect(footer.frame == CGRect(x: 0, y: 188, width: 390, height: 30))
        #expect(table.contentSize.height == 218)
    }

    @Test func rowsAreFoundByPlace() {
        let source = TableSource(rows: 3, 4)
        let (table, _) = source.table()
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 1) == 4)
        #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 150)) == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 5_000)) == nil)
        let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 60))
        #expect(rows == [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)])
        for path in table.indexPathsForVisibleRows ?? [] {
            #expect(table.cellForRow(at: path).flatMap { table.indexPath(for: $0) } == path)
        }
        #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
    }

    @Test func changesOfRowsAreShown() {
        let source = TableSource(rows: 3)
        let (table, window) = source.table()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        source.rowCounts = [5]
        table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
        window.layoutIfNeeded()
        #expect(table.visibleCells.count == 5)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
        source.rowCounts = [1]
        table.performBatchUpdates { table.deleteRows(at: (1..<5).map { IndexPath(row: $0, section: 0) }, with: .fade) }
        window.layoutIfNeeded()
        #expect(table.visibleCells.count == 1)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func fewerRowsBringTheOffsetBack() {
        let source = TableSource(rows: 100)
        let (table, window) = source.table()
        table.contentOffset.y = 3_000
        window.layoutIfNeeded()
        source.rowCounts = [20]
        table.reloadData()
        window.layoutIfNeeded()
        #expect(table.contentOffset.y == 280)
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 19, section: 0))
    }

    @Test func rowsOfAnyContentComeToRest() {
        let source = TableSource(rows: 40)
        source.contentHeight = { CGFloat($0.row * 7 % 60) + 1.0 / 3 }
        let (_, issues) = LayoutDiagnostics.collecting {
            let (table, window) = source.table()
            for path in [39, 0, 20].map({ IndexPath(row: $0, section: 0) }) {
                table.scrollToRow(at: path, at: .middle, animated: false)
                window.layoutIfNeeded()
                #expect(table.indexPathsForVisibleRows?.contains(path) == true)
            }
            #expect(table.sizeThatFits(CGSize(width: 390, height: 0)).height == table.contentSize.height)
        }
        #expect(issues.isEmpty)
    }
}
