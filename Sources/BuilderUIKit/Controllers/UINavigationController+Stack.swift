extension UINavigationController {
    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = storedChildren.firstIndex(where: { $0 === controller }) else { return nil }
        let popped = Array(storedChildren[(index + 1)...])
        if !popped.isEmpty { remove(popped, animated: animated) }
        return popped
    }

    func remove(_ controllers: [UIViewController], animated: Bool) {
        for controller in controllers {
            controller.message("willMoveToParent:") { controller.willMove(toParent: nil) }
        }
        change(animated: animated) {
            storedChildren.removeAll { child in controllers.contains { $0 === child } }
            for controller in controllers { controller.parent = nil }
        }
        for controller in controllers {
            controller.containerSafeAreaInsets = .zero
            controller.message("didMoveToParent:") { controller.didMove(toParent: nil) }
        }
    }

    func replaceStack(_ controllers: [UIViewController], animated: Bool) {
        var unique: [UIViewController] = []
        for controller in controllers where !unique.contains(where: { $0 === controller }) { unique.append(controller) }
        let leaving = storedChildren.filter { old in !unique.contains { $0 === old } }
        let joining = unique.filter { $0.parent !== self }
        for controller in leaving {
            controller.message("willMoveToParent:") { controller.willMove(toParent: nil) }
        }
        change(animated: animated) {
            storedChildren.removeAll { child in leaving.contains { $0 === child } }
            for controller in leaving { controller.parent = nil }
            for controller in joining { insertChild(controller) }
            storedChildren = unique.filter { $0.parent === self }
        }
        for controller in leaving {
            controller.message("didMoveToParent:") { controller.didMove(toParent: nil) }
        }
        for controller in joining {
            controller.message("didMoveToParent:", self) { controller.didMove(toParent: self) }
        }
    }

    /// Changes the stack. If the top controller of a visible stack changes, the old and the new one disappear and
    /// appear.
    func change(animated: Bool, _ body: () -> Void) {
        let old = topViewController
        body()
        let new = topViewController
        storedNavigationBar.items = storedChildren.map(\.navigationItem)
        // A tab bar may show the item of the root of the stack.
        containersNeedLayout()
        guard old !== new else { return barDidChange() }
        isLargeTitleCollapsed = false
        guard let view = storedView else { return }
        guard appearanceState.isVisible else { return view.setNeedsLayout() }
        old?.beginAppearanceTransition(false, animated: animated)
        if let new {
            delegate?.navigationController(self, willShow: new, animated: animated)
            send(.willShow, (new, animated))
        }
        new?.beginAppearanceTransition(true, animated: animated)
        layOutStack()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        if let new {
            delegate?.navigationController(self, didShow: new, animated: animated)
            send(.didShow, (new, animated))
        }
    }
}
