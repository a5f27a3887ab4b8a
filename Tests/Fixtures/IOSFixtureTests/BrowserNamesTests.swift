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

    @Test func contentThatIsUnavailableInTheFirstLayout() {
        let controller = ThemedController()
        let window = UIWindow()
        window.rootViewController = controller
        #expect(controller.contentUnavailableConfiguration == nil)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
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
        tabs.tabs[0].title = "Inbox"
        #expect(first.tabBarItem.title == "Inbox")
        tabs.selectedTab = tabs.tab(forIdentifier: "2")
        #expect(tabs.selectedViewController === second)
        #expect(tabs.selectedTab?.title == "Second")
    }

    @Test func anUpdateThatRequestsItselfEnds() {
        final class List: UIViewController {
            var updates = 0
            var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }

            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                updates += 1
                items = []
            }
        }
        let list = List()
        list.loadViewIfNeeded()
        list.items = ["a"]
        list.items = ["b"]
        #expect(list.updates == 0)
        list.view.layoutIfNeeded()
        #expect(list.updates == 1)
    }

    @Test func aGroupOfTabsShowsItsFirst() {
        let tabs = UITabBarController()
        let first = UIViewController()
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "g",
            children: [UITab(title: "First", image: nil, identifier: "1") { _ in first }])
        tabs.tabs = [group]
        #expect(tabs.viewControllers == [first])
    }

    @Test func anEffectThatRestartsItselfReturns() {
        let view = UIImageView()
        var count = 0
        func pulse() {
            view.addSymbolEffect(.bounce) { _ in
                count += 1
                if count < 100_000 { pulse() }
            }
        }
        pulse()
        #expect(count == 1)
    }

    @Test func anActionForAnotherWindowShowsItsAlternate() {
        let here = UIAction(title: "Open Here") { _ in }
        let menu = UIMenu(children: [
            UIWindowScene.ActivationAction(alternate: here) { _ in nil }, UIWindowScene.ActivationAction { _ in nil },
        ])
        #expect(menu.children.map(\.title) == ["Open Here", ""])
        #expect((menu.children.last as? UIAction)?.attributes == .hidden)
    }
}
