import Foundation
import Testing

@testable import BuilderUIKit

/// Sections that scroll across, and the handlers of visible items.
@MainActor
@Suite struct OrthogonalScrollingTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private let source = Source()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func collection(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> UICollectionView {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        section.visibleItemsInvalidationHandler = handler
        let view = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        return view
    }

    private func places(_ view: UICollectionView) -> [CGFloat] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame.minX }
    }

    @Test(
        arguments: [
            (.continuous, .left, [0, 210]), (.continuous, .centeredHorizontally, [-160, 50, 260]),
            (.groupPaging, .left, [0, 210]), (.groupPagingCentered, .centeredHorizontally, [-160, 50, 260]),
            (.paging, .left, [-90, 120]),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, UICollectionView.ScrollPosition, [CGFloat])])
    func scrollingShowsAnItem(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, position: UICollectionView.ScrollPosition,
        expected: [CGFloat]
    ) {
        let view = collection(behavior)
        // The third item begins at 420 of the content, where a page of 300 points doesn't.
        view.scrollToItem(at: IndexPath(item: 2, section: 0), at: position, animated: false)
        window.layoutIfNeeded()
        #expect(places(view) == expected)
        #expect(view.contentOffset == .zero)
    }

    @Test func groupsComeToRestAtTheirBeginnings() {
        var scrolling = OrthogonalScrolling(behavior: .groupPaging, room: 300)
        scrolling.groups = [0, 210, 420, 630]
        scrolling.maximum = 540
        #expect([-50, 90, 120, 500, 900].map { scrolling.resting(at: $0) } == [0, 0, 210, 420, 540])
        scrolling = OrthogonalScrolling(behavior: .continuous, room: 300)
        scrolling.maximum = 540
        #expect(scrolling.resting(at: 120) == 120)
    }

    private func shown(_ view: UICollectionView) -> [Int] { view.indexPathsForVisibleItems.map(\.item).sorted() }

    @Test(
        arguments: [
            (.continuous, -100, [-100, 110]), (.continuous, -900, [-60, 150]),
            (.groupPaging, -100, [0, 210]), (.groupPaging, -120, [0, 210]), (.paging, -100, [0, 210]),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, [CGFloat])])
    func aFingerDragsTheSection(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, way: CGFloat, expected: [CGFloat]
    ) {
        let view = collection(behavior)
        view.simulateDrag(from: CGPoint(x: 290, y: 50), by: CGVector(dx: way, dy: 5))
        window.layoutIfNeeded()
        #expect(places(view) == expected)
        // With groups, more than half of the way leads to the next one.
        #expect(shown(view).first == (way == -120 ? 1 : way == -900 ? 4 : 0))
        #expect(view.contentOffset == .zero)
    }

    @Test func aSwipeTurnsOnePageOrGroup() {
        let view = collection(.groupPaging)
        for expected in [[1, 2], [2, 3]] {
            view.simulateSwipe(.left, from: CGPoint(x: 250, y: 50))
            window.layoutIfNeeded()
            #expect(shown(view) == expected)
        }
        view.simulateSwipe(.right, from: CGPoint(x: 50, y: 50))
        window.layoutIfNeeded()
        #expect(shown(view) == [1, 2])
        let pages = collection(.paging)
        pages.simulateSwipe(.left, from: CGPoint(x: 250, y: 50))
        window.layoutIfNeeded()
        #expect(places(pages) == [-90, 120])
    }

    @Test func onlyADragAlongTheSectionAndInsideOfItScrollsIt() {
        let view = collection(.continuous)
        view.simulateDrag(from: CGPoint(x: 150, y: 90), by: CGVector(dx: 5, dy: -80))
        view.simulateDrag(from: CGPoint(x: 290, y: 300), by: CGVector(dx: -100, dy: 0))
        window.layoutIfNeeded()
        #expect(places(view) == [0, 210])
    }

    @Test func sectionsScrollTheOtherWayFromRightToLeft() {
        let view = collection(.continuous)
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(places(view) == [100, -110])
        view.simulateDrag(from: CGPoint(x: 10, y: 50), by: CGVector(dx: 100, dy: 0))
        window.layoutIfNeeded()
        #expect(places(view) == [200, -10])
    }

    @Test func theEndIsTheLimit() {
        let view = collection(.continuous)
        view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
        window.layoutIfNeeded()
        // Six groups and five gaps are 1250 points, 300 of which are visible.
        #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.maxX == 300)
    }

    @Test func handlersChangeVisibleItems() throws {
        var calls: [(items: [Int], offset: CGFloat)] = []
        let view = collection(.continuous) { items, offset, environment in
            calls.append((items.map(\.indexPath.item), offset.x))
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.transform = CGAffineTransform(scaleX: 1 - distance / 1000, y: 1 - distance / 1000)
                if item.indexPath.item == 1 { item.alpha = 0.5 }
            }
        }
        #expect(calls.last?.items == [0, 1] && calls.last?.offset == 0)
        let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(second.alpha == 0.5)
        // Its center is 160 points after the middle.
        #expect(abs(second.transform.a - 0.84) < 0.0001)
        view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
        window.layoutIfNeeded()
        #expect(calls.last?.items == [2, 3, 4] && calls.last?.offset == 580)
        let middle = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(middle.transform.a == 1 && middle.alpha == 1 && middle.center.x == 150)
    }
}
