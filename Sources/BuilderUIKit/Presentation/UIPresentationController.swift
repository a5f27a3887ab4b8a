import Foundation

/// An object that places a presented controller's view in a container that fills the window.
///
/// Without an animator of a transitioning delegate, the methods that begin and end a transition are called one after
/// the other. A subclass that a transitioning delegate provides determines the frame of a custom presentation:
///
/// ```swift
/// final class DrawerPresentation: UIPresentationController {
///     override var frameOfPresentedViewInContainerView: CGRect {
///         guard let bounds = containerView?.bounds else { return .zero }
///         return bounds.divided(atDistance: 280, from: .minXEdge).slice
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIPresentationController: _MainActorObject {
    private weak var initialPresenter: UIViewController?
    /// The controller that presents; before the presentation, the one of the initializer or the presented controller.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? initialPresenter ?? presentedViewController
    }
    private weak var presented: UIViewController?
    /// The presented controller while it is presented, which a presentation keeps alive as UIKit's does.
    private var keptController: UIViewController?
    /// The controller that is presented; an empty one after it has been released.
    open var presentedViewController: UIViewController { keptController ?? presented ?? UIViewController() }
    /// The view that contains the presented one and views of the presentation; nil before and after the presentation.
    open var containerView: UIView? { container }
    weak var container: PresentationView?
    /// The object that adapts the presentation to its environment.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation.
    ///
    /// - Parameter presentingViewController: the controller that presents; nil for the one whose `present` is called.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        initialPresenter = presentingViewController
        super.init(_responder: ())
    }

    // MARK: Style

    /// The style of the presented controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style in a window of compact width: that of the delegate, or `.none` for no adaptation.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// Returns the style with other traits: that of the delegate, or `.none` for no adaptation.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let delegate else { return defaultAdaptiveStyle }
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    /// The style in a window of compact width without a delegate.
    var defaultAdaptiveStyle: UIModalPresentationStyle { .none }

    /// A Boolean value that indicates whether the presentation covers the whole window; without effect.
    open var shouldPresentInFullscreen: Bool { true }
    /// A Boolean value that indicates whether the presenting controller disappears: for `.fullScreen` and
    /// `.currentContext`.
    open var shouldRemovePresentersView: Bool {
        [.fullScreen, .currentContext].contains(presentationStyle)
    }

    // MARK: Layout

    /// The presented view.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view in the container, in points: its bounds.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Called before the container's views are laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container's views have been laid out.
    open func containerViewDidLayoutSubviews() {}

    /// Places the presented view and the presentation's own views in the container.
    func layOutContainer(_ container: PresentationView) {
        guard let view = presentedView, !container.keepsAnimatedFrame(of: view) else { return }
        container.place(view, in: container, frame: frameOfPresentedViewInContainerView)
    }

    /// Returns a Boolean value that indicates whether the tint of views behind a container is dimmed: of those behind
    /// an alert.
    func dimsTint(behind container: PresentationView) -> Bool { presentedViewController is UIAlertController }

    /// A Boolean value that indicates whether the presented view is a sheet that leaves a part of the window free.
    var isSheet: Bool { false }

    // MARK: Transitions

    /// The coordinator of the presentation; nil after it.
    var coordinator: TransitionCoordinator?
    /// The presentation that was adapted to this one, whose delegate is notified; nil for itself.
    private weak var origin: UIPresentationController?
    /// The delegate that approves the user's dismissals.
    var dismissalDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate ?? origin?.delegate }
    /// Sends an event of the user's dismissal, also as the presentation that was adapted to this one.
    func sendDismissalEvent(_ event: DelegateEvent<Void>) {
        send(event)
        origin?.send(event)
    }

    /// Makes this the presentation of a controller: its own, or the one that the delegate put in its place.
    func adopt(_ controller: UIViewController) { presented = controller }

    /// Remembers the presentation that was adapted to this one, if it's another one.
    func follows(_ own: UIPresentationController) { origin = own === self ? nil : own }

    /// Notifies a delegate of the presentation.
    func announce(
        to delegate: any UIAdaptivePresentationControllerDelegate, of own: UIPresentationController,
        style: UIModalPresentationStyle
    ) {
        let coordinator = coordinator ?? TransitionCoordinator()
        self.coordinator = coordinator
        delegate.presentationController(own, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }

    func beginTransition(in container: PresentationView) {
        self.container = container
        keptController = presented
        presentationTransitionWillBegin()
    }

    /// Ends the transition of the presentation, once the presented view was placed.
    func finishTransition() {
        if traitObservation == nil { traitObservation = TraitObservation(traitCollection) }
        coordinator?.runAnimations()
        presentationTransitionDidEnd(true)
        // A call of `present` ends its coordinator itself, after the controllers have appeared.
        if presented?.runningCoordinator !== coordinator { coordinator?.finish() }
        coordinator = nil
    }

    /// Ends a presentation that its animator canceled.
    func cancelTransition() {
        coordinator = nil
        presentationTransitionDidEnd(false)
        keptController = nil
    }

    func endTransition() {
        dismissalTransitionDidEnd(true)
        keptController = nil
    }

    /// The size that the presented controller prefers, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the preferred size of the presented controller changed; lays the container out again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    /// Called when the fitting size of the presented controller changed; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented controller in a size of the container: the same.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Notifies the presentation that the size of the container is about to change; by default forwards the call to the
    /// presented controller, with its size in that of the container, unless that is the size that it has.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let controller = presentedViewController
        let own = self.size(forChildContentContainer: controller, withParentContainerSize: size)
        guard own != controller.storedView?.bounds.size else { return }
        controller.viewWillTransition(to: own, with: coordinator)
    }
    /// Notifies the presentation of new traits, before the presented controller; does nothing.
    ///
    /// Unlike in UIKit, `traitCollection` is `newCollection` already. The coordinator runs its closures at once.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    /// The traits that the presentation overrides for the presented controller; nil for none.
    open var overrideTraitCollection: UITraitCollection? { didSet { overrideTraits() } }
    /// The traits that the presentation overrides for the presented controller, which take precedence over those of
    /// `overrideTraitCollection`; the controller's own take precedence over both.
    open var traitOverrides: any UITraitOverrides {
        get { ownTraitOverrides?.values ?? TraitValues() }
        set {
            ownTraitOverrides = UITraitCollection(overrides: newValue)
            overrideTraits()
        }
    }
    private var ownTraitOverrides: UITraitCollection?
    /// The traits of which the presentation was notified last; nil before the presented view is placed.
    var traitObservation: TraitObservation?

    private func overrideTraits() {
        let overrides = [overrideTraitCollection, ownTraitOverrides].compactMap(\.self)
        presentedViewController.overrideTraits = overrides.isEmpty ? nil : UITraitCollection(traitsFrom: overrides)
    }

    /// Called after the presented controller's traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the presented view is added.
    open func presentationTransitionWillBegin() {}
    /// Called after the presented view has been added, or an animator has canceled the presentation.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view is removed.
    open func dismissalTransitionWillBegin() {}
    /// Called after the presented view has been removed, or an animator has canceled the dismissal.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
