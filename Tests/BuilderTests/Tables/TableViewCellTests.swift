import Builder
import Testing

@MainActor
@Suite struct TableViewCellTests {
    @Test func rowsAreTheBuildersViews() {
        let list = DynamicItemViewBuilder(["a", "b"]) { LabelView($0) }
        let table = TableView(list).asBaseView()
        #expect(table.tableView(table, numberOfRowsInSection: 0) == 2)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == 44)
        #expect(table.dataSource === table)
        #expect(table.delegate === table)
        let cell = table.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
        let label = cell.contentView.subviews.first as? UILabel
        #expect(label?.text == "b")
        let constants = cell.contentView.constraints.filter { $0.firstItem === label }.map(\.constant).sorted()
        #expect(constants == [-16, -8, 8, 16])
    }

    @Test func aRowOutsideTheListIsAnEmptyCell() {
        let table = TableView().asBaseView()
        #expect(table.tableView(table, numberOfRowsInSection: 0) == 0)
        let cell = table.tableView(table, cellForRowAt: IndexPath(row: 7, section: 0))
        #expect(cell.contentView.subviews.allSatisfy { ($0 as? UILabel)?.text == nil })
    }

    @Test func cellsStayCells() {
        let cell = TableViewCell(title: "t", subtitle: "s").accessoryType(.disclosureIndicator)
        let table = TableView(StaticViewBuilder { cell }).asBaseView()
        #expect(table.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) === cell())
        #expect(cell.asBaseView().accessoryType == .disclosureIndicator)
        #expect(cell.asBaseView().textLabel?.text == "t")
        #expect(cell.asBaseView().detailTextLabel?.text == "s")
        #expect(TableViewCell(name: "n", value: "v").asBaseView().detailTextLabel?.text == "v")
        #expect(TableViewCell(field: "f", value: "v").asBaseView().textLabel?.text == "f")
        #expect(TableViewCell(title: "t").asBaseView().textLabel?.text == "t")
    }

    @Test func cellsPadTheirContent() {
        let inner = LabelView("a")
        let cell = TableViewCell(padding: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) { inner }
        let content = cell.asBaseView().contentView
        #expect(content.constraints.filter { $0.firstItem === inner() }.map(\.constant).sorted() == [-4, -3, 1, 2])
    }

    @Test func tablesReloadWithTheirBuilder() {
        let counted = CountingBuilder()
        let table = TableView().source(counted).asBaseView()
        let before = counted.counted
        counted.changes.onNext(())
        _ = table.tableView(table, numberOfRowsInSection: 0)
        #expect(counted.counted > before)
        let other = DynamicItemViewBuilder(["x"]) { LabelView($0) }
        table.set(other)
        #expect(!counted.changes.hasObservers)
        #expect(table.tableView(table, numberOfRowsInSection: 0) == 1)
    }

    @Test func highlightingAddsAnOverlayToTheCell() {
        let cell = TableViewCell(title: "t").asBaseView()
        let color = UIColor.label.withAlphaComponent(0.15)
        func overlays() -> Int { cell.subviews.count { $0.backgroundColor == color } }
        cell.setHighlighted(true, animated: false)
        cell.setHighlighted(true, animated: false)
        #expect(overlays() == 1)
        #expect(cell.subviews.last?.backgroundColor == color)
        cell.setHighlighted(false, animated: false)
        #expect(overlays() == 0)
        cell.highlighting = false
        cell.setHighlighted(true, animated: false)
        #expect(overlays() == 0)
    }

    @Test func theHandlerDecidesWhetherTheRowStaysSelected() {
        var requested: [Int] = []
        let rows = DynamicItemViewBuilder([true, false]) { stays in
            TableViewCell(title: "row").onSelect { context in
                requested.append(context.indexPath.row)
                #expect(context.tableView is BuilderInternalTableView)
                return stays
            }
        }
        let table = TableView(rows).asBaseView()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        root.embed(table)
        root.layoutIfNeeded()
        for row in 0..<2 {
            let path = IndexPath(row: row, section: 0)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            table.tableView(table, didSelectRowAt: path)
            #expect((table.indexPathForSelectedRow == path) == (row == 0))
        }
        #expect(requested == [0, 1])
    }

    private final class CountingBuilder: AnyIndexableViewBuilder {
        let changes = PublishSubject<Void>()
        var counted = 0

        var count: Int {
            counted += 1
            return 0
        }

        var updated: Observable<Void>? { changes }

        func view(at index: Int) -> View? { nil }

        func asViews() -> [View] { [] }
    }
}
