import Foundation
import Testing

@testable import BuilderUIKit

/// The More list of tab bars with more than five controllers.
@Suite @MainActor struct MoreListTests {
    private let stage = ControllerStage()
    private let log = RecordingController.Log()

    private func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.traitOverrides[InterfaceDesignTrait.self] = .ios18
        tabs.viewControllers = (0..<count).map { RecordingController("\($0)", log) }
        return tabs
    }

    private func titles(_ tabs: UITabBarController) -> [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }

    private func tap(_ point: CGPoint, in window: UIWindow) {
        let finger = TouchSimulator(window: window)
        finger.down(at: point)
        finger.up()
        window.layoutIfNeeded()
    }

    /// Taps an item of the bar, whose columns are equally wide.
    private func tapItem(_ index: Int, of tabs: UITabBarController) throws {
        let window = try #require(tabs.view.window)
        let views = tabs.tabBar.subviews.compactMap { $0 as? TabItemView }
        let frame = views[index].convert(views[index].bounds, to: nil)
        tap(CGPoint(x: frame.midX, y: frame.midY), in: window)
    }

    private func table(_ tabs: UITabBarController) throws -> UITableView {
        try #require(tabs.moreNavigationController.topViewController?.view as? UITableView)
    }

    private func rows(_ tabs: UITabBarController) throws -> [String?] {
        try table(tabs).visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test func rowsFollowTheirItems() throws {
        try on("iPhone 12") {
            let tabs = tabs(7)
            try stage.show(tabs, on: "iPhone 12")
            try tapItem(4, of: tabs)
            #expect(try rows(tabs) == ["4", "5", "6"])
            let last = try #require(tabs.viewControllers?.last)
            last.tabBarItem.title = "New"
            tabs.view.layoutIfNeeded()
            #expect(try rows(tabs) == ["4", "5", "New"])
            tabs.viewControllers?.remove(at: 5)
            last.tabBarItem.title = "Newer"
            tabs.view.window?.layoutIfNeeded()
            #expect(try rows(tabs) == ["4", "Newer"])
        }
    }

    @Test func theFifthItemIsMore() throws {
        try on("iPhone 12") {
            let five = tabs(5)
            try stage.show(five, on: "iPhone 12")
            #expect(titles(five) == ["0", "1", "2", "3", "4"])
            let seven = tabs(7)
            let all = try #require(seven.viewControllers)
            #expect(all.count == 7)
            try stage.show(seven, on: "iPhone 12")
            #expect(titles(seven) == ["0", "1", "2", "3", "More"] && seven.viewControllers == all)
            #expect(seven.selectedIndex == 0 && seven.selectedViewController === all[0])
            let items = seven.tabBar.subviews.compactMap { $0 as? TabItemView }
            // A fifth of 390 points without 2 at each side.
            #expect(items.map(\.frame.minX) == [2, 80, 158, 236, 314] && items.allSatisfy { $0.frame.width == 74 })
            #expect(seven.tabBar.items?.last?.image?.nameInTexts == "ellipsis")
            #expect(all.allSatisfy { $0.tabBarController === seven })
        }
    }

    @Test func rowsPushTheirController() throws {
        try on("iPhone 12") {
            let tabs = tabs(7)
            let all = try #require(tabs.viewControllers)
            let window = try stage.show(tabs, on: "iPhone 12")
            let more = tabs.moreNavigationController
            try tapItem(4, of: tabs)
            #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
            #expect(more.navigationBar.topItem?.title == "More" && more.view.window === window)
            #expect(try rows(tabs) == ["4", "5", "6"])
            #expect(tabs.tabBar.textTree.contains("selectedIndex=4"))
            let cells = try table(tabs).visibleCells
            #expect(cells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 390 && $0.frame.height >= 44 })
            #expect(cells[0].frame.minY == 0 && abs(cells[2].frame.minY - cells[1].frame.maxY) < 0.01)
            #expect(cells.allSatisfy { $0.accessoryType == .disclosureIndicator })
            log.entries = []
            let frame = cells[1].convert(cells[1].bounds, to: nil)
            tap(CGPoint(x: frame.midX, y: frame.midY), in: window)
            #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === all[5])
            #expect(more.topViewController === all[5] && all[5].navigationController === more)
            #expect(all[5].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(all[5].view.safeAreaInsets.top == 91 && all[5].view.safeAreaInsets.bottom == 83)
            #expect(
                log.entries == [
                    "5 will move in", "5 did load", "5 will appear", "5 is appearing", "5 did appear", "5 did move in",
                ])
            #expect(tabs.viewControllers == all && titles(tabs).last == "More")
            more.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === more)
            #expect(all[5].parent === tabs && all[5].tabBarController === tabs && tabs.viewControllers == all)
        }
    }

    @Test func indicesBeyondTheFourthSelectThroughTheList() throws {
        try on("iPhone 12") {
            let tabs = tabs(7)
            let all = try #require(tabs.viewControllers)
            tabs.selectedIndex = 5
            #expect(tabs.selectedViewController === all[5], "before the view is loaded")
            try stage.show(tabs, on: "iPhone 12")
            #expect(all[5].view.window != nil && tabs.tabBar.selectedItem?.title == "More")
            tabs.selectedViewController = all[6]
            #expect(tabs.selectedIndex == 6 && all[6].view.window != nil && all[5].view.window == nil)
            tabs.selectedIndex = 1
            #expect(all[1].view.window != nil && all[6].view.window == nil)
            log.entries = []
            // The list is as it was, and comes to the top when its tab is tapped again.
            try tapItem(4, of: tabs)
            #expect(tabs.selectedIndex == 6)
            #expect(log.entries.filter { $0.hasPrefix("1") } == ["1 will disappear", "1 did disappear"])
            #expect(log.entries.filter { $0.hasPrefix("6") } == ["6 will appear", "6 is appearing", "6 did appear"])
            try tapItem(4, of: tabs)
            #expect(tabs.selectedViewController === tabs.moreNavigationController)
            #expect(all[6].view.window == nil && all[5].parent === tabs && all[6].parent === tabs)
        }
    }

    @Test func stacksAreShownOnTheListsStack() throws {
        try on("iPhone 12") {
            let tabs = tabs(5)
            let (root, page) = (UIViewController(), UIViewController())
            (root.title, page.title) = ("Root", "Page")
            let stack = UINavigationController(rootViewController: root)
            tabs.viewControllers = (tabs.viewControllers ?? []) + [stack]
            let window = try stage.show(tabs, on: "iPhone 12")
            tabs.selectedIndex = 5
            window.layoutIfNeeded()
            let bar = tabs.moreNavigationController.navigationBar
            #expect(bar.items?.map(\.title) == ["More", "Root"] && root.view.window != nil)
            stack.pushViewController(page, animated: false)
            window.layoutIfNeeded()
            #expect(bar.items?.map(\.title) == ["More", "Root", "Page"] && tabs.selectedIndex == 5)
            #expect(tabs.selectedViewController === stack && page.view.window != nil)
        }
    }

    @Test func fewerControllersNeedNoList() throws {
        try on("iPhone 12") {
            let tabs = tabs(7)
            let all = try #require(tabs.viewControllers)
            let window = try stage.show(tabs, on: "iPhone 12")
            tabs.selectedIndex = 6
            tabs.viewControllers = [all[0], all[6]]
            window.layoutIfNeeded()
            #expect(titles(tabs) == ["0", "6"] && tabs.selectedIndex == 1)
            #expect(all[6].parent === tabs && all[6].view.superview === tabs.view && all[5].parent == nil)
            #expect(tabs.moreNavigationController.parent == nil)
            tabs.viewControllers = Array(all.dropFirst())
            window.layoutIfNeeded()
            #expect(titles(tabs) == ["1", "2", "3", "4", "More"] && tabs.selectedIndex == 5)
            #expect(all[6].navigationController === tabs.moreNavigationController && all[6].view.window === window)
            // The chosen one leaves.
            tabs.viewControllers = Array(all.dropLast())
            window.layoutIfNeeded()
            #expect(titles(tabs).last == "More" && tabs.selectedIndex == 0 && all[6].parent == nil)
        }
    }

    @Test func addedChildrenAreTabs() throws {
        try on("iPhone 12") {
            let tabs = tabs(0)
            let all: [UIViewController] = (0..<6).map { RecordingController("\($0)", log) }
            for controller in all {
                tabs.addChild(controller)
                controller.didMove(toParent: tabs)
            }
            #expect(log.entries == (0..<6).flatMap { ["\($0) will move in", "\($0) did move in"] })
            tabs.addChild(all[0])
            tabs.selectedIndex = 0
            #expect(tabs.viewControllers == all && tabs.selectedViewController === all[0])
            let window = try stage.show(tabs, on: "iPhone 12")
            #expect(titles(tabs) == ["0", "1", "2", "3", "More"] && all[0].view.window === window)
            tabs.viewControllers = [all[1]]
            window.layoutIfNeeded()
            #expect(all.map { $0.parent === tabs } == [false, true, false, false, false, false])
            #expect(tabs.children == [all[1]] && titles(tabs) == ["1"] && tabs.selectedIndex == 0)
            #expect(all[0].view.superview == nil && all[1].view.window === window)
        }
    }

    @Test func removedChildrenHaveNoTab() throws {
        try on("iPhone 12") {
            let tabs = tabs(4)
            let all = try #require(tabs.viewControllers)
            let window = try stage.show(tabs, on: "iPhone 12")
            tabs.selectedIndex = 2
            all[1].removeFromParent()
            #expect(tabs.viewControllers == [all[0], all[2], all[3]] && tabs.selectedViewController === all[2])
            log.entries = []
            all[2].removeFromParent()
            window.layoutIfNeeded()
            #expect(titles(tabs) == ["0", "3"] && tabs.selectedViewController === all[0])
            #expect(all[2].parent == nil && all[2].view.superview == nil && all[0].view.window === window)
            let leaving = ["2 will disappear", "2 did disappear", "2 did move out"]
            #expect(log.entries.filter { $0.hasPrefix("2") } == leaving)
            #expect(log.entries.filter { $0.hasPrefix("0") } == ["0 will appear", "0 is appearing", "0 did appear"])
            all[0].removeFromParent()
            all[3].removeFromParent()
            window.layoutIfNeeded()
            #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil && titles(tabs).isEmpty)
            #expect(all[0].view.superview == nil && all[3].view.superview == nil)
        }
    }

    @Test func removedChildrenLeaveTheList() throws {
        try on("iPhone 12") {
            let tabs = tabs(8)
            let all = try #require(tabs.viewControllers)
            let window = try stage.show(tabs, on: "iPhone 12")
            let more = tabs.moreNavigationController
            tabs.selectedIndex = 6
            window.layoutIfNeeded()
            all[7].removeFromParent()
            window.layoutIfNeeded()
            #expect(tabs.viewControllers == Array(all[..<7]) && tabs.selectedIndex == 6 && all[7].parent == nil)
            // The chosen one leaves, and isn't taken back.
            all[6].removeFromParent()
            window.layoutIfNeeded()
            #expect(tabs.viewControllers == Array(all[..<6]) && tabs.selectedViewController === all[0])
            #expect(all[6].parent == nil && all[6].view.superview == nil && all[0].view.window === window)
            #expect(more.viewControllers.count == 1 && more.navigationBar.items?.map(\.title) == ["More"])
            try tapItem(4, of: tabs)
            #expect(try rows(tabs) == ["4", "5"])
            all[5].removeFromParent()
            window.layoutIfNeeded()
            #expect(titles(tabs) == ["0", "1", "2", "3", "4"] && tabs.selectedIndex == 0)
            #expect(all[5].parent == nil && more.parent == nil)
        }
    }

    @Test func poppedControllersAreChildrenAtOnce() throws {
        try on("iPhone 12") {
            let tabs = tabs(7)
            let all = try #require(tabs.viewControllers)
            let window = try stage.show(tabs, on: "iPhone 12")
            tabs.selectedIndex = 5
            window.layoutIfNeeded()
            tabs.moreNavigationController.popViewController(animated: false)
            #expect(all[5].parent === tabs && tabs.children.contains(all[5]) && tabs.viewControllers == all)
            // One that is removed before the next layout isn't taken back.
            all[5].removeFromParent()
            window.layoutIfNeeded()
            #expect(all[5].parent == nil && tabs.viewControllers == all.filter { $0 !== all[5] })
            #expect(try rows(tabs) == ["4", "6"])
        }
    }

    @Test func theListHasAnEditButton() throws {
        try on("iPhone 12") {
            let tabs = tabs(6)
            let window = try stage.show(tabs, on: "iPhone 12")
            var button: UIBarButtonItem? {
                tabs.moreNavigationController.topViewController?.navigationItem.rightBarButtonItem
            }
            #expect(button?.title == "Edit")
            tabs.customizableViewControllers = []
            window.layoutIfNeeded()
            #expect(button == nil)
        }
    }

    private final class Customizer: UITabBarControllerDelegate {
        var lines: [String] = []

        private func titles(_ controllers: [UIViewController]) -> String {
            controllers.map { $0.title ?? "" }.joined()
        }

        func tabBarController(_ tabs: UITabBarController, willBeginCustomizing controllers: [UIViewController]) {
            lines.append("begin \(titles(controllers))")
        }
        func tabBarController(
            _ tabs: UITabBarController, willEndCustomizing controllers: [UIViewController], changed: Bool
        ) { lines.append("will end \(titles(controllers)) \(changed)") }
        func tabBarController(
            _ tabs: UITabBarController, didEndCustomizing controllers: [UIViewController], changed: Bool
        ) { lines.append("did end \(titles(controllers)) \(changed)") }
    }

    private func page(_ tabs: UITabBarController) -> TabCustomizationPage? {
        tabs.view.subviews.lazy.compactMap { $0 as? TabCustomizationPage }.first
    }

    private func center(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Drags an item of the page to an item of the bar.
    private func drag(_ title: String, to index: Int, of tabs: UITabBarController) throws {
        let window = try #require(tabs.view.window)
        window.layoutIfNeeded()
        let shown = try #require(page(tabs)).subviews.compactMap { $0 as? TabItemView }
        let item = try #require(shown.first { $0.item.title == title })
        let bar = tabs.tabBar.subviews.compactMap { $0 as? TabItemView }
        let finger = TouchSimulator(window: window)
        finger.down(at: center(item))
        finger.move(to: center(bar[index]), duration: 0.3)
        finger.up()
        window.layoutIfNeeded()
    }

    @Test func theEditPageRearrangesTheTabs() throws {
        try on("iPhone 12") {
            let (tabs, delegate) = (tabs(7), Customizer())
            stage.keep(delegate)
            tabs.delegate = delegate
            let all = try #require(tabs.viewControllers)
            tabs.customizableViewControllers = Array(all.dropFirst())
            let window = try stage.show(tabs, on: "iPhone 12")
            try tapItem(4, of: tabs)
            let edit = try #require(tabs.moreNavigationController.navigationBar.buttonViews.first)
            tap(center(edit), in: window)
            let shown = try #require(page(tabs))
            // The bar is 49 points high above the safe area of 34.
            #expect(shown.frame == CGRect(x: 0, y: 0, width: 390, height: 761))
            try drag("6", to: 1, of: tabs)
            #expect(titles(tabs) == ["0", "6", "2", "3", "More"])
            #expect(tabs.viewControllers == [all[0], all[6], all[2], all[3], all[4], all[5], all[1]])
            // Neither the first, which isn't customizable, nor the list can be replaced.
            try drag("5", to: 0, of: tabs)
            try drag("5", to: 4, of: tabs)
            #expect(titles(tabs) == ["0", "6", "2", "3", "More"])
            let header = try #require(shown.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
            tap(center(try #require(header.buttonViews.first)), in: window)
            #expect(page(tabs) == nil && tabs.tabBar.isUserInteractionEnabled)
            #expect(
                delegate.lines == ["begin 123456", "will end 0623451 true", "did end 0623451 true"])
            #expect(try rows(tabs) == ["4", "5", "1"] && tabs.selectedViewController === tabs.moreNavigationController)
        }
    }

    @Test func iPadsHaveRoomForAll() throws {
        try on("iPad mini 7") {
            let tabs = tabs(7)
            let window = try stage.show(tabs, on: "iPad mini 7")
            #expect(titles(tabs) == ["0", "1", "2", "3", "4", "5", "6"])
            tabs.selectedIndex = 5
            let all = try #require(tabs.viewControllers)
            // A narrow window has the list.
            window.traitOverrides.horizontalSizeClass = .compact
            window.layoutIfNeeded()
            tabs.view.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(titles(tabs).last == "More" && tabs.selectedIndex == 5)
            #expect(all[5].navigationController === tabs.moreNavigationController && all[5].view.window === window)
        }
    }
}
