import Foundation

extension UIViewController {
    /// A Boolean value that indicates whether the presented view covers the whole window and hides the views behind it.
    var usesWholeWindow: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext, .custom: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the presented view covers the whole window and leaves the views behind it
    /// in place.
    var coversTransparently: Bool {
        switch modalPresentationStyle {
        case .overFullScreen, .overCurrentContext, .blurOverFullScreen: true
        default: false
        }
    }

    /// The topmost container, which presents for all controllers in it.
    var presentationRoot: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    func endPresentingAbove(animated: Bool) {
        guard let presented = presentedViewController else { return }
        presented.endPresentingAbove(animated: animated)
        drop(presented, animated: animated)
    }

    func drop(_ presented: UIViewController, animated: Bool) {
        let window = viewIfLoaded?.window ?? presented.viewIfLoaded?.window
        let returns = presented.usesWholeWindow && window != nil
        presented.beginAppearanceTransition(false, animated: animated)
        if returns { beginAppearanceTransition(true, animated: animated) }
        presentedViewController = nil
        window?.layOutPresentedControllers()
        presented.storedView?.removeFromSuperview()
        presented.endAppearanceTransition()
        if returns { endAppearanceTransition() }
        presented.directPresenter = nil
    }
}
