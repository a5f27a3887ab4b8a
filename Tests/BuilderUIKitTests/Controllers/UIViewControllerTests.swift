import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIViewControllerTests {
    private let stage = ControllerStage()
    private let log = RecordingController.Log()

    @Test func theViewIsMadeOnceAndLate() {
        let controller = RecordingController("a", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        let view = controller.view
        #expect(view === controller.view)
        #expect(view?.ownController === controller)
        #expect(log.entries == ["a did load"])
    }

    @Test func anOverriddenLoadViewGivesTheView() {
        final class Own: UIViewController {
            let made = UILabel()
            override func loadView() { view = made }
        }
        let controller = Own()
        #expect(controller.view === controller.made)
    }

    @Test func aLoadViewThatMakesNothingIsHelpedOut() {
        final class Empty: UIViewController {
            override func loadView() {}
        }
        let warnings = WarningLog()
        warnings.asCurrent {
            #expect(Empty().view != nil)
        }
        #expect(warnings.warnings.count == 1)
    }

    @Test func showingAWindowMakesItsControllerAppear() throws {
        let controller = RecordingController("a", log)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = controller
        #expect(log.entries.isEmpty)
        window.makeKeyAndVisible()
        #expect(log.entries == ["a did load", "a will appear", "a is appearing", "a did appear"])
        #expect(controller.view.window === window)
        #expect(controller.view.frame == window.bounds)
        #expect(window.isKeyWindow)
        window.isHidden = true
        #expect(log.entries.suffix(2) == ["a will disappear", "a did disappear"])
    }

    @Test func anotherRootTakesTheOldOnesPlace() throws {
        let window = try stage.show(RecordingController("a", log), on: "iPhone 12")
        let old = try #require(window.rootViewController)
        log.entries = []
        let new = RecordingController("b", log)
        window.rootViewController = new
        window.layoutIfNeeded()
        #expect(old.view.superview == nil)
        #expect(new.view.superview === window)
        #expect(
            log.entries == [
                "a will disappear", "a did disappear", "b did load", "b will appear", "b is appearing", "b did appear",
            ])
    }

    @Test func childrenAppearWithTheirParentAndByBeingAdded() throws {
        let parent = RecordingController("p", log)
        let early = RecordingController("early", log)
        parent.addChild(early)
        parent.view.addSubview(early.view)
        early.didMove(toParent: parent)
        try stage.show(parent, on: "iPhone 12")
        #expect(log.entries.contains("early did appear"))
        log.entries = []
        let late = RecordingController("late", log)
        parent.addChild(late)
        parent.view.addSubview(late.view)
        late.didMove(toParent: parent)
        #expect(
            log.entries == [
                "late will move in", "late did load", "late will appear", "late is appearing", "late did appear",
                "late did move in",
            ])
        #expect(late.parent === parent)
        #expect(parent.children.count == 2)
        log.entries = []
        late.willMove(toParent: nil)
        late.view.removeFromSuperview()
        late.removeFromParent()
        #expect(
            log.entries == ["late will move out", "late will disappear", "late did disappear", "late did move out"])
        #expect(parent.children.count == 1)
    }

    @Test(arguments: [("iPhone 8", 16), ("iPhone 12", 16), ("iPhone 14 Plus", 20)] as [(String, CGFloat)])
    func rootViewsHaveTheSystemsMargins(device: String, side: CGFloat) throws {
        try on(device) {
            let controller = UIViewController()
            try stage.show(controller, on: device)
            #expect(controller.view.directionalLayoutMargins.leading == side)
            #expect(controller.view.directionalLayoutMargins.trailing == side)
            #expect(controller.view.layoutMargins.top == controller.view.safeAreaInsets.top)
        }
    }

    @Test func ownSafeAreaInsetsAreAdded() throws {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 10
        try stage.show(controller, on: "iPhone 12")
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 0))
        controller.additionalSafeAreaInsets.top = 0
        #expect(controller.view.safeAreaInsets.top == 47)
    }

    @Test func overriddenStyleReachesTheView() throws {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        let label = UILabel()
        controller.view.addSubview(label)
        #expect(label.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func presentingCoversAndDismissingReturns() throws {
        let root = RecordingController("root", log)
        let window = try stage.show(root, on: "iPhone 12")
        log.entries = []
        let modal = RecordingController("modal", log)
        modal.modalPresentationStyle = .fullScreen
        var completions = 0
        root.present(modal, animated: true) { completions += 1 }
        #expect(root.presentedViewController === modal)
        #expect(modal.presentingViewController === root)
        #expect(modal.view.window === window)
        #expect(modal.view.convert(modal.view.bounds, to: window) == window.bounds)
        #expect(log.entries.last == "modal did appear")
        #expect(log.entries.contains("root did disappear"))
        modal.dismiss(animated: true) { completions += 1 }
        #expect(root.presentedViewController == nil)
        #expect(modal.view.window == nil)
        #expect(log.entries.last == "root did appear")
        #expect(completions == 2)
    }

    @Test func sheetsBeginBelowTheStatusBar() throws {
        let root = RecordingController("root", log)
        let window = try stage.show(root, on: "iPhone 12")
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(!log.entries.contains("root will disappear"))
    }

    @Test func presentingWhilePresentingWarns() throws {
        let root = UIViewController()
        try stage.show(root, on: "iPhone 12")
        let first = UIViewController()
        root.present(first, animated: false)
        let warnings = WarningLog()
        warnings.asCurrent { root.present(UIViewController(), animated: false) }
        #expect(root.presentedViewController === first)
        #expect(warnings.warnings.count == 1)
    }
}
