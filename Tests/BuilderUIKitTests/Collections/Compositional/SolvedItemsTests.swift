import Foundation
import Testing

@testable import BuilderUIKit

/// Long sections, whose groups are laid out where they are visible or measured.
@Suite @MainActor struct SolvedItemsTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func rows(spacing: CGFloat = 0) -> UICollectionViewCompositionalLayout {
        let whole = size(.fractionalWidth(1), .estimated(44.1))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func frame(_ item: Int, in layout: UICollectionViewLayout) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func theWorkDependsOnWhatIsVisible() {
        func work(_ items: Int) -> (frames: Int, cells: Int) {
            let layout = rows()
            let source = CollectionSource(items: items)
            source.fill = { cell, _ in
                let label = UILabel()
                label.text = "Row"
                cell.contentView.addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    label.heightAnchor.constraint(equalToConstant: 60),
                ])
            }
            let (collection, window) = source.show(layout)
            return withExtendedLifetime((source, collection, window)) {
                (layout.solvedSections[0].items.frameCount, source.requests)
            }
        }
        let (few, many) = (work(40), work(10_000))
        #expect(few.frames > 5 && few.frames < 40 && few.cells > 5)
        #expect(many.frames == few.frames && many.cells == few.cells)
    }

    /// Lengths are added in the order of the groups, so that no edge is rounded to another pixel.
    @Test(arguments: [CGFloat(0), 0.05, 7])
    func framesAreThoseOfGroupsLaidOutOneByOne(spacing: CGFloat) {
        let layout = rows(spacing: spacing)
        let source = CollectionSource(items: 3000)
        let (collection, window) = source.show(layout)
        withExtendedLifetime((source, collection, window)) {
            layout.fittedSizes = [:]
            layout.isSolved = false
            let measured = CGSize(width: 375, height: 61.3)
            layout.fittedSizes[CollectionElement(indexPath: IndexPath(item: 5, section: 0))] = measured
            layout.fittedSizes[CollectionElement(indexPath: IndexPath(item: 1200, section: 0))] = measured
            let scale = collection.layoutScale
            var start: CGFloat = 0
            for item in 0..<3000 {
                if item > 0 { start += spacing }
                let height: CGFloat = item == 5 || item == 1200 ? 61.3 : 44.1
                let expected = CGRect(x: 0, y: start, width: 375, height: height).snapped(toPixelsOf: scale)
                let found = frame(item, in: layout)
                // Rounding to pixels may differ in the last bits.
                let isEqual = found.map {
                    abs($0.minY - expected.minY) < 0.001 && abs($0.maxY - expected.maxY) < 0.001
                        && $0.width == expected.width
                }
                if isEqual != true { #expect(found == expected, "item \(item)") }
                start += height
            }
            #expect(layout.collectionViewContentSize.height == start)
            #expect(layout.solvedSections[0].items.count == 3000)
        }
    }

    @Test(arguments: [[], [7, 8, 1000, 1500], Array(20..<1400), Array(stride(from: 0, to: 2000, by: 2))])
    func visibleItemsAreFoundAnywhere(measured: [Int]) {
        let layout = rows(spacing: 3)
        let source = CollectionSource(items: 2000)
        let (collection, window) = source.show(layout)
        withExtendedLifetime((source, collection, window)) {
            for item in measured {
                let path = IndexPath(item: item, section: 0)
                layout.fittedSizes[CollectionElement(indexPath: path)] = CGSize(width: 375, height: 40)
            }
            layout.isSolved = false
            layout.solveIfNeeded()
            let items = layout.solvedSections[0].items
            let all = items.indices.map { items[$0] }
            #expect(all.map(\.element.indexPath.item) == Array(0..<2000))
            for top in [CGFloat(-50), 0, 47, 1000.3, 50_000, 94_100, 200_000] {
                let rect = CGRect(x: 0, y: top, width: 375, height: 300)
                let expected = all.filter { $0.frame.overlaps(rect) }.map(\.element)
                #expect(items.overlapping(rect).map(\.element) == expected)
            }
        }
    }

    @Test func eachSectionHasItsOwnMeasuredItems() {
        let layout = rows()
        let source = CollectionSource(items: 40, 40, 40)
        let (collection, window) = source.show(layout)
        withExtendedLifetime((source, collection, window)) {
            layout.fittedSizes = [:]
            layout.isSolved = false
            for (section, item) in [(0, 30), (2, 4), (2, 1)] {
                let path = IndexPath(item: item, section: section)
                layout.fittedSizes[CollectionElement(indexPath: path)] = CGSize(width: 375, height: 100)
            }
            for section in 0..<3 {
                let large = (0..<40).filter { item in
                    let path = IndexPath(item: item, section: section)
                    return layout.layoutAttributesForItem(at: path)?.frame.height == 100
                }
                #expect(large == [[30], [], [1, 4]][section])
            }
        }
    }

    /// A measured item that is narrower than it was estimated to be fits into the row before it.
    @Test func aRowTakesAMeasuredItemThatFits() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let source = CollectionSource(items: 30)
        let (collection, window) = source.show(layout)
        withExtendedLifetime((source, collection, window)) {
            layout.fittedSizes = [:]
            layout.isSolved = false
            #expect(frame(3, in: layout)?.minY == 30)
            layout.fittedSizes[CollectionElement(indexPath: IndexPath(item: 3, section: 0))] = CGSize(
                width: 50, height: 30)
            layout.isSolved = false
            #expect(frame(3, in: layout) == CGRect(x: 300, y: 0, width: 50, height: 30))
            #expect(frame(4, in: layout) == CGRect(x: 0, y: 30, width: 100, height: 30))
            #expect(frame(29, in: layout)?.minY == 270)
        }
    }
}
