import BuilderUIKit

/// A list of the system in one of its forms, below a navigation bar.
@MainActor
enum SystemList: String, CaseIterable {
    case plainTable, groupedTable, editedTable, swipedTable, refreshingTable, plainList, insetGroupedList

    /// Returns a controller with the list.
    func makeScreen() -> UIViewController {
        let page =
            switch self {
            case .plainTable, .groupedTable, .editedTable, .swipedTable, .refreshingTable: SystemTableController(self)
            case .plainList, .insetGroupedList: SystemListController(self)
            }
        return UINavigationController(rootViewController: page)
    }

    fileprivate static let titles = ["General", "Storage"]
    fileprivate static let rows = [
        [("Notifications", "On"), ("Appearance", "Automatic"), ("Downloads", "Wi-Fi"), ("Favorites", "")],
        [("Manage Downloads", "1.2 GB"), ("Clear Cache", "")],
    ]
}

/// A table: plain with values, grouped, plain and edited with subtitles, of inset groups with a swiped row, or plain
/// and pulled down while it refreshes.
private final class SystemTableController: UITableViewController {
    private var list = SystemList.plainTable
    private var isSwiped = false

    convenience init(_ list: SystemList) {
        self.init(style: list == .groupedTable ? .grouped : list == .swipedTable ? .insetGrouped : .plain)
        self.list = list
        title = String(system: "Table")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if list == .editedTable { setEditing(true, animated: false) }
        if list == .refreshingTable {
            let control = UIRefreshControl()
            control.attributedTitle = NSAttributedString(string: String(system: "Updating"))
            control.beginRefreshing()
            refreshControl = control
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if list == .refreshingTable, let refreshControl {
            tableView.contentOffset.y = -tableView.adjustedContentInset.top - refreshControl.frame.height
        }
        guard list == .swipedTable, !isSwiped else { return }
        let isRightToLeft = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        isSwiped = tableView.simulateSwipe(isRightToLeft ? .right : .left, ofRowAt: IndexPath(row: 0, section: 0))
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: String(system: "Delete")) { $2(true) }
        let flag = UIContextualAction(style: .normal, title: String(system: "Flag")) { $2(true) }
        flag.image = UIImage(systemName: "flag")
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    override func numberOfSections(in tableView: UITableView) -> Int { SystemList.rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        SystemList.rows[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        String(system: .init(SystemList.titles[section]))
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? String(system: "A footer explains what is above.") : nil
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (text, detail) = SystemList.rows[indexPath.section][indexPath.row]
        let cell = UITableViewCell(style: list == .editedTable ? .subtitle : .value1, reuseIdentifier: nil)
        cell.textLabel?.text = String(system: .init(text))
        cell.detailTextLabel?.text = detail.isEmpty ? nil : String(system: .init(detail))
        cell.accessoryType = indexPath.row == 3 ? .checkmark : indexPath.row == 2 ? .none : .disclosureIndicator
        return cell
    }
}

/// A collection view with list cells: a value, a subtitle, a plain text and a checkmark.
private final class SystemListController: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath> { cell, path, _ in
        let (text, detail) = SystemList.rows[path.section][path.item]
        var content: UIListContentConfiguration =
            path.item == 0 ? .valueCell() : path.item == 1 ? .subtitleCell() : .cell()
        content.text = String(system: .init(text))
        content.secondaryText = detail.isEmpty || path.item > 1 ? nil : String(system: .init(detail))
        if path.item == 2 { content.image = UIImage(systemName: "arrow.down.circle") }
        cell.contentConfiguration = content
        cell.accessories = path.item == 3 ? [.checkmark()] : path.item == 2 ? [] : [.disclosureIndicator()]
    }

    private let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = String(system: .init(SystemList.titles[path.section]))
        view.contentConfiguration = content
    }

    convenience init(_ list: SystemList) {
        var configuration = UICollectionLayoutListConfiguration(
            appearance: list == .plainList ? .plain : .insetGrouped)
        configuration.headerMode = .supplementary
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = String(system: "List")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { SystemList.rows.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        SystemList.rows[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}
