import Foundation

/// The transition of a container controller from one child to another, which an app's animator animates.
///
/// The views are in a container of their own meanwhile, behind the bars; then the container controller takes the visible
/// one back.
@MainActor
final class ContainerTransition {
    private let container: ContainerTransitionView
    /// The frame of the new child's view in the container, in points, which the container controller's layout sets.
    var finalFrame = CGRect.zero
    private var context: TransitionContext?

    /// Moves the old child's view into a container.
    init(from old: UIViewController, in view: UIView) {
        container = ContainerTransitionView(frame: view.bounds)
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
    func start(
        from old: UIViewController, to new: UIViewController, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator,
        completion: @escaping (Bool) -> Void
    ) {
        let context = TransitionContext(
            in: container, from: old, to: new, animator: animator, interaction: interaction, coordinator: coordinator)
        self.context = context
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
        context.start { completed in
            completion(completed)
            animator.animationEnded(completed)
        }
    }

    /// Removes the container and the view in it that isn't visible any longer.
    func end() {
        for view in container.subviews { view.removeFromSuperview() }
        container.removeFromSuperview()
        context = nil
    }

    func endEarly() { context?.endEarly() }
}

/// The view in which an animator animates the views of a container controller's children.
@MainActor
private final class ContainerTransitionView: UIView {
    override var privateClassName: String? { "UIViewControllerWrapperView" }
}
