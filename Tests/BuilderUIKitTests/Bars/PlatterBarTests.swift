import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Bars in the look of iOS 26, on a phone of 375 × 667 points without a safe area unless said otherwise.
@MainActor
@Suite struct PlatterBarTests {
    /// Lays a controller out in a window of its own and reads its views.
    private func show<Value>(
        _ controller: UIViewController, size: CGSize = CGSize(width: 375, height: 667), scale: Double = 2,
        safeArea: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection(),
        _ read: @escaping @MainActor () throws -> Value
    ) throws -> Value {
        var renderer = Renderer(traits: traits)
        renderer.design = .ios26
        let makeWindow = {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.deviceSafeArea = safeArea
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return window
        }
        return try renderer.layOut(
            makeWindow(), width: Double(size.width), height: Double(size.height), scale: scale
        ) { _ in try read() }.value
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    // MARK: Navigation bars

    /// Recorded.
    @Test func navigationBarsHaveTheirHeightsAndTheirPlacesOfTitles() throws {
        let form = page("Form")
        let navigation = UINavigationController(rootViewController: form)
        let bar = navigation.navigationBar
        try show(navigation) {
            #expect(bar.frame == CGRect(x: 0, y: 10, width: 375, height: 54))
            // The text is a pixel narrower than the recorded one.
            #expect(abs(bar.titleLabel.frame.minX - 166.5) <= 0.5)
            #expect(bar.titleLabel.frame.minY == 11.5)
            #expect(bar.titleLabel.frame.height == 21)
            #expect(form.view.safeAreaInsets.top == 64)
            #expect(bar.platterFrames.isEmpty)
        }
        bar.prefersLargeTitles = true
        try show(navigation) {
            #expect(bar.frame == CGRect(x: 0, y: 10, width: 375, height: 106))
            #expect(form.view.safeAreaInsets.top == 116)
            #expect(bar.largeTitleLabel.frame.minY == 57.5)
            #expect(bar.largeTitleLabel.frame.height == 41)
        }
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        try show(navigation, traits: large) {
            #expect(bar.frame.height == 115.5)
            #expect(bar.largeTitleLabel.frame.minY == 54)
            #expect(bar.largeTitleLabel.frame.height == 57.5)
        }
    }

    /// Recorded on an iPad of 820 points and on a phone in landscape.
    @Test func otherDevicesHaveOtherTops() throws {
        let form = page("Form")
        let navigation = UINavigationController(rootViewController: form)
        navigation.navigationBar.prefersLargeTitles = true
        var pad = Renderer(device: try Device.find("iPad (A16)"))
        pad.design = .ios26
        _ = try pad.layOut(navigation) { _ in
            #expect(form.view.safeAreaInsets.top == 138)
            #expect(navigation.navigationBar.largeTitleLabel.frame.minX == 20)
        }
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
        let landscape = UITraitCollection(verticalSizeClass: .compact)
        try show(navigation, size: CGSize(width: 667, height: 375), traits: landscape) {
            #expect(form.view.safeAreaInsets.top == 78)
            #expect(navigation.navigationBar.largeTitleHeight == 0)
            #expect(navigation.navigationBar.platterFrames == [CGRect(x: 585, y: 0, width: 44, height: 44)])
        }
    }

    /// Recorded.
    @Test func buttonsLieOnPlatters() throws {
        let list = page("Library")
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter", primaryAction: nil)
        let navigation = UINavigationController()
        navigation.viewControllers = [page("Home"), list]
        let bar = navigation.navigationBar
        try show(navigation) {
            let button = try #require(bar.buttonViews.first)
            #expect(bar.backButton.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
            #expect(bar.backButton.shownTitle == nil)
            #expect(bar.backButton.accessibilityLabel == "Home")
            #expect(bar.platterFrames == [bar.backButton.frame, button.frame])
            #expect(button.frame.maxX == 359)
            let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
            #expect(label.frame == CGRect(x: 16, y: 12, width: button.frame.width - 32, height: 20.5))
        }
        navigation.view.semanticContentAttribute = .forceRightToLeft
        bar.semanticContentAttribute = .forceRightToLeft
        try show(navigation) {
            #expect(bar.backButton.frame.maxX == 359)
            #expect(bar.platterFrames.contains(bar.backButton.frame))
            #expect(bar.buttonViews.first?.frame.minX == 16)
        }
    }

    private func image() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain) }

    @Test func imagesShareAPlatterUnlessSomethingSeparatesThem() throws {
        let form = page("")
        let navigation = UINavigationController(rootViewController: form)
        func platters(_ items: [UIBarButtonItem]) throws -> [CGFloat] {
            form.navigationItem.rightBarButtonItems = items
            return try show(navigation) { navigation.navigationBar.platterFrames.map(\.width) }
        }
        #expect(try platters([image(), image()]) == [88])
        #expect(try platters([image(), .fixedSpace(0), image()]) == [44, 44])
        #expect(try platters([UIBarButtonItem(systemItem: .done), image(), image()]) == [44, 88])
        let alone = image()
        alone.sharesBackground = false
        #expect(try platters([image(), alone, image()]) == [44, 44, 44])
        let bare = image()
        bare.hidesSharedBackground = true
        #expect(try platters([bare, image()]) == [44])
    }

    @Test func aDesignThatChangesLateReachesBars() throws {
        let form = page("Form")
        form.navigationItem.rightBarButtonItem = image()
        let navigation = UINavigationController(rootViewController: form)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(form.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
        window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        window.layoutIfNeeded()
        #expect(form.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 83, right: 0))
        #expect(navigation.navigationBar.platterFrames.count == 1)
        window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        window.layoutIfNeeded()
        #expect(form.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
        #expect(navigation.navigationBar.platterFrames.isEmpty)
        #expect(tabs.tabBar.platterFrames.isEmpty)
    }

    @Test func onlyBarsWithAColorHaveABackground() throws {
        let form = page("Form")
        let navigation = UINavigationController(rootViewController: form)
        let bar = navigation.navigationBar
        bar.scrollEdgeAppearance = bar.standardAppearance
        try show(navigation) { #expect(!bar.backgroundView.isFilled) }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        bar.scrollEdgeAppearance = appearance
        try show(navigation) {
            #expect(bar.backgroundView.backgroundColor == .systemIndigo)
            #expect(bar.backgroundView.frame == CGRect(x: 0, y: -10, width: 375, height: 64))
        }
    }

    // MARK: Tab bars and toolbars

    /// Recorded for three tabs.
    @Test func tabsLieOnAPlatter() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...3).map { number in
            let controller = page("Tab \(number)")
            controller.tabBarItem.image = UIImage(systemName: "star")
            return controller
        }
        tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
        let bar = tabs.tabBar
        try show(tabs) {
            #expect(bar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
            #expect(tabs.viewControllers?.first?.view.safeAreaInsets.bottom == 83)
            #expect(bar.platterFrames == [CGRect(x: 51, y: 0, width: 274, height: 62)])
            let items = bar.subviews.compactMap { $0 as? TabItemView }
            #expect(items.map(\.frame.minX) == [55, 141, 227])
            #expect(items.allSatisfy { $0.frame.size == CGSize(width: 94, height: 54) && $0.frame.minY == 4 })
            let labels = try #require(items.first).subviews.compactMap { $0 as? UILabel }
            #expect(labels.first?.frame.minY == 35)
            #expect(labels.first?.frame.height == 12)
            #expect(labels.last?.frame == CGRect(x: 55.5, y: 6, width: 20, height: 20))
        }
    }

    @Test func itemsOfManyTabsAreNarrower() {
        let bounds = CGRect(x: 0, y: 0, width: 375, height: 83)
        func widths(_ count: Int) -> [CGFloat] {
            let platter = PlatterMetrics.tabPlatter(count: count, in: bounds, safeArea: .zero)
            let items = (0..<count).map { PlatterMetrics.tabItem(at: $0, of: count, on: platter) }
            #expect(items.last.map { abs($0.maxX - (platter.maxX - 4)) < 0.001 } == true)
            return [platter.width, items[0].width]
        }
        #expect(widths(1) == [102, 94])
        #expect(widths(2) == [188, 94])
        #expect(widths(3) == [274, 94])
        #expect(widths(4)[0] == 333)
        #expect(widths(5)[0] == 333)
        #expect(abs(widths(5)[1] - 71.4) < 0.001)
    }

    /// Reported for phones in portrait and landscape and for iPads.
    @Test func toolbarsFloatInNavigationControllers() throws {
        let form = page("Form")
        form.toolbarItems = [image(), .flexibleSpace(), image()]
        let navigation = UINavigationController(rootViewController: form)
        navigation.isToolbarHidden = false
        let bar: UIToolbar = navigation.toolbar
        let portrait = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        try show(navigation, size: CGSize(width: 393, height: 852), safeArea: portrait) {
            #expect(bar.frame == CGRect(x: 28, y: 776, width: 337, height: 48))
            #expect(form.view.safeAreaInsets.bottom == 86)
            #expect(bar.platterFrames.map(\.minX) == [0, 289])
        }
        let landscape = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let compact = UITraitCollection(verticalSizeClass: .compact)
        try show(navigation, size: CGSize(width: 852, height: 393), safeArea: landscape, traits: compact) {
            #expect(bar.frame == CGRect(x: 87, y: 321, width: 678, height: 48))
            #expect(form.view.safeAreaInsets.bottom == 82)
        }
        let pad = UITraitCollection(userInterfaceIdiom: .pad)
        let padArea = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        try show(navigation, size: CGSize(width: 820, height: 1180), safeArea: padArea, traits: pad) {
            #expect(bar.frame == CGRect(x: 10, y: 1111, width: 800, height: 44))
            #expect(form.view.safeAreaInsets.bottom == 79)
        }
    }

    @Test func fadesOfContentAreHidden() throws {
        let list = UITableViewController()
        let source = TableSource(rows: 40)
        list.tableView.dataSource = source
        let navigation = UINavigationController(rootViewController: list)
        let bar = navigation.navigationBar
        func hasFade() -> Bool {
            bar.window?.layoutIfNeeded()
            return bar.subviews.contains { $0 is ScrollEdgeEffectView }
        }
        try show(navigation) {
            list.tableView.contentOffset.y = 200
            #expect(hasFade())
            list.tableView.topEdgeEffect.isHidden = true
            #expect(!hasFade())
            list.tableView.topEdgeEffect.isHidden = false
            #expect(hasFade())
        }
    }
}
