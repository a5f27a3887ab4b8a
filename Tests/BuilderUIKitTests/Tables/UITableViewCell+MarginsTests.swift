import Foundation
import Testing

@testable import BuilderUIKit

/// The margins of tables, cells and their content, with numbers that were recorded on iOS.
@Suite @MainActor struct UITableViewCellMarginsTests {
    /// A data source whose cells a closure creates.
    private final class Cells: NSObject, UITableViewDataSource {
        let count: Int
        let make: (Int) -> UITableViewCell
        init(_ count: Int, _ make: @escaping (Int) -> UITableViewCell) {
            self.count = count
            self.make = make
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make(indexPath.row)
        }
    }

    private func window(_ size: CGSize, safeArea: UIEdgeInsets = .zero) -> (window: UIWindow, page: UIViewController) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.deviceSafeArea = safeArea
        let page = UIViewController()
        window.rootViewController = page
        window.makeKeyAndVisible()
        return (window, page)
    }

    /// Recorded on iOS 26.1 at 393 points; the top and bottom margins of cells are those of iOS 15 to 18.
    @Test func cellsHaveTheTablesMargins() throws {
        try on("iPhone 15") {
            let (window, page) = window(
                CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            let table = UITableView(frame: page.view.bounds, style: .grouped)
            table.rowHeight = 65
            let source = Cells(1) { _ in
                let cell = UITableViewCell()
                cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 63, height: 28))
                return cell
            }
            table.dataSource = source
            page.view.addSubview(table)
            window.layoutIfNeeded()
            let cell = try #require(table.visibleCells.first)
            #expect(page.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
            #expect(table.layoutMargins == UIEdgeInsets(top: 67, left: 20, bottom: 42, right: 20))
            #expect(cell.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 8))
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 310, height: 65))
            let accessory = try #require(cell.accessoryView?.frame)
            #expect(abs(accessory.minX - 310) < 0.001 && abs(accessory.minY - 56.0 / 3) < 0.001)
            table.frame.size.width = 375
            window.layoutIfNeeded()
            #expect(table.layoutMargins.left == 16 && cell.layoutMargins.left == 16)
            #expect(cell.contentView.frame.width == 296)
        }
    }

    @Test func marginsFollowADirectionThatChangesLater() throws {
        let (window, page) = window(CGSize(width: 375, height: 600))
        let table = UITableView(frame: page.view.bounds)
        let source = Cells(1) { _ in
            let cell = UITableViewCell()
            cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 63, height: 28))
            return cell
        }
        table.dataSource = source
        page.view.addSubview(table)
        window.layoutIfNeeded()
        let content = try #require(table.visibleCells.first?.contentView)
        // Beside the accessory is nothing of the cell's margin, and the leading margin is the cell's.
        #expect(content.layoutMargins.left == 16 && content.layoutMargins.right == 8)
        content.semanticContentAttribute = .forceRightToLeft
        #expect(content.layoutMargins.left == 16 && content.layoutMargins.right == 16)
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
        #expect(content.layoutMargins.left == 20 && content.layoutMargins.right == 30)
        content.semanticContentAttribute = .unspecified
        #expect(content.layoutMargins.left == 30 && content.layoutMargins.right == 20)
    }

    /// An app measures with cells that have no frame yet.
    @Test func cellsWithoutAFrameAreMeasuredLikeOthers() {
        func tableCell(_ text: String, _ frame: CGRect) -> UITableViewCell {
            let cell = UITableViewCell(frame: frame)
            cell.accessoryType = .disclosureIndicator
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
            return cell
        }
        func listCell(_ text: String, _ frame: CGRect) -> UICollectionViewListCell {
            let cell = UICollectionViewListCell(frame: frame)
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
            return cell
        }
        let frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        func height(_ view: UIView) -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        // One letter more at a time: some texts fill their line up to the last points.
        for count in 30...60 {
            let text = String(repeating: "i ", count: count)
            let (table, list) = (tableCell(text, .zero), listCell(text, .zero))
            #expect(height(table) == height(tableCell(text, frame)), "\(count)")
            #expect(height(list) == height(listCell(text, frame)), "\(count)")
            #expect(table.frame == .zero && list.frame == .zero)
        }
    }

    @Test func cellsMayHaveOtherMargins() throws {
        let (window, page) = window(CGSize(width: 375, height: 600))
        let table = UITableView(frame: page.view.bounds)
        let source = Cells(2) { row in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Text"
            cell.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
            cell.preservesSuperviewLayoutMargins = row == 1
            return cell
        }
        table.dataSource = source
        page.view.addSubview(table)
        window.layoutIfNeeded()
        func starts() -> [CGFloat?] { table.visibleCells.map { $0.textLabel?.frame.minX } }
        #expect(starts() == [12, 16])
        table.layoutMargins.left = 40
        window.layoutIfNeeded()
        #expect(starts() == [12, 40])
    }

    /// Recorded on iOS 18.2 at 390 × 844 points at the text size Medium: a label, a square box and six lines of text,
    /// between margins that are preserved, then a second row that reaches below the screen.
    @Test func aCellBelowTheScreenIsLaidOutLikeOneInTheMiddle() throws {
        let traits = UITraitCollection(preferredContentSizeCategory: .medium)
        let device = try Device.find("iPhone 12")
        try UIScreen(device: device, traits: traits).asMain {
            let (window, page) = window(device.size, safeArea: device.portrait.safeAreaInsets)
            let table = UITableView(frame: page.view.bounds)
            table.separatorStyle = .none
            var boxes: [UIView] = []
            let source = Cells(2) { row in
                let cell = UITableViewCell()
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .subheadline)
                label.numberOfLines = 2
                label.text = row == 0 ? "One\nTwo" : "One"
                let box = UIView()
                box.heightAnchor.constraint(equalTo: box.widthAnchor).isActive = true
                boxes.append(box)
                let text = UILabel()
                text.font = .preferredFont(forTextStyle: .body)
                text.numberOfLines = 6
                text.text = "1\n2\n3\n4\n5\n6"
                let stack = UIStackView(arrangedSubviews: [label, box, text])
                stack.axis = .vertical
                stack.spacing = 10
                stack.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(stack)
                let margins = cell.contentView.layoutMarginsGuide
                let (top, bottom) = (
                    stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 6),
                    stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -6)
                )
                for edge in [top, bottom] { edge.priority = UILayoutPriority(999) }
                NSLayoutConstraint.activate([
                    top, bottom, stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
                return cell
            }
            table.dataSource = source
            page.view.addSubview(table)
            let (_, issues) = LayoutDiagnostics.collecting { window.layoutIfNeeded() }
            #expect(issues.isEmpty)
            let frames = boxes.map { $0.convert($0.bounds, to: window) }
            #expect(frames.map(\.minX) == [16, 16] && frames.map(\.size.height) == [358, 358])
            #expect(abs(frames[0].minY - 110) < 0.01)
            #expect(abs(frames[1].minY - 1990.0 / 3) < 0.34)
            // Scrolled, the second row ends just above the screen's bottom edge, where the table has a margin.
            for distance in [0, 10, 40, 60] as [CGFloat] {
                let end = table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
                table.contentOffset.y = end - table.bounds.height + distance
                window.layoutIfNeeded()
                let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
                #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
            }
        }
    }

    @Test func cellsOfHorizontalCollectionsPreserveNoSideMargins() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let view = UIView(frame: scrollView.bounds)
        view.preservesSuperviewLayoutMargins = true
        scrollView.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
        scrollView.contentSize = CGSize(width: 300, height: 100)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    /// Recorded at 2x: 10.5 × 14 points for text of 17, 14 × 19.5 for 23, 20 × 28.5 for 33.
    @Test(
        arguments: [(.large, 10.5, 14), (.extraExtraExtraLarge, 14, 19.5), (.accessibilityLarge, 20, 28.5)]
            as [(UIContentSizeCategory, CGFloat, CGFloat)])
    func theDisclosureIndicatorGrowsWithTheText(
        category: UIContentSizeCategory, width: CGFloat, height: CGFloat
    ) throws {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        UIScreen(device: try Device.find("iPhone 8"), traits: traits).asMain {
            let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
            cell.accessoryType = .disclosureIndicator
            cell.layoutIfNeeded()
            #expect(cell.accessoryGlyphs.map(\.frame.size) == [CGSize(width: width, height: height)])
            #expect(cell.accessoryGlyphs.first?.frame.maxX == 359)
            #expect(cell.contentView.frame.width == 359 - width)
        }
    }

    /// 24 points at Large (recorded); it grows as the text does and doesn't shrink (neither is measured).
    @Test(
        arguments: [(.extraSmall, 24), (.large, 24), (.extraExtraExtraLarge, 32.5), (.accessibilityLarge, 47)]
            as [(UIContentSizeCategory, CGFloat)])
    func checkmarksGrowWithTheText(category: UIContentSizeCategory, width: CGFloat) throws {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        UIScreen(device: try Device.find("iPhone 8"), traits: traits).asMain {
            let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
            cell.accessoryType = .checkmark
            cell.layoutIfNeeded()
            #expect(cell.accessoryGlyphs.map(\.frame.width) == [width])
            #expect(cell.contentView.frame.width == 359 - width)
        }
    }

    @Test func plainTablesHaveLinesBelowTheirRowsOnlyIfSet() throws {
        let source = TableSource(rows: 2)
        let (table, window) = source.table()
        #expect(table.fillerRowHeight == 0)
        #expect(table.fillerView.lineCount == 0)
        table.fillerRowHeight = UITableView.automaticDimension
        window.layoutIfNeeded()
        #expect(table.fillerView.lineCount == 11)
        table.fillerRowHeight = 100
        window.layoutIfNeeded()
        #expect(table.fillerView.lineCount == 5)
    }
}
