import Foundation

/// An object that runs closures alongside a transition.
///
/// Transitions have no intermediate frames, so the closures run as soon as the change is made.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Runs an animation alongside the transition, and a completion after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
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
final class ImmediateTransitionCoordinator: UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
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
