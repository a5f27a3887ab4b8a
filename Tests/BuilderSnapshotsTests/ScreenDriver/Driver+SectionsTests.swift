import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

/// Sections of compositional layouts that scroll across.
@MainActor
struct DriverSectionsTests {
    @MainActor
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let log = EventLog()

        func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = "item-\(indexPath.section)-\(indexPath.item)"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.entries.append("\(indexPath.section).\(indexPath.item)")
        }
    }

    private let source = Source()

    private func makeGrid(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, isRightToLeft: Bool = false,
        isCovered: Bool = false
    ) async throws -> (driver: Driver, grid: UICollectionView) {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        let grid = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let (driver, _) = try await makeDriver { controller in
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.dataSource = source
            grid.delegate = source
            if isRightToLeft { grid.semanticContentAttribute = .forceRightToLeft }
            controller.add(grid, "grid", x: 0, y: 60, width: 300, height: 180)
            if isCovered { controller.add(UIView(), "cover", x: 0, y: 60, width: 375, height: 180) }
        }
        return (driver, grid)
    }

    private func place(_ item: Int, in grid: UICollectionView) -> CGFloat? {
        grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minX
    }

    @Test(
        arguments: [.continuous, .paging, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary]
            as [UICollectionLayoutSectionOrthogonalScrollingBehavior])
    func itemsAreScrolledToAndSelected(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) async throws {
        let (driver, grid) = try await makeGrid(behavior)
        try await driver.select(row: 9, section: 0)
        #expect(source.log.take() == ["0.9"])
        // Below the others.
        try await driver.select(row: 11, section: 3)
        #expect(source.log.take() == ["3.11"])
        #expect(grid.contentOffset.y > 100)
        try await driver.select(row: 0, section: 0, in: "grid")
        #expect(source.log.take() == ["0.0"])
    }

    @Test(arguments: [false, true]) func itemsThatDoNotExistYetAreFound(isRightToLeft: Bool) async throws {
        let (driver, _) = try await makeGrid(isRightToLeft: isRightToLeft)
        guard case .noView = await refusal({ try await driver.tap("item-2-10") }) else {
            Issue.record("an item far away exists")
            return
        }
        try await driver.scroll(to: "item-2-10", in: "grid")
        try await driver.tap("item-2-10")
        try await driver.scroll(to: "item-0-1")
        try await driver.tap("item-0-1")
        #expect(source.log.take() == ["2.10", "0.1"])
        guard case .noView = await refusal({ try await driver.scroll(to: "item-4-0") }) else {
            Issue.record("an item that isn't there is found")
            return
        }
    }

    @Test func swipesAndDragsScrollTheSectionOnly() async throws {
        let (driver, grid) = try await makeGrid()
        try await driver.drag("item-0-1", by: CGVector(dx: -130, dy: 0))
        #expect(abs(place(1, in: grid) ?? 1000) < 0.01)
        #expect(grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame.minX == 130)
        try await driver.swipe(.left, on: "item-0-2")
        #expect(place(1, in: grid) ?? 0 < -200)
        try await driver.swipe(.right, on: "item-0-4")
        #expect(place(1, in: grid) ?? -1000 > -50)
        #expect(grid.contentOffset == .zero)
        #expect(source.log.take() == [])
    }

    @Test func aSwipeTurnsOneGroup() async throws {
        let (driver, grid) = try await makeGrid(.groupPaging)
        try await driver.swipe(.left, on: "item-0-1")
        #expect(place(1, in: grid) == 0)
    }

    @Test func coveredSectionsAreRefused() async throws {
        let (driver, _) = try await makeGrid(isCovered: true)
        let actions: [() async throws -> Void] = [
            { try await driver.select(row: 9, section: 0, in: "grid") },
            { try await driver.scroll(to: "item-0-9", in: "grid") }, { try await driver.swipe(.left, on: "item-0-0") },
        ]
        for action in actions {
            guard case .unreachable(_, .covered(by: "UIView (identifier “cover”)")) = await refusal(action) else {
                Issue.record("a covered section is scrolled")
                return
            }
        }
    }
}
