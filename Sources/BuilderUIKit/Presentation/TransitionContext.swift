import Foundation
import Settling

/// A transition that an app's animator animates, from its start until the animator completes it.
///
/// Views reach the end of animations at once, so a transition has usually ended when ``start(completion:)`` returns.
/// The animations of one that a gesture drives are drawn as far as the gesture has come; their completions are called
/// when it finishes, or cancels the transition, which takes the changes back.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
    private let from: UIViewController
    private let to: UIViewController
    /// The views that the animator animates; a view that doesn't move has none.
    var views: [UITransitionContextViewKey: UIView] = [:]
    /// The frames of the controllers' views before the transition and after it.
    var initialFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    var finalFrames: [UITransitionContextViewControllerKey: CGRect] = [:]

    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    /// The progress of the gesture, 0…1.
    private(set) var percentComplete: CGFloat = 0
    private let held = HeldAnimations()
    private var hasAnimated = false
    /// The animator's own, if it can be interrupted and a gesture drives it.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    private var completion: ((Bool) -> Void)?

    init(
        in containerView: UIView, from: UIViewController, to: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.animator = animator
        self.interaction = interaction
        self.coordinator = coordinator
        presentationStyle = coordinator.presentationStyle
    }

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }
    /// The animator's duration in seconds.
    var duration: TimeInterval { animator.transitionDuration(using: self) }
    /// A Boolean value that indicates whether the transition hasn't ended.
    var isRunning: Bool { completion != nil }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
    func initialFrame(for vc: UIViewController) -> CGRect { key(of: vc).flatMap { initialFrames[$0] } ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { key(of: vc).flatMap { finalFrames[$0] } ?? .zero }
    private func key(of controller: UIViewController) -> UITransitionContextViewControllerKey? {
        controller === from ? .from : controller === to ? .to : nil
    }

    // MARK: Course

    /// Runs the animator, and calls a closure when it completes the transition.
    func start(completion: @escaping (Bool) -> Void) {
        self.completion = completion
        coordinator.context = self
        guard let interaction, interaction.wantsInteractiveStart else { return animate() }
        isInteractive = true
        coordinator.beginInteraction()
        interaction.startInteractiveTransition(self)
        // A transition of the app's own class may have ended the interaction already.
        if !isInteractive, isRunning, !transitionWasCancelled { coordinator.runAnimations() }
    }

    /// Calls the animator. While a gesture drives the transition, its animations are held, and those alongside it.
    func animate() {
        guard isRunning, !hasAnimated else { return }
        hasAnimated = true
        guard !isInteractive else {
            return hold {
                begin()
                if isRunning { coordinator.runAnimations() }
            }
        }
        animator.animateTransition(using: self)
        guard isRunning else { return }
        coordinator.runAnimations()
        watch()
    }

    /// Pauses the animator's own at its start, if it provides one that can be interrupted, or lets it animate.
    private func begin() {
        let own = animator.interruptibleAnimator(using: self)
        guard !(own is MissingInterruptibleAnimator) else { return animator.animateTransition(using: self) }
        interruptible = own
        own.pauseAnimation()
    }

    /// Calls a closure whose animations are held while a gesture drives the transition.
    func hold(_ body: () -> Void) {
        guard isInteractive, hasAnimated else { return body() }
        held.hold(in: containerView.window?.layer ?? containerView.layer, body)
        showProgress()
    }

    private func showProgress() {
        guard isInteractive else { return }
        interruptible?.fractionComplete = percentComplete
        held.show(at: percentComplete, of: duration)
    }

    /// Names an animator that doesn't complete the transition, one second after its duration.
    private func watch() {
        let (name, log) = (String(describing: type(of: animator)), WarningLog.current)
        ScreenWork.afterAnimation(of: max(0, duration) + 1) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isRunning else { return }
                log.add(
                    .other(
                        "\(name) doesn't call completeTransition(_:), so that its transition doesn't end: viewDidAppear "
                            + "and completion handlers aren't called"))
            }
        }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        showProgress()
    }
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() { endInteraction(cancels: false) }
    func cancelInteractiveTransition() { endInteraction(cancels: true) }

    private func endInteraction(cancels: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancels
        percentComplete = cancels ? 0 : 1
        coordinator.endInteraction(cancels: cancels)
        if !cancels { coordinator.runAnimations() }
        held.end(cancels: cancels)
        if let interruptible {
            self.interruptible = nil
            interruptible.isReversed = cancels
            interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
        if isRunning, hasAnimated { watch() }
    }

    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        isInteractive = false
        if !didComplete { transitionWasCancelled = true }
        held.forget()
        interruptible = nil
        if didComplete { coordinator.runAnimations() }
        completion(didComplete)
        interaction = nil
    }

    /// Completes a transition that another one follows before its animator has completed it.
    func endEarly() { completeTransition(!transitionWasCancelled) }
}

/// The place of a view in its superview, to which it returns after a transition.
@MainActor
struct ViewPlace {
    private let view: UIView
    private let superview: UIView?
    private let index: Int
    private let frame: CGRect

    init(of view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        frame = view.frame
    }

    /// Puts the view back, with its frame if the transition was canceled.
    func restore(frame restoresFrame: Bool) {
        if let superview, view.superview !== superview {
            superview.insertSubview(view, at: min(index, superview.subviews.count))
        }
        if restoresFrame, view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }
}
