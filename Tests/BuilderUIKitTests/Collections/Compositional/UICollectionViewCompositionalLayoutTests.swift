import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UICollectionViewCompositionalLayoutTests {
    private typealias Size = NSCollectionLayoutSize

    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: Size(widthDimension: width, heightDimension: height))
    }

    /// Apple's grid: five squares in a row, each with insets.
    @Test func aGrid() {
        let square = item(.fractionalWidth(0.2), .fractionalHeight(1))
        square.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [square])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let source = CollectionSource(items: 7)
        let (collection, window) = source.show(layout)
        #expect(collection.frames(2) == [frame(5, 5, 65, 65), frame(80, 5, 65, 65)])
        #expect(collection.frames(7)[6] == frame(80, 80, 65, 65))
        #expect(collection.contentSize == CGSize(width: 375, height: 150))
        #expect(collection.visibleCells.count == 7)
        collection.frame.size.width = 500
        window.layoutIfNeeded()
        #expect(collection.frames(2) == [frame(5, 5, 90, 90), frame(105, 5, 90, 90)])
    }

    @Test func columnsWithSpacingInsetsAndHeaders() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(15)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 8, trailing: 20)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(20)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header, footer]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 3
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let (collection, window) = CollectionSource(items: 3, 1).show(layout)
        #expect(
            collection.frames(3) == [frame(10, 37, 165, 44), frame(190, 37, 165, 44), frame(10, 91, 165, 44)])
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        // The first section ends at 163.
        #expect(
            collection.visibleSupplementaryViews(ofKind: kinds[0]).map(\.frame)
                == [frame(10, 0, 345, 30), frame(10, 166, 345, 30)])
        #expect(collection.visibleSupplementaryViews(ofKind: kinds[1]).first?.frame == frame(255, 143, 100, 20))
        #expect(collection.frames(1, section: 1) == [frame(10, 203, 165, 44)])
        #expect(collection.contentSize.height == 275)
        _ = window
    }

    /// One large item beside two small ones.
    @Test func nestedGroups() {
        let small = NSCollectionLayoutGroup.vertical(
            layoutSize: Size(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4)),
            subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), small])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let (collection, window) = CollectionSource(items: 4).show(layout, width: 400)
        #expect(
            collection.frames(4) == [
                frame(0, 0, 280, 240), frame(280, 0, 120, 120), frame(280, 120, 120, 120), frame(0, 240, 280, 240),
            ])
        _ = window
    }

    @Test func sectionsThatScrollAcross() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            if index == 0 { section.orthogonalScrollingBehavior = .continuous }
            #expect(environment.container.effectiveContentSize == CGSize(width: 375, height: 600))
            return section
        }
        let source = CollectionSource(items: 100, 2)
        let (collection, window) = source.show(layout)
        #expect(collection.frames(2) == [frame(0, 0, 200, 100), frame(210, 0, 200, 100)])
        #expect(collection.frames(2, section: 1) == [frame(0, 100, 200, 100), frame(0, 210, 200, 100)])
        #expect(collection.contentSize == CGSize(width: 375, height: 310))
        #expect(source.requests == 4)
        _ = window
    }

    private final class TextCell: UICollectionViewCell {
        let box = UIView()
        lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10), height,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func estimatedHeights() {
        let row = item(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [row])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 1
        let source = CollectionSource(items: 500)
        source.fill = { cell, path in (cell as? TextCell)?.height.constant = CGFloat(10 + path.item % 3 * 10) }
        let (_, issues) = LayoutDiagnostics.collecting {
            let (collection, window) = source.show(
                UICollectionViewCompositionalLayout(section: section), cell: TextCell.self)
            #expect(
                collection.frames(4) == [
                    frame(0, 0, 375, 30), frame(0, 31, 375, 40), frame(0, 72, 375, 50), frame(0, 123, 375, 30),
                ])
            #expect(source.requests < 25)
            #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == frame(0, 72, 375, 50))
            _ = window
        }
        #expect(issues.isEmpty)
    }

    @Test func fromRightToLeft() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitems: [item(.absolute(100), .fractionalHeight(1))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let (collection, window) = CollectionSource(items: 4).show(layout) {
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(collection.frames(2) == [frame(275, 0, 100, 40), frame(175, 0, 100, 40)])
        _ = window
    }

    @Test func backgroundsBadgesAndPinnedHeaders() throws {
        final class Ground: UICollectionReusableView {}
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let row = NSCollectionLayoutItem(
            layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(100)),
            supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [row])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let (collection, window) = CollectionSource(items: 20).show(layout) {
            $0.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
        }
        #expect(collection.visibleSupplementaryViews(ofKind: "badge").first?.frame == frame(190, 20, 20, 20))
        let ground = try #require(collection.subviews.first { $0 is Ground })
        #expect(ground.frame == frame(0, 0, 375, 2030))
        #expect(ground.layer.zPosition < 0)
        collection.contentOffset.y = 500
        window.layoutIfNeeded()
        #expect(
            collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first?.frame
                == frame(0, 500, 375, 30))
    }
}
