import Foundation

extension UIViewController {
    func replaceView(_ newView: UIView?) {
        guard newView !== storedView else { return }
        let old = storedView
        let superview = old?.superview
        old?.ownController = nil
        old?.storedMargins.systemMinimum = nil
        old?.invalidateMargins()
        storedView = newView
        guard let newView else { return }
        newView.ownController = self
        if traitObservation == nil { traitObservation = TraitObservation(.current) }
        newView.invalidateMargins()
        updateSystemMargins(inAll: false)
        newView.updateSafeAreaInsets()
        if let superview, let old, let index = superview.subviews.firstIndex(where: { $0 === old }) {
            newView.frame = old.frame
            old.removeFromSuperview()
            superview.insertSubview(newView, at: index)
        }
    }
    /// Sets the margins of the view and of the children's views that the window's width determines.
    func updateSystemMargins() { updateSystemMargins(inAll: true) }

    /// - Parameter inAll: a Boolean value; false skips the controllers below a view whose margins don't change.
    func updateSystemMargins(inAll: Bool) {
        var waiting = [self]
        while let controller = waiting.popLast() {
            let stays = controller.updateOwnSystemMargins()
            if inAll || !stays { waiting += controller.storedChildren }
        }
    }

    /// Updates this controller's view and returns true if its margins were already up to date.
    private func updateOwnSystemMargins() -> Bool {
        guard let view = storedView else { return false }
        let minimum = systemMinimumLayoutMargins
        guard view.storedMargins.systemMinimum != minimum else { return true }
        view.storedMargins.systemMinimum = minimum
        view.updateMargins()
        return false
    }

    /// The safe area insets that the controller and its container add to the view's, in points.
    var totalAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(containerSafeAreaInsets) }

    func containerNeedsLayout() { parent?.storedView?.setNeedsLayout() }

    /// The scroll view whose content the bars follow.
    var barScrollView: UIScrollView? {
        if let explicitContentScrollView { return explicitContentScrollView }
        var current = storedView
        for _ in 0..<8 {
            guard let view = current else { return nil }
            if let scrollView = view as? UIScrollView { return scrollView }
            current = view.subviews.first
        }
        return nil
    }

    /// Returns the color into which the content of a scroll view fades beneath bars: the nearest background's; nil if
    /// content doesn't fade in the controller's design.
    func barContentColor(of scrollView: UIScrollView?) -> UIColor? {
        guard traitCollection.isIOS26 else { return nil }
        var view: UIView? = scrollView
        while let current = view {
            if let color = current.backgroundColor, color.cgColor.alpha > 0 { return color }
            view = current.superview
        }
        return .systemBackground
    }

    // MARK: Status bar

    /// The style of the status bar that the frontmost controller prefers.
    var resolvedStatusBarStyle: UIStatusBarStyle {
        if let presentedViewController, presentedViewController.coversStatusBar {
            return presentedViewController.resolvedStatusBarStyle
        }
        return childForStatusBarStyle?.resolvedStatusBarStyle ?? preferredStatusBarStyle
    }

    var resolvedStatusBarIsHidden: Bool {
        if let presentedViewController, presentedViewController.coversStatusBar {
            return presentedViewController.resolvedStatusBarIsHidden
        }
        return childForStatusBarHidden?.resolvedStatusBarIsHidden ?? prefersStatusBarHidden
    }

    /// A Boolean value that indicates whether the controller decides about the status bar while it is presented.
    var coversStatusBar: Bool { usesWholeWindow || modalPresentationCapturesStatusBarAppearance }
}

extension UIViewController {
    /// The least side margin of the view, in points; see ``systemMinimumLayoutMargins``.
    var minimumSideMargin: CGFloat {
        let width = storedView?.window?.bounds.width ?? UIScreen.main.bounds.width
        let isPad = (storedView?.traitCollection ?? UIScreen.main.traitCollection).userInterfaceIdiom == .pad
        return isPad ? SystemMargin.wide : SystemMargin.side(forWidth: width)
    }
}
