import Foundation
import Testing

@testable import BuilderUIKit

/// Presentations that UIKit refuses, with its sentences; what is presented already stays.
@Suite @MainActor struct PresentationErrorTests {
    private final class Root: UIViewController {}
    private final class First: UIViewController {}
    private final class Second: UIViewController {}

    /// Shows a root that presents a controller, and returns the warnings of the body.
    private func warnings(_ body: (_ root: Root, _ first: First) -> Void) -> [String] {
        let (root, first) = (Root(), First())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        first.modalPresentationStyle = .fullScreen
        root.present(first, animated: false)
        window.layoutIfNeeded()
        let log = WarningLog()
        log.asCurrent { body(root, first) }
        window.layoutIfNeeded()
        #expect(root.presentedViewController === first)
        #expect(first.viewIfLoaded?.window === window)
        return log.warnings.map(\.description)
    }

    @Test func presentingWhilePresentingIsRefused() {
        let second = Second()
        let texts = warnings { root, _ in
            root.present(second, animated: false) { Issue.record("completed") }
        }
        #expect(
            texts == ["Attempt to present <Second> on <Root> (from <Root>) which is already presenting <First>."])
        #expect(second.viewIfLoaded?.window == nil && second.presentingViewController == nil)
    }

    @Test func aChildPresentsOnItsParent() {
        let texts = warnings { root, _ in
            let child = Second()
            root.addChild(child)
            child.present(UIViewController(), animated: false)
        }
        #expect(
            texts == [
                "Attempt to present <UIViewController> on <Root> (from <Second>) which is already presenting <First>."
            ])
    }

    @Test func aPresentedControllerIsNotPresentedAgain() {
        let texts = warnings { _, first in
            let second = Second()
            first.present(second, animated: false)
            second.present(first, animated: false)
            first.dismiss(animated: false)
        }
        #expect(
            texts == [
                "Application tried to present modally a view controller <First> that is already being presented by "
                    + "<Root>."
            ])
    }

    @Test func aChildAndTheControllerItselfAreNotPresented() {
        let texts = warnings { _, first in
            let child = Second()
            first.addChild(child)
            first.present(child, animated: false)
            first.present(first, animated: false)
        }
        #expect(
            texts == [
                "Application tried to present modally a view controller <Second> that has a parent view controller "
                    + "<First>.",
                "Application tried to present modal view controller on itself. Presenting controller is <First>.",
            ])
    }
}
