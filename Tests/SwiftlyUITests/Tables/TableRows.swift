import Foundation
import SwiftlyUI

/// Numbered rows in one section, and a log of what the table asks.
@MainActor
final class TableRows: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var count: Int
    var asked: [Int] = []
    var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, path in
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(path.row)"
        return cell
    }
    var head: (UITableView) -> UIView? = { _ in nil }

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath.row)
        return makeCell(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { head(tableView) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    /// A laid out table of these rows, 320 × 200 points, each row 40 points high.
    func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)).rowHeight(40).dataSource(self)
        table.layoutIfNeeded()
        return table
    }
}
