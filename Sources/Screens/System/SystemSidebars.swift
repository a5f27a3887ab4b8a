import BuilderUIKit

/// A sidebar whose sections have headers that show and hide their rows, with folders, counts and a selected row.
private final class SidebarController: UIViewController {
    private enum Section: Int, CaseIterable { case library, folders, tags }

    private static let symbols = [
        "All Notes": "tray", "Favorites": "star", "Drafts": "doc.text", "Receipts": "tag", "Recipes": "tag",
    ]
    private static let counts = ["All Notes": 128, "Favorites": 12, "Travel": 9, "Work": 31]
    private static let headers = ["Folders", "Tags"]
    private static let parents = headers + ["Travel"]

    private var source: UICollectionViewDiffableDataSource<Section, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Notes")
        let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            let isHeader = Self.headers.contains(name)
            var content = isHeader ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
            content.text = String(system: .init(name))
            if !isHeader { content.image = UIImage(systemName: Self.symbols[name] ?? "folder") }
            cell.contentConfiguration = content
            cell.accessories = Self.counts[name].map { [.label(text: "\($0)")] } ?? []
            if Self.parents.contains(name) {
                cell.accessories.append(.outlineDisclosure(options: .init(style: isHeader ? .header : .cell)))
            }
        }
        let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
        self.source = source
        for section in Section.allCases {
            source.apply(Self.outline(of: section), to: section, animatingDifferences: false)
        }
        list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    private static func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        switch section {
        case .library: outline.append(["All Notes", "Favorites", "Drafts"])
        case .folders:
            outline.append(["Folders"])
            outline.append(["Travel", "Work"], to: "Folders")
            outline.append(["Lisbon", "Oslo"], to: "Travel")
            outline.expand(["Folders", "Travel"])
        case .tags:
            outline.append(["Tags"])
            outline.append(["Receipts", "Recipes"], to: "Tags")
        }
        return outline
    }
}

/// Creates a sidebar beside a table.
@MainActor
func makeSidebarScreen() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.primaryBackgroundStyle = .sidebar
    let detail = SystemCellsController()
    detail.title = String(system: "All Notes")
    split.setViewController(SidebarController(), for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
}
