extension UINavigationController {
    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        endCanceledTransition()
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
        } completion: { completed in
            guard completed else { return }
            for controller in controllers {
                controller.containerSafeAreaInsets = .zero
                controller.message("didMoveToParent:") { controller.didMove(toParent: nil) }
            }
        }
    }

    func replaceStack(_ controllers: [UIViewController], animated: Bool) {
        var unique: [UIViewController] = []
        for controller in controllers where !unique.contains(where: { $0 === controller }) { unique.append(controller) }
        endCanceledTransition()
        guard !unique.elementsEqual(storedChildren, by: ===) else {
            stackDidChange()
            return barDidChange()
        }
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
        } completion: { [self] completed in
            guard completed else { return }
            for controller in leaving {
                controller.message("didMoveToParent:") { controller.didMove(toParent: nil) }
            }
            for controller in joining {
                controller.message("didMoveToParent:", self) { controller.didMove(toParent: self) }
            }
        }
    }
}
