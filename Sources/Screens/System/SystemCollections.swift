import BuilderUIKit

/// Rows that scroll across, of which the first has been scrolled, with headers and backgrounds of their own.
final class ShelvesController: UICollectionViewController {
    private static let titles = ["Recent", "Albums"]
    private static let names = ["Aurora", "Birches", "Coast", "Dunes", "Estuary", "Fjord"]

    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = String(system: .init(name))
        content.image = UIImage(systemName: "photo")
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .secondarySystemBackground
        background.cornerRadius = 12
        background.strokeColor = .systemBlue
        background.strokeWidth = name == "Coast" ? 2 : 0
        cell.backgroundConfiguration = background
    }

    private let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
        var content = UIListContentConfiguration.plainHeader()
        content.text = String(system: .init(titles[path.section]))
        header.contentConfiguration = content
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
                Self.section(isPaging: index == 1)
            })
        title = String(system: "Pictures")
    }

    private static func section(isPaging: Bool) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(
            widthDimension: isPaging ? .fractionalWidth(0.9) : .absolute(170), heightDimension: .absolute(90))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
        section.orthogonalScrollingBehavior = isPaging ? .groupPagingCentered : .continuousGroupLeadingBoundary
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.layoutIfNeeded()
        collectionView.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.titles.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: Self.names[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

/// An outline whose first part is expanded, and a list that is edited, with an accessory of each kind.
final class OutlineController: UIViewController {
    private static let accessories: [(String, [UICellAccessory])] = [
        ("Delete and reorder", [.delete(), .reorder()]), ("Insert", [.insert()]), ("Multiselect", [.multiselect()]),
        ("Checkmark and detail", [.checkmark(), .detail()]), ("Label", [.label(text: "12")]),
        ("Disclosure", [.disclosureIndicator()]),
    ]

    private var isEdited = false
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    convenience init(isEdited: Bool) {
        self.init(nibName: nil, bundle: nil)
        self.isEdited = isEdited
        title = isEdited ? String(system: "Accessories") : String(system: "Library")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let configuration = UICollectionLayoutListConfiguration(appearance: isEdited ? .insetGrouped : .sidebarPlain)
        let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.isEditing = isEdited
        view.addSubview(list)
        let isEdited = isEdited
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = String(system: .init(name))
            if !isEdited { content.image = UIImage(systemName: name == "Travel" ? "folder" : "doc") }
            cell.contentConfiguration = content
            cell.accessories =
                isEdited
                ? Self.accessories.first { $0.0 == name }?.1 ?? []
                : ["Travel", "Work"].contains(name) ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
        self.source = source
        source.apply(isEdited ? Self.rows : Self.outline, to: 0, animatingDifferences: false)
    }

    private static var rows: NSDiffableDataSourceSectionSnapshot<String> {
        var rows = NSDiffableDataSourceSectionSnapshot<String>()
        rows.append(accessories.map(\.0))
        return rows
    }

    private static var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Travel", "Work", "Letters"])
        outline.append(["Lisbon", "Oslo"], to: "Travel")
        outline.append(["Budget"], to: "Work")
        outline.expand(["Travel"])
        return outline
    }
}
