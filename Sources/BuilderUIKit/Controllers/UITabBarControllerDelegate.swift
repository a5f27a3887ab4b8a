import Foundation

/// Methods that approve and report the selection of a controller. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether the controller may be selected by a tap; true by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user has selected a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns the animation from one controller of a visible container to another; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction that drives an animation; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the supported orientations; by default, those of the selected controller. It isn't called.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation of a presentation; by default, that of the selected controller. It isn't called.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// Called before the user rearranges the items, with the controllers that may be rearranged.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Called before the page closes on which the user has rearranged the items, with the controllers in their order.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Called after the user has rearranged the items, with the controllers in their order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
    private var proxied: ForwardedCalls<any UITabBarControllerDelegate>? { ForwardedCalls(self) }

    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        proxied?.send([tabBarController, viewController]) {
            $0.tabBarController(tabBarController, shouldSelect: viewController)
        } ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        proxied?.send([tabBarController, viewController]) {
            $0.tabBarController(tabBarController, didSelect: viewController)
        }
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        proxied?.send([tabBarController, fromVC, toVC]) {
            $0.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        } ?? nil
    }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        proxied?.send([tabBarController, animationController]) {
            $0.tabBarController(tabBarController, interactionControllerFor: animationController)
        } ?? nil
    }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        proxied?.send([tabBarController]) { $0.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
            ?? tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        proxied?.send([tabBarController]) {
            $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        } ?? tabBarController.selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        proxied?.send([tabBarController, viewControllers]) {
            $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        proxied?.send([tabBarController, viewControllers, changed]) {
            $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        proxied?.send([tabBarController, viewControllers, changed]) {
            $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
    }
}
