import Foundation

/// The course of presentations and dismissals.
extension UIViewController {
    /// Shows a controller that this one presents, if this one is in a window.
    ///
    /// - Parameter source: The controller whose `present` was called.
    func show(_ controller: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?)
    {
        guard let window = viewIfLoaded?.window else {
            completion?()
            return
        }
        let coordinator = TransitionCoordinator(
            isAnimated: animated, presentationStyle: controller.modalPresentationStyle)
        coordinator.begin(from: self, to: controller)
        let shown = controller.beginPresentation(from: self, coordinator: coordinator)
        if shown !== controller {
            controller.runningCoordinator = nil
            coordinator.begin(from: self, to: shown)
        }
        let animator = animated ? shown.makeAnimator(presentedFrom: source, by: self) : nil
        let hides = shown.usesWholeWindow && appearanceState.isVisible
        if hides { beginAppearanceTransition(false, animated: animated) }
        shown.beginAppearanceTransition(true, animated: animated)
        shown.presentationState.animator = animator
        window.layOutPresentedControllers()
        shown.presentationState.animator = nil
        if let animator, let container = window.container(of: shown), container.awaitsAnimator {
            return animate(shown, with: animator, in: container, coordinator, hides: hides, completion: completion)
        }
        if hides { endAppearanceTransition() }
        shown.endAppearanceTransition()
        coordinator.finish()
        completion?()
    }

    /// Returns the animator of this controller's presentation; nil for the system's.
    private func makeAnimator(
        presentedFrom source: UIViewController, by presenter: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard !(presentationState.active is UIPopoverPresentationController) else { return nil }
        return transitioningDelegate?.animationController(forPresented: self, presenting: presenter, source: source)
    }

    private func animate(
        _ shown: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
        in container: PresentationView, _ coordinator: TransitionCoordinator, hides: Bool,
        completion: (() -> Void)?
    ) {
        let presentation = container.presentation
        let context = TransitionContext(
            in: container, from: self, to: shown, animator: animator,
            interaction: shown.transitioningDelegate?.interactionControllerForPresentation(using: animator),
            coordinator: coordinator)
        let presenterFrame = viewIfLoaded.map { container.convert($0.bounds, from: $0) }
        context.initialFrames[.from] = presenterFrame
        if !hides { context.finalFrames[.from] = presenterFrame }
        context.finalFrames[.to] = presentation.frameOfPresentedViewInContainerView
        let presenterPlace = viewIfLoaded.map(ViewPlace.init(of:))
        if hides, let view = viewIfLoaded {
            context.views[.from] = view
            container.insertSubview(view, at: 0)
        }
        if let view = presentation.presentedView {
            context.views[.to] = view
            // Views that a controller loads have the screen's size.
            view.frame = container.bounds
        }
        container.transition = context
        context.start { [self] completed in
            container.endAnimation()
            presenterPlace?.restore(frame: !completed)
            if completed {
                container.layOutContent()
                presentation.finishTransition()
                if hides { endAppearanceTransition() }
                shown.endAppearanceTransition()
            } else {
                shown.beginAppearanceTransition(false, animated: true)
                if hides { beginAppearanceTransition(true, animated: true) }
                presentation.cancelTransition()
                remove(shown)
                shown.endAppearanceTransition()
                if hides { endAppearanceTransition() }
                shown.endPresentation()
            }
            coordinator.finish(cancelled: !completed)
            animator.animationEnded(completed)
            // The completion of a canceled presentation isn't called (not measured).
            if completed { completion?() }
        }
    }

    // MARK: Dismissal

    func endPresentingAbove(animated: Bool) {
        guard let presented = presentedViewController else { return }
        presented.endPresentingAbove(animated: animated)
        drop(presented, animated: animated, isLast: false)
    }

    /// Dismisses a controller that this one presents.
    ///
    /// - Parameter isLast: A Boolean value that indicates whether an animator is requested.
    func drop(
        _ presented: UIViewController, animated: Bool, isLast: Bool = true, completion: (() -> Void)? = nil
    ) {
        let window = viewIfLoaded?.window ?? presented.viewIfLoaded?.window
        let container = window?.container(of: presented)
        container?.transition?.endEarly()
        // An animator may have canceled the presentation.
        guard presentedViewController === presented else {
            completion?()
            return
        }
        let returns = presented.usesWholeWindow && window != nil
        let presentation = presented.presentationState.active
        let coordinator = TransitionCoordinator(
            isAnimated: animated, presentationStyle: presented.presentationState.style ?? .none)
        if window != nil { coordinator.begin(from: presented, to: self) }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated, isLast, container != nil, !(presentation is UIPopoverPresentationController) {
            animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
        }
        presentation?.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: animated)
        if returns { beginAppearanceTransition(true, animated: animated) }
        let finish = { [self] (completed: Bool) in
            if completed {
                coordinator.runAnimations()
                remove(presented)
                presented.endAppearanceTransition()
                if returns { endAppearanceTransition() }
                presented.endPresentation()
                presentation?.endTransition()
            } else {
                presented.beginAppearanceTransition(true, animated: animated)
                if returns { beginAppearanceTransition(false, animated: animated) }
                presented.endAppearanceTransition()
                if returns { endAppearanceTransition() }
                presentation?.dismissalTransitionDidEnd(false)
            }
            coordinator.finish(cancelled: !completed)
            animator?.animationEnded(completed)
            // The completion of a canceled dismissal isn't called (not measured).
            if completed { completion?() }
        }
        guard let animator, let container, let presentation else { return finish(true) }
        animate(
            presented, from: presentation, with: animator, in: container, coordinator, returns: returns,
            completion: finish)
    }

    private func animate(
        _ presented: UIViewController, from presentation: UIPresentationController,
        with animator: any UIViewControllerAnimatedTransitioning, in container: PresentationView,
        _ coordinator: TransitionCoordinator, returns: Bool, completion: @escaping (Bool) -> Void
    ) {
        let context = TransitionContext(
            in: container, from: presented, to: self, animator: animator,
            interaction: presented.transitioningDelegate?.interactionControllerForDismissal(using: animator),
            coordinator: coordinator)
        let shownView = presentation.presentedView
        context.views[.from] = shownView
        context.initialFrames[.from] = shownView.map { container.convert($0.bounds, from: $0) }
        let presenterView = view
        let presenterPlace = presenterView.map(ViewPlace.init(of:))
        context.finalFrames[.to] = presenterView.map { container.convert($0.bounds, from: $0) }
        if returns { context.views[.to] = presenterView } else { context.initialFrames[.to] = context.finalFrames[.to] }
        let shownPlace = shownView.map(ViewPlace.init(of:))
        container.awaitsAnimator = true
        container.transition = context
        context.start { completed in
            container.endAnimation()
            presenterPlace?.restore(frame: !completed)
            if !completed { shownPlace?.restore(frame: true) }
            completion(completed)
        }
    }

    /// Removes a presented controller's views.
    private func remove(_ presented: UIViewController) {
        let window = viewIfLoaded?.window ?? presented.viewIfLoaded?.window
        presentedViewController = nil
        window?.layOutPresentedControllers()
        presented.storedView?.removeFromSuperview()
    }
}

extension UIWindow {
    /// Returns the view that contains a presented controller's.
    fileprivate func container(of controller: UIViewController) -> PresentationView? {
        presentationViews.first { $0.controller === controller }
    }
}
