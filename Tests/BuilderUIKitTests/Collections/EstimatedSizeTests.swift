import Testing

@testable import BuilderUIKit

/// Items of a collection that are as wide or as high as their content, whatever their estimate.
@MainActor
@Suite struct EstimatedSizeTests {
    private final class Kept { var values: [Any] = [] }
    private let kept = Kept()
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private static func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(110), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// The margins of list content are the cell's where these are wider, in the first measurement, too.
    @Test(arguments: [4.0, 14, 30]) func listContentIsNotCut(margin: CGFloat) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: Self.layout())
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            content.image = UIImage(systemName: "leaf")
            content.directionalLayoutMargins = .init(top: 8, leading: margin, bottom: 8, trailing: margin)
            cell.contentConfiguration = content
        }
        let source = Source(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Home", "Outdoor", "A longer title"])
        source.apply(snapshot)
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        for case let cell as UICollectionViewListCell in view.visibleCells {
            let content = try #require(cell.contentView.subviews.first as? UIListContentView)
            let label = try #require(content.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first)
            #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.01, "\(label.text ?? "")")
            let end = label.convert(label.bounds, to: cell).maxX
            #expect(abs(cell.frame.width - end - max(16, margin)) < 0.01)
        }
    }

    /// Returns the cells of rows with an estimated height in points, as high as they size themselves.
    private func rows<Cell: UICollectionViewCell>(
        _ design: InterfaceDesign, estimate: CGFloat, _ fill: @escaping (Cell) -> Void
    ) -> [UICollectionViewCell] {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, _ in fill(cell) }
        let source = Source(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B"])
        source.apply(snapshot)
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        kept.values.append((window, source))
        return view.visibleCells
    }

    private static let configurations: [@MainActor () -> UIListContentConfiguration] = [
        UIListContentConfiguration.cell, UIListContentConfiguration.subtitleCell,
        UIListContentConfiguration.valueCell, UIListContentConfiguration.sidebarCell,
        UIListContentConfiguration.sidebarSubtitleCell, UIListContentConfiguration.groupedFooter,
    ]

    /// List content is as high as it needs to be, not as the estimate, which is lower, higher or far higher.
    @Test(arguments: InterfaceDesign.allCases, [10.0, 100, 200])
    func rowsOfListContentAreAsHighAsTheContent(design: InterfaceDesign, estimate: Double) throws {
        for configuration in Self.configurations {
            for secondary in [nil, "Secondary text"] {
                let cells = rows(design, estimate: CGFloat(estimate)) { (cell: UICollectionViewListCell) in
                    var content = configuration()
                    content.text = "Text"
                    content.secondaryText = secondary
                    content.image = UIImage(systemName: "leaf")
                    cell.contentConfiguration = content
                }
                #expect(cells.count == 2)
                for cell in cells {
                    let content = try #require(cell.contentView.subviews.first as? UIListContentView)
                    let own = content.systemLayoutSizeFitting(
                        CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                    #expect(abs(cell.bounds.height - own.height) < 0.5 && own.height >= 28 && own.height < 90)
                }
            }
        }
    }

    @Test(arguments: [(InterfaceDesign.ios18, CGFloat(44)), (.ios26, 52)])
    func oneLineIsAsHighAsARow(design: InterfaceDesign, height: CGFloat) {
        for estimate in [100.0, 200] {
            let cells = rows(design, estimate: estimate) { (cell: UICollectionViewListCell) in
                var content = cell.defaultContentConfiguration()
                content.text = "Text"
                cell.contentConfiguration = content
            }
            #expect(cells.map(\.bounds.height) == [height, height])
        }
    }

    private final class LabelCell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    /// The estimate has the priority of a fitting's target: content that hugs its size more is as high as it needs to
    /// be, and other content keeps the estimate.
    @Test(arguments: [100.0, 200])
    func contentHugsItsSizeMoreThanTheEstimate(estimate: Double) throws {
        for (priority, isOwn) in [(Float(250), true), (51, true), (49, false)] {
            let cells = rows(.ios26, estimate: CGFloat(estimate)) { (cell: LabelCell) in
                cell.label.setContentHuggingPriority(UILayoutPriority(priority), for: .vertical)
            }
            let label = try #require(cells.first as? LabelCell).label
            let height = isOwn ? label.intrinsicContentSize.height + 20 : estimate
            #expect(cells.allSatisfy { abs($0.bounds.height - height) < 0.51 }, "\(priority)")
        }
    }

    /// A target of a higher priority than a fitting's stretches list content.
    @Test func aStrongTargetStretchesListContent() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Text"
        let content = UIListContentView(configuration: configuration)
        content.traitOverrides[InterfaceDesignTrait.self] = .ios26
        func height(_ priority: UILayoutPriority) -> CGFloat {
            content.systemLayoutSizeFitting(
                CGSize(width: 390, height: 200), withHorizontalFittingPriority: .required,
                verticalFittingPriority: priority
            ).height
        }
        #expect(height(.fittingSizeLevel) == 52 && height(.defaultLow) == 200 && height(.required) == 200)
    }
}
