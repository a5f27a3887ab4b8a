import Foundation
import Testing

@testable import BuilderUIKit

/// The reasons for which controllers appear and disappear, which UIKit's documentation lets callbacks ask for.
@Suite @MainActor struct AppearanceReasonTests {
    private final class Page: UIViewController {
        var log: [String] = []

        private func note(_ callback: String) {
            let reasons = [
                isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
                isMovingToParent ? "joined" : nil, isMovingFromParent ? "left" : nil,
                navigationController?.isBeingPresented == true ? "stack presented" : nil,
                navigationController?.isBeingDismissed == true ? "stack dismissed" : nil,
            ]
            log.append(([callback] + reasons.compactMap(\.self)).joined(separator: " "))
        }

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

        func takeLog() -> [String] {
            defer { log = [] }
            return log
        }
        var isQuiet: Bool { !isBeingPresented && !isBeingDismissed && !isMovingToParent && !isMovingFromParent }
    }

    private let stage = ControllerStage()

    @Test func pagesOfAStackJoinAndLeave() throws {
        let (root, page) = (Page(), Page())
        let stack = UINavigationController(rootViewController: root)
        try stage.show(stack, on: "iPhone 12")
        #expect(root.takeLog() == ["will appear joined", "did appear joined"])
        #expect(root.isQuiet)
        stack.pushViewController(page, animated: false)
        #expect(root.takeLog() == ["will disappear", "did disappear"])
        #expect(page.takeLog() == ["will appear joined", "did appear joined"])
        stack.popViewController(animated: false)
        #expect(page.takeLog() == ["will disappear left", "did disappear left"])
        #expect(root.takeLog() == ["will appear", "did appear"], "it was there before")
        #expect(root.isQuiet && page.isQuiet)
        stack.pushViewController(page, animated: true)
        #expect(page.takeLog() == ["will appear joined", "did appear joined"])
    }

    @Test func presentedControllersArePresentedAndDismissed() throws {
        let (root, sheet, cover) = (Page(), Page(), Page())
        try stage.show(root, on: "iPhone 12")
        _ = root.takeLog()
        root.present(sheet, animated: false)
        #expect(sheet.takeLog() == ["will appear presented", "did appear presented"])
        cover.modalPresentationStyle = .fullScreen
        sheet.present(cover, animated: false)
        #expect(sheet.takeLog() == ["will disappear", "did disappear"], "it is covered")
        #expect(cover.takeLog() == ["will appear presented", "did appear presented"])
        cover.dismiss(animated: false)
        #expect(cover.takeLog() == ["will disappear dismissed", "did disappear dismissed"])
        #expect(sheet.takeLog() == ["will appear", "did appear"])
        root.dismiss(animated: false)
        #expect(sheet.takeLog() == ["will disappear dismissed", "did disappear dismissed"])
        #expect(sheet.isQuiet && cover.isQuiet && root.isQuiet)
    }

    @Test func pagesKnowThatTheirStackIsDismissed() throws {
        let (root, page) = (Page(), Page())
        try stage.show(root, on: "iPhone 12")
        root.present(UINavigationController(rootViewController: page), animated: false)
        #expect(page.takeLog() == ["will appear joined stack presented", "did appear joined stack presented"])
        root.dismiss(animated: false)
        #expect(page.takeLog() == ["will disappear stack dismissed", "did disappear stack dismissed"])
    }

    @Test func childrenOfAnAppsContainerJoinAndLeave() throws {
        let (container, child) = (UIViewController(), Page())
        try stage.show(container, on: "iPhone 12")
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        #expect(child.takeLog() == ["will appear joined", "did appear joined"])
        child.willMove(toParent: nil)
        #expect(child.isQuiet, "it is visible")
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.takeLog() == ["will disappear left", "did disappear left"])
        #expect(child.isQuiet)
    }

    /// A container that calls the methods of its children's appearance itself.
    private final class ForwardingContainer: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test func childrenOfAForwardingContainerJoinAndLeave() throws {
        let (container, child) = (ForwardingContainer(), Page())
        try stage.show(container, on: "iPhone 12")
        container.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        container.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: container)
        #expect(child.takeLog() == ["will appear joined", "did appear joined"])
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.removeFromParent()
        child.endAppearanceTransition()
        #expect(child.takeLog() == ["will disappear left", "did disappear left"])
        #expect(child.isQuiet)
    }

    @Test func controllersOfTabBarsLeave() throws {
        let (first, second) = (Page(), Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        try stage.show(tabs, on: "iPhone 12")
        _ = first.takeLog()
        tabs.selectedIndex = 1
        #expect(first.takeLog() == ["will disappear", "did disappear"], "another one is selected")
        _ = second.takeLog()
        tabs.viewControllers = [first]
        #expect(second.takeLog() == ["will disappear left", "did disappear left"])
        #expect(second.isQuiet)
    }
}
