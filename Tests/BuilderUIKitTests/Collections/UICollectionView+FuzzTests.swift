import Foundation
import Testing

@testable import BuilderUIKit

/// Collections whose data source and delegate contradict themselves, and change the collection while it calls
/// them.
@MainActor
@Suite struct UICollectionViewFuzzTests {
    final class InconsistentDataSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var random: FuzzGenerator
        var counts: [Int]
        var isConsistent = false
        private var depth = 0
        private let shared = UICollectionViewCell(frame: .zero)

        init(seed: Int) {
            random = FuzzGenerator(seed)
            counts = random.counts()
        }

        private func interfere(_ collection: UICollectionView) {
            guard !isConsistent, depth < 2, random.oneIn(8) else { return }
            depth += 1
            act(on: collection)
            depth -= 1
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            interfere(collectionView)
            if !isConsistent, random.oneIn(10) { return random.number(below: 5) - 1 }
            return counts.count
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            interfere(collectionView)
            if !isConsistent, random.oneIn(10) { return random.number(below: 6) - 2 }
            return counts.indices.contains(section) ? counts[section] : 0
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            interfere(collectionView)
            if !isConsistent, random.oneIn(10) { return shared }
            let name = !isConsistent && random.oneIn(10) ? "never registered" : "cell"
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
            if isConsistent { return CGSize(width: 40, height: 40) }
            return CGSize(width: 20 + 10 * random.number(below: 5), height: 30 + 10 * random.number(below: 5))
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            interfere(collectionView)
            return isConsistent ? .zero : CGSize(width: 0, height: 20 * random.number(below: 2))
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
            if self.random.oneIn(2) { self.counts = self.random.counts() }
            switch random.number(below: 26) {
            case 0: collection.insertItems(at: self.random.paths())
            case 1: collection.deleteItems(at: self.random.paths())
            case 2: collection.reloadItems(at: random.paths())
            case 3: collection.moveItem(at: random.path(), to: random.path())
            case 4: collection.insertSections(random.sections())
            case 5: collection.deleteSections(random.sections())
            case 6: collection.reloadSections(random.sections())
            case 7: collection.moveSection(random.index(), toSection: random.index())
            case 8: collection.reconfigureItems(at: random.paths())
            case 9: collection.reloadData()
            case 10: collection.scrollToItem(at: random.path(), at: .centeredVertically, animated: random.oneIn(2))
            case 11: collection.selectItem(at: random.path(), animated: false, scrollPosition: .top)
            case 12: collection.deselectItem(at: random.path(), animated: false)
            case 13: _ = collection.cellForItem(at: random.path())
            case 14: _ = collection.layoutAttributesForItem(at: random.path())
            case 15:
                _ = collection.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: random.path())
            case 16: _ = collection.numberOfItems(inSection: random.index())
            case 17: _ = collection.indexPathForItem(at: random.point())
            case 18: _ = collection.visibleCells
            case 19: collection.collectionViewLayout.invalidateLayout()
            case 20: collection.contentOffset.y = CGFloat(random.number(below: 300))
            case 21: collection.layoutIfNeeded()
            case 22: _ = collection.contentSize
            case 23: collection.setCollectionViewLayout(Self.layout(random.number(below: 3)), animated: false)
            case 24:
                collection.performBatchUpdates {
                    collection.deleteItems(at: self.random.paths())
                    collection.insertItems(at: self.random.paths())
                    if self.random.oneIn(2) { self.counts = self.random.counts() }
                }
            default:
                collection.dataSource = nil
                if random.oneIn(2) { collection.layoutIfNeeded() }
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

    @Test(arguments: 0..<60) func inconsistentDataSourcesDoNotCrashAndAConsistentOneIsShown(seed: Int) {
        let source = InconsistentDataSource(seed: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let collection = UICollectionView(
            frame: window.bounds, collectionViewLayout: InconsistentDataSource.layout(seed % 3))
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
                    if source.random.oneIn(2) { window.layoutIfNeeded() }
                }
                window.layoutIfNeeded()
            }
        }
        source.isConsistent = true
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
