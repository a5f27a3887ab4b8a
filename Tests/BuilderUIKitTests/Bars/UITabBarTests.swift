import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITabBarTests {
    /// Measured on an iPhone 8 without its status bar.
    @Test func barsInsideTabs() throws {
        try on("iPhone 8") {
            let page = UIViewController()
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
            let navigation = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 647))
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 598, width: 375, height: 49))
            #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
            let hairline = try #require(navigation.navigationBar.backgroundView.subviews.last)
            navigation.navigationBar.backgroundView.layoutIfNeeded()
            #expect(hairline.convert(hairline.bounds, to: window).minY == 44)
            #expect(hairline.isHidden)
            let plus = try #require(navigation.navigationBar.buttonViews.first)
            #expect(plus.frame.minX == 16)
            #expect(abs(plus.frame.midX - 26.833) < 0.001)
            #expect(plus.frame.midY == 22)
        }
    }
}
