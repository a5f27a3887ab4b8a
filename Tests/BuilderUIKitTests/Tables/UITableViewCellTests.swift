import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UITableViewCellTests {
    private func cell(
        _ style: UITableViewCell.CellStyle, text: String = "Text", detail: String = "Detail", height: CGFloat = 44,
        width: CGFloat = 375, fonts: (CGFloat, CGFloat)? = nil, _ configure: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        if let fonts {
            cell.textLabel?.font = .systemFont(ofSize: fonts.0)
            cell.detailTextLabel?.font = .systemFont(ofSize: fonts.1)
        }
        configure(cell)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        cell.layoutIfNeeded()
        return cell
    }

    @Test func stylesHaveTheirParts() {
        #expect(cell(.default).detailTextLabel == nil)
        #expect(cell(.subtitle).detailTextLabel != nil)
        #expect(cell(.value2).imageView == nil)
        #expect(UITableViewCell().textLabel?.font.pointSize == 17)
        #expect(cell(.subtitle).detailTextLabel?.font.pointSize == 12)
        #expect(cell(.value1).detailTextLabel?.textColor == .secondaryLabel)
    }

    @Test(arguments: [(375.0, 16.0), (414, 20)])
    func theDefaultStyleFillsTheRow(width: Double, margin: Double) {
        let cell = cell(.default, width: width)
        #expect(cell.textLabel?.frame == CGRect(x: margin, y: 0, width: width - 2 * margin, height: 44))
    }

    /// Measured at 2x: places and heights of text and subtitle for rows of 44 and 50 points.
    @Test(
        arguments: [
            (44, 17, 12, 5, 20.5, 25.5, 14.5), (44, 16, 11, 6, 19.5, 25.5, 13.5), (50, 16, 12, 8, 19.5, 27.5, 14.5),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func subtitles(
        row: CGFloat, text: CGFloat, detail: CGFloat, textY: CGFloat, textHeight: CGFloat, detailY: CGFloat,
        detailHeight: CGFloat
    ) throws {
        try on("iPhone 8") {
            let cell = cell(.subtitle, height: row, fonts: (text, detail))
            #expect(cell.textLabel?.frame.minY == textY)
            #expect(cell.textLabel?.frame.height == textHeight)
            #expect(cell.detailTextLabel?.frame.minY == detailY)
            #expect(cell.detailTextLabel?.frame.height == detailHeight)
            #expect(cell.textLabel?.frame.minX == 16)
        }
    }

    /// Measured: the value ends at the margin and gives way to the text, 6 points away from it.
    @Test func values() throws {
        try on("iPhone 12") {
            let short = cell(.value1, text: "Name", detail: "Value", fonts: (16, 16))
            #expect(abs((short.detailTextLabel?.frame.maxX ?? 0) - 359) < 0.001)
            #expect(abs((short.textLabel?.frame.minY ?? 0) - 13) < 0.001)
            let long = cell(
                .value1, text: "Name", detail: String(repeating: "long value ", count: 10), fonts: (16, 16))
            let text = try #require(long.textLabel?.frame)
            let detail = try #require(long.detailTextLabel?.frame)
            #expect(abs(detail.minX - text.maxX - 6) < 0.001)
            #expect(abs(detail.maxX - 359) < 0.001)
            let pair = cell(.value2)
            #expect(pair.textLabel?.frame.maxX == 107)
            #expect(pair.detailTextLabel?.frame.minX == 113)
            #expect(pair.textLabel?.textAlignment == .right)
        }
    }

    /// Recorded on iOS 26.1: in a row of 44 points, the texts are beside each other and the second one is cut. In rows
    /// as high as their texts need (not measured), texts that don't fit are below each other.
    @Test func valuesAtAccessibilitySizes() throws {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        try UIScreen(device: try Device.find("iPhone 8"), traits: traits).asMain {
            let low = cell(.value1, text: "Manage Downloads", detail: "1.2 GB")
            let (text, value) = (try #require(low.textLabel), try #require(low.detailTextLabel))
            #expect(text.frame.minY == value.frame.minY && value.frame.minX == text.frame.maxX + 6)
            #expect(value.frame.width < value.intrinsicContentSize.width)
            let height = low.classicHeight(forWidth: 375)
            #expect(abs(height - (11 + 39.5 + 4 + 39.5 + 11)) < 0.01)
            low.frame.size.height = height
            low.layoutIfNeeded()
            #expect(text.frame.origin == CGPoint(x: 16, y: 11) && value.frame.origin == CGPoint(x: 16, y: 54.5))
            #expect(text.frame.size == text.intrinsicContentSize && value.frame.size == value.intrinsicContentSize)
            let short = cell(.value1, text: "Name", detail: "Value", height: 120)
            #expect(short.classicHeight(forWidth: 375) == 61.5)
            #expect(short.textLabel?.frame.minY == short.detailTextLabel?.frame.minY)
        }
    }

    /// Measured: a chevron takes the margin and 10.333 (3x) or 10.5 points (2x), a checkmark 24; texts end 8 points
    /// before.
    @Test(arguments: [("iPhone 14 Plus", 428.0, 91.0 / 3, 44.0), ("iPhone 11", 414, 30.5, 44)])
    func accessoriesTakeRoom(device: String, width: Double, chevron: Double, checkmark: Double) throws {
        try on(device) {
            let disclosing = cell(.default, width: width) { $0.accessoryType = .disclosureIndicator }
            #expect(abs(width - Double(disclosing.contentView.frame.width) - chevron) < 0.001)
            let label = try #require(disclosing.textLabel)
            #expect(abs(label.frame.maxX - (disclosing.contentView.frame.maxX - 8)) < 0.001)
            let checked = cell(.default, width: width) { $0.accessoryType = .checkmark }
            #expect(abs(width - Double(checked.contentView.frame.width) - checkmark) < 0.001)
            let own = cell(.default, width: width) {
                $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
            }
            let ownFrame = try #require(own.accessoryView?.frame)
            #expect(abs(ownFrame.minX - CGFloat(width - 71)) < 0.001)
            #expect(abs(ownFrame.midY - 22) <= 0.5)
        }
    }

    @Test func picturesMoveTheTextAndTheLine() {
        let cell = cell(.default) { $0.imageView?.image = UIImage(systemName: "star") }
        let width = cell.imageView?.image?.size.width ?? 0
        #expect(cell.imageView?.frame.minX == 16)
        let start = 32 + width
        #expect(abs((cell.textLabel?.frame.minX ?? 0) - start) < 0.001)
        #expect(abs(cell.separatorInset.left - start) < 0.001)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
        cell.layoutIfNeeded()
        #expect(cell.separatorView.frame.minX == 5)
        #expect(cell.separatorView.frame.maxX == 369)
    }

    @Test func valuesBesideATextAreMirrored() {
        func cell(_ configure: (UITableViewCell) -> Void) -> UITableViewCell {
            self.cell(.value2) {
                $0.semanticContentAttribute = .forceRightToLeft
                configure($0)
            }
        }
        let mirrored = cell { _ in }
        #expect(abs((mirrored.textLabel?.frame.maxX ?? 0) - 359) < 0.001)
        #expect(mirrored.textLabel?.textAlignment == .left)
        mirrored.semanticContentAttribute = .forceLeftToRight
        mirrored.layoutIfNeeded()
        #expect(mirrored.textLabel?.frame.minX == 16)
        #expect(mirrored.textLabel?.textAlignment == .right)
        let own = cell { $0.textLabel?.textAlignment = .center }
        #expect(own.textLabel?.textAlignment == .center)
    }

    @Test func heightsByStyle() {
        func height(_ cell: UITableViewCell) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(cell(.default)) == 44)
        #expect(height(cell(.subtitle)) > 56 && height(cell(.subtitle)) < 61)
        let long = cell(.default, text: String(repeating: "many words ", count: 30)) { $0.textLabel?.numberOfLines = 0 }
        #expect(height(long) > 100)
    }

    @Test func contentMarginsFollowTheCellUnlessSet() {
        let plain = cell(.default)
        #expect(plain.contentView.directionalLayoutMargins.leading == 16)
        let wide = cell(.default, width: 430)
        #expect(wide.contentView.directionalLayoutMargins.leading == 20)
        let own = cell(.default) {
            $0.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        // The cell's margins are preserved, unless the content view is told not to.
        #expect(own.contentView.directionalLayoutMargins.leading == 16)
        own.contentView.preservesSuperviewLayoutMargins = false
        #expect(own.contentView.directionalLayoutMargins.leading == 2)
    }

    @Test func selectionShowsABackground() {
        let cell = cell(.default)
        cell.setSelected(true, animated: false)
        #expect(cell.defaultSelectedBackground?.superview === cell)
        cell.isSelected = false
        #expect(cell.defaultSelectedBackground?.superview == nil)
        let own = UIView()
        cell.selectedBackgroundView = own
        cell.isHighlighted = true
        #expect(own.superview === cell)
        #expect(cell.subviews.firstIndex(of: own) ?? 9 < cell.subviews.firstIndex(of: cell.contentView) ?? 0)
        cell.selectionStyle = .none
        #expect(own.superview == nil)
    }

    @Test func aTapSelectsAndSendsTheDelegate() {
        let source = TableSource(rows: 3)
        let (table, _) = source.table()
        table.tapRow(at: IndexPath(row: 0, section: 0))
        table.tapRow(at: IndexPath(row: 2, section: 0))
        #expect(source.events == ["select 0.0", "deselect 0.0", "select 0.2"])
        #expect(table.indexPathForSelectedRow?.row == 2)
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.allowsSelection = false
        table.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(source.events.count == 3)
    }

    @Test func subclassesNameTheirReuseIdentifier() {
        final class Named: UITableViewCell {
            override var reuseIdentifier: String? { "named" }
        }
        #expect(Named(style: .default, reuseIdentifier: nil).reuseIdentifier == "named")
    }
}

extension UITableView {
    /// Performs the effects of a tap on a row: highlights it, selects it and notifies the delegate.
    fileprivate func tapRow(at path: IndexPath) {
        guard highlightRow(at: path) else { return }
        unhighlightRow(at: path)
        selectByTap(path)
    }
}
