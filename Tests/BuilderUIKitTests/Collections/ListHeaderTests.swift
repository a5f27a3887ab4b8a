import Foundation
import Testing

@testable import BuilderUIKit

/// Headers and footers of lists in collection views.
@MainActor
@Suite struct ListHeaderTests {
    private final class Kept { var values: [Any] = [] }
    private let kept = Kept()

    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void
    ) throws -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        let list = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        func registration(_ kind: String) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
            UICollectionView.SupplementaryRegistration(elementKind: kind) { view, _, _ in
                var content = view.defaultContentConfiguration()
                content.text = "Edge"
                view.contentConfiguration = content
            }
        }
        let headers = registration(UICollectionView.elementKindSectionHeader)
        let footers = registration(UICollectionView.elementKindSectionFooter)
        source.supplementaryViewProvider = { list, kind, path in
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            return list.dequeueConfiguredReusableSupplementary(using: isHeader ? headers : footers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Folders", "Travel", "Work"])
        source.apply(snapshot)
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        kept.values.append((window, source))
        return list
    }

    private func cells(_ list: UICollectionView) throws -> [UICollectionViewListCell] {
        try (0..<3).map {
            try #require(list.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)
        }
    }

    private func label(_ cell: UICollectionViewListCell) -> UILabel? { cell.configurationHost.listView?.label }
    private func hasLine(_ cell: UICollectionViewListCell) -> Bool {
        cell.subviews.contains { $0 is TableSeparatorView && !$0.isHidden }
    }

    @Test func theFirstItemIsTheHeaderOfAnInsetGroup() throws {
        let list = try show(.insetGrouped) { $0.headerMode = .firstItemInSection }
        let cells = try cells(list)
        #expect(cells.map { label($0)?.font.pointSize } == [13, 17, 17])
        #expect(label(cells[0])?.textColor == .secondaryLabel)
        #expect(cells[0].backgroundColor == .clear)
        #expect(cells[1].backgroundColor == .secondarySystemGroupedBackground)
        #expect(cells.map(hasLine) == [false, true, false])
        // The rows' corners are round, below the header.
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        #expect(cells[0].layer.cornerRadius == 0 || cells[0].layer.maskedCorners.isEmpty)
        #expect(cells[1].layer.cornerRadius > 0 && cells[1].layer.maskedCorners == top)
        list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        list.window?.layoutIfNeeded()
        #expect(cells[0].backgroundColor == .clear)
    }

    @Test func theFirstItemIsTheHeaderOfAPlainSection() throws {
        let cells = try cells(try show(.plain) { $0.headerMode = .firstItemInSection })
        let header = try #require(label(cells[0]))
        #expect(header.font == .preferredFont(forTextStyle: .headline) && header.text == "Folders")
        #expect(label(cells[1])?.font == .preferredFont(forTextStyle: .body))
        #expect(cells.map(hasLine) == [false, true, true])
    }

    /// "The padding above each section header", as UIKit's documentation says.
    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar])
    func paddingIsAboveHeaders(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        /// Returns the tops of the header and of the first row below it.
        func tops(_ mode: UICollectionLayoutListConfiguration.HeaderMode, _ padding: CGFloat?) throws -> [CGFloat] {
            let list = try show(appearance) {
                $0.headerMode = mode
                $0.headerTopPadding = padding
            }
            let rows = try cells(list).map(\.frame.minY)
            guard mode == .supplementary else { return rows }
            let path = IndexPath(item: 0, section: 0)
            let kind = UICollectionView.elementKindSectionHeader
            return [try #require(list.supplementaryView(forElementKind: kind, at: path)).frame.minY, rows[0]]
        }
        for mode in [UICollectionLayoutListConfiguration.HeaderMode.supplementary, .firstItemInSection] {
            let plain = try tops(mode, nil)
            #expect(try tops(mode, 0) == plain)
            #expect(try zip(tops(mode, 30), plain).allSatisfy { abs($0 - $1 - 30) < 0.001 })
            #expect(try tops(mode, -30) == plain && tops(mode, .infinity) == plain)
        }
        #expect(try tops(.none, 30) == tops(.none, nil), "there is no header")
    }

    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, UIFont.TextStyle.headline, UIFont.TextStyle.subheadline),
        (.insetGrouped, .footnote, .footnote),
    ])
    func edgesHaveTheContentOfTheirAppearance(
        appearance: UICollectionLayoutListConfiguration.Appearance, header: UIFont.TextStyle, footer: UIFont.TextStyle
    ) throws {
        let list = try show(appearance) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }
        func font(_ kind: String) throws -> UIFont? {
            let view = list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
            return label(try #require(view as? UICollectionViewListCell))?.font
        }
        #expect(try font(UICollectionView.elementKindSectionHeader) == .preferredFont(forTextStyle: header))
        #expect(try font(UICollectionView.elementKindSectionFooter) == .preferredFont(forTextStyle: footer))
        #expect(try cells(list).map { label($0)?.font.pointSize } == [17, 17, 17])
    }

    /// The distance to the next section follows the footer.
    @Test func aFooterIsDirectlyBelowTheRows() throws {
        let list = try show(.insetGrouped) { $0.footerMode = .supplementary }
        let kind = UICollectionView.elementKindSectionFooter
        let footer = try #require(list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        let last = try #require(try cells(list).last)
        #expect(abs(footer.frame.minY - last.frame.maxY) < 0.01)
        #expect(abs(list.contentSize.height - footer.frame.maxY - 35) < 0.01)
        let plain = try show(.plain) { $0.footerMode = .supplementary }
        let end = try #require(plain.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        #expect(abs(plain.contentSize.height - end.frame.maxY) < 0.01)
    }
}
