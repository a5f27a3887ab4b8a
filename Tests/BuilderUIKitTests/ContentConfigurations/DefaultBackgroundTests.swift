import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct DefaultBackgroundTests {
    private final class OneRow: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(arguments: [
        (UITableView.Style.plain, UIColor.systemBackground),
        (.insetGrouped, .secondarySystemGroupedBackground),
    ])
    func rowsHaveTheTablesBackground(style: UITableView.Style, color: UIColor) throws {
        let source = OneRow()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let table = UITableView(frame: window.bounds, style: style)
        table.dataSource = source
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        let found = cell.defaultBackgroundConfiguration().backgroundColor
        #expect(found?.resolvedColor(with: cell.traitCollection) == color.resolvedColor(with: cell.traitCollection))
    }

    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, UIColor.systemBackground),
        (.insetGrouped, .secondarySystemGroupedBackground), (.sidebar, .clear),
    ])
    func listCellsKnowTheirListBeforeTheyAreShown(
        appearance: UICollectionLayoutListConfiguration.Appearance, color: UIColor
    ) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: appearance))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        var colors: [UIColor?] = []
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            let color = cell.defaultBackgroundConfiguration().backgroundColor
            colors.append(color?.resolvedColor(with: cell.traitCollection))
        }
        let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            collection, path, number in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        data.apply(snapshot)
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
        let expected = color.resolvedColor(with: collection.traitCollection)
        #expect(!colors.isEmpty && colors.allSatisfy { $0 == expected })
    }

    private final class Header: UITableViewHeaderFooterView {
        var states = 0
        override func updateConfiguration(using state: UIViewConfigurationState) {
            states += 1
            super.updateConfiguration(using: state)
        }
    }

    @Test func headersAreConfiguredBeforeTheyAreLaidOut() throws {
        let header = Header(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        var text = "first"
        header.configurationUpdateHandler = { header, _ in
            var content = header.defaultContentConfiguration()
            content.text = text
            header.contentConfiguration = content
        }
        #expect(header.states == 0)
        header.layoutIfNeeded()
        #expect(header.states == 1)
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "first")
        text = "second"
        header.layoutIfNeeded()
        #expect(header.states == 1)
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(header.states == 2)
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "second")
    }

    @Test func guidesFollowTheContent() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        let text = try #require(view.textLayoutGuide)
        let secondary = try #require(view.secondaryTextLayoutGuide)
        #expect(view.imageLayoutGuide == nil)
        view.layoutIfNeeded()
        let label = view.label.convert(view.label.bounds, to: view)
        #expect(abs(text.layoutFrame.minX - label.minX) < 0.5 && abs(text.layoutFrame.minY - label.minY) < 0.5)
        #expect(abs(text.layoutFrame.height - label.height) < 0.5 && label.height > 15)
        #expect(secondary.layoutFrame.minY > text.layoutFrame.midY)
        content.image = UIImage(systemName: "star")
        content.secondaryText = nil
        view.configuration = content
        #expect(view.secondaryTextLayoutGuide == nil)
        let image = try #require(view.imageLayoutGuide)
        view.layoutIfNeeded()
        #expect(image.layoutFrame.width > 10)
        #expect(image.layoutFrame.maxX <= text.layoutFrame.minX)
        #expect(view.textLayoutGuide === text)
    }
}
