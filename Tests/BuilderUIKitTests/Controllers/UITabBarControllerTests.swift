import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITabBarControllerTests {
    private let stage = ControllerStage()

    @Test func tabsAreChosen() throws {
        let controllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.title = "\(index)"
            return controller
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        try stage.show(tabs, on: "iPhone 12")
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.items?.count == 3)
        tabs.selectedIndex = 2
        #expect(tabs.selectedViewController === controllers[2])
        #expect(controllers[2].view.window != nil)
        #expect(controllers[0].view.window == nil)
        #expect(!controllers[1].isViewLoaded)
        #expect(controllers[2].view.safeAreaInsets.bottom == 83)
        tabs.selectedIndex = 9
        #expect(tabs.selectedIndex == 2)
    }

    @Test func anAccessoryLiesAboveTheBar() throws {
        let tabs = UITabBarController()
        let controller = UIViewController()
        tabs.viewControllers = [controller]
        let content = UIView()
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        let window = try stage.show(tabs, on: "iPhone 12")
        let frame = content.convert(content.bounds, to: tabs.view)
        #expect(frame.height == 48 && frame.maxY == tabs.tabBar.frame.minY - 8)
        #expect(frame.minX == 21 && frame.maxX == tabs.view.bounds.width - 21)
        #expect(controller.view.safeAreaInsets.bottom == CGFloat(139))
        #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(controller.view.traitCollection.tabAccessoryEnvironment == .unspecified)
        tabs.setBottomAccessory(nil, animated: true)
        window.layoutIfNeeded()
        #expect(content.window == nil && controller.view.safeAreaInsets.bottom == 83)
    }

    @Test func itemsOfControllersOnAStackAreShown() throws {
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 7)
        let second = UIViewController()
        second.title = "Second"
        let named = UINavigationController(rootViewController: UIViewController())
        named.tabBarItem = UITabBarItem(title: "Named", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: page), UINavigationController(rootViewController: second), named,
        ]
        let window = try stage.show(tabs, on: "iPhone 12")
        func titles() -> [String?]? { tabs.tabBar.items?.map(\.title) }
        #expect(titles() == ["Home", "Second", "Named"])
        #expect(tabs.tabBar.items?.first === page.tabBarItem)
        #expect(tabs.tabBar.selectedItem === page.tabBarItem)
        second.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 0)
        page.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        window.layoutIfNeeded()
        #expect(titles() == ["First", "Later", "Named"])
        #expect(tabs.tabBar.selectedItem === page.tabBarItem)
        named.setViewControllers([page], animated: false)
        window.layoutIfNeeded()
        #expect(named.tabBarItem.title == "Named")
    }

    /// Since iOS 15, bars are clear unless content passes behind them.
    @Test func barsAreClearAtTheContentsEnd() throws {
        let list = UITableViewController()
        let source = TableSource(rows: 40)
        list.tableView.dataSource = source
        let navigation = UINavigationController(rootViewController: list)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let window = try stage.show(tabs, on: "iPhone 12")
        let bars: [_BarView] = [navigation.navigationBar, navigation.toolbar, tabs.tabBar]
        func edges() -> [Bool] {
            window.layoutIfNeeded()
            for bar in bars { bar.layoutIfNeeded() }
            #expect(bars.map { $0.backgroundView.backgroundColor == nil } == bars.map(\.isAtScrollEdge))
            return bars.map(\.isAtScrollEdge)
        }
        #expect(edges() == [true, false, false])
        list.tableView.contentOffset.y = 200
        #expect(edges() == [false, false, false])
        list.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
        #expect(edges() == [false, true, true])
        source.rowCounts = [2]
        list.tableView.reloadData()
        #expect(edges() == [true, true, true])
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(edges() == [true, true, true])
        let edge = UITabBarAppearance()
        edge.backgroundColor = .red
        tabs.tabBar.scrollEdgeAppearance = edge
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(tabs.tabBar.backgroundView.backgroundColor == .red)
    }

    @Test func barsAreHidden() throws {
        let page = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        let window = try stage.show(tabs, on: "iPhone 12")
        tabs.setTabBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 34)
        tabs.isTabBarHidden = false
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 83)
    }

    @Test func groupsHaveASelectedTab() {
        let pages = (0..<2).map { _ in UIViewController() }
        let children = pages.indices.map { index in
            UITab(title: "", image: nil, identifier: "\(index)") { _ in pages[index] }
        }
        let group = UITabGroup(title: "", image: nil, identifier: "group", children: children)
        #expect(group.selectedChild == nil && group.viewController === pages[0])
        group.defaultChildIdentifier = "1"
        #expect(group.selectedChild === children[1] && group.viewController === pages[1])
        group.selectedChild = UITab(title: "", image: nil, identifier: "other")
        #expect(group.selectedChild === children[1])
        group.displayOrderIdentifiers = ["1"]
        #expect(group.displayOrder == [children[1], children[0]])
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let tabs = UITabBarController()
        tabs.tabs = [group]
        #expect(tabs.selectedViewController === navigation && navigation.viewControllers == [pages[1]])
        #expect(tabs.tab(forIdentifier: "0") === children[0])
        #expect(children[0].parent === group)
        #expect(children[0].tabBarController === tabs)
        #expect(children[0].managingTabGroup === group && group.managingTabGroup == nil)
        #expect(group.hasVisiblePlacement && !children[0].hasVisiblePlacement)
        group.isHidden = true
        #expect(!group.hasVisiblePlacement)
    }

    private func makeTabs(_ names: [String]) -> [UITab] {
        names.map { name in UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
    }

    private func titles(_ controller: UITabBarController) -> [String?] {
        controller.view.layoutIfNeeded()
        return controller.tabBar.items?.map(\.title) ?? []
    }

    @Test func hiddenTabsAreNotInTheBar() {
        let tabs = makeTabs(["a", "b", "c"])
        tabs[1].isHidden = true
        let controller = UITabBarController(tabs: tabs)
        #expect(titles(controller) == ["a", "c"] && controller.selectedTab === tabs[0])
        tabs[0].isHidden = true
        #expect(titles(controller) == ["c"] && controller.selectedTab === tabs[2])
        tabs[1].isHidden = false
        #expect(titles(controller) == ["b", "c"] && controller.tabs == tabs)
        #expect(controller.selectedTab === tabs[2], "the selection stays")
    }

    @Test func compactEnvironmentsHaveTabsOfTheirOwn() {
        let tabs = makeTabs(["a", "b", "c"])
        tabs[1].preferredPlacement = .sidebarOnly
        let controller = UITabBarController(tabs: tabs)
        controller.compactTabIdentifiers = ["a", "b"]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
        window.traitOverrides.userInterfaceIdiom = .pad
        window.traitOverrides.horizontalSizeClass = .compact
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(titles(controller) == ["a", "b"])
        window.traitOverrides.horizontalSizeClass = .regular
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(titles(controller) == ["a", "c"] && !tabs[1].hasVisiblePlacement)
        tabs[1].preferredPlacement = .automatic
        #expect(titles(controller) == ["a", "b", "c"])
    }

    @Test func aGroupShowsItsFirstVisibleTab() {
        let tabs = makeTabs(["a", "b"])
        tabs[0].isHidden = true
        let group = UITabGroup(title: "", image: nil, identifier: "group", children: tabs)
        #expect(group.viewController === tabs[1].viewController)
    }

    @Test func sidebarItemsHaveTheContentOfTheirTab() {
        let image = UIImage(systemName: "house")
        let tab = UITab(title: "Home", image: image, identifier: "home")
        tab.subtitle = "New"
        let item = UITabSidebarItem(request: .init(tab: tab))
        let content = item.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "Home" && content?.secondaryText == "New" && content?.image === image)
        let action = UITabSidebarItem(request: .init(action: UIAction(title: "Add") { _ in }))
        #expect(action.defaultContentConfiguration().text == "Add" && action.tab == nil)
    }

    @Test func removedControllersHaveNoTab() throws {
        let tabs = UITabBarController()
        let all = ["1", "2", "3"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        tabs.tabs = all
        let controllers = try #require(tabs.viewControllers)
        #expect(tabs.tabs == all && all.allSatisfy { $0.tabBarController === tabs })
        controllers[1].removeFromParent()
        #expect(tabs.tabs == [all[0], all[2]] && all[1].tabBarController == nil)
        #expect(tabs.tab(forIdentifier: "2") == nil && tabs.viewControllers == [controllers[0], controllers[2]])
        tabs.viewControllers = [controllers[2], UIViewController()]
        #expect(tabs.tabs == [all[2]] && tabs.selectedTab === all[2] && all[0].tabBarController == nil)
        tabs.tabs = all
        #expect(tabs.tabs == all && tabs.viewControllers == controllers, "its controller was made before")
    }
}
