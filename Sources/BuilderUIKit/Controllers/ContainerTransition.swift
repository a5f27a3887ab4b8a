import Foundation

/// The transition of a container controller from one child to another, which an app's animator animates.
///
/// The views are in a container of their own meanwhile, behind the bars; then the container controller takes the
/// visible one back.
@MainActor
final class ContainerTransition {
    private let container: ContainerTransitionView
    private let old: UIViewController
    private let new: UIViewController
    private let context: TransitionContext
    /// The frame of the new child's view in the container, in points, which the container controller's layout sets.
    var finalFrame = CGRect.zero

    /// Prepares a transition, whose properties its coordinator has from now on.
    init(
        from old: UIViewController, to new: UIViewController, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator
    ) {
        (self.old, self.new) = (old, new)
        container = ContainerTransitionView(frame: .zero)
        context = TransitionContext(
            in: container, from: old, to: new, animator: animator, interaction: interaction, coordinator: coordinator)
        context.prepare()
    }

    /// A Boolean value that indicates whether the transition was canceled and hasn't ended yet.
    var isCanceled: Bool { context.isRunning && context.transitionWasCancelled }

    /// Moves the old child's view into the container, in a view.
    func begin(in view: UIView) {
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        finalFrame = view.bounds
        view.insertSubview(container, at: 0)
        if let content = old.viewIfLoaded {
            let frame = content.frame
            container.addSubview(content)
            if content.transform.isIdentity { content.frame = frame }
        }
    }

    /// Runs the animator. The completion gets a Boolean value that indicates whether the new child is visible; it lays
    /// out the container controller and then calls ``end()``.
    func start(completion: @escaping (Bool) -> Void) {
        if let view = old.viewIfLoaded {
            context.views[.from] = view
            context.initialFrames[.from] = view.frame
        }
        if let view = new.view {
            context.views[.to] = view
            context.finalFrames[.to] = finalFrame
            view.translatesAutoresizingMaskIntoConstraints = true
            if view.transform.isIdentity { view.frame = finalFrame }
        }
        let animator = context.animator
        context.start { completed in
            completion(completed)
            animator.animationEnded(completed)
        }
    }

    /// Removes the container and the view in it that isn't visible any longer.
    func end() {
        for view in container.subviews { view.removeFromSuperview() }
        container.removeFromSuperview()
    }

    func endEarly() { context.endEarly() }
}

/// The view in which an animator animates the views of a container controller's children.
@MainActor
private final class ContainerTransitionView: UIView {
    override var privateClassName: String? { "UIViewControllerWrapperView" }
}
