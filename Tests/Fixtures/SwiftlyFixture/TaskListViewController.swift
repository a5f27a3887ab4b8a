import SwiftlyUI
import UIKit

/// A list of tasks; a tap on a row marks its task as done.
final class TaskListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var items: [TaskItem]

    private(set) lazy var tableView: UITableView = UITableView(frame: .zero, style: .plain)
        .registerCell(withCellClass: TaskCell.self)
        .rowHeight(64)
        .separatorInset(UIEdgeInsets(top: 0, left: 52, bottom: 0, right: 0))
        .separatorColor(.systemGray4)
        .dataSource(self)
        .delegate(self)

    private(set) lazy var emptyLabel = UILabel("Nothing to do")
        .font(.title2)
        .foregroundColor(.secondaryLabel)
        .alignment(.center)

    private(set) lazy var countLabel = UILabel()
        .font(.footnote)
        .padding(.horizontal, 16)

    init(items: [TaskItem]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor(.systemBackground)
        view.addContents {
            tableView
                .top.left.right.equalToSuper()
                .bottomTo(view.safeAreaLayoutGuide.bottomAnchor, offset: 40)
            countLabel
                .centerXToSuper()
                .topTo(tableView.bottomAnchor, offset: 10)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem {
            UIButton("Add")
                .foregroundColor(.systemBlue)
                .frame(width: 60, height: 30)
                .onAction { [weak self] in self?.add(TaskItem(title: "New task")) }
        }
        .tag(1)
        update()
    }

    func add(_ item: TaskItem) {
        items.append(item)
        tableView.reloadData()
        update()
    }

    func removeAll() {
        items = []
        tableView.reloadData()
        update()
    }

    private func update() {
        countLabel.text("\(items.filter { !$0.isDone }.count) left")
        tableView
            .backgroundView(items.isEmpty ? emptyLabel : nil)
            .separatorStyle(items.isEmpty ? .none : .singleLine)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueCell(withCellClass: TaskCell.self, for: indexPath)
        cell.show(items[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        items[indexPath.row].isDone.toggle()
        tableView.reloadRows(at: [indexPath], with: .none)
        update()
    }
}
