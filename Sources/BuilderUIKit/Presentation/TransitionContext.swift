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
    private var hasStarted = false
    private var hasAnimated = false
    /// A Boolean value that indicates whether a gesture reported its progress.
    private var hasProgress = false
    /// The number of times that the transition was given time to end.
    private var watches = 0
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
        isInteractive = interaction?.wantsInteractiveStart ?? false
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
    /// Returns the view that the animator animates; before the start, a controller's view that is loaded.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard !hasStarted else { return views[key] }
        return viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
    }
    func initialFrame(for vc: UIViewController) -> CGRect { key(of: vc).flatMap { initialFrames[$0] } ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { key(of: vc).flatMap { finalFrames[$0] } ?? .zero }
    private func key(of controller: UIViewController) -> UITransitionContextViewControllerKey? {
        controller === from ? .from : controller === to ? .to : nil
    }

    // MARK: Course

    /// Makes this the coordinator's transition, for the app's callbacks before the start.
    func prepare() {
        coordinator.context = self
        if isInteractive { coordinator.beginInteraction() }
    }

    /// Runs the animator, and calls a closure when it completes the transition.
    func start(completion: @escaping (Bool) -> Void) {
        self.completion = completion
        hasStarted = true
        prepare()
        guard isInteractive, let interaction else { return animate() }
        interaction.startInteractiveTransition(self)
        if isInteractive { watch() }
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
        // It may have ended the interaction.
        guard isInteractive else { return own.startAnimation() }
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

    /// Logs why the transition hasn't ended, one second after its duration.
    private func watch() {
        watches += 1
        let (watch, log) = (watches, WarningLog.current)
        ScreenWork.afterAnimation(of: max(0, duration) + 1) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.watches == watch, let obstacle = self.obstacle else { return }
                log.add(
                    .other(
                        "\(obstacle), so that its transition doesn't end: viewDidAppear and completion handlers "
                            + "aren't called"))
            }
        }
    }

    /// The reason why the transition hasn't ended; nil for one that has, or that a gesture drives.
    private var obstacle: String? {
        guard isRunning else { return nil }
        let driver = interaction.map { String(describing: type(of: $0)) } ?? ""
        guard isInteractive else {
            let name = hasAnimated ? String(describing: type(of: animator)) : driver
            return "\(name) doesn't call completeTransition(_:)"
        }
        let isTouched = containerView.window.map { !$0.touchDispatcher.touches.isEmpty } ?? false
        guard !hasProgress, !isTouched else { return nil }
        return "\(driver) started interactively, but no gesture drives it: neither finish() nor cancel() was called"
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        hasProgress = true
        self.percentComplete = min(max(percentComplete, 0), 1)
        showProgress()
    }
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() { endGesture(cancels: false) }
    func cancelInteractiveTransition() { endGesture(cancels: true) }

    private func endGesture(cancels: Bool) {
        guard isRunning, isInteractive else { return }
        endInteraction(cancels: cancels)
        if isRunning { watch() }
    }

    private func endInteraction(cancels: Bool) {
        isInteractive = false
        transitionWasCancelled = cancels
        percentComplete = cancels ? 0 : 1
        coordinator.endInteraction(cancels: cancels)
        if !cancels { coordinator.runAnimations() }
        let own = interruptible
        interruptible = nil
        own?.isReversed = cancels
        held.end(cancels: cancels)
        guard let own, isRunning else { return }
        own.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    }

    func completeTransition(_ didComplete: Bool) {
        // The end of a gesture calls the completions of the animations that it drove, which may complete the
        // transition.
        if isRunning, isInteractive { endInteraction(cancels: !didComplete) }
        guard let completion else { return }
        self.completion = nil
        if !didComplete { transitionWasCancelled = true }
        held.forget()
        interruptible = nil
        if didComplete { coordinator.runAnimations() }
        completion(didComplete)
        (interaction as? UIPercentDrivenInteractiveTransition)?.release(self)
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
