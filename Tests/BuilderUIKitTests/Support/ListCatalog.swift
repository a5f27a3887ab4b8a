import BuilderUIKit
import Foundation

/// A screen of the catalog: a list in one of its forms, which fills a view of 375 × 667 points.
@MainActor
struct ListScreen {
    enum Name: String, CaseIterable, Sendable {
        case plainTable, groupedTable, insetGroupedTable, subtitleTable, editedTable, insetGroupedList, plainList
        case searchBar
    }

    static let size = CGSize(width: 375, height: 667)

    let name: Name
    let view: UIView
    private let source: ListScreenSource

    init(_ name: Name) {
        self.name = name
        source = ListScreenSource(style: name == .subtitleTable || name == .editedTable ? .subtitle : .value1)
        switch name {
        case .plainTable, .subtitleTable, .editedTable: view = source.table(.plain)
        case .groupedTable: view = source.table(.grouped)
        case .insetGroupedTable: view = source.table(.insetGrouped)
        case .insetGroupedList: view = source.list(.insetGrouped)
        case .plainList: view = source.list(.plain)
        case .searchBar: view = Self.searchBars()
        }
        (view as? UITableView)?.isEditing = name == .editedTable
        view.frame = CGRect(origin: .zero, size: Self.size)
    }

    var table: UITableView? { view as? UITableView }
    var collection: UICollectionView? { view as? UICollectionView }

    /// An empty search bar, and one with a text.
    private static func searchBars() -> UIView {
        let page = UIView()
        page.backgroundColor = .systemBackground
        for (index, text) in ["", "Espresso"].enumerated() {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 20 + 80 * index, width: 375, height: 44))
            bar.placeholder = "Search"
            bar.text = text
            page.addSubview(bar)
        }
        return page
    }
}

/// The rows of the catalog's lists.
@MainActor
private final class ListScreenSource: UITableViewDataSource, UICollectionViewDataSource {
    private static let titles = ["General", "Storage"]
    private static let texts = [
        [("Notifications", "On"), ("Appearance", "Automatic"), ("Downloads", "Wi-Fi"), ("Favorites", "")],
        [("Manage Downloads", "1.2 GB"), ("Clear Cache", "")],
    ]

    private let style: UITableViewCell.CellStyle
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, IndexPath> { cell, path, _ in
        let (text, detail) = ListScreenSource.texts[path.section][path.item]
        var content: UIListContentConfiguration =
            path.item == 0 ? .valueCell() : path.item == 1 ? .subtitleCell() : .cell()
        content.text = text
        content.secondaryText = detail.isEmpty || path.item > 1 ? nil : detail
        cell.contentConfiguration = content
        cell.accessories = path.item == 3 ? [.checkmark()] : path.item == 2 ? [] : [.disclosureIndicator()]
    }

    init(style: UITableViewCell.CellStyle) { self.style = style }

    func table(_ kind: UITableView.Style) -> UITableView {
        let table = UITableView(frame: .zero, style: kind)
        table.dataSource = self
        return table
    }

    func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: appearance))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.dataSource = self
        return collection
    }

    func numberOfSections(in tableView: UITableView) -> Int { Self.texts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.texts[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Self.titles[section] }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (text, detail) = Self.texts[indexPath.section][indexPath.row]
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        if !detail.isEmpty { cell.detailTextLabel?.text = detail }
        cell.accessoryType = indexPath.row == 3 ? .checkmark : indexPath.row == 2 ? .none : .disclosureIndicator
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { Self.texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.texts[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath)
    }
}
