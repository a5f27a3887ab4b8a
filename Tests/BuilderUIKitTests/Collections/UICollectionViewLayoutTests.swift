import Foundation
import Testing

@testable import BuilderUIKit

/// Layouts that are written from scratch, by UIKit's documentation.
@Suite @MainActor struct UICollectionViewLayoutTests {
    final class TintedAttributes: UICollectionViewLayoutAttributes {
        var tag = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? TintedAttributes)?.tag = tag
            return copy
        }
    }

    final class TaggedCell: UICollectionViewCell {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            tag = (layoutAttributes as? TintedAttributes)?.tag ?? -1
        }
    }

    /// Two columns; the next item goes to the shorter one.
    final class WaterfallLayout: UICollectionViewLayout {
        private var cache: [TintedAttributes] = []
        private var height: CGFloat = 0
        private(set) var prepared = 0
        var followsScrolling = false

        override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

        override func prepare() {
            super.prepare()
            prepared += 1
            cache = []
            guard let collectionView else { return }
            let width = collectionView.bounds.width / 2
            var ends: [CGFloat] = [0, 0]
            for item in 0..<collectionView.numberOfItems(inSection: 0) {
                let attributes = TintedAttributes(forCellWith: IndexPath(item: item, section: 0))
                let column = ends[0] <= ends[1] ? 0 : 1
                let length = CGFloat(50 + item % 3 * 50)
                attributes.frame = CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: length)
                attributes.alpha = 0.5
                attributes.tag = item + 100
                ends[column] += length
                cache.append(attributes)
            }
            height = max(ends[0], ends[1])
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: height)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            cache.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            cache[indexPath.item]
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            // As in UIKit, the collection still has its old bounds.
            followsScrolling || collectionView?.bounds.size != newBounds.size
        }

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 50).rounded() * 50) }
    }

    @Test func aWaterfall() throws {
        let layout = WaterfallLayout()
        let source = CollectionSource(items: 100)
        let (collection, window) = source.show(layout, width: 300, height: 200, cell: TaggedCell.self)
        #expect(
            collection.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 150, height: 50), CGRect(x: 150, y: 0, width: 150, height: 100),
                CGRect(x: 0, y: 50, width: 150, height: 150), CGRect(x: 150, y: 100, width: 150, height: 50),
                CGRect(x: 150, y: 150, width: 150, height: 100),
            ])
        #expect(collection.visibleCells.map(\.tag) == [100, 101, 102, 103, 104])
        #expect(collection.visibleCells.allSatisfy { $0.alpha == 0.5 })
        #expect(layout.prepared == 1)
        collection.contentOffset.y = 60
        window.layoutIfNeeded()
        #expect(layout.prepared == 1)
        layout.followsScrolling = true
        collection.contentOffset.y = 70
        window.layoutIfNeeded()
        #expect(layout.prepared == 2)
        layout.followsScrolling = false
        collection.frame.size.width = 400
        window.layoutIfNeeded()
        #expect(layout.prepared == 3)
        #expect(collection.visibleCells.first?.frame.width == 200)
        collection.contentOffset.y = 0
        collection.simulateDrag(by: CGVector(dx: 0, dy: -80))
        #expect(collection.contentOffset.y.truncatingRemainder(dividingBy: 50) == 0)
    }

    /// The collection that is as high as its content, as apps write it.
    private final class GrowingCollection: UICollectionView {
        override var contentSize: CGSize {
            didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
        }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    @Test func aCollectionAsHighAsItsContent() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let source = CollectionSource(items: 12)
        let collection = GrowingCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(collection)
        NSLayoutConstraint.activate([
            collection.topAnchor.constraint(equalTo: window.topAnchor),
            collection.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            collection.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        window.isHidden = false
        window.layoutIfNeeded()
        // Five in a line of 320 points, three lines.
        #expect(collection.frame == CGRect(x: 0, y: 0, width: 320, height: 170))
        #expect(collection.visibleCells.count == 12)
        source.counts = [4]
        collection.reloadData()
        window.layoutIfNeeded()
        #expect(collection.frame.height == 50)
    }

    /// A layout that decides its items' size when it prepares, as many do.
    @Test func sizesSetInPrepare() {
        final class ColumnLayout: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                guard let collectionView else { return }
                itemSize = CGSize(width: (collectionView.bounds.width - 20) / 3, height: 40)
            }
        }
        let (collection, window) = CollectionSource(items: 4).show(ColumnLayout(), width: 320)
        #expect(collection.frames(4).map { $0?.minX } == [0, 110, 220, 0])
        collection.frame.size.width = 350
        window.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minX) == [0, 120, 240, 0])
    }

    /// A cell has its attributes when the data source fills it, and not again afterwards.
    @Test func attributesAreAppliedWhenACellIsDequeued() {
        final class Cell: UICollectionViewCell {
            var log: [String] = []
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                log.append("apply \(layoutAttributes.size.width)")
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            var cells: [Cell] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                if let cell = cell as? Cell {
                    cell.log.append("filled")
                    cells.append(cell)
                }
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = Source()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(source.cells.map(\.log) == [["apply 60.0", "filled"]])
    }

    // MARK: Offsets after changes

    private final class StayingLayout: UICollectionViewFlowLayout {
        var proposed: [CGPoint] = []
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            proposed.append(proposedContentOffset)
            return CGPoint(x: 0, y: proposedContentOffset.y + 50)
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 40
        var distance: CGFloat = 0
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: proposed.y + distance) }
    }

    @Test func layoutsAndDelegatesMoveTheOffsetAfterChanges() {
        let layout = StayingLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        let rows = Rows()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        (collection.dataSource, collection.delegate) = (rows, rows)
        collection.layoutIfNeeded()
        collection.contentOffset.y = 100
        collection.layoutIfNeeded()
        #expect(layout.proposed.isEmpty && collection.contentOffset.y == 100)
        rows.count += 1
        collection.performBatchUpdates { collection.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        collection.layoutIfNeeded()
        #expect(layout.proposed == [CGPoint(x: 0, y: 100)] && collection.contentOffset.y == 150)
        rows.distance = 25
        let next = StayingLayout()
        collection.setCollectionViewLayout(next, animated: false)
        collection.layoutIfNeeded()
        #expect(next.proposed == [CGPoint(x: 0, y: 150)] && collection.contentOffset.y == 225)
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        #expect(collection.contentOffset.y == 225)
    }
}
