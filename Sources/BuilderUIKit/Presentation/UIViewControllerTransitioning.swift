import Foundation

// Transitions of the app's own. Animations reach their end at once, without intermediate frames, so that a transition
// has ended when its animator has completed it, or the gesture that drives it has finished or canceled it.

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible before.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewControllerKey")
    /// The controller that is visible after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewControllerKey")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromViewKey")
    /// The view that is visible after.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToViewKey")
}

/// The views and controllers of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The presentation style; `.none` for a container's transition.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the container; always none.
    var targetTransform: CGAffineTransform { get }
    /// Reports the progress of a gesture, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends a gesture that completes the transition.
    func finishInteractiveTransition()
    /// Ends a gesture that cancels the transition.
    func cancelInteractiveTransition()
    /// Pauses the animation; does nothing.
    func pauseInteractiveTransition()
    /// Ends the transition. False restores the state before it.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view: the presentation's for a presented controller. Nil for that of a presenting controller that
    /// stays visible.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view before, in points; zero for one that wasn't visible.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after, in points; zero for one that isn't visible.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// An animation of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition, and calls the context's `completeTransition(_:)` at its end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator that can be interrupted; optional. A gesture that drives the transition sets its progress,
    /// and `animateTransition(using:)` isn't called then.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called after the transition; optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using _: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { MissingInterruptibleAnimator() }
    public func animationEnded(_: Bool) {}
}

/// Stands for the animator that an app's class doesn't provide.
@MainActor
final class MissingInterruptibleAnimator: UIViewPropertyAnimator {
    init() { super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
}

/// A transition that a gesture drives.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The factor of the speed with which the transition ends; optional.
    var completionSpeed: CGFloat { get }
    /// The curve with which the transition ends; optional.
    var completionCurve: UIView.AnimationCurve { get }
    /// A Boolean value that indicates whether the transition begins with the gesture; optional.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// A transition whose progress a gesture sets.
///
/// Between the start and the end, the animator's animations are drawn at `percentComplete`, with their delays and
/// curves; the views' properties have their final values, as in UIKit. A canceled transition restores the state before.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _MainActorObject, UIViewControllerInteractiveTransitioning {
    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates a transition.
    public init() { super.init(_responder: ()) }

    private var context: (any UIViewControllerContextTransitioning)?

    /// The duration of the animator in seconds.
    open private(set) var duration: CGFloat = 0
    /// The progress, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// The factor of the speed with which the transition ends.
    open var completionSpeed: CGFloat = 1
    /// The curve with which the transition ends.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing with which the transition ends; nil for the curve.
    open var timingCurve: (any UITimingCurveProvider)?
    /// A Boolean value that indicates whether the transition begins with the gesture.
    open var wantsInteractiveStart = true

    /// Sets the progress.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }
    /// Pauses the animation; does nothing.
    open func pause() { context?.pauseInteractiveTransition() }
    /// Cancels the transition.
    open func cancel() {
        percentComplete = 0
        end { $0.cancelInteractiveTransition() }
    }
    /// Completes the transition.
    open func finish() {
        percentComplete = 1
        end { $0.finishInteractiveTransition() }
    }
    /// Starts the transition, whose animator sets up its views.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        guard let transition = transitionContext as? TransitionContext else { return }
        duration = transition.duration
        transition.animate()
    }

    /// Forgets a transition that has ended, with or without this one's `finish()` or `cancel()`.
    func release(_ transition: TransitionContext) { if context === transition { context = nil } }

    private func end(_ end: (any UIViewControllerContextTransitioning) -> Void) {
        guard let context else { return }
        self.context = nil
        end(context)
    }
}

extension UIViewControllerTransitioningDelegate {
    private var proxied: ForwardedCalls<any UIViewControllerTransitioningDelegate>? { ForwardedCalls(self) }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        proxied?.send([presented, presenting, source]) {
            $0.animationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        proxied?.send([dismissed]) { $0.animationController(forDismissed: dismissed) } ?? nil
    }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        proxied?.send([animator]) { $0.interactionControllerForPresentation(using: animator) } ?? nil
    }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        proxied?.send([animator]) { $0.interactionControllerForDismissal(using: animator) } ?? nil
    }
}
