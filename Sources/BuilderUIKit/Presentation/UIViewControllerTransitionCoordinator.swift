import Foundation

/// An object that runs closures alongside a transition.
///
/// Transitions have no intermediate frames, so the closures run as soon as the change is made.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation alongside the transition, and a completion after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs an animation alongside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Runs an animation of a view outside of the container alongside the transition, and a completion after it.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    /// Calls a closure when a gesture stops to drive the transition, which none does.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

extension UIViewControllerTransitionCoordinatorContext {
    /// A Boolean value that indicates whether the transition can be interrupted; always false.
    public var isInterruptible: Bool { false }
    /// A Boolean value that indicates whether a gesture drives the transition; always false.
    public var isInteractive: Bool { false }
    /// A Boolean value that indicates whether a gesture drove the transition first; always false.
    public var initiallyInteractive: Bool { false }
    /// The progress of the transition: complete.
    public var percentComplete: CGFloat { 1 }
    /// The speed of the end.
    public var completionVelocity: CGFloat { 1 }
    /// The curve of the end.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The presentation style; none.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// The rotation of the container; none.
    public var targetTransform: CGAffineTransform { .identity }
    /// The key window, or an empty view without one.
    public var containerView: UIView { UIApplication.shared.keyWindow ?? UIView() }
    /// Returns nil: the transition is over.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// Returns nil: the transition is over.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
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
}

/// A coordinator of a transition without intermediate frames. Its closures run when the change has been made.
@MainActor
final class ImmediateTransitionCoordinator: UIViewControllerTransitionCoordinator {
    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the animations, then the completions, each in the order in which they were added.
    func finish() {
        for animation in animations { animation(self) }
        for completion in completions { completion(self) }
        animations = []
        completions = []
    }
}
