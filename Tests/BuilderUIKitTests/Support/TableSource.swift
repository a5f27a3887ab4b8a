import Foundation

@testable import BuilderUIKit

/// A data source with numbered rows that counts requests.
@MainActor
final class TableSource: UITableViewDataSource, UITableViewDelegate {
    var rowCounts: [Int]
    var titles: [String?] = []
    /// The height of a row's content by its constraints; nil for a cell in the default style.
    var contentHeight: ((IndexPath) -> CGFloat)?
    var style = UITableViewCell.CellStyle.default
    private(set) var cellRequests = 0
    private(set) var cellsMade = 0
    var events: [String] = []

    init(rows: Int...) {
        rowCounts = rows
    }

    func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCounts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellRequests += 1
        let identifier = contentHeight == nil ? "plain" : "own"
        let cell: UITableViewCell
        if let reused = tableView.dequeueReusableCell(withIdentifier: identifier) {
            cell = reused
        } else {
            cell = UITableViewCell(style: style, reuseIdentifier: identifier)
            cellsMade += 1
        }
        guard let contentHeight else {
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        let content = cell.contentView.subviews.first ?? UIView()
        if content.superview == nil {
            content.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 0),
            ])
        }
        content.constraints.first { $0.firstAttribute == .height }?.constant = contentHeight(indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        events.append("deselect \(indexPath.section).\(indexPath.row)")
    }

    /// A laid out table of this source in a window, 390 points wide.
    func table(
        style: UITableView.Style = .plain, height: CGFloat = 600, _ configure: (UITableView) -> Void = { _ in }
    ) -> (table: UITableView, window: UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        let table = UITableView(frame: window.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        configure(table)
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        return (table, window)
    }
}
