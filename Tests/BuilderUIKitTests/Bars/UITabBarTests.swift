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

    private func bar() -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        return bar
    }

    private func itemFrames(_ bar: UITabBar) -> [CGRect] {
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { ($0 as? TabItemView)?.frame }
    }

    @Test func centeredItemsHaveAWidth() {
        let bar = bar()
        let columns = itemFrames(bar)
        bar.itemPositioning = .centered
        bar.itemWidth = 80
        bar.itemSpacing = 20
        // 80 + 20 + 80 points in the middle of 375, on whole points.
        #expect(itemFrames(bar).map(\.minX) == [98, 198] && itemFrames(bar).map(\.width) == [80, 80])
        let appearance = UITabBarAppearance()
        appearance.stackedItemPositioning = .centered
        appearance.stackedItemWidth = 100
        bar.standardAppearance = appearance
        #expect(itemFrames(bar).map(\.minX) == [78, 198])
        appearance.stackedItemPositioning = .fill
        bar.standardAppearance = appearance
        #expect(itemFrames(bar) == columns)
    }

    @Test func anImageLiesBehindTheSelectedItem() throws {
        let bar = bar()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
        bar.selectionIndicatorImage = image
        func indicator() -> UIImageView? {
            bar.layoutIfNeeded()
            return bar.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image === image }
        }
        #expect(indicator() == nil)
        bar.selectedItem = bar.items?.last
        let shown = try #require(indicator())
        let (frames, views) = (itemFrames(bar), bar.subviews)
        #expect(shown.center == CGPoint(x: frames[1].midX, y: frames[1].midY) && shown.bounds.size == image.size)
        let first = try #require(views.firstIndex { $0 is TabItemView })
        #expect(try #require(views.firstIndex(of: shown)) < first)
        bar.selectedItem = bar.items?.first
        #expect(indicator()?.center.x == frames[0].midX)
        bar.selectionIndicatorImage = nil
        bar.layoutIfNeeded()
        #expect(shown.superview == nil)
    }

    @Test func copiedAppearancesAreIndependent() {
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.normal.iconColor = .red
        tabs.backgroundColor = .green
        let copy: UITabBarAppearance = tabs.copy()
        #expect(copy.backgroundColor == .green && copy.stackedLayoutAppearance.normal.iconColor == .red)
        copy.stackedLayoutAppearance.normal.iconColor = .blue
        #expect(tabs.stackedLayoutAppearance.normal.iconColor == .red)
        #expect((tabs.copy() as? UITabBarAppearance)?.backgroundColor == .green)
        let bar = UINavigationBarAppearance()
        bar.buttonAppearance.normal.titleTextAttributes = [.kern: 1]
        let other: UINavigationBarAppearance = bar.copy()
        other.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(bar.buttonAppearance.normal.titleTextAttributes.count == 1)
    }
}
