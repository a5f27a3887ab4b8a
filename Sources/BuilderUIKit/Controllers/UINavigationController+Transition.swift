import Foundation

/// The transitions between the top controllers of a stack.
extension UINavigationController {
    /// Changes the stack. If the top controller of a visible stack changes, the old and the new one disappear and
    /// appear, with the delegate's animator if the change is animated.
    ///
    /// - Parameter completion: A closure that is called at the end, with false if the change was canceled and undone.
    func change(animated: Bool, _ body: () -> Void, completion: @escaping (Bool) -> Void) {
        transition?.endEarly()
        let before = storedChildren
        let old = topViewController
        body()
        let new = topViewController
        stackDidChange()
        guard old !== new else {
            barDidChange()
            return completion(true)
        }
        isLargeTitleCollapsed = false
        guard let view = storedView, appearanceState.isVisible else {
            storedView?.setNeedsLayout()
            return completion(true)
        }
        let coordinator = TransitionCoordinator(isAnimated: animated)
        coordinator.begin(from: old, to: new, in: self)
        let transition = animated ? makeTransition(from: old, to: new, before: before, coordinator) : nil
        old?.beginAppearanceTransition(false, animated: animated)
        if let new {
            delegate?.navigationController(self, willShow: new, animated: animated)
            send(.willShow, (new, animated))
        }
        new?.beginAppearanceTransition(true, animated: animated)
        let finish = { [self] (completed: Bool) in
            if completed { didShow(new, after: old, animated: animated) } else { undo(to: before, from: new, to: old) }
            coordinator.finish(cancelled: !completed)
            completion(completed)
        }
        guard let transition else {
            layOutStack()
            coordinator.runAnimations()
            return finish(true)
        }
        transition.begin(in: view)
        self.transition = transition
        layOutStack()
        transition.start(completion: finish)
    }

    /// Ends a transition that was canceled, which restores its stack.
    func endCanceledTransition() {
        if let transition, transition.isCanceled { transition.endEarly() }
    }

    /// Shows the items of the stack's controllers.
    func stackDidChange() {
        if isNested {
            outermost.stackDidChange()
        } else {
            for case let nested as UINavigationController in storedChildren {
                nested.storedNavigationBar.items = nil
                nested.barDidChange()
            }
            storedNavigationBar.items = flattenedStack.map(\.navigationItem)
        }
        // A tab bar may show the item of the root of the stack.
        containersNeedLayout()
    }

    private func makeTransition(
        from old: UIViewController?, to new: UIViewController?, before: [UIViewController],
        _ coordinator: TransitionCoordinator
    ) -> ContainerTransition? {
        // The swipe drives the pop that it begins, and no other change.
        let swipe = startingBackSwipe
        startingBackSwipe = nil
        guard let old, let new, storedView?.window != nil else { return nil }
        let operation: Operation = before.contains { $0 === new } ? .pop : .push
        let custom = delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
        guard let animator = custom ?? (swipe == nil ? nil : BackSwipeAnimator(in: outermost.storedNavigationBar))
        else { return nil }
        let interaction = custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        backSwipe = interaction == nil ? swipe : nil
        return ContainerTransition(
            from: old, to: new, animator: animator, interaction: interaction ?? swipe, coordinator: coordinator)
    }

    private func didShow(_ new: UIViewController?, after old: UIViewController?, animated: Bool) {
        endTransition()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        guard let new else { return }
        delegate?.navigationController(self, didShow: new, animated: animated)
        send(.didShow, (new, animated))
    }

    /// Takes the visible view back from the container of a transition.
    private func endTransition() {
        guard let transition else { return }
        self.transition = nil
        layOutStack()
        transition.end()
        // A split view controller takes back the columns that were popped.
        containersNeedLayout()
    }

    /// Restores the stack of a transition that was canceled.
    private func undo(to before: [UIViewController], from new: UIViewController?, to old: UIViewController?) {
        for child in storedChildren where !before.contains(where: { $0 === child }) {
            child.parent = nil
            child.containerSafeAreaInsets = .zero
        }
        storedChildren = before
        for child in before where child.parent == nil { child.parent = self }
        stackDidChange()
        new?.beginAppearanceTransition(false, animated: true)
        old?.beginAppearanceTransition(true, animated: true)
        endTransition()
        new?.endAppearanceTransition()
        old?.endAppearanceTransition()
    }
}
