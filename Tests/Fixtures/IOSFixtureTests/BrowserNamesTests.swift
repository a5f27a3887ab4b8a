import IOSFixture
import Testing
import UIKit

@MainActor
@Suite struct BrowserNamesTests {
    @Test func anActionOfTheApp() {
        var count = 0
        let activity = FindActivity { count += 1 }
        activity.perform()
        #expect(count == 1)
        #expect(activity.activityTitle == "Find")
    }

    @Test func traitChangesWithTheDynamicSelf() {
        let controller = ThemedController()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(controller.changes == 1)
    }

    @Test func contentThatIsUnavailableBeforeTheViewAppears() {
        let controller = ThemedController()
        let window = UIWindow()
        window.rootViewController = controller
        #expect(controller.contentUnavailableConfiguration == nil)
        window.makeKeyAndVisible()
        let shown = controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
        #expect(shown?.text == "Nothing here")
    }

    @Test func tabsMakeTheirControllers() {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        tabs.tabs = [
            UITab(title: "First", image: nil, identifier: "1") { _ in first },
            UITab(title: "Second", image: nil, identifier: "2") { _ in second },
        ]
        #expect(tabs.viewControllers == [first, second])
        #expect(first.tabBarItem.title == "First")
        tabs.selectedTab = tabs.tab(forIdentifier: "2")
        #expect(tabs.selectedViewController === second)
        #expect(tabs.selectedTab?.title == "Second")
    }
}
