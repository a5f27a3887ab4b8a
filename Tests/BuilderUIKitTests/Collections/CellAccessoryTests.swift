import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CellAccessoryTests {
    private func cell(
        _ accessories: [UICellAccessory], isEditing: Bool = false, text: String = "Row"
    ) throws -> UICollectionViewListCell {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = accessories
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems([text])
        source.apply(snapshot)
        collection.isEditing = isEditing
        collection.layoutIfNeeded()
        box.values.append((collection, source))
        return try #require(
            collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    }

    /// The objects that the cells need while a test runs.
    private final class Box { var values: [Any] = [] }
    private let box = Box()

    @Test func editingShowsControlsOnBothSides() throws {
        let accessories: [UICellAccessory] = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
        let plain = try cell(accessories)
        #expect(plain.contentView.frame.minX == 0)
        let edited = try cell(accessories, isEditing: true)
        let margin = edited.directionalLayoutMargins.leading
        #expect(edited.contentView.frame.minX == margin + 22)
        let glyphs = edited.subviews.compactMap { $0 as? GlyphView }.filter { !$0.isHidden }
        #expect(glyphs.map(\.kind) == [.minusDisc, .reorder])
        #expect(glyphs[0].frame.minX == margin && glyphs[1].frame.maxX == 320 - margin)
    }

    /// The content's margins are smaller beside accessories, and its height is that of its texts there.
    @Test func heightsAreThoseOfTheLinesBesideAccessories() throws {
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
        }
        var heights: [CGFloat: Set<CGFloat>] = [:]
        for count in 1...40 {
            let text = String(repeating: "m ", count: count) + "i"
            let cell = try cell([.delete(), .reorder()], isEditing: true, text: text)
            let label = try #require(labels(in: cell.contentView).first { $0.text == text })
            let fit = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
            heights[fit, default: []].insert(cell.frame.height)
        }
        #expect(heights.count > 2, "one line, two, and more")
        #expect(heights.values.allSatisfy { $0.count == 1 }, "\(heights)")
    }

    @Test func customViewsKeepTheirSize() throws {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
        let label = UILabel()
        label.text = "12"
        label.translatesAutoresizingMaskIntoConstraints = false
        let cell = try cell([
            .customView(configuration: .init(customView: badge, placement: .leading())),
            .customView(
                configuration: .init(
                    customView: label, placement: .trailing(displayed: .always), reservedLayoutWidth: .custom(50))),
        ])
        let margin = cell.directionalLayoutMargins.leading
        #expect(badge.frame.minX == margin && badge.frame.size == CGSize(width: 30, height: 12))
        #expect(cell.contentView.frame.minX == margin + 30)
        #expect(cell.contentView.frame.maxX == 320 - margin - 50)
        #expect(abs(label.frame.midX - (320 - margin - 25)) <= 0.5)
    }

    @Test func tapsPerformActions() throws {
        var events: [String] = []
        let cell = try cell([.detail { events.append("detail") }])
        let glyph = try #require(cell.subviews.compactMap { $0 as? GlyphView }.first)
        #expect(glyph.gestureRecognizers?.count == 1 && glyph.isUserInteractionEnabled)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(try #require(cell.superview))
        glyph.simulateTap()
        #expect(events == ["detail"])
    }

    @Test func selectionChecksTheRing() throws {
        let cell = try cell([.multiselect()], isEditing: true)
        #expect(cell.subviews.compactMap { ($0 as? GlyphView)?.kind } == [.ring])
        cell.isSelected = true
        #expect(cell.subviews.compactMap { ($0 as? GlyphView)?.kind } == [.checkedDisc])
    }
}
