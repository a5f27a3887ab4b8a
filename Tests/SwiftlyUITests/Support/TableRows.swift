import Foundation
import SwiftlyUI

/// Numbered rows in one section, and a log of the table's calls.
@MainActor
final class TableRows: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var count: Int
    var requested: [Int] = []
    var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, path in
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(path.row)"
        return cell
    }
    var header: (UITableView) -> UIView? = { _ in nil }

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requested.append(indexPath.row)
        return makeCell(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(tableView) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    /// A laid out table of these rows, 320 × 200 points, each row 40 points high.
    func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)).rowHeight(40).dataSource(self)
        table.layoutIfNeeded()
        return table
    }
}

/// Three rows, or one of a given cell, between a header and a footer.
final class RowTable: UITableView {
    private final class Source: UITableViewDataSource {
        let cell: UITableViewCell?
        init(_ cell: UITableViewCell?) { self.cell = cell }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cell == nil ? 3 : 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if let cell { return cell }
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }

    private let source: Source

    init(cell: UITableViewCell? = nil) {
        source = Source(cell)
        super.init(frame: .zero, style: .plain)
        dataSource = source
    }

    required init?(coder: NSCoder) { nil }
}
