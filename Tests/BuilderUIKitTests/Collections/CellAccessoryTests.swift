import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CellAccessoryTests {
    private func cell(
        _ accessories: [UICellAccessory], isEditing: Bool = false, indentationLevel: Int = 0
    ) throws -> UICollectionViewListCell {
        let cells = cells(["Row"], accessories, isEditing: isEditing, indentationLevel: indentationLevel)
        return try #require(cells.first)
    }

    /// Creates a list with a cell for each text.
    private func cells(
        _ texts: [String], _ accessories: [UICellAccessory], isEditing: Bool = false, indentationLevel: Int = 0
    ) -> [UICollectionViewListCell] {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480 * CGFloat(texts.count)),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = accessories
            cell.indentationLevel = indentationLevel
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(texts)
        source.apply(snapshot)
        collection.isEditing = isEditing
        collection.layoutIfNeeded()
        box.values.append((collection, source))
        return texts.indices.compactMap {
            collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell
        }
    }

    private func textStart(of cell: UICollectionViewListCell) throws -> CGFloat {
        let label = try #require(cell.configurationHost.listView?.label)
        return label.convert(label.bounds, to: cell).minX
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

    @Test func stepsOfIndentationMoveTheText() throws {
        let plain = try cell([])
        let margin = plain.directionalLayoutMargins.leading
        #expect(try textStart(of: plain) == margin)
        #expect(try textStart(of: cell([], indentationLevel: 1)) == margin + 10)
        #expect(try textStart(of: cell([], indentationLevel: 3)) == margin + 30)
    }

    @Test(arguments: 0..<3)
    func separatorsBeginAtTheText(indentationLevel: Int) throws {
        for accessories: [UICellAccessory] in [[], [.delete()], [.delete(), .multiselect(), .reorder()]] {
            let cell = try cell(accessories, isEditing: true, indentationLevel: indentationLevel)
            let separator = try #require(cell.subviews.compactMap { $0 as? TableSeparatorView }.first)
            #expect(try separator.frame.minX == textStart(of: cell))
        }
    }

    /// The words' widths differ by less than 8 points, so that one of them fits only just.
    @Test func rowsAreAsHighAsTheirTexts() throws {
        let texts = (30..<80).map { String(repeating: "l", count: $0) }
        let cells = cells(texts, [.delete(), .reorder()], isEditing: true)
        #expect(cells.count == texts.count)
        for cell in cells {
            let label = try #require(cell.configurationHost.listView?.label)
            let text = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
            #expect(abs(cell.bounds.height - max(44, text + 22)) < 1, "\(label.text?.count ?? 0) letters")
        }
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

    @Test func viewsTakeTheirPlaceAmongTheOthers() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var kinds: [UICellAccessory.AccessoryType] = []
        let accessory = UICellAccessory.customView(
            configuration: .init(
                customView: view,
                placement: .trailing(at: {
                    kinds = $0
                    return 1
                })))
        let cell = try cell([.checkmark(), .delete(displayed: .always), .disclosureIndicator(), accessory])
        #expect(kinds == [.checkmark, .disclosureIndicator])
        let glyphs = cell.subviews.compactMap { $0 as? GlyphView }
        let checkmark = try #require(glyphs.first { $0.kind == .checkmark })
        let chevron = try #require(glyphs.first { $0.kind == .disclosure })
        #expect(checkmark.frame.midX < view.frame.midX && view.frame.midX < chevron.frame.midX)
    }

    @Test func menusAreButtonsWithTheSelectedTitle() throws {
        let menu = UIMenu(children: [UIAction(title: "Day") { _ in }, UIAction(title: "Week", state: .on) { _ in }])
        let cell = try cell([.popUpMenu(menu)])
        let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Week")
        #expect(button.menu === menu && button.showsMenuAsPrimaryAction && button.frame.maxX <= 320)
    }

    @Test func cellsWithTheSameMenuHaveButtonsOfTheirOwn() throws {
        let menu = UICellAccessory.popUpMenu(UIMenu(children: [UIAction(title: "Day") { _ in }]))
        let cells = cells(["One", "Two", "Three"], [menu])
        #expect(cells.count == 3)
        #expect(cells.allSatisfy { $0.subviews.contains { $0 is UIButton } })
    }

    /// The closure of a view without others on its side may return a number below 0.
    @Test(arguments: [-1, 0, 1, 5])
    func viewsAloneOnTheirSideAreThereAtAnyPlace(place: Int) throws {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
        let cell = try cell([
            .delete(displayed: .always),
            .customView(configuration: .init(customView: badge, placement: .trailing(at: { _ in place }))),
        ])
        #expect(badge.frame.maxX == 320 - cell.directionalLayoutMargins.leading)
    }

    @Test func menusAreAsWideAsTheirPresentTitle() throws {
        func menu(_ title: String) -> UIMenu { UIMenu(children: [UIAction(title: title) { _ in }]) }
        let cell = try cell([.popUpMenu(menu("Day"))])
        let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
        let before = button.frame
        button.menu = menu("A quarter of a year")
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(button.frame.width > before.width + 50 && abs(button.frame.maxX - before.maxX) < 0.01)
        #expect(button.bounds.size == button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        #expect(cell.contentView.frame.maxX <= button.frame.minX + 0.01)
    }

    @Test func choicesOfMenusAreReported() throws {
        var chosen: [String] = []
        let day = UIAction(title: "Day") { _ in chosen.append("action") }
        let long = UIAction(title: "A quarter of a year") { _ in chosen.append("action") }
        let cell = try cell([
            .popUpMenu(UIMenu(children: [day, long])) { menu in
                chosen += menu.selectedElements.compactMap { ($0 as? UIAction)?.title }
            }
        ])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(try #require(cell.superview))
        window.layoutIfNeeded()
        let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
        let width = button.frame.width
        func choose(_ index: Int) throws {
            button.performPrimaryAction()
            window.layoutIfNeeded()
            let menu = try #require(window.subviews.last as? MenuView)
            func rows(_ view: UIView) -> [MenuRow] {
                view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? rows($0) }
            }
            let rows = rows(menu)
            try #require(rows.count == 2)
            let frame = rows[index].convert(rows[index].bounds, to: nil)
            let finger = TouchSimulator(window: window)
            finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
            finger.up()
            window.layoutIfNeeded()
        }
        #expect(day.state == .on && chosen.isEmpty, "the first element is selected without a choice")
        try choose(1)
        #expect(chosen == ["A quarter of a year", "action"])
        #expect(button.frame.width > width + 50)
        try choose(1)
        #expect(chosen == ["A quarter of a year", "action", "action"], "the same element again")
    }
}
