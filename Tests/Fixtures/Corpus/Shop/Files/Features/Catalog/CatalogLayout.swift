import UIKit

enum CatalogLayout {
    static func make(sectionProvider: @escaping (Int) -> CatalogViewModel.Section?) -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        configuration.contentInsetsReference = .layoutMargins

        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                switch sectionProvider(index) {
                case .featured: return featured(isWide: environment.container.effectiveContentSize.width > 700)
                case .categories: return categories()
                case .popular: return grid(environment)
                case nil: return nil
                }
            }, configuration: configuration)
    }

    private static func featured(isWide: Bool) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.45 : 0.92), heightDimension: .absolute(200)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        return section
    }

    private static func categories() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(110), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private static func grid(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isAccessibilitySize = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let columns = isAccessibilitySize ? 1 : max(2, Int(environment.container.effectiveContentSize.width / 190))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(240))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitem: .init(layoutSize: size), count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.boundarySupplementaryItems = [header(pinned: true)]
        return section
    }

    private static func header(pinned: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pinned
        return header
    }
}
