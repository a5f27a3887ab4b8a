import Foundation
import Testing

@testable import BuilderUIKit

/// The rectangles of rows, headers and footers, and scrolling to them.
@Suite @MainActor struct UITableViewScrollingTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func rowsAreScrolledToAtOnce() {
        let source = TableSource(rows: 100)
        let (table, _) = source.table()
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        #expect(table.indexPathsForVisibleRows?.first == path(50))
        #expect(table.cellForRow(at: path(50))?.textLabel?.text == "50")
        table.scrollToRow(at: path(50), at: .bottom, animated: true)
        #expect(table.contentOffset.y == 1644)
        table.scrollToRow(at: path(50), at: .middle, animated: false)
        #expect(table.contentOffset.y == 1922)
        table.scrollToRow(at: path(50), at: .none, animated: false)
        #expect(table.contentOffset.y == 1922)
        table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 3800)
        table.scrollToRow(at: path(0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 0)
        table.scrollToRow(at: path(500), at: .top, animated: false)
        table.scrollToRow(at: path(1, 7), at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
        table.selectRow(at: path(30), animated: false, scrollPosition: .top)
        #expect(table.contentOffset.y == 1320)
    }

    @Test func insetsAreKeptFree() {
        let source = TableSource(rows: 100)
        let (table, _) = source.table { $0.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0) }
        #expect(table.contentOffset.y == -50)
        table.scrollToRow(at: path(10), at: .top, animated: false)
        #expect(table.contentOffset.y == 390)
        table.scrollToRow(at: path(40), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1224)
    }

    @Test func queriesReflectReloadDataWithoutALayout() {
        let source = TableSource(rows: 5)
        let (table, _) = source.table()
        source.rowCounts = [3]
        table.reloadData()
        #expect(table.visibleCells.count == 3)
        #expect(table.numberOfRows(inSection: 0) == 3)
        source.rowCounts = [60]
        table.reloadData()
        table.contentOffset.y = 440
        #expect(table.indexPathsForVisibleRows?.first == path(10))
        #expect(table.cellForRow(at: path(0)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 3, y: 445)) == path(10))
    }

    @Test func heightsOfHeadersAndFooters() {
        @MainActor final class Edges: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                [50, UITableView.automaticDimension, 0][section]
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                [0, 10, 20][section]
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let label = UILabel()
                label.text = "Head \(section)"
                label.font = .systemFont(ofSize: 40)
                return label
            }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        }
        let edges = Edges()
        let source = TableSource(rows: 1, 1, 1)
        let (table, _) = source.table {
            $0.sectionHeaderTopPadding = 0
            $0.delegate = edges
        }
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 50))
        #expect(table.rectForRow(at: path(0)).minY == 50)
        let second = table.rectForHeader(inSection: 1)
        #expect(second.minY == 94)
        #expect(second.height > 40 && second.height < 60)
        #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 94 + second.height + 44, width: 390, height: 10))
        #expect(table.rectForHeader(inSection: 2).height == 0)
        #expect(table.rect(forSection: 2).height == 64)
        #expect(table.contentSize.height == 94 + second.height + 54 + 64)
    }

    @Test func footersOfPlainTablesStayAtTheBottom() throws {
        @MainActor final class FooterDelegate: NSObject, UITableViewDelegate {
            let footers = [UIView(), UIView()]
            var ended: [Int] = []
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                footers[section]
            }
            func tableView(
                _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
            ) { ended.append(section) }
        }
        let delegate = FooterDelegate()
        let source = TableSource(rows: 30, 30)
        let (table, window) = source.table { $0.delegate = delegate }
        #expect(delegate.footers[0].frame == CGRect(x: 0, y: 570, width: 390, height: 30))
        table.contentOffset.y = 900
        window.layoutIfNeeded()
        #expect(delegate.footers[0].frame.minY == 1320)
        #expect(delegate.footers[1].frame.minY == 1470)
        table.contentOffset.y = 1400
        window.layoutIfNeeded()
        #expect(delegate.footers[0].superview == nil)
        #expect(delegate.ended == [0])
        #expect(delegate.footers[1].frame.minY == 1970)
    }

    @Test func viewsAroundTheRowsMayChange() {
        let source = TableSource(rows: 2)
        let (table, window) = source.table()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        table.tableHeaderView = header
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0)).minY == 70)
        header.frame.size.height = 90
        table.tableHeaderView = header
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0)).minY == 90)
        #expect(table.contentSize.height == 178)
        table.tableHeaderView = nil
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
        window.layoutIfNeeded()
        #expect(header.superview == nil)
        #expect(table.contentSize.height == 108)
    }

    @Test func tenThousandRowsOfSelfSizingContent() {
        let source = TableSource(rows: 10_000)
        source.contentHeight = { CGFloat(30 + $0.row % 5) }
        let (table, window) = source.table()
        #expect(source.cellRequests <= 20)
        for step in 1...30 {
            table.contentOffset.y = CGFloat(step) * 100
            window.layoutIfNeeded()
        }
        #expect(source.cellsMade <= 22)
        #expect(source.cellRequests <= 20 + 30 * 5)
        table.scrollToRow(at: path(9_999), at: .bottom, animated: false)
        #expect(source.cellRequests <= 20 + 30 * 5 + 60)
        #expect(table.indexPathsForVisibleRows?.last == path(9_999))
        #expect(abs(table.contentOffset.y - (table.contentSize.height - 600)) < 0.01)
    }

    @Test func aTableInAStackWithoutHeightHarmsNothing() {
        let source = TableSource(rows: 3)
        let table = UITableView()
        table.dataSource = source
        let stack = UIStackView(arrangedSubviews: [UILabel(), table])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        stack.layoutIfNeeded()
        #expect(table.bounds.height == 400)
        #expect(table.visibleCells.count == 3)
    }
}
