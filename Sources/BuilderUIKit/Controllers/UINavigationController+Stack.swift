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
        } completion: { [self] completed in
            guard completed else { return }
            for controller in controllers {
                controller.containerSafeAreaInsets = .zero
                controller.message("didMoveToParent:") { controller.didMove(toParent: nil) }
            }
            didReleaseChildren()
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
            if !leaving.isEmpty { didReleaseChildren() }
        }
    }
}

// A navigation controller on the stack of another one: the secondary column of a split view controller in a narrow
// window. The outermost one's bar shows the items of both, and the inner one has none.
extension UINavigationController {
    /// A Boolean value that indicates whether the controller is on the stack of another navigation controller.
    var isNested: Bool { parent is UINavigationController }

    /// The navigation controller whose bar shows the items: this one, unless it is nested.
    var outermost: UINavigationController { (parent as? UINavigationController)?.outermost ?? self }

    /// The navigation controller whose top controller is shown, and which determines what bars are hidden.
    var innermost: UINavigationController { (topViewController as? UINavigationController)?.innermost ?? self }

    /// The controllers on the stack, with those of nested stacks in their place.
    var flattenedStack: [UIViewController] {
        storedChildren.flatMap { ($0 as? UINavigationController)?.flattenedStack ?? [$0] }
    }

    /// The controller whose content is shown: the top one, or that of a nested stack.
    var contentController: UIViewController? { innermost.topViewController }

    /// The navigation controller that the back button changes; nil if there is nothing to go back to.
    var poppable: UINavigationController? {
        (topViewController as? UINavigationController)?.poppable ?? (storedChildren.count > 1 ? self : nil)
    }

    /// A Boolean value that indicates whether the controller shows no navigation bar of its own.
    var hidesBar: Bool { isNested || innermost.isNavigationBarHidden }
}
