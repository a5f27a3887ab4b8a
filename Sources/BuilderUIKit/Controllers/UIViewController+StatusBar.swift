extension UIViewController {
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
