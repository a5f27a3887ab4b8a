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
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.defaultAdaptiveStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection _: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationController(
        _: UIPresentationController, viewControllerForAdaptivePresentationStyle _: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(_: UIPresentationController, prepare _: UIPresentationController) {}
    public func presentationController(
        _: UIPresentationController, willPresentWithAdaptiveStyle _: UIModalPresentationStyle,
        transitionCoordinator _: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_: UIPresentationController) {}
    public func presentationControllerDidDismiss(_: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {}
}
