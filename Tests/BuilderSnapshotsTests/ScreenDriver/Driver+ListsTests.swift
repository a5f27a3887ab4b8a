import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

@MainActor
struct DriverListsTests {
    /// A table of numbered rows that records its selection.
    @MainActor
    private final class TableController: UITableViewController {
        let log = EventLog()
        var count = 60

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.accessibilityIdentifier = "table"
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.entries.append("will \(indexPath.section).\(indexPath.row)")
            return indexPath
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.entries.append("did \(indexPath.section).\(indexPath.row)")
        }
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            if log.entries.last != "drag" { log.entries.append("drag") }
        }
    }

    private func makeTable() async throws -> (Driver, TableController) {
        let table = TableController(style: .plain)
        let navigation = UINavigationController(rootViewController: table)
        table.title = "Numbers"
        return (try await Driver(navigation), table)
    }

    @Test func visibleRowsAreTappedWithoutScrolling() async throws {
        let (driver, table) = try await makeTable()
        try await driver.select(row: 2)
        #expect(table.log.take() == ["will 0.2", "did 0.2"])
    }

    @Test(arguments: [[40, 0], [59, 1], [0, 1]])
    func otherRowsAreScrolledToByAFinger(_ place: [Int]) async throws {
        let (driver, table) = try await makeTable()
        try await driver.select(row: place[0], section: place[1], in: "table")
        #expect(table.log.take() == ["drag", "will \(place[1]).\(place[0])", "did \(place[1]).\(place[0])"])
        try await driver.select(row: 0, in: "table")
        #expect(table.log.take() == ["drag", "will 0.0", "did 0.0"])
    }

    @Test func missingRowsAreRefused() async throws {
        let (driver, table) = try await makeTable()
        let error = await refusal { try await driver.select(row: 60) }
        guard case .noRow(_, 60, 0, 60) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        await #expect(throws: DriverError.self) { try await driver.select(row: 0, section: 2) }
        #expect(table.log.take() == [])
    }

    @Test func scrollFindsRowsThatDoNotExistYet() async throws {
        let (driver, _) = try await makeTable()
        try await driver.scroll(to: "Row 1.30")
        try await driver.tap("Row 1.30")
        try await driver.scroll(to: "Row 0.3")
        #expect(driver.exists("Row 0.3"))
        let error = await refusal { try await driver.scroll(to: "Row 9.9") }
        guard case .noView = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func scrollShowsAViewInNestedScrollViewsByShortWays() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let outer = controller.add(UIScrollView(), "outer", x: 0, y: 50, width: 300, height: 300)
            outer.contentSize = CGSize(width: 300, height: 1500)
            let inner = UIScrollView(frame: CGRect(x: 0, y: 800, width: 300, height: 100))
            inner.contentSize = CGSize(width: 1200, height: 100)
            outer.addSubview(inner)
            inner.addSubview(controller.addButton("Buy", x: 900, y: 20))
            outer.addSubview(controller.addButton("Near", x: 0, y: 260))
        }
        await #expect(throws: DriverError.self) { try await driver.tap("Buy") }
        // Four points beyond the edge.
        try await driver.scroll(to: "Near")
        try await driver.tap("Near", at: CGPoint(x: 0.5, y: 0.99))
        try await driver.scroll(to: "Buy")
        try await driver.tap("Buy")
        #expect(controller.log.take() == ["Near", "Buy"])
    }

    @Test func scrollBeginsOutsideOfInnerScrollViews() async throws {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 20, width: 300, height: 200))
        let (driver, controller) = try await makeDriver { controller in
            let outer = controller.add(UIScrollView(), "outer", x: 0, y: 50, width: 300, height: 300)
            outer.contentSize = CGSize(width: 300, height: 600)
            inner.contentSize = CGSize(width: 300, height: 900)
            outer.addSubview(inner)
            outer.addSubview(controller.addButton("Buy", x: 0, y: 316))
        }
        try await driver.scroll(to: "Buy")
        try await driver.tap("Buy", at: CGPoint(x: 0.5, y: 0.9))
        #expect(controller.log.take() == ["Buy"])
        #expect(inner.contentOffset == .zero)
    }

    @Test func scrollTurnsWholePages() async throws {
        let pages = UIScrollView()
        let (driver, controller) = try await makeDriver { controller in
            controller.add(pages, "pages", x: 0, y: 50, width: 300, height: 300)
            pages.isPagingEnabled = true
            pages.contentSize = CGSize(width: 900, height: 300)
            pages.addSubview(controller.addButton("Next", x: 310, y: 20))
            pages.addSubview(controller.addButton("Done", x: 610, y: 20))
        }
        try await driver.scroll(to: "Next")
        #expect(pages.contentOffset == CGPoint(x: 300, y: 0))
        try await driver.tap("Next")
        try await driver.scroll(to: "Done")
        try await driver.tap("Done")
        #expect(controller.log.take() == ["Next", "Done"])
    }

    @Test func scrollSearchesAcross() async throws {
        let source = GridSource()
        let (driver, _) = try await makeDriver { controller in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 80)
            layout.scrollDirection = .horizontal
            let row = UICollectionView(frame: .zero, collectionViewLayout: layout)
            row.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            row.dataSource = source
            row.delegate = source
            controller.add(row, "row", y: 60, width: 300, height: 100)
        }
        try await driver.scroll(to: "item-30")
        try await driver.tap("item-30")
        #expect(source.log.take() == ["item 30"])
    }

    @Test func rowsUnderAHeaderThatSticksAreScrolledFarther() async throws {
        let rows = RowSource()
        rows.headerHeight = 60
        let (driver, _) = try await makeDriver { controller in
            rows.show(in: controller.add(UITableView(), "rows", x: 0, y: 50, width: 300, height: 400))
        }
        try await driver.select(row: 40)
        try await driver.select(row: 20)
        #expect(rows.log.take() == ["row 40", "row 20"])
    }

    @Test func aListThatDoesNotScrollIsScrolledFromOutside() async throws {
        let rows = RowSource()
        let (driver, _) = try await makeDriver { controller in
            let page = controller.add(UIScrollView(), "page", x: 0, y: 50, width: 300, height: 400)
            page.contentSize = CGSize(width: 300, height: 2700)
            let table = UITableView(frame: CGRect(x: 0, y: 20, width: 300, height: 2640))
            table.isScrollEnabled = false
            rows.show(in: table)
            page.addSubview(table)
        }
        try await driver.select(row: 30)
        #expect(rows.log.take() == ["row 30"])
    }

    @Test func rowsAreTappedBesideTheirGestures() async throws {
        let rows = RowSource()
        rows.hasGestures = true
        let (driver, _) = try await makeDriver { controller in
            rows.show(in: controller.add(UITableView(), "rows", x: 0, y: 50, width: 300, height: 400))
        }
        try await driver.select(row: 2)
        #expect(rows.log.take() == ["row 2"])
    }

    /// The 60 rows of a table, which record their selection and the taps on views inside them.
    @MainActor
    private final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        let log = EventLog()
        var headerHeight: CGFloat = 0
        var hasGestures = false

        func show(in table: UITableView) {
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if hasGestures {
                let badge = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
                badge.addGestureRecognizer(
                    UITapGestureRecognizer { [log] _ in log.entries.append("badge") })
                cell.contentView.addSubview(badge)
            }
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            headerHeight > 0 ? UIView() : nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.entries.append("row \(indexPath.row)")
        }
    }

    @Test func whatDoesNotScrollIsRefused() async throws {
        let (driver, _) = try await makeDriver { controller in
            let list = controller.add(UIScrollView(), "list", y: 50, height: 300)
            list.addSubview(controller.addButton("Far", y: 900))
            list.contentSize = CGSize(width: 200, height: 300)
        }
        #expect(await refusal { try await driver.scroll(to: "Far") } == .cannotScroll(view: "UIButton “Far”"))
    }

    @Test func itemsOfCollectionsAndRowsOfPickersAreSelected() async throws {
        let source = GridSource()
        let (driver, _) = try await makeDriver { controller in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 80)
            let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.dataSource = source
            grid.delegate = source
            controller.add(grid, "grid", y: 60, width: 300, height: 200)
            let picker = controller.add(UIPickerView(), "picker", y: 300, width: 300, height: 160)
            picker.dataSource = source
            picker.delegate = source
        }
        try await driver.select(row: 40, in: "grid")
        try await driver.select(row: 3, section: 1, in: "picker")
        #expect(source.log.take() == ["item 40", "wheel 1: 3"])
        await #expect(throws: DriverError.self) { try await driver.select(row: 5, section: 1, in: "picker") }
        guard case .severalViews = await refusal({ try await driver.select(row: 0) }) else {
            Issue.record("two lists are ambiguous")
            return
        }
    }

    @MainActor
    private final class GridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UIPickerViewDataSource, UIPickerViewDelegate
    {
        let log = EventLog()

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = "item-\(indexPath.item)"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.entries.append("item \(indexPath.item)")
        }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.entries.append("wheel \(component): \(row)")
        }
    }

    @Test func pullTriggersARefreshFromAnyPosition() async throws {
        let (driver, table) = try await makeTable()
        await #expect(throws: DriverError.self) { try await driver.pullToRefresh() }
        try await driver.perform { _ in
            let control = UIRefreshControl()
            control.addAction(
                UIAction { [log = table.log] _ in
                    log.entries.append("refresh")
                    control.endRefreshing()
                }, for: .valueChanged)
            table.refreshControl = control
        }
        try await driver.pullToRefresh()
        #expect(table.log.take() == ["drag", "refresh"])
        try await driver.scroll(to: "Row 0.50")
        _ = table.log.take()
        try await driver.pullToRefresh("table")
        #expect(table.log.take().last == "refresh")
    }
}
