extension UIViewController {
    func insertChild(_ child: UIViewController) {
        guard child !== self, child.parent !== self else { return }
        if child.parent != nil {
            child.message("willMoveToParent:") { child.willMove(toParent: nil) }
            child.removeFromParent()
        }
        child.message("willMoveToParent:", self) { child.willMove(toParent: self) }
        adopt(child)
    }

    /// Adds a child without calling its callbacks.
    func adopt(_ child: UIViewController) {
        child.parent = self
        storedChildren.append(child)
        child.updateSystemMargins(inAll: false)
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

    func titleDidChange() {
        storedNavigationItem?.title = title
        storedTabBarItem?.title = title
        containersNeedLayout()
    }

    func containersNeedLayout() {
        for container in sequence(first: parent, next: { $0?.parent }).compactMap({ $0 }) {
            container.storedView?.setNeedsLayout()
        }
    }
}
