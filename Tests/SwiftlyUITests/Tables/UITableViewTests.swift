import BuilderUIKit
import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UITableViewTests {
    private func colored(_ color: UIColor, height: CGFloat = 0) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
        view.backgroundColor = color
        return view
    }

    @Test func headRowsAndFootFollowEachOther() {
        let rows = TableRows(2)
        rows.makeCell = { _, path in
            UITableViewCell().backgroundView(self.colored(path.row == 0 ? DrawnView.red : DrawnView.green))
        }
        let table = rows.table().separatorStyle(.none).fillerRowHeight(0)
            .tableHeaderView(colored(DrawnView.blue, height: 30)).tableFooterView(colored(DrawnView.red, height: 20))
            .backgroundView(colored(DrawnView.green))
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 130)
        let picture = DrawnView(table)
        #expect(picture.pixel(100, 15) == DrawnView.bluePixel && picture.pixel(100, 50) == DrawnView.redPixel)
        #expect(picture.pixel(100, 90) == DrawnView.greenPixel && picture.pixel(100, 120) == DrawnView.redPixel)
        #expect(picture.pixel(100, 180) == DrawnView.greenPixel)
    }

    @Test func separatorsHaveTheirColorAndPlace() throws {
        let rows = TableRows(2)
        let table = rows.table().separatorColor(DrawnView.red)
            .separatorInset(UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 40))
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        let line = try #require(cell.subviews.first { $0.backgroundColor == DrawnView.red })
        #expect(!line.isHidden && line.frame.minX == 100 && line.frame.width == 180 && line.frame.maxY == 40)
        table.separatorStyle(.none).layoutIfNeeded()
        #expect(line.isHidden)
    }

    @Test func selectedRowsShowTheBackgroundThatSuitsTheTable() {
        let rows = TableRows(2)
        let (one, several) = (colored(DrawnView.red), colored(DrawnView.green))
        let first = UITableViewCell().selectedBackgroundView(one).multipleSelectionBackgroundView(several)
        rows.makeCell = { _, path in path.row == 0 ? first : UITableViewCell() }
        let path = IndexPath(row: 0, section: 0)
        let table = rows.table()
        table.selectRow(path).layoutIfNeeded()
        #expect(one.superview === first && several.superview == nil)
        #expect(DrawnView(table).pixel(200, 20) == DrawnView.redPixel)
        table.deselectRow(path).allowsMultipleSelection(true).selectRow(path).layoutIfNeeded()
        #expect(one.superview == nil && several.superview === first)
        #expect(DrawnView(table).pixel(200, 20) == DrawnView.greenPixel)
        table.selectRow(IndexPath(row: 1, section: 0))
        #expect(table.indexPathsForSelectedRows?.count == 2)
        table.selectRow(nil)
        #expect(several.superview == nil && table.indexPathForSelectedRow == nil)
    }

    @Test func aRowIsIndentedByItsLevel() {
        let rows = TableRows(2)
        rows.makeCell = { _, path in
            let cell = UITableViewCell().indentationLevel(path.row * 2).indentationWidth(15)
            cell.textLabel?.text = "Row"
            return cell
        }
        let table = rows.table()
        let x = table.visibleCells.compactMap { $0.textLabel?.frame.minX }
        #expect(x.count == 2 && x[1] - x[0] == 30)
    }

    @Test func aTableMayBeEditedBeforeItIsShown() {
        let rows = TableRows(2)
        let table = rows.table().editing(true)
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        table.editing(false, animated: true).layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test func aDelegateThatIsTypedAsAScrollViewsIsTakenToo() {
        final class Listener: UIScrollViewDelegate {
            var moves = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
        }
        let rows = TableRows(30)
        let listener = Listener()
        rows.table().delegate(listener).contentOffset(CGPoint(x: 0, y: 50))
        #expect(listener.moves == 1)
    }
}
