import Testing

@testable import BuilderUIKit

/// Items of a collection that are as wide as their content.
@MainActor
@Suite struct EstimatedWidthTests {
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
}
