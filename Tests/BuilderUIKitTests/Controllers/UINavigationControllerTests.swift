import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UINavigationControllerTests {
    private let stage = ControllerStage()
    private let log = RecordingController.Log()

    @Test(arguments: [
        ("iPhone 8", 64.0), ("iPhone 12", 91), ("iPhone 15", 293.0 / 3), ("iPhone 16 Pro", 301.0 / 3),
    ])
    func contentBeginsBelowTheBar(device: String, bottom: Double) throws {
        try on(device) {
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            try stage.show(navigation, on: device)
            #expect(abs(navigation.navigationBar.frame.maxY - bottom) < 0.001)
            #expect(navigation.navigationBar.frame.height == 44)
            #expect(abs(page.view.safeAreaInsets.top - bottom) < 0.001)
            #expect(page.view.frame == navigation.view.bounds)
        }
    }

    @Test func theBarsBackgroundReachesTheTop() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = try stage.show(navigation, on: "iPhone 12")
        let background = navigation.navigationBar.backgroundView
        #expect(background.convert(background.bounds, to: window) == CGRect(x: 0, y: 0, width: 390, height: 91))
    }

    @Test func theBarKeepsItsPlaceInHigherWindows() throws {
        try on("iPhone 15") {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = try stage.show(navigation, on: "iPhone 15")
            window.frame.size.height = 3000
            window.layoutIfNeeded()
            #expect(abs(navigation.navigationBar.frame.minY - 161.0 / 3) < 0.001)
        }
    }

    @Test func hiddenAndOpaqueBars() throws {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let window = try stage.show(navigation, on: "iPhone 12")
        navigation.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.top == 47)
        navigation.isNavigationBarHidden = false
        navigation.navigationBar.isTranslucent = false
        window.layoutIfNeeded()
        #expect(page.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(page.view.safeAreaInsets.top == 0)
        page.extendedLayoutIncludesOpaqueBars = true
        window.layoutIfNeeded()
        #expect(page.view.frame.minY == 0)
        #expect(page.view.safeAreaInsets.top == 91)
    }

    @Test func pushAndPopCallAppearanceAndParentCallbacks() throws {
        let first = RecordingController("1", log)
        let second = RecordingController("2", log)
        let navigation = UINavigationController(rootViewController: first)
        try stage.show(navigation, on: "iPhone 12")
        log.entries = []
        navigation.pushViewController(second, animated: true)
        #expect(
            log.entries == [
                "2 will move in", "1 will disappear", "2 did load", "2 will appear", "2 is appearing",
                "1 did disappear", "2 did appear", "2 did move in",
            ]
                || log.entries == [
                    "2 will move in", "1 will disappear", "2 did load", "2 will appear", "1 did disappear",
                    "2 is appearing", "2 did appear", "2 did move in",
                ])
        #expect(navigation.topViewController === second)
        #expect(second.navigationController === navigation)
        #expect(first.view.superview == nil)
        log.entries = []
        #expect(navigation.popViewController(animated: true) === second)
        #expect(second.navigationController == nil)
        #expect(log.entries.last == "2 did move out")
        #expect(log.entries.contains("1 did appear"))
        #expect(log.entries.contains("2 did disappear"))
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func stacksAreReplacedAndCutShort() throws {
        let controllers = (0..<4).map { RecordingController("\($0)", log) }
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        try stage.show(navigation, on: "iPhone 12")
        #expect(navigation.topViewController === controllers[3])
        #expect(!controllers[1].isViewLoaded)
        #expect(navigation.navigationBar.items?.count == 4)
        let popped = navigation.popToViewController(controllers[1], animated: false)
        #expect(popped?.count == 2)
        #expect(navigation.popToRootViewController(animated: false)?.count == 1)
        navigation.setViewControllers([controllers[2], controllers[0]], animated: false)
        #expect(navigation.viewControllers == [controllers[2], controllers[0]])
        #expect(controllers[0].view.window != nil)
        let warnings = WarningLog()
        warnings.asCurrent { navigation.pushViewController(controllers[2], animated: false) }
        #expect(warnings.warnings.count == 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func scrollViewsBeginBelowTheBar() throws {
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: 200)
        page.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: page)
        let window = try stage.show(navigation, on: "iPhone 12")
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset.y == -91)
        #expect(navigation.navigationBar.isAtScrollEdge)
        scrollView.contentSize.height = 3000
        scrollView.contentOffset.y = 500
        window.layoutIfNeeded()
        #expect(!navigation.navigationBar.isAtScrollEdge)
    }

    @Test func largeTitlesGiveWayToScrolledContent() throws {
        let page = UITableViewController(style: .plain)
        page.title = "Large"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let window = try stage.show(navigation, on: "iPhone 12")
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
        #expect(page.tableView.contentOffset.y == -143)
        #expect(!bar.largeTitleLabel.isHidden)
        #expect(bar.titleLabel.isHidden)
        #expect(bar.largeTitleLabel.frame.minX == 16)
        page.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 3000))
        window.layoutIfNeeded()
        page.tableView.contentOffset.y = 400
        window.layoutIfNeeded()
        #expect(bar.frame.height == 44)
        #expect(!bar.titleLabel.isHidden)
        page.tableView.contentOffset.y = -page.tableView.adjustedContentInset.top
        window.layoutIfNeeded()
        #expect(bar.frame.height == 96)
        page.navigationItem.largeTitleDisplayMode = .never
        window.layoutIfNeeded()
        #expect(bar.frame.height == 44)
    }
}
