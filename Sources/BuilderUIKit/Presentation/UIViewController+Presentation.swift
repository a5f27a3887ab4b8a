import Foundation

extension UIViewController {
    /// Indicates whether the presented view covers the whole window and hides the views behind it.
    var usesWholeWindow: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext, .custom: true
        default: false
        }
    }

    /// Indicates whether the presented view covers the whole window and leaves the views behind it in place.
    var coversTransparently: Bool {
        switch modalPresentationStyle {
        case .overFullScreen, .overCurrentContext, .blurOverFullScreen: true
        default: false
        }
    }

    /// The topmost container, which presents for all controllers in it.
    private var presentationRoot: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationRoot
        guard presenter.presentedViewController == nil, controller !== presenter, controller.parent == nil,
            controller.directPresenter == nil
        else {
            return WarningLog.add(
                "\(type(of: self)) can't present \(type(of: controller)): present it from a controller that presents "
                    + "nothing yet, and only a controller that is neither presented nor in a container")
        }
        presenter.presentedViewController = controller
        controller.directPresenter = presenter
        let window = presenter.viewIfLoaded?.window
        let hides = controller.usesWholeWindow && presenter.appearanceState.isVisible
        if hides { presenter.beginAppearanceTransition(false, animated: animated) }
        if let window {
            controller.beginAppearanceTransition(true, animated: animated)
            window.layOutPresentedControllers()
            if hides { presenter.endAppearanceTransition() }
            controller.endAppearanceTransition()
        }
        completion?()
    }

    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        let presenter = presentedViewController != nil ? self : presentationRoot
        if let presented = presenter.presentedViewController {
            presented.endPresentingAbove(animated: animated)
            presenter.drop(presented, animated: animated)
        } else if let outer = presenter.directPresenter {
            outer.drop(presenter, animated: animated)
        }
        completion?()
    }

    private func endPresentingAbove(animated: Bool) {
        guard let presented = presentedViewController else { return }
        presented.endPresentingAbove(animated: animated)
        drop(presented, animated: animated)
    }

    private func drop(_ presented: UIViewController, animated: Bool) {
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
