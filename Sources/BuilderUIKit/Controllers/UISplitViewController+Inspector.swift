// The inspector: a column of a wide window, and a sheet in a narrow one.
extension UISplitViewController {
    func setShowsInspector(_ shows: Bool) {
        showsInspector = shows
        if isCollapsed { presentOrDismissInspector(animated: true) }
        viewIfLoaded?.setNeedsLayout()
    }

    func replaceInspector(with controller: UIViewController?) {
        if let old = columns[.inspector] {
            if hasPresentedInspector { old.directPresenter?.dismiss(animated: false) }
            removeInspectorFromColumns(old)
        }
        hasPresentedInspector = false
        columns[.inspector] = controller
        updateInspector()
    }

    /// Makes the inspector a child in a wide window, and presents it in a narrow one.
    func updateInspector() {
        guard let inspector = columns[.inspector] else { return }
        guard !isCollapsed else {
            removeInspectorFromColumns(inspector)
            return presentOrDismissInspector(animated: false)
        }
        if hasPresentedInspector {
            // The user may have dismissed the sheet.
            showsInspector = inspector.directPresenter != nil
            hasPresentedInspector = false
            inspector.directPresenter?.dismiss(animated: false)
        }
        guard inspector.parent == nil else { return }
        insertChild(inspector)
        inspector.message("didMoveToParent:", self) { inspector.didMove(toParent: self) }
    }

    private func presentOrDismissInspector(animated: Bool) {
        guard let inspector = columns[.inspector] else { return }
        let isPresented = inspector.directPresenter != nil
        if hasPresentedInspector, !isPresented {
            // The user has dismissed the sheet. A call to show it again stands.
            hasPresentedInspector = false
            if !animated { showsInspector = false }
        }
        if !showsInspector {
            if isPresented { inspector.directPresenter?.dismiss(animated: animated) }
            hasPresentedInspector = false
        } else if !isPresented, appearanceState == .appeared, presentedViewController == nil {
            removeInspectorFromColumns(inspector)
            hasPresentedInspector = true
            present(inspector, animated: animated)
        }
    }

    private func removeInspectorFromColumns(_ inspector: UIViewController) {
        guard inspector.parent === self else { return }
        inspector.message("willMoveToParent:") { inspector.willMove(toParent: nil) }
        if inspector.appearanceState.isVisible { inspector.disappearAtOnce() }
        inspector.viewIfLoaded?.removeFromSuperview()
        inspector.removeFromParent()
    }
}
