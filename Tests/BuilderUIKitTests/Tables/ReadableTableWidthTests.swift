import Foundation
import Testing

@testable import BuilderUIKit

/// The content of wide tables that follow the readable width: at most 672 points wide, and centered.
@Suite @MainActor struct ReadableTableWidthTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var header: UIView?
        let text: String

        init(_ text: String = "A row") { self.text = text }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
            cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A title" }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    private final class OwningWindow: UIWindow {
        var rows: Rows?
    }

    private func table(
        _ rows: Rows, width: CGFloat, style: UITableView.Style = .plain, safeArea: CGFloat = 0
    ) -> (UIWindow, UITableView) {
        let window = OwningWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        // A table doesn't retain its data source.
        window.rows = rows
        window.deviceSafeArea = UIEdgeInsets(top: 0, left: safeArea, bottom: 0, right: safeArea)
        let table = UITableView(frame: window.bounds, style: style)
        table.dataSource = rows
        table.delegate = rows
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        return (window, table)
    }

    private func place(of view: UIView?, in table: UITableView) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: table)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func textsOfRowsAndHeadersAreInset(style: UITableView.Style) throws {
        let (window, table) = table(Rows(), width: 1024, style: style)
        table.cellLayoutMarginsFollowReadableWidth = true
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let text = try place(of: cell.textLabel, in: table)
        #expect(abs(text.minX - 176) < 0.01 && abs(text.width - 672) < 0.01)
        #expect(abs(try place(of: table.headerView(forSection: 0)?.textLabel, in: table).minX - 176) < 0.01)
        #expect(abs(try place(of: cell.contentView, in: table).width - cell.bounds.width) < 0.01, "to the edges")
        let other = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let beside = try place(of: other.textLabel, in: table)
        #expect(beside.maxX < 848 && beside.maxX > 800, "an accessory is inside the readable width")
        table.cellLayoutMarginsFollowReadableWidth = false
        window.layoutIfNeeded()
        let plain = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(try place(of: plain.textLabel, in: table).minX < 50)
    }

    @Test func guidesInContentFollow() throws {
        let (window, table) = table(Rows(), width: 1024)
        table.cellLayoutMarginsFollowReadableWidth = true
        window.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        #expect(abs(cell.contentView.layoutMargins.left - 176) < 0.01)
        #expect(abs(cell.layoutMargins.right - 176) < 0.01)
        #expect(table.layoutMargins.left < 50, "the table's own margins stay")
        table.frame.size.width = 800
        window.layoutIfNeeded()
        #expect(abs(cell.contentView.layoutMargins.left - 64) < 0.01)
    }

    @Test func narrowTablesStayAsTheyAre() throws {
        let (window, table) = table(Rows(), width: 390)
        let before = try place(of: table.visibleCells.first?.textLabel, in: table)
        table.cellLayoutMarginsFollowReadableWidth = true
        window.layoutIfNeeded()
        #expect(try place(of: table.visibleCells.first?.textLabel, in: table) == before)
    }

    @Test func theSafeAreaIsOutsideTheReadableWidth() throws {
        let (window, table) = table(Rows(), width: 1024, safeArea: 50)
        table.cellLayoutMarginsFollowReadableWidth = true
        window.layoutIfNeeded()
        let text = try place(of: table.visibleCells.first?.textLabel, in: table)
        #expect(abs(text.minX - 176) < 0.01 && abs(text.width - 672) < 0.01)
    }

    @Test func rowsAreAsHighAsTheReadableWidthNeeds() throws {
        let long = String(repeating: "A long text that is wrapped. ", count: 8)
        let (window, table) = table(Rows(long), width: 1366)
        table.rowHeight = UITableView.automaticDimension
        let wide = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        table.cellLayoutMarginsFollowReadableWidth = true
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > wide + 10)
    }
}
