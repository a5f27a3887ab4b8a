import Foundation

/// An object that runs closures alongside a transition.
///
/// Transitions have no intermediate frames, so the animations run as soon as the change is made. While a gesture drives
/// the transition they are drawn as far as it has come; a canceled transition takes their changes back.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation alongside the transition, and a completion after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs an animation of a view outside of the container alongside the transition, and a completion after it.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a closure when a gesture stops driving the transition: when it finishes or cancels it.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs an animation alongside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Runs an animation of a view outside of the container alongside the transition.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }

    @discardableResult
    public func animateAlongsideTransition(
        in _: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    public func notifyWhenInteractionChanges(
        _: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

/// The properties of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// A Boolean value that indicates whether the transition can be interrupted; always false.
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether a gesture drove the transition first.
    var initiallyInteractive: Bool { get }
    /// The progress of the transition: that of the gesture, 0…1, and otherwise 1.
    var percentComplete: CGFloat { get }
    /// The speed of the end.
    var completionVelocity: CGFloat { get }
    /// The curve of the end.
    var completionCurve: UIView.AnimationCurve { get }
    /// The presentation style; `.none` for a container's transition.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the container; none.
    var targetTransform: CGAffineTransform { get }
    /// The view in which an animator animates; the key window without one, or an empty view.
    var containerView: UIView { get }
    /// Returns a controller; nil in a change of the size or the traits, and after the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view; nil for one that an animator doesn't animate, and where there is no controller.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    public var isInterruptible: Bool { false }
    public var isInteractive: Bool { false }
    public var initiallyInteractive: Bool { false }
    public var percentComplete: CGFloat { 1 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var presentationStyle: UIModalPresentationStyle { .none }
    public var targetTransform: CGAffineTransform { .identity }
    public var containerView: UIView { UIApplication.shared.keyWindow ?? UIView() }
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// The coordinator of a transition, or of a change of a size or traits.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    private typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    /// The animator's transition; nil if the system's takes place.
    weak var context: TransitionContext? {
        didSet { if let context { transitionDuration = context.duration } }
    }
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var isCancelled = false
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false

    private enum Phase { case waiting, animating, ended }
    private var phase = Phase.waiting
    private var animations: [Closure] = []
    private var completions: [Closure] = []
    private var interactionHandlers: [Closure] = []
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var participants: [Participant] = []
    /// A Boolean value that indicates whether controllers may return this as their coordinator.
    private var isCurrent = true

    /// A controller and its coordinator before, to which it returns if that transition is still running.
    private struct Participant {
        let controller: UIViewController
        let outer: TransitionCoordinator?
    }

    init(isAnimated: Bool = false, presentationStyle: UIModalPresentationStyle = .none) {
        self.isAnimated = isAnimated
        self.presentationStyle = presentationStyle
    }

    /// Makes this the coordinator of controllers until the transition ends.
    func begin(from: UIViewController?, to: UIViewController?, in container: UIViewController? = nil) {
        self.from = from
        self.to = to
        let before = participants
        participants = [from, to, container].compactMap(\.self).map { controller in
            let known = before.first { $0.controller === controller }
            return known ?? Participant(controller: controller, outer: controller.runningCoordinator)
        }
        for participant in participants { participant.controller.runningCoordinator = self }
    }

    /// Makes the transitions around this one those of its controllers.
    private func leave() {
        isCurrent = false
        for participant in participants where participant.controller.runningCoordinator === self {
            participant.controller.runningCoordinator = participant.outer.flatMap { $0.isCurrent ? $0 : nil }
        }
        participants = []
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        guard phase != .ended else { return nil }
        return key == .from ? from : key == .to ? to : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let context { return context.view(forKey: key) }
        return viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
    }
    var containerView: UIView { context?.containerView ?? UIApplication.shared.keyWindow ?? UIView() }
    var percentComplete: CGFloat { isInteractive ? context?.percentComplete ?? 0 : 1 }
    var completionVelocity: CGFloat { context?.interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context?.interaction?.completionCurve ?? .easeInOut }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard phase != .ended else { return false }
        if let animation {
            if phase == .animating { run(animation) } else { animations.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }

    // MARK: Course

    func beginInteraction() { (isInteractive, initiallyInteractive) = (true, true) }

    /// Ends the gesture and calls the handlers of that.
    func endInteraction(cancels: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancels
        for handler in interactionHandlers { handler(self) }
    }

    /// Runs the animations, in the order in which they were added; later ones run at once.
    func runAnimations() {
        guard phase == .waiting else { return }
        phase = .animating
        let waiting = animations
        animations = []
        for animation in waiting { run(animation) }
    }

    private func run(_ animation: Closure) {
        guard let context else { return animation(self) }
        // The curve of animations beside a gesture's is not measured.
        context.hold {
            AnimationScope.run(transitionDuration, options: isInteractive ? .curveLinear : []) { animation(self) }
        }
    }

    /// Runs the animations, then the completions, each in the order in which they were added.
    func finish(cancelled: Bool = false) {
        guard phase != .ended else { return }
        endInteraction(cancels: cancelled)
        isCancelled = cancelled
        if cancelled { animations = [] } else { runAnimations() }
        // A completion that waits until no transition is running would otherwise wait for this one again (not
        // measured).
        leave()
        // Completions may add others.
        while !completions.isEmpty { completions.removeFirst()(self) }
        phase = .ended
        interactionHandlers = []
    }
}
