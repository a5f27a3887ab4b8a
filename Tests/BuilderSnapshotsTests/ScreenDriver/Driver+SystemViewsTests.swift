import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

/// The system's own views, whose parts are found by their titles.
@MainActor
struct DriverSystemViewsTests {
    private let log = EventLog()

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [log] _ in log.entries.append(title) }
    }

    @MainActor
    private final class SearchDelegate: NSObject, UISearchBarDelegate {
        let log = EventLog()
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.entries.append(searchText) }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.entries.append("cancel") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.entries.append("search") }
    }

    @Test func searchBarsAreClearedAndCanceled() async throws {
        let (bar, delegate) = (UISearchBar(), SearchDelegate())
        let (driver, _) = try await makeDriver { controller in
            bar.showsCancelButton = true
            bar.delegate = delegate
            controller.add(bar, "places", y: 100, width: 335, height: 56)
        }
        try await driver.type("ab\n", into: "places")
        #expect(delegate.log.take() == ["a", "ab", "search"])
        try await driver.tap("Clear text")
        #expect(bar.text == "")
        try await driver.type("c", into: "places")
        try await driver.clear("places")
        #expect(bar.text == "")
        _ = delegate.log.take()
        try await driver.tap("Cancel")
        #expect(delegate.log.take() == ["cancel"])
    }

    /// The bar has the same placeholder as its field and is around it.
    @Test func aTapOnASearchBarBeginsTheSearch() async throws {
        let bar = UISearchBar()
        bar.placeholder = "Search places"
        let (driver, _) = try await makeDriver { $0.add(bar, "places", y: 100, width: 335, height: 56) }
        try await driver.tap(.placeholder("Search places"))
        #expect(bar.searchTextField.isFirstResponder)
        bar.searchTextField.resignFirstResponder()
        try await driver.tap("places")
        #expect(bar.searchTextField.isFirstResponder)
    }

    @Test func tabsAreTappedByTheirTitles() async throws {
        let controllers = ["Home", "Friends"].map { title in
            let controller = PlainController { _ in }
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let driver = try await Driver(tabs)
        try await driver.tap("Friends")
        #expect(tabs.selectedIndex == 1)
        try await driver.perform { _ in controllers[0].tabBarItem.isEnabled = false }
        guard case .unreachable(_, .disabled) = await refusal({ try await driver.tap("Home") }) else {
            Issue.record("a disabled tab takes a tap")
            return
        }
        #expect(tabs.selectedIndex == 1)
    }

    @MainActor
    private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
        private let menu: UIMenu
        init(_ menu: UIMenu) { self.menu = menu }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
        }
    }

    @Test func itemsOfContextMenusAreTappedByTheirTitles() async throws {
        let more = UIMenu(title: "More", children: [action("Print")])
        let owner = MenuOwner(UIMenu(children: [action("Share"), more, action("Erase", .disabled)]))
        let (driver, controller) = try await makeDriver { controller in
            controller.add(UIView(), "photo", y: 100).addInteraction(UIContextMenuInteraction(delegate: owner))
            controller.addButton("Send", y: 600)
        }
        try await driver.longPress("photo")
        guard case .unreachable(_, .disabled) = await refusal({ try await driver.tap("Erase") }) else {
            Issue.record("a disabled item takes a tap")
            return
        }
        guard case .unreachable(_, .covered) = await refusal({ try await driver.tap("Send") }) else {
            Issue.record("a menu doesn't cover the screen")
            return
        }
        try await driver.tap("Share")
        #expect(log.take() == ["Share"])
        try await driver.longPress("photo")
        try await driver.tap("More")
        try await driver.tap("Print")
        #expect(log.take() == ["Print"])
        try await driver.tap("Send")
        #expect(controller.log.take() == ["Send"])
    }

    @Test func itemsOfAButtonsMenuAreTappedByTheirTitles() async throws {
        let (driver, _) = try await makeDriver { controller in
            let button = controller.addButton("Sort", y: 100)
            button.menu = UIMenu(children: [action("Name"), action("Date")])
            button.showsMenuAsPrimaryAction = true
        }
        try await driver.tap("Sort")
        try await driver.tap("Date")
        #expect(log.take() == ["Date"])
        #expect(!driver.exists("Date"))
    }

    @Test func alertsTakeTextAndTaps() async throws {
        let (driver, controller) = try await makeDriver { $0.addButton("Send", y: 300) }
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "New name" }
        let save = UIAlertAction(title: "Save", style: .default) { [log] _ in
            log.entries.append(alert.textFields?.first?.text ?? "")
        }
        save.isEnabled = false
        alert.addAction(save)
        try await driver.perform { _ in controller.present(alert, animated: true) }
        guard case .unreachable(_, .disabled) = await refusal({ try await driver.tap("Save") }) else {
            Issue.record("a disabled button takes a tap")
            return
        }
        try await driver.type("Ada", into: "New name")
        try await driver.perform { _ in save.isEnabled = true }
        try await driver.tap("Save")
        #expect(log.take() == ["Ada"])
        #expect(controller.presentedViewController == nil)
    }

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let log = EventLog()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        private func actions(_ titles: [String], _ path: IndexPath) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: .normal, title: title) { [log] _, _, done in
                        log.entries.append("\(title) \(path.row)")
                        done(true)
                    }
                })
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { actions(["Delete", "Archive"], indexPath) }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { actions(["Pin"], indexPath) }
    }

    @Test func actionsOfRowsAreShownBySwipesAndTappedByTheirTitles() async throws {
        let rows = Rows()
        let (driver, _) = try await makeDriver { controller in
            let table = controller.add(UITableView(), "rows", x: 0, y: 60, width: 375, height: 400)
            table.dataSource = rows
            table.delegate = rows
        }
        guard case .noView = await refusal({ try await driver.tap("Archive") }) else {
            Issue.record("actions are there before a swipe")
            return
        }
        try await driver.swipe(.left, on: "Row 1", distance: 150)
        try await driver.tap("Archive")
        try await driver.swipe(.right, on: "Row 2", distance: 100)
        try await driver.tap("Pin")
        #expect(rows.log.take() == ["Archive 1", "Pin 2"])
    }
}
