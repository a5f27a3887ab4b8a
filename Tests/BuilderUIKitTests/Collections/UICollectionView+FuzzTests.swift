import Foundation
import Testing

@testable import BuilderUIKit

/// Collections whose data source and delegate contradict themselves, and change the collection while it calls
/// them.
@MainActor
@Suite struct UICollectionViewFuzzTests {
    final class Mischief: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var dice: FuzzGenerator
        var counts: [Int]
        var isHonest = false
        private var depth = 0
        private let shared = UICollectionViewCell(frame: .zero)

        init(seed: Int) {
            dice = FuzzGenerator(seed)
            counts = dice.counts()
        }

        private func interfere(_ collection: UICollectionView) {
            guard !isHonest, depth < 2, dice.oneIn(8) else { return }
            depth += 1
            act(on: collection)
            depth -= 1
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            interfere(collectionView)
            if !isHonest, dice.oneIn(10) { return dice.number(below: 5) - 1 }
            return counts.count
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            interfere(collectionView)
            if !isHonest, dice.oneIn(10) { return dice.number(below: 6) - 2 }
            return counts.indices.contains(section) ? counts[section] : 0
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            interfere(collectionView)
            if !isHonest, dice.oneIn(10) { return shared }
            let name = !isHonest && dice.oneIn(10) ? "never registered" : "cell"
            return collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            interfere(collectionView)
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            interfere(collectionView)
            if isHonest { return CGSize(width: 40, height: 40) }
            return CGSize(width: 20 + 10 * dice.number(below: 5), height: 30 + 10 * dice.number(below: 5))
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            interfere(collectionView)
            return isHonest ? .zero : CGSize(width: 0, height: 20 * dice.number(below: 2))
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { interfere(collectionView) }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { interfere(collectionView) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if let collection = scrollView as? UICollectionView { interfere(collection) }
        }

        func act(on collection: UICollectionView) {
            if self.dice.oneIn(2) { self.counts = self.dice.counts() }
            switch dice.number(below: 26) {
            case 0: collection.insertItems(at: self.dice.paths())
            case 1: collection.deleteItems(at: self.dice.paths())
            case 2: collection.reloadItems(at: dice.paths())
            case 3: collection.moveItem(at: dice.path(), to: dice.path())
            case 4: collection.insertSections(dice.sections())
            case 5: collection.deleteSections(dice.sections())
            case 6: collection.reloadSections(dice.sections())
            case 7: collection.moveSection(dice.index(), toSection: dice.index())
            case 8: collection.reconfigureItems(at: dice.paths())
            case 9: collection.reloadData()
            case 10: collection.scrollToItem(at: dice.path(), at: .centeredVertically, animated: dice.oneIn(2))
            case 11: collection.selectItem(at: dice.path(), animated: false, scrollPosition: .top)
            case 12: collection.deselectItem(at: dice.path(), animated: false)
            case 13: _ = collection.cellForItem(at: dice.path())
            case 14: _ = collection.layoutAttributesForItem(at: dice.path())
            case 15:
                _ = collection.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: dice.path())
            case 16: _ = collection.numberOfItems(inSection: dice.index())
            case 17: _ = collection.indexPathForItem(at: dice.point())
            case 18: _ = collection.visibleCells
            case 19: collection.collectionViewLayout.invalidateLayout()
            case 20: collection.contentOffset.y = CGFloat(dice.number(below: 300))
            case 21: collection.layoutIfNeeded()
            case 22: _ = collection.contentSize
            case 23: collection.setCollectionViewLayout(Self.layout(dice.number(below: 3)), animated: false)
            case 24:
                collection.performBatchUpdates {
                    collection.deleteItems(at: self.dice.paths())
                    collection.insertItems(at: self.dice.paths())
                    if self.dice.oneIn(2) { self.counts = self.dice.counts() }
                }
            default:
                collection.dataSource = nil
                if dice.oneIn(2) { collection.layoutIfNeeded() }
                collection.dataSource = self
            }
        }

        static func layout(_ number: Int) -> UICollectionViewLayout {
            switch number {
            case 0: return UICollectionViewFlowLayout()
            case 1:
                let flow = UICollectionViewFlowLayout()
                flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                flow.sectionHeadersPinToVisibleBounds = true
                return flow
            default:
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40))
                let item = NSCollectionLayoutItem(layoutSize: size)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)), subitems: [item])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }
        }
    }

    @Test(arguments: 0..<60) func nothingEndsTheProcessAndAnHonestCollectionIsRight(seed: Int) {
        let source = Mischief(seed: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let collection = UICollectionView(
            frame: window.bounds, collectionViewLayout: Mischief.layout(seed % 3))
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "edge")
        window.addSubview(collection)
        window.isHidden = false
        WarningLog().asCurrent {
            _ = LayoutDiagnostics.collecting {
                collection.dataSource = source
                collection.delegate = source
                for _ in 0..<60 {
                    source.act(on: collection)
                    if source.dice.oneIn(2) { window.layoutIfNeeded() }
                }
                window.layoutIfNeeded()
            }
        }
        source.isHonest = true
        source.counts = [3, 0, 2]
        collection.dataSource = source
        collection.contentOffset = .zero
        let (_, issues) = LayoutDiagnostics.collecting {
            collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            collection.reloadData()
            window.layoutIfNeeded()
        }
        #expect(issues.isEmpty)
        #expect(
            collection.indexPathsForVisibleItems
                == [(0, 0), (1, 0), (2, 0), (0, 2), (1, 2)].map { IndexPath(item: $0, section: $1) })
        let cells = collection.subviews.compactMap { $0 as? UICollectionViewCell }
        #expect(cells.count == 5, "no cell is left behind")
    }
}
