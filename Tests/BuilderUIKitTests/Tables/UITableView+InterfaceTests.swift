import BuilderUIKit
import Foundation
import Testing

/// An app's table, written against the public interface only.
@Suite @MainActor struct UITableViewInterfaceTests {
    final class SettingsController: UITableViewController {
        struct Item {
            var title: String
            var detail: String?
        }
        var items = (0..<4).map { Item(title: "Row \($0)", detail: $0.isMultiple(of: 2) ? "Detail" : nil) }
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = 60
            tableView.estimatedSectionHeaderHeight = 0
            tableView.separatorInset = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 8)
            tableView.keyboardDismissMode = .onDrag
            tableView.allowsMultipleSelectionDuringEditing = false
            tableView.tableFooterView = UIView(frame: .zero)
            navigationItem.rightBarButtonItem = editButtonItem
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = items[indexPath.row].title
            cell.accessoryType = .disclosureIndicator
            cell.editingAccessoryType = .detailButton
            cell.selectionStyle = .none
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Items" }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 3
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 1
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            [.delete, .insert, .none, .delete][indexPath.row]
        }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete else { return }
            items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.log.append("delete \(indexPath.row)")
                done(true)
            }
            let flag = UIContextualAction(style: .normal, title: nil) { action, view, done in done(false) }
            flag.backgroundColor = .systemOrange
            flag.image = UIImage(systemName: "flag")
            let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(title: "", children: [UIAction(title: "Share", image: nil) { _ in }])
            }
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    private func shown() -> (SettingsController, UIWindow) {
        let controller = SettingsController(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (controller, window)
    }

    private func cell(_ controller: SettingsController, _ row: Int) throws -> UITableViewCell {
        try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    @Test func editingMakesRoomForItsSigns() throws {
        let (controller, window) = shown()
        let plain = try cell(controller, 0).contentView.frame
        #expect(plain.minX == 0)
        #expect(controller.editButtonItem.title == "Edit")
        controller.setEditing(true, animated: false)
        window.layoutIfNeeded()
        #expect(controller.tableView.isEditing)
        #expect(controller.editButtonItem.title == "Done")
        for row in 0..<4 { #expect(try cell(controller, row).isEditing) }
        #expect(try (0..<4).map { try cell(controller, $0).editingStyle } == [.delete, .insert, .none, .none])
        // A row without a control is moved in like the others; one that can't be edited isn't.
        #expect(try (0..<4).map { try cell(controller, $0).contentView.frame.minX } == [38, 38, 38, 0])
        // Lines to move the row by stand behind the content.
        let widths = try (0..<4).map { try cell(controller, $0).contentView.frame.width }
        #expect(widths[0] - widths[1] == 38)
        #expect(widths[2] == widths[0])
        #expect(widths[3] - widths[0] == 38)
        #expect(try cell(controller, 1).showsReorderControl)
        #expect(try !cell(controller, 0).showsReorderControl)
        controller.isEditing = false
        window.layoutIfNeeded()
        #expect(!controller.tableView.isEditing)
        #expect(try cell(controller, 0).contentView.frame == plain)
        #expect(try cell(controller, 0).editingStyle == .none)
    }

    @Test func actionsOfSwipesMayBeCalled() throws {
        let (controller, _) = shown()
        let found: UISwipeActionsConfiguration? = controller.tableView(
            controller.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0))
        let actions = try #require(found)
        #expect(!actions.performsFirstActionWithFullSwipe)
        let titles: [String?] = actions.actions.map(\.title)
        #expect(titles == ["Delete", nil])
        #expect(actions.actions[0].backgroundColor == .systemRed)
        #expect(actions.actions[1].backgroundColor == .systemOrange)
        var isDone = false
        actions.actions[0].handler(actions.actions[0], UIView()) { isDone = $0 }
        #expect(isDone)
        #expect(controller.log == ["delete 2"])
        #expect(
            controller.tableView(
                controller.tableView, leadingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0)) == nil)
    }

    @Test func rowsAreDeletedByTheDataSource() throws {
        let (controller, window) = shown()
        let height = controller.tableView.contentSize.height
        controller.tableView(controller.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        window.layoutIfNeeded()
        #expect(controller.tableView.contentSize.height == height - 44)
        #expect(try cell(controller, 0).textLabel?.text == "Row 1")
    }

    /// The usual way to a table that is as high as its rows.
    @Test func aTableMayBeAsHighAsItsRows() throws {
        final class WholeTable: UITableView {
            var sizes = 0
            override var contentSize: CGSize {
                didSet {
                    sizes += 1
                    invalidateIntrinsicContentSize()
                }
            }
            override var intrinsicContentSize: CGSize {
                layoutIfNeeded()
                return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
            }
        }
        final class Rows: NSObject, UITableViewDataSource {
            var count = 3
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                let label = UILabel()
                label.numberOfLines = 0
                label.text = String(repeating: "some words ", count: 10 * (indexPath.row + 1))
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                let margins = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                ])
                return cell
            }
        }
        let rows = Rows()
        let table = WholeTable(frame: .zero, style: .plain)
        table.dataSource = rows
        table.isScrollEnabled = false
        let title = UILabel()
        title.text = "Title"
        let stack = UIStackView(arrangedSubviews: [title, table])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(table.bounds.width == 375)
        #expect(table.visibleCells.count == 3)
        let heights = table.visibleCells.map(\.frame.height)
        #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[0] > 60)
        #expect(abs(table.frame.height - heights.reduce(0, +)) < 0.01)
        rows.count = 2
        table.reloadData()
        window.layoutIfNeeded()
        #expect(abs(table.frame.height - heights[0] - heights[1]) < 0.01)
        #expect(table.sizes < 12)
    }
}
