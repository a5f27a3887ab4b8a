extension UIViewController {
    func insertChild(_ child: UIViewController) {
        guard child !== self, child.parent !== self else { return }
        if child.parent != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        adopt(child)
    }

    /// Adds a child without calling its callbacks.
    func adopt(_ child: UIViewController) {
        child.parent = self
        storedChildren.append(child)
        child.updateSystemMargins(inAll: false)
    }

    func leaveParent() {
        guard let parent else { return }
        if appearanceState.isVisible, storedView?.window == nil { disappearAtOnce() }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Makes a child that was added to a visible controller appear.
    func appearWithParent(_ parent: UIViewController?) {
        guard let parent, parent.appearanceState == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods,
            appearanceState == .disappeared, storedView?.window != nil,
            parent.appearingChildren.contains(where: { $0 === self })
        else { return }
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    /// Returns the nearest ancestor of a container class.
    func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var current = parent
        while let controller = current {
            if let found = controller as? Container { return found }
            current = controller.parent
        }
        return nil
    }
    func showInContainer(_ controller: UIViewController, sender: Any?) {
        var current = parent
        while let container = current {
            if let navigation = container as? UINavigationController {
                navigation.pushViewController(controller, animated: true)
                return
            }
            current = container.parent
        }
        present(controller, animated: true)
    }

    func titleDidChange() {
        storedNavigationItem?.title = title
        storedTabBarItem?.title = title
        for container in sequence(first: parent, next: { $0?.parent }).compactMap({ $0 }) {
            container.storedView?.setNeedsLayout()
        }
    }
}
