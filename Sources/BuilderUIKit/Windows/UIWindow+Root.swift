import Foundation

extension UIWindow {
    func rootDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        old?.storedView?.setIsBehindPresentation(false)
        if let old, let oldView = old.storedView, oldView.storedSuperview === self {
            let wasVisible = old.appearanceState.isVisible
            if wasVisible { old.beginAppearanceTransition(false, animated: false) }
            oldView.removeFromSuperview()
            if wasVisible { old.endAppearanceTransition() }
        }
        layOutPresentedControllers()
        needsInputViews = true
        if isHidden { setNeedsLayout() } else { showRoot() }
    }

    /// Places the root controller's view and notifies the controller that it appears.
    func showRoot() {
        guard let rootViewController else { return }
        let isCovered = rootViewController.presentedViewController?.usesWholeWindow ?? false
        let appears = rootViewController.appearanceState == .disappeared && !isCovered
        if appears { rootViewController.beginAppearanceTransition(true, animated: false) }
        placeRootView()
        if appears { rootViewController.endAppearanceTransition() }
        beginPresentations()
        for presented in presentedControllers where presented.appearanceState == .disappeared {
            presented.appearance.willBePresented()
            presented.beginAppearanceTransition(true, animated: false)
            layOutPresentedControllers()
            presented.endAppearanceTransition()
        }
    }

    func rootDisappears() {
        for presented in presentedControllers.reversed() where presented.appearanceState.isVisible {
            presented.disappearAtOnce()
        }
        if let rootViewController, rootViewController.appearanceState.isVisible { rootViewController.disappearAtOnce() }
    }

    /// Adds the root view if it is missing and makes it fill the window.
    func placeRootView() {
        guard let rootViewController, let rootView = rootViewController.view else { return }
        // An animator may have the view in its container.
        if (rootView.storedSuperview as? PresentationView)?.awaitsAnimator ?? false {
            rootViewController.updateSystemMargins()
            return
        }
        if rootView.storedSuperview !== self {
            rootView.translatesAutoresizingMaskIntoConstraints = true
            rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            rootView.frame = bounds
            insertSubview(rootView, at: 0)
        } else if rootView.frame != bounds, rootView.transform.isIdentity {
            rootView.frame = bounds
        }
        rootViewController.updateSystemMargins()
    }

    /// The presented controllers, the lowest first.
    package var presentedControllers: [UIViewController] {
        Array(
            sequence(state: rootViewController) { current in
                current = current?.presentedViewController
                return current
            })
    }

    /// Adapts controllers that were presented outside a window to this one.
    private func beginPresentations() {
        for controller in presentedControllers {
            if let presenter = controller.directPresenter { controller.beginPresentation(from: presenter) }
        }
    }

    /// Creates a presentation view for each presented controller, and removes those of dismissed controllers.
    func layOutPresentedControllers() {
        beginPresentations()
        let controllers = presentedControllers
        for presentation in presentationViews
        where !controllers.contains(where: { $0 === presentation.controller }) {
            presentation.removeFromSuperview()
        }
        if !controllers.elementsEqual(presentationViews.map(\.controller), by: ===) { needsInputViews = true }
        var added: [PresentationView] = []
        presentationViews = controllers.compactMap { controller in
            if let known = presentationViews.first(where: { $0.controller === controller }) { return known }
            guard let presentation = controller.presentationState.active else { return nil }
            let view = PresentationView(
                controller: controller, presentation: presentation,
                awaitsAnimator: controller.presentationState.makeTransition != nil)
            added.append(view)
            return view
        }
        for view in presentationViews {
            if view.storedSuperview !== self { addSubview(view) }
            view.frame = bounds
            let isNew = added.contains { $0 === view }
            if isNew {
                view.transition = view.controller.presentationState.makeTransition?(view)
                view.presentation.beginTransition(in: view)
            }
            view.layOutContent()
            if isNew, !view.awaitsAnimator { view.presentation.finishTransition() }
        }
        updateTintAdjustment()
    }
}
