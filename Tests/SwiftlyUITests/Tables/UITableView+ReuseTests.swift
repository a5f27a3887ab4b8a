import Foundation
import SwiftlyUI
import Testing

/// A cell that records which of its initializers made it.
final class TaggedCell: UITableViewCell {
    let madeBy: String

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        madeBy = "init(style:reuseIdentifier:)"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        madeBy = "init(coder:)"
        super.init(coder: coder)
    }
}

final class TaggedHeader: UITableViewHeaderFooterView {}

@MainActor
@Suite struct UITableViewReuseTests {
    private let path = IndexPath(row: 0, section: 0)

    private func warnings(_ body: () -> Void) -> [String] {
        let log = WarningLog()
        log.asCurrent(body)
        return log.warnings.map { "\($0)" }
    }

    @Test func cellsThatLeftTheViewAreUsedAgain() {
        let rows = TableRows(40)
        var made: Set<ObjectIdentifier> = []
        rows.makeCell = { table, path in
            let cell = table.dequeueCell(withCellClass: TaggedCell.self, for: path)
            made.insert(ObjectIdentifier(cell))
            cell.textLabel?.text = "\(path.row)"
            return cell
        }
        let messages = warnings {
            let table = rows.table().registerCell(withCellClass: TaggedCell.self)
            table.reloadData()
            for y in stride(from: CGFloat(0), through: 1400, by: 40) {
                table.contentOffset(CGPoint(x: 0, y: y)).layoutIfNeeded()
            }
            #expect(table.visibleCells.allSatisfy { $0 is TaggedCell })
            #expect(table.visibleCells.last?.textLabel?.text == "39")
        }
        #expect(rows.requested.contains(39) && made.count < 12)
        // The first layout came before the class was registered.
        #expect(messages.count == 1)
    }

    @Test func aCellOfAClassThatIsNotRegisteredIsMadeWithAWarning() {
        let table = UITableView()
        table.accessibilityIdentifier = "inbox"
        var cells: [TaggedCell] = []
        let messages = warnings {
            cells.append(table.dequeueCell(withCellClass: TaggedCell.self))
            cells.append(table.dequeueCell(withCellClass: TaggedCell.self, for: path))
        }
        #expect(cells.allSatisfy { $0.madeBy == "init(style:reuseIdentifier:)" && $0.reuseIdentifier == "TaggedCell" })
        #expect(cells[0] !== cells[1])
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("TaggedCell") && $0.contains("inbox") })
        #expect(messages.allSatisfy { $0.contains("registerCell(withCellClass: TaggedCell.self)") })
    }

    @Test func aCellOfAnotherClassUnderTheNameIsReplacedWithAWarning() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "TaggedCell")
        var cells: [TaggedCell] = []
        let messages = warnings {
            cells.append(table.dequeueCell(withCellClass: TaggedCell.self))
            cells.append(table.dequeueCell(withCellClass: TaggedCell.self, for: path))
        }
        #expect(cells.count == 2 && cells.allSatisfy { $0.madeBy == "init(style:reuseIdentifier:)" })
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("another class than TaggedCell") })
    }

    @Test func dequeueCellUsesTheDynamicClass() {
        let type: UITableViewCell.Type = TaggedCell.self
        var cells: [UITableViewCell] = []
        let table = UITableView().registerCell(withCellClass: type)
        let none = warnings { cells.append(table.dequeueCell(withCellClass: type, for: path)) }
        let one = warnings { cells.append(UITableView().dequeueCell(withCellClass: type)) }
        #expect(cells.allSatisfy { $0 is TaggedCell } && cells.count == 2)
        #expect(none.isEmpty && one.count == 1)
    }

    @Test func headersAreFoundByTheirClass() {
        let rows = TableRows(2)
        rows.header = { $0.dequeueView(withCellClass: TaggedHeader.self) }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
            .registerView(headerFooterViewClassWith: TaggedHeader.self).sectionHeaderHeight(30).rowHeight(40)
            .dataSource(rows).delegate(rows)
        let none = warnings { table.layoutIfNeeded() }
        #expect(none.isEmpty && table.headerView(forSection: 0) is TaggedHeader)
        var view: TaggedHeader?
        let messages = warnings { view = UITableView().dequeueView(withCellClass: TaggedHeader.self) }
        #expect(view?.reuseIdentifier == "TaggedHeader" && messages.count == 1)
        #expect(messages.allSatisfy { $0.contains("registerView(headerFooterViewClassWith: TaggedHeader.self)") })
    }

    @Test func indexPathsOutOfBoundsAreIgnoredAndReported() {
        let rows = TableRows(3)
        let table = rows.table()
        let far = IndexPath(row: 99, section: 7)
        let messages = warnings { table.scrollToRow(far, at: .top, animated: true).layoutIfNeeded() }
        #expect(messages.count == 1)
        let issues = LayoutDiagnostics.collecting {
            table.selectRow(far).deselectRow(far).selectRow(IndexPath()).reloadRows([far], with: .fade).layoutIfNeeded()
        }.diagnostics
        #expect(table.indexPathForSelectedRow == nil && table.numberOfRows(inSection: 0) == 3)
        #expect(issues.count == 1)
        // Nothing was given to the table yet: nothing to complain of.
        let none = warnings { UITableView().selectRow(far, scrollPosition: .top).scrollToRow(far, at: .none) }
        #expect(none.isEmpty)
    }

    @Test func nonFiniteHeightsAreIgnoredAndReported() {
        let rows = TableRows(3)
        let table = rows.table()
        table.accessibilityIdentifier = "inbox"
        let issues = LayoutDiagnostics.collecting {
            table.rowHeight(.nan).estimatedRowHeight(.infinity).sectionHeaderHeight(.nan).fillerRowHeight(.nan)
                .sectionHeaderTopPadding(-.infinity).layoutIfNeeded()
        }.diagnostics
        #expect(issues.count >= 5 && issues.allSatisfy { "\($0)".contains("inbox") })
        #expect(table.cellForRow(at: path)?.frame.height.isFinite == true)
    }
}
