import BuilderUIKit
import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UICollectionViewFlowLayoutTests {
    @Test func theMetricsPlaceTheItems() {
        let items = CollectionItems(5)
        let layout = UICollectionViewFlowLayout().itemSize(CGSize(width: 100, height: 30)).minimumLineSpacing(7)
            .minimumInteritemSpacing(5).sectionInset(UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10))
        let collection = items.collection(layout)
        // Two in a line would leave 95 points: too little for a third one.
        #expect(
            collection.visibleCells.map(\.frame.origin) == [
                CGPoint(x: 10, y: 4), CGPoint(x: 210, y: 4), CGPoint(x: 10, y: 41), CGPoint(x: 210, y: 41),
                CGPoint(x: 10, y: 78),
            ])
        #expect(collection.contentSize == CGSize(width: 320, height: 114))
        collection.collectionViewLayout(layout.scrollDirection(.horizontal)).layoutIfNeeded()
        #expect(collection.visibleCells.first?.frame.origin == CGPoint(x: 10, y: 4))
        #expect(collection.contentSize.height == 200)
    }

    @Test func anotherLayoutTakesEffectAtOnce() {
        let items = CollectionItems(4)
        let collection = items.collection()
        collection.collectionViewLayout(UICollectionViewFlowLayout().itemSize(CGSize(width: 320, height: 25)))
            .layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 35, 70, 105])
    }

    @Test func collectionViewIsClearUntilItHasABackgroundView() {
        let items = CollectionItems(1)
        items.makeCell = { collection, path in
            let cell = collection.dequeueCell(withCellClass: TaggedItem.self, for: path)
            let ground = UIView()
            ground.backgroundColor = DrawnView.blue
            return cell.backgroundView(ground)
        }
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        ground.backgroundColor = DrawnView.red
        let collection = items.collection()
        ground.addSubview(collection)
        #expect(DrawnView(ground).pixel(200, 100) == DrawnView.redPixel)
        #expect(DrawnView(ground).pixel(25, 25) == DrawnView.bluePixel)
        let behind = UIView()
        behind.backgroundColor = DrawnView.green
        collection.backgroundView(behind).layoutIfNeeded()
        #expect(DrawnView(ground).pixel(200, 100) == DrawnView.greenPixel)
        #expect(DrawnView(ground).pixel(25, 25) == DrawnView.bluePixel)
    }

    @Test func indexPathsOutOfBoundsAreIgnoredAndReported() {
        let items = CollectionItems(3)
        let collection = items.collection()
        let far = IndexPath(item: 99, section: 7)
        let log = WarningLog()
        log.asCurrent { collection.scrollToItem(far, at: .top, animated: true).layoutIfNeeded() }
        #expect(log.warnings.count == 1)
        let issues = LayoutDiagnostics.collecting {
            collection.selectItem(far).selectItem(IndexPath()).deselectItem(far).insertItems([far]).layoutIfNeeded()
        }.diagnostics
        #expect(issues.count == 1)
        #expect(collection.indexPathsForSelectedItems == [] && collection.visibleCells.count == 3)
        collection.deleteItems([]).reloadItems([]).insertItems([]).layoutIfNeeded()
        #expect(collection.visibleCells.count == 3)
    }

    @Test func lengthsThatMeanNothingDoNotStopTheScreen() {
        let items = CollectionItems(3)
        let issues = LayoutDiagnostics.collecting {
            let layout = UICollectionViewFlowLayout().itemSize(CGSize(width: CGFloat.nan, height: 20))
                .minimumLineSpacing(.nan).sectionInset(UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
            let collection = items.collection(layout)
            #expect(collection.contentOffset == .zero)
            #expect(collection.visibleCells.allSatisfy { $0.frame.width.isFinite && $0.frame.minY.isFinite })
        }.diagnostics
        #expect(!issues.isEmpty)
    }
}
