import Foundation
import Testing

@testable import BuilderUIKit

/// Members that apps override in practice can be overridden, and are called by UIKit's own code.
@MainActor
@Suite struct UIViewControllerOverridingTests {
    class Controller: UIViewController {
        var calls: [String] = []
        override var navigationController: UINavigationController? { super.navigationController }
        override var tabBarController: UITabBarController? { super.tabBarController }
        override var presentingViewController: UIViewController? { super.presentingViewController }
        override var isBeingPresented: Bool { super.isBeingPresented }
        override var isBeingDismissed: Bool { super.isBeingDismissed }
        override var isMovingToParent: Bool { true }
        override var isMovingFromParent: Bool { super.isMovingFromParent }
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
        override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            calls.append("begin")
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
        override func endAppearanceTransition() {
            calls.append("end")
            super.endAppearanceTransition()
        }
        override func setOverrideTraitCollection(
            _ collection: UITraitCollection?, forChild childViewController: UIViewController
        ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
        override func overrideTraitCollection(
            forChild childViewController: UIViewController
        ) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
        override func transition(
            from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
            options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
            super.transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: completion)
        }
        override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
            super.contentScrollView(for: edge)
        }
        override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
            super.setContentScrollView(scrollView, for: edge)
        }
    }

    @Test func controllers() {
        let controller = Controller()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.calls == ["begin", "end"])
        #expect(controller.isMovingToParent && !controller.isMovingFromParent)
        let scrollView = UIScrollView()
        controller.setContentScrollView(scrollView, for: .top)
        #expect(controller.contentScrollView(for: .top) === scrollView)
    }

    private final class Quiet: UIViewController {
        var updates = 0
        var requests = 0
        override var focusGroupIdentifier: String? {
            get { "quiet" }
            set {}
        }
        override func setNeedsUpdateContentUnavailableConfiguration() {
            requests += 1
            super.setNeedsUpdateContentUnavailableConfiguration()
        }
        override var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { updates += 1 } }
        override var splitViewController: UISplitViewController? { nil }
        override var presentationController: UIPresentationController? { super.presentationController }
        override var nibName: String? { "Quiet" }
    }

    @Test func contentThatIsUnavailableIsSetByOverrides() {
        let quiet = Quiet()
        let controller: UIViewController = quiet
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        controller.focusGroupIdentifier = "other"
        #expect(quiet.requests == 1 && quiet.updates == 1 && controller.nibName == "Quiet")
        #expect(controller.focusGroupIdentifier == "quiet")
        let (split, plain) = (UISplitViewController(), UIViewController())
        for child in [controller, plain] { split.addChild(child) }
        #expect(controller.splitViewController == nil && plain.splitViewController === split)
    }

    @Test func presentationsAndAlertsHaveOverriddenMembers() {
        final class Drawer: UIPresentationController {
            var asked = 0
            override var presentedViewController: UIViewController {
                asked += 1
                return super.presentedViewController
            }
            override var presentingViewController: UIViewController { super.presentingViewController }
        }
        final class Sheet: UIAlertController {
            override var preferredStyle: UIAlertController.Style { .actionSheet }
        }
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        let drawer = Drawer(presentedViewController: shown, presenting: nil)
        #expect((drawer as UIPresentationController).presentationStyle == .fullScreen && drawer.asked == 1)
        #expect((Sheet() as UIAlertController).preferredStyle == .actionSheet)
    }

    @Test func tabsAreSetAndSelectedByOverrides() {
        final class Tabs: UITabBarController {
            var selections = 0
            var customizations = 0
            override var tabs: [UITab] { didSet { selections += 10 } }
            override var selectedTab: UITab? { didSet { selections += 1 } }
            override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
                customizations += 1
                super.tabBar(tabBar, willBeginCustomizing: items)
            }
        }
        let made = Tabs()
        let controller: UITabBarController = made
        let tabs = ["One", "Two"].map { title in
            UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
        }
        controller.setTabs(tabs, animated: false)
        controller.selectedTab = tabs[1]
        #expect(made.selections == 11 && controller.selectedIndex == 1)
        #expect(controller.selectedTab === tabs[1] && controller.tab(forIdentifier: "One") === tabs[0])
        (controller as any UITabBarDelegate).tabBar(controller.tabBar, willBeginCustomizing: [])
        #expect(made.customizations == 1)
    }
}
