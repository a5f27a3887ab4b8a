/// Methods that adapt a presentation and report what the user does to it. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style in a window of compact width; `.none` keeps the presentation's own.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style with the given traits; `.none` keeps the presentation's own.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the controller that is presented in place of the one whose style is adapted; nil, the default, for the
    /// same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Prepares the presentation, such as a sheet, to which a controller's own is adapted.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Called before a controller is presented, with the style to which it is adapted; `.none` for no adaptation. The
    /// coordinator runs its closures when the presented view has been placed.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns a Boolean value that indicates whether the user may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user dismisses the controller; not for a call of `dismiss`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the controller; not for a call of `dismiss`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tries to dismiss a controller that prevents it, or that the delegate keeps.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    private var proxied: ForwardedCalls<any UIAdaptivePresentationControllerDelegate>? { ForwardedCalls(self) }

    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        proxied?.send([controller]) { $0.adaptivePresentationStyle(for: controller) } ?? controller.defaultAdaptiveStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        proxied?.send([controller, traitCollection]) {
            $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        } ?? adaptivePresentationStyle(for: controller)
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        proxied?.send([controller, style]) {
            $0.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        } ?? nil
    }
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        proxied?.send([presentationController, adaptivePresentationController]) {
            $0.presentationController(presentationController, prepare: adaptivePresentationController)
        }
    }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        proxied?.send([presentationController, style, transitionCoordinator]) {
            $0.presentationController(
                presentationController, willPresentWithAdaptiveStyle: style,
                transitionCoordinator: transitionCoordinator)
        }
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        proxied?.send([presentationController]) { $0.presentationControllerShouldDismiss(presentationController) }
            ?? true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        proxied?.send([presentationController]) { $0.presentationControllerWillDismiss(presentationController) }
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        proxied?.send([presentationController]) { $0.presentationControllerDidDismiss(presentationController) }
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        proxied?.send([presentationController]) { $0.presentationControllerDidAttemptToDismiss(presentationController) }
    }
}
