import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct GroupSupplementaryTests {
    private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    private func badge(_ edges: NSDirectionalRectEdge) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: size(20, 20), elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: edges))
    }

    /// The frames of the badges in a collection of a group's repetitions, by their items.
    private func badges(of group: NSCollectionLayoutGroup, items: Int) -> [Int: CGRect] {
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let source = CollectionSource(items: items)
        let (collection, window) = source.show(layout) {
            $0.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
        }
        return withExtendedLifetime((source, window)) {
            let paths = collection.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
            let frames = paths.compactMap { path in
                collection.supplementaryView(forElementKind: "badge", at: path).map { (path.item, $0.frame) }
            }
            return Dictionary(uniqueKeysWithValues: frames)
        }
    }

    @Test func eachRepetitionHasTheViews() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(200, 50), subitems: [NSCollectionLayoutItem(layoutSize: size(100, 50))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
        group.supplementaryItems = [badge([.bottom, .trailing])]
        #expect(
            badges(of: group, items: 3) == [
                0: CGRect(x: 180, y: 20, width: 20, height: 20), 2: CGRect(x: 180, y: 70, width: 20, height: 20),
            ])
    }

    @Test func innerGroupsHaveTheirOwn() {
        let inner = NSCollectionLayoutGroup.vertical(
            layoutSize: size(100, 100), subitems: [NSCollectionLayoutItem(layoutSize: size(100, 50))])
        inner.supplementaryItems = [badge([.top, .leading])]
        inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
        let outer = NSCollectionLayoutGroup.horizontal(layoutSize: size(300, 100), subitems: [inner])
        #expect(
            badges(of: outer, items: 4) == [
                0: CGRect(x: 10, y: 0, width: 20, height: 20), 2: CGRect(x: 120, y: 0, width: 20, height: 20),
            ])
    }
}
