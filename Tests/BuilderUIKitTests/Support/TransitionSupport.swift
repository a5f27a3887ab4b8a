import Foundation

@testable import BuilderUIKit

/// An animator that adds the visible view and moves it to its place, and records what it is asked.
@MainActor
final class RecordingAnimator: UIViewControllerAnimatedTransitioning {
    let log: RecordingController.Log
    /// The frame to which the view is moved; nil for the final one.
    var frame: CGRect?
    var completes = true
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// The superview of the view that disappears, at the beginning.
    private(set) weak var oldSuperview: UIView?

    init(_ log: RecordingController.Log) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.entries.append("animate")
        context = transitionContext
        oldSuperview = transitionContext.view(forKey: .from)?.superview
        let container = transitionContext.containerView
        guard let to = transitionContext.viewController(forKey: .to) else { return }
        let view = transitionContext.view(forKey: .to)
        let end = frame ?? transitionContext.finalFrame(for: to)
        if let view {
            container.addSubview(view)
            view.frame = end.offsetBy(dx: 0, dy: end.height)
        }
        UIView.animate(withDuration: 0.3) {
            view?.frame = end
            transitionContext.view(forKey: .from)?.alpha = 0.5
        } completion: { [self] _ in
            guard completes else { return }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.entries.append("ended \(transitionCompleted)") }
}

/// A delegate of all transitions that provides the same animator and interaction, and records that it was asked.
@MainActor
final class TransitionProvider: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    let log: RecordingController.Log
    var animator: RecordingAnimator?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ log: RecordingController.Log, _ animator: RecordingAnimator?) {
        self.log = log
        self.animator = animator
    }

    private func asked(_ what: String) -> RecordingAnimator? {
        log.entries.append(what)
        return animator
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presentation?(presented, presenting) }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { asked("present?") }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        asked("dismiss?")
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { asked(operation == .push ? "push?" : "pop?") }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.entries.append("did show") }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { asked("tab?") }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
