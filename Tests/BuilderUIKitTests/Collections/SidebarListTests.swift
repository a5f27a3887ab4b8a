import Foundation
import Testing

@testable import BuilderUIKit

/// Lists with the styles of sidebars.
@MainActor
@Suite struct SidebarListTests {
    private final class Kept { var values: [Any] = [] }
    private let kept = Kept()

    /// Shows a list with a header and two rows.
    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .sidebar, _ design: InterfaceDesign = .ios18,
        _ prepare: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) throws -> (UICollectionView, [UICollectionViewListCell]) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .firstItemInSection
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.tintColor = .systemPurple
        let list = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "12")]
            prepare(cell)
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Folders", "Travel", "Work"])
        source.apply(snapshot)
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        kept.values.append((window, source))
        let cells = try (0..<3).map {
            try #require(list.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)
        }
        return (list, cells)
    }

    private func select(_ item: Int?, in list: UICollectionView) {
        list.selectItem(at: item.map { IndexPath(item: $0, section: 0) }, animated: false, scrollPosition: [])
        list.window?.layoutIfNeeded()
    }

    private func fill(of cell: UICollectionViewListCell) -> BackgroundConfigurationView? {
        cell.subviews.compactMap { $0 as? BackgroundConfigurationView }.first { !$0.isHidden }
    }

    private func label(_ cell: UICollectionViewListCell) -> UILabel? { cell.configurationHost.listView?.label }
    private func count(_ cell: UICollectionViewListCell) -> UILabel? {
        cell.subviews.compactMap { $0 as? UILabel }.first
    }

    @Test(arguments: InterfaceDesign.allCases)
    func rowsAreInsetWithoutSeparators(design: InterfaceDesign) throws {
        let (_, cells) = try show(.sidebar, design)
        for cell in cells {
            #expect(cell.frame.minX == 16 && cell.frame.width == 288 && cell.frame.height == 44)
            #expect(cell.subviews.contains { $0 is TableSeparatorView && $0.isHidden })
            #expect(cell.layer.cornerRadius == 0 && cell.backgroundColor == .clear && fill(of: cell) == nil)
        }
        #expect(label(cells[0])?.font.pointSize == 20 && label(cells[1])?.font.pointSize == 17)
        let bold = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.symbolicTraits
        #expect(label(cells[0])?.font.fontDescriptor.symbolicTraits == bold)
    }

    @Test(arguments: [(InterfaceDesign.ios18, CGFloat(8)), (.ios26, 22)])
    func aSelectedRowHasTheTintColor(design: InterfaceDesign, radius: CGFloat) throws {
        let (list, cells) = try show(.sidebar, design)
        select(1, in: list)
        let fill = try #require(self.fill(of: cells[1]))
        #expect(fill.frame == cells[1].bounds && cells.first { self.fill(of: $0) != nil } === cells[1])
        let color = try #require(fill.subviews.first)
        #expect(color.backgroundColor == cells[1].tintColor && cells[1].tintColor == .systemPurple)
        #expect(color.layer.cornerRadius == radius)
        #expect(label(cells[1])?.textColor == .white && count(cells[1])?.textColor == .white)
        #expect(label(cells[2])?.textColor == .label && count(cells[2])?.textColor == .secondaryLabel)
        select(2, in: list)
        #expect(self.fill(of: cells[1]) == nil && self.fill(of: cells[2]) != nil)
        #expect(label(cells[1])?.textColor == .label && count(cells[1])?.textColor == .secondaryLabel)
        cells[1].isHighlighted = true
        list.window?.layoutIfNeeded()
        #expect(self.fill(of: cells[1])?.subviews.first?.backgroundColor == .systemFill)
        #expect(label(cells[1])?.textColor == .label)
    }

    @Test func aHeaderIsNotFilled() throws {
        let (list, cells) = try show()
        select(0, in: list)
        #expect(fill(of: cells[0])?.configuration.backgroundColor == .clear)
        #expect(label(cells[0])?.textColor == .label)
    }

    @Test func aPlainSidebarsRowsReachTheEdges() throws {
        let (list, cells) = try show(.sidebarPlain)
        #expect(cells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 320 })
        select(1, in: list)
        let color = try #require(fill(of: cells[1])?.subviews.first)
        #expect(color.frame.minX == 8 && color.frame.width == 304 && color.layer.cornerRadius == 8)
        #expect(label(cells[1])?.textColor == .white)
    }

    @Test func theAppsColorsStay() throws {
        let (list, cells) = try show { cell in
            var content = UIListContentConfiguration.sidebarSubtitleCell()
            content.text = "Title"
            content.secondaryText = "Subtitle"
            content.textProperties.color = .red
            content.image = UIImage(systemName: "folder")
            cell.contentConfiguration = content
            cell.backgroundColor = .yellow
        }
        select(1, in: list)
        #expect(label(cells[1])?.textColor == .red && fill(of: cells[1]) == nil)
        #expect(count(cells[1])?.textColor == count(cells[2])?.textColor)
        let content = try #require(cells[1].configurationHost.listView)
        #expect(content.secondaryLabel.textColor == .white.withAlphaComponent(0.8))
        #expect(content.imageView.tintColor == .white)
        #expect((cells[1].contentConfiguration as? UIListContentConfiguration)?.imageProperties.tintColor == nil)
    }

    @Test(arguments: [true, false])
    func configuredBackgroundsFollowTheState(updates: Bool) throws {
        let (list, cells) = try show { cell in
            cell.automaticallyUpdatesBackgroundConfiguration = updates
            cell.backgroundConfiguration = .listSidebarCell()
        }
        let background = try #require(cells[1].backgroundView as? BackgroundConfigurationView)
        #expect(background.configuration.backgroundColor == .clear)
        select(1, in: list)
        #expect((background.configuration.backgroundColor == nil) == updates)
        #expect(cells[1].subviews.filter { $0 is BackgroundConfigurationView } == [background])
        #expect(cells[1].backgroundConfiguration?.backgroundColor == .clear)
        select(2, in: list)
        #expect(background.configuration.backgroundColor == .clear)
    }
}
