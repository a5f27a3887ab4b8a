import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UINavigationBarTests {
    private let stage = ControllerStage()
    private func navigation(_ titles: String...) throws -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        try stage.show(navigation, on: "iPhone 12")
        return navigation
    }

    /// Measured on an iPhone 12: the title's ink is 62 to 75.33 points from the top and centered.
    @Test func theTitleIsCentered() throws {
        try on("iPhone 12") {
            let bar = try navigation("Danielle Garcia").navigationBar
            let frame = bar.titleLabel.frame
            #expect(abs(frame.midX - 195) <= 1.0 / 3)
            #expect(abs(frame.minY - 35.0 / 3) < 0.001)
            #expect(bar.titleLabel.font.pointSize == 17)
            #expect(bar.backButton.isHidden)
        }
    }

    @Test func theWayBackIsAsLongAsThereIsRoomFor() throws {
        #expect(try navigation("Home", "Page").navigationBar.backButton.shownTitle == "Home")
        #expect(
            try navigation("The title of a very long first screen", "Page").navigationBar.backButton.shownTitle
                == "Back")
        #expect(try navigation("", "Page").navigationBar.backButton.shownTitle == "Back")
        let long = try navigation("Home", "A title that fills nearly the whole of the bar by itself alone")
        #expect(long.navigationBar.backButton.shownTitle == nil)
        #expect(long.navigationBar.titleLabel.frame.maxX <= 390)
    }

    /// Measured on a picture of a bar of 390 points: the title begins 28 points from the side.
    @Test func theBackButtonTitleIsBesideTheChevron() throws {
        try on("iPhone 12") {
            let button = try navigation("Back", "Danielle Garcia").navigationBar.backButton
            let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
            #expect(button.frame.minX + title.frame.minX == 28)
        }
    }

    @Test func navigationItemsSetTheBackButtonTitle() throws {
        let navigation = try navigation("Home", "Page")
        let bar = navigation.navigationBar
        func shown() -> String? {
            navigation.view.layoutIfNeeded()
            bar.layoutIfNeeded()
            return bar.backButton.shownTitle
        }
        bar.backItem?.backButtonTitle = "Start"
        #expect(shown() == "Start")
        bar.backItem?.backButtonTitle = nil
        bar.topItem?.backButtonDisplayMode = .minimal
        #expect(shown() == nil)
        bar.topItem?.backButtonDisplayMode = .generic
        #expect(shown() == "Back")
        bar.topItem?.hidesBackButton = true
        _ = shown()
        #expect(bar.backButton.isHidden)
    }

    @Test func theWayBackLeadsBack() throws {
        let navigation = try navigation("Home", "Page")
        let tap = try #require(navigation.navigationBar.backButton.gestureRecognizers?.first)
        #expect(tap.fire())
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func buttonsStandAtTheSidesAndWork() throws {
        let navigation = try navigation("Page")
        let item = try #require(navigation.topViewController?.navigationItem)
        var used: [String] = []
        item.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in used.append("left") })
        let right = UIBarButtonItem(systemItem: .done)
        right.addAction { _ in used.append("done") }
        item.rightBarButtonItems = [right, UIBarButtonItem(title: "Inner")]
        navigation.view.layoutIfNeeded()
        let views = navigation.navigationBar.buttonViews
        #expect(views.count == 3)
        let left = try #require(views.first { $0.item.title == "Left" })
        let outer = try #require(views.first { $0.item === right })
        let inner = try #require(views.first { $0.item.title == "Inner" })
        #expect(left.frame.minX == 16)
        #expect(abs(outer.frame.maxX - 374) < 0.001)
        #expect(abs(inner.frame.maxX - (outer.frame.minX - 8)) < 0.001)
        for view in [left, outer] { _ = view.gestureRecognizers?.first?.fire() }
        #expect(used == ["left", "done"])
        right.isEnabled = false
        _ = outer.gestureRecognizers?.first?.fire()
        #expect(used.count == 2)
        item.rightBarButtonItems = nil
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.buttonViews.count == 1)
        #expect(outer.superview == nil)
    }

    /// Recorded: 16 at 375 points, 20 at 414.
    @Test(arguments: [("iPhone 8", 16), ("iPhone 12", 16), ("iPhone 11", 20)] as [(String, CGFloat)])
    func theMarginFollowsTheWidth(device: String, margin: CGFloat) throws {
        let page = UIViewController()
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: page)
        try stage.show(navigation, on: device)
        #expect(navigation.navigationBar.buttonViews.map(\.frame.minX) == [margin])
    }

    /// Recorded at accessibilityLarge: a large title of 48 points in a zone of 61.5, other text of 21 points.
    @Test(
        arguments: [
            (.large, 34, 17, 52, 41, 3), (.extraExtraExtraLarge, 40, 21, 52, 48, 0),
            (.accessibilityLarge, 48, 21, 61.5, 57.5, 0),
        ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func titlesGrowWithTheTextSize(
        category: UIContentSizeCategory, large: CGFloat, other: CGFloat, zone: CGFloat, height: CGFloat, y: CGFloat
    ) throws {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        try UIScreen(device: Device.find("iPhone 8"), traits: traits).asMain {
            let page = UIViewController()
            page.title = "Reminders"
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            let window = try stage.show(navigation, on: "iPhone 8")
            let bar = navigation.navigationBar
            #expect(bar.frame.height == 44 + zone)
            #expect(bar.largeTitleLabel.font.pointSize == large)
            #expect(bar.largeTitleLabel.frame.minY == 44 + y && bar.largeTitleLabel.frame.height == height)
            let button = try #require(bar.buttonViews.first?.subviews.compactMap { $0 as? UILabel }.first)
            #expect(button.font.pointSize == other)
            navigation.navigationBar.prefersLargeTitles = false
            window.layoutIfNeeded()
            #expect(bar.titleLabel.font.pointSize == other)
        }
    }

    @Test func aTitleMakesRoomForButtons() throws {
        let navigation = try navigation("A rather long title for a bar with buttons")
        let item = try #require(navigation.topViewController?.navigationItem)
        item.rightBarButtonItem = UIBarButtonItem(title: "A long button", style: .plain)
        navigation.view.layoutIfNeeded()
        let bar = navigation.navigationBar
        let button = try #require(bar.buttonViews.first)
        #expect(bar.titleLabel.frame.maxX <= button.frame.minX - 8 + 0.01)
        #expect(bar.titleLabel.frame.minX >= 16 - 0.01)
    }

    @Test func appearancesDecideTheLook() throws {
        let page = UITableViewController(style: .plain)
        page.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 3000))
        let navigation = UINavigationController(rootViewController: page)
        let window = try stage.show(navigation, on: "iPhone 12")
        let bar = navigation.navigationBar
        page.title = "Page"
        page.tableView.contentOffset.y = 500
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .red
        standard.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = standard
        window.layoutIfNeeded()
        #expect(bar.backgroundView.backgroundColor == .red)
        #expect(bar.titleLabel.textColor == .white)
        page.tableView.contentOffset.y = -page.tableView.adjustedContentInset.top
        window.layoutIfNeeded()
        #expect(bar.backgroundView.backgroundColor == nil)
        let edge = UINavigationBarAppearance()
        edge.backgroundColor = .green
        bar.scrollEdgeAppearance = edge
        window.layoutIfNeeded()
        #expect(bar.backgroundView.backgroundColor == .green)
    }

    @Test func olderPropertiesDecideWhereNoAppearanceIsSet() throws {
        let bar = try navigation("Page").navigationBar
        bar.barTintColor = .blue
        bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        bar.isAtScrollEdge = true
        bar.layoutIfNeeded()
        #expect(bar.backgroundView.backgroundColor == .blue)
        #expect(bar.titleLabel.textColor == .yellow)
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func ownViewsMayBeMadeOfConstraints() throws {
        func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
            let outer = UIView()
            let inner = UIView()
            for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.widthAnchor.constraint(equalToConstant: width),
                inner.heightAnchor.constraint(equalToConstant: height),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
            return outer
        }
        let (_, issues) = try LayoutDiagnostics.collecting {
            let navigation = try navigation("Page")
            let item = try #require(navigation.topViewController?.navigationItem)
            let title = box(60, 30)
            let button = box(40, 20)
            item.titleView = title
            item.rightBarButtonItem = UIBarButtonItem(customView: button)
            navigation.view.layoutIfNeeded()
            let bar = navigation.navigationBar
            #expect(title.frame == CGRect(x: 165, y: 7, width: 60, height: 30))
            #expect(button.convert(button.bounds, to: bar) == CGRect(x: 334, y: 12, width: 40, height: 20))
            #expect(bar.titleLabel.isHidden)
            navigation.pushViewController(UIViewController(), animated: false)
            navigation.view.layoutIfNeeded()
            #expect(title.superview == nil)
        }
        #expect(issues.isEmpty)
    }

    @Test func barsKeepClearOfTheSidesOfTheSafeArea() throws {
        let device = try Device.find("iPhone 12")
        UIScreen(device: device, orientation: .landscape).asMain {
            let page = UIViewController()
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right")
            let navigation = UINavigationController(rootViewController: page)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.deviceSafeArea = device.landscape.safeAreaInsets
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            let bar = navigation.navigationBar
            #expect(bar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
            #expect(bar.buttonViews.map(\.frame.minX).min() == 67)
            #expect(abs((bar.buttonViews.map(\.frame.maxX).max() ?? 0) - 777) < 0.001)
        }
    }

    @Test func fromRightToLeftTheBarIsMirrored() throws {
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        try UIScreen(device: .standard, traits: traits).asMain {
            let bar = try navigation("Home", "Page").navigationBar
            bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Right")
            bar.layoutIfNeeded()
            #expect(abs(bar.backButton.frame.maxX - (bar.bounds.width - 8)) < 0.001)
            #expect(bar.buttonViews.first?.frame.minX == 16)
        }
    }
}
