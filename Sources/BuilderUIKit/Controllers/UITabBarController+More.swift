/// The More list: with more than five controllers, the last place in the bar is that of the list of those that have
/// none. iPads have room for all, except in a narrow window.
extension UITabBarController {
    /// The greatest number of items in the bar (Apple's documentation).
    private static let maximumItemCount = 5

    private var needsMore: Bool {
        guard controllers.count > Self.maximumItemCount else { return false }
        let traits = traitCollection
        return traits.userInterfaceIdiom != .pad || traits.horizontalSizeClass == .compact
    }

    /// The controllers that have an item in the bar.
    var tabControllers: [UIViewController] {
        showsMore ? controllers.prefix(Self.maximumItemCount - 1) + [more] : controllers
    }

    private var overflow: [UIViewController] {
        showsMore ? Array(controllers.dropFirst(Self.maximumItemCount - 1)) : []
    }

    /// Returns the controller whose item stands for a controller: itself, or that of the More list.
    func tab(of controller: UIViewController) -> UIViewController {
        overflow.contains { $0 === controller } ? more : controller
    }

    /// Shows a controller without a place in the bar above the More list, or the list itself.
    func showInMore(_ controller: UIViewController, animated: Bool) {
        if controller === more {
            // The list stays as it is when its tab is selected, and comes to the top when it is selected again.
            if displayedController === more { more.choose(nil, animated: animated) }
        } else {
            release(controller)
            more.choose(controller, animated: animated)
        }
    }

    /// Shows or removes the More list after a change of the controllers or of the traits, and updates its rows.
    func updateMore() {
        let needsMore = needsMore
        guard needsMore || showsMore else { return }
        let selected = selectedViewController
        if !showsMore {
            showsMore = true
            insertChild(more)
            more.message("didMoveToParent:", self) { more.didMove(toParent: self) }
        }
        // The chosen one may have an item of its own now.
        if let chosen = more.chosen, !needsMore || tab(of: chosen) !== more { more.choose(nil) }
        adoptReleased()
        if needsMore {
            more.update(overflow, isCustomizable: !(customizableViewControllers ?? []).isEmpty)
            if let selected { updateDisplayed(selected) }
        } else {
            more.message("willMoveToParent:") { more.willMove(toParent: nil) }
            showsMore = false
            if let shown = selected === more ? controllers.first : selected {
                updateDisplayed(shown)
            } else {
                hideDisplayed()
            }
            more.removeFromParent()
        }
    }

    /// Makes the controllers that have left the More list's stack children again.
    func adoptReleased() {
        for controller in controllers where controller.parent == nil && controller.appearanceState == .disappeared {
            adopt(controller)
            // The bar of a stack that has left the list's shows its items again.
            (controller as? UINavigationController)?.stackDidChange()
        }
    }

    /// Displays the selected controller at its place if that is another one now.
    private func updateDisplayed(_ selected: UIViewController) {
        let new = tab(of: selected)
        guard displayedController !== new else { return }
        if hideDisplayed() { return select(selected) }
        if showsMore, new === more { showInMore(selected, animated: false) }
        displayedController = new
    }

    /// Removes the view of the displayed controller, and returns a Boolean value that indicates whether it was visible.
    @discardableResult
    private func hideDisplayed() -> Bool {
        guard let old = displayedController else { return false }
        displayedController = nil
        let wasVisible = old.appearanceState.isVisible
        if wasVisible { old.disappearAtOnce() }
        old.viewIfLoaded?.removeFromSuperview()
        return wasVisible
    }

    /// Removes a child that joins the More list's stack, without calling its callbacks.
    private func release(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        storedChildren.removeAll { $0 === controller }
        controller.parent = nil
    }
}
