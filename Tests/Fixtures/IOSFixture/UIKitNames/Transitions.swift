import UIKit

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let presenting: Bool
    init(presenting: Bool) { self.presenting = presenting }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
        -> TimeInterval
    { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.frame = transitionContext.finalFrame(for: to).offsetBy(dx: 0, dy: 100)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { toView.frame = transitionContext.finalFrame(for: to) },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
final class DimPresentation: UIPresentationController {
    private lazy var dim: UIView = {
        let v = UIView()
        v.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        v.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
        return v
    }()
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let c = containerView else { return .zero }
        var f = c.bounds
        f.size.height /= 2
        return f
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.insertSubview(dim, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dim.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dim.alpha = 1 })
        coordinator.animate(
            alongsideTransition: { [weak self] context in self?.dim.alpha = context.percentComplete },
            completion: nil)
        coordinator.notifyWhenInteractionChanges { _ in }
    }
    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
        presentedView?.layer.cornerRadius = 10
    }
    override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) { super.viewWillTransition(to: size, with: coordinator) }
    override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) { containerView?.setNeedsLayout() }
    override var shouldRemovePresentersView: Bool { false }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dim.removeFromSuperview() }
    }
}
final class TransitionManager: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
{
    var interactive: UIPercentDrivenInteractiveTransition?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        DimPresentation(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(presenting: true) }
    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    { SlideAnimator(presenting: false) }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    { interactive }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? SlideAnimator(presenting: true) : nil
    }
    func pan(_ g: UIPanGestureRecognizer) {
        let t = g.translation(in: g.view)
        switch g.state {
        case .began: interactive = UIPercentDrivenInteractiveTransition()
        case .changed: interactive?.update(t.y / 200)
        case .ended, .cancelled:
            g.velocity(in: nil).y > 0 ? interactive?.finish() : interactive?.cancel()
            g.setTranslation(.zero, in: nil)
        default: break
        }
    }
}
