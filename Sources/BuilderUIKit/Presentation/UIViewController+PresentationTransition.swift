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
        if let animator {
            shown.presentationState.makeTransition = { container in
                let context = TransitionContext(
                    in: container, from: self, to: shown, animator: animator,
                    interaction: shown.transitioningDelegate?.interactionControllerForPresentation(using: animator),
                    coordinator: coordinator)
                context.prepare()
                return context
            }
            // The container comes before the controllers' callbacks, which may ask for the transition's properties or
            // lay out the window. Its order in UIKit is not measured.
            window.layOutPresentedControllers()
        }
        if hides { beginAppearanceTransition(false, animated: animated) }
        shown.appearance.willBePresented()
        shown.beginAppearanceTransition(true, animated: animated)
        window.layOutPresentedControllers()
        shown.presentationState.makeTransition = nil
        if let container = window.container(of: shown), container.awaitsAnimator, let context = container.transition {
            return animate(shown, context, in: container, coordinator, hides: hides, completion: completion)
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
        _ shown: UIViewController, _ context: TransitionContext, in container: PresentationView,
        _ coordinator: TransitionCoordinator, hides: Bool, completion: (() -> Void)?
    ) {
        let presentation = container.presentation
        let animator = context.animator
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
                remove([shown])
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

    /// The controllers that this one presents, directly and above each other, the lowest first.
    private var controllersAbove: [UIViewController] {
        var controllers: [UIViewController] = []
        while let next = (controllers.last ?? self).presentedViewController { controllers.append(next) }
        return controllers
    }

    /// Dismisses the controllers that this one presents, directly and above each other.
    ///
    /// Only the topmost one's view is animated, by its animator. Those between are invisible from the start of that,
    /// and are removed at its end.
    func drop(animated: Bool, completion: (() -> Void)? = nil) {
        let window = viewIfLoaded?.window ?? presentedViewController?.viewIfLoaded?.window
        for controller in controllersAbove.reversed() { window?.container(of: controller)?.transition?.endEarly() }
        // An animator may have canceled the presentation.
        let dropped = Array(controllersAbove.reversed())
        guard let top = dropped.first else {
            completion?()
            return
        }
        let container = window?.container(of: top)
        let leaving = dropped.dropFirst().filter(\.appearanceState.isVisible)
        let returns = window != nil && !appearanceState.isVisible && dropped.contains(where: \.usesWholeWindow)
        let presentations = dropped.map(\.presentationState.active)
        let coordinator = TransitionCoordinator(
            isAnimated: animated, presentationStyle: top.presentationState.style ?? .none)
        if window != nil { coordinator.begin(from: top, to: self) }
        let context = animated ? container.flatMap { makeDismissal(of: top, in: $0, coordinator) } : nil
        for presentation in presentations { presentation?.dismissalTransitionWillBegin() }
        for controller in [top] + leaving {
            controller.appearance.willBeDismissed()
            controller.beginAppearanceTransition(false, animated: animated)
        }
        if returns { beginAppearanceTransition(true, animated: animated) }
        let finish = { [self] (completed: Bool) in
            if completed {
                coordinator.runAnimations()
                for controller in dropped.dropFirst() { controller.presentedViewController = nil }
                remove(dropped)
                for controller in [top] + leaving { controller.endAppearanceTransition() }
                if returns { endAppearanceTransition() }
                for controller in dropped { controller.endPresentation() }
                for presentation in presentations { presentation?.endTransition() }
            } else {
                for controller in [top] + leaving { controller.beginAppearanceTransition(true, animated: animated) }
                if returns { beginAppearanceTransition(false, animated: animated) }
                for controller in [top] + leaving { controller.endAppearanceTransition() }
                if returns { endAppearanceTransition() }
                for presentation in presentations { presentation?.dismissalTransitionDidEnd(false) }
            }
            coordinator.finish(cancelled: !completed)
            context?.animator.animationEnded(completed)
            // The completion of a canceled dismissal isn't called (not measured).
            if completed { completion?() }
        }
        guard let context, let container, let presentation = presentations.first ?? nil else { return finish(true) }
        let between = dropped.dropFirst().compactMap { window?.container(of: $0) }
        for view in between { view.isHidden = true }
        animate(context, from: presentation, in: container, returns: returns) { completed in
            for view in between { view.isHidden = false }
            finish(completed)
        }
    }

    /// Returns the animator's transition of a dismissal; nil for the system's.
    private func makeDismissal(
        of presented: UIViewController, in container: PresentationView, _ coordinator: TransitionCoordinator
    ) -> TransitionContext? {
        guard !(presented.presentationState.active is UIPopoverPresentationController),
            let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: presented)
        else { return nil }
        let context = TransitionContext(
            in: container, from: presented, to: self, animator: animator,
            interaction: delegate.interactionControllerForDismissal(using: animator), coordinator: coordinator)
        context.prepare()
        return context
    }

    private func animate(
        _ context: TransitionContext, from presentation: UIPresentationController, in container: PresentationView,
        returns: Bool, completion: @escaping (Bool) -> Void
    ) {
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

    /// Removes the views of controllers that this one presents, directly and above each other, the topmost first.
    private func remove(_ dropped: [UIViewController]) {
        let window = viewIfLoaded?.window ?? dropped.last?.viewIfLoaded?.window
        presentedViewController = nil
        window?.layOutPresentedControllers()
        for controller in dropped { controller.storedView?.removeFromSuperview() }
    }
}

extension UIWindow {
    /// Returns the view that contains a presented controller's.
    fileprivate func container(of controller: UIViewController) -> PresentationView? {
        presentationViews.first { $0.controller === controller }
    }
}
