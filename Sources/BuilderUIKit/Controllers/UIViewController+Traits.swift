extension UIViewController {
    func defaultSetOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideTraits = collection
        childViewController.storedView?.setNeedsLayout()
    }

    func defaultOverrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overrideTraits
    }

    /// The status bar's style, as the frontmost controller prefers it.
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

    private var coversStatusBar: Bool { usesWholeWindow || modalPresentationCapturesStatusBarAppearance }
}
