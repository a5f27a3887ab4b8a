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

    private func itemViews(_ bar: UITabBar) -> [TabItemView] {
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? TabItemView }
    }

    private func parts(_ view: TabItemView) throws -> (image: CGRect, title: UILabel, badge: UILabel) {
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let image = try #require(view.subviews.first { $0 is UIImageView })
        return (image.frame, try #require(labels.first), try #require(labels.last))
    }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) + abs(one.minY - other.minY) + abs(one.width - other.width) < 0.001
    }

    @Test func titlesAreBesideImagesInCompactHeight() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 32))
        bar.traitOverrides.verticalSizeClass = .compact
        bar.traitOverrides.userInterfaceIdiom = .phone
        bar.traitOverrides[InterfaceDesignTrait.self] = .ios18
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: UIImage(systemName: "heart"), tag: 0) }
        let appearance = UITabBarAppearance()
        appearance.compactInlineLayoutAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.red
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        let view = try #require(itemViews(bar).first)
        let (image, title, _) = try parts(view)
        #expect(image.maxX < title.frame.minX && abs(image.midY - title.frame.midY) <= 0.5)
        #expect(abs(image.minX - (view.bounds.width - title.frame.maxX)) <= 1 && image.height <= 18)
        #expect(title.font.pointSize == 12 && title.textColor == .red)
        bar.items?.first?.badgeValue = "12"
        let marked = try parts(try #require(itemViews(bar).first))
        #expect(marked.badge.frame.maxX <= marked.title.frame.minX + 0.5 && marked.badge.frame.intersects(marked.image))
        bar.semanticContentAttribute = .forceRightToLeft
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        let turned = try parts(view)
        #expect(turned.image.minX > turned.title.frame.maxX)
        bar.traitOverrides.verticalSizeClass = .regular
        bar.setNeedsLayout()
        let stacked = try parts(try #require(itemViews(bar).first))
        #expect(stacked.title.font.pointSize == 10 && abs(stacked.image.midX - stacked.title.frame.midX) <= 0.5)
    }

    @Test func appearancesMoveTitlesAndBadges() throws {
        let bar = bar()
        bar.items?.first?.badgeValue = "1"
        let plain = try parts(try #require(itemViews(bar).first))
        let (title, badge) = (plain.title.frame, plain.badge.frame)
        let appearance = UITabBarAppearance()
        let state = appearance.stackedLayoutAppearance.normal
        state.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
        state.badgePositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
        state.badgeTextAttributes = [.foregroundColor: UIColor.black]
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        let moved = try parts(try #require(itemViews(bar).first))
        #expect(isNear(moved.title.frame, title.offsetBy(dx: 2, dy: -3)))
        #expect(isNear(moved.badge.frame, badge.offsetBy(dx: 5, dy: 1)) && moved.badge.textColor == .black)
        bar.items?.first?.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        #expect(try parts(try #require(itemViews(bar).first)).badge.textColor == .green)
        bar.items?.first?.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
        #expect(isNear(try parts(try #require(itemViews(bar).first)).title.frame, title.offsetBy(dx: 0, dy: 4)))
    }

    @Test func theSelectedItemsAppearanceIsTheBars() throws {
        let bar = bar()
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .red
        bar.items?.last?.standardAppearance = appearance
        bar.selectedItem = bar.items?.first
        bar.layoutIfNeeded()
        #expect(bar.backgroundView.backgroundColor != .red)
        bar.selectedItem = bar.items?.last
        bar.layoutIfNeeded()
        #expect(bar.backgroundView.backgroundColor == .red)
    }

    /// Phones that are wide in landscape have a regular width, and the appearance for it.
    @Test func inlineTitlesHaveTheAppearanceOfTheWidth() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 736, height: 32))
        bar.traitOverrides.verticalSizeClass = .compact
        bar.traitOverrides.userInterfaceIdiom = .phone
        bar.traitOverrides[InterfaceDesignTrait.self] = .ios18
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
        let appearance = UITabBarAppearance()
        appearance.compactInlineLayoutAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.red
        appearance.inlineLayoutAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.green
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        for (width, color) in [(UIUserInterfaceSizeClass.compact, UIColor.red), (.regular, .green)] {
            bar.traitOverrides.horizontalSizeClass = width
            bar.setNeedsLayout()
            #expect(try parts(try #require(itemViews(bar).first)).title.textColor == color)
        }
    }

    /// Before iOS 18 the items of an iPad's bar are in its middle, with their titles beside larger images.
    @Test func itemsOfAnIPadAreInTheMiddle() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 820, height: 50))
        bar.traitOverrides.verticalSizeClass = .regular
        bar.traitOverrides.horizontalSizeClass = .regular
        bar.traitOverrides.userInterfaceIdiom = .pad
        bar.traitOverrides[InterfaceDesignTrait.self] = .ios18
        bar.items = ["One", "A title that is long"].map {
            UITabBarItem(title: $0, image: UIImage(systemName: "heart"), tag: 0)
        }
        let views = itemViews(bar)
        let frames = views.map(\.frame)
        try #require(frames.count == 2)
        #expect(abs(frames[0].width - frames[1].width) < 0.01 && abs(frames[1].minX - frames[0].maxX - 34) <= 1)
        #expect(abs(frames[0].minX + frames[1].maxX - 820) <= 1)
        let (image, title, _) = try parts(views[1])
        #expect(image.maxX < title.frame.minX && title.frame.maxX <= views[1].bounds.width)
        #expect(title.frame.width >= title.intrinsicContentSize.width - 0.5)
        bar.items = (1...9).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
        let many = itemFrames(bar)
        #expect(many.count == 9 && many[0].minX >= -0.5 && many[8].maxX <= 820.5, "all are in the bar")
        #expect(zip(many, many.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.51 })
        bar.items = views.map(\.item)
        bar.itemPositioning = .fill
        #expect(itemFrames(bar)[0].minX == 2)
        bar.itemPositioning = .automatic
        bar.traitOverrides.horizontalSizeClass = .compact
        bar.setNeedsLayout()
        let stacked = try parts(try #require(itemViews(bar).first))
        #expect(itemFrames(bar)[0].minX == 2 && abs(stacked.image.midX - stacked.title.frame.midX) <= 0.5)
    }

    private final class Customizer: UITabBarDelegate {
        var lines: [String] = []

        private func titles(_ items: [UITabBarItem]) -> String { items.map { $0.title ?? "" }.joined() }

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
            lines.append("will begin \(titles(items))")
        }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
            lines.append("did begin \(titles(items)) \(tabBar.isCustomizing)")
        }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            lines.append("will end \(titles(items)) \(changed)")
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            lines.append("did end \(titles(items)) \(changed)")
        }
    }

    @Test func usersDragItemsToTheBar() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        let bar = bar()
        bar.frame.origin.y = 551
        let delegate = Customizer()
        bar.delegate = delegate
        window.addSubview(bar)
        window.isHidden = false
        let other = UITabBarItem(title: "C", image: nil, tag: 0)
        #expect(!bar.isCustomizing && !bar.endCustomizing(animated: false))
        bar.beginCustomizingItems([other])
        window.layoutIfNeeded()
        let page = try #require(window.subviews.lazy.compactMap { $0 as? TabCustomizationPage }.first)
        #expect(page.frame == CGRect(x: 0, y: 0, width: 375, height: 551))
        let item = try #require(page.subviews.lazy.compactMap { $0 as? TabItemView }.first)
        let finger = TouchSimulator(window: window)
        finger.down(at: page.convert(item.center, to: nil))
        // The second of two columns.
        finger.move(to: CGPoint(x: 280, y: 575), duration: 0.3)
        #expect(item.superview === window && item.center == CGPoint(x: 280, y: 575), "it follows the finger")
        finger.up()
        window.layoutIfNeeded()
        #expect(bar.items?.map(\.title) == ["A", "C"] && item.superview === page)
        #expect(bar.endCustomizing(animated: false) && !bar.isCustomizing && page.superview == nil)
        #expect(delegate.lines == ["will begin C", "did begin C true", "will end AC true", "did end AC true"])
    }
}
