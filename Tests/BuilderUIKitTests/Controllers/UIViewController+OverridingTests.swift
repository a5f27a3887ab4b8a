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
}
