import Foundation

/// The presentations of a controller.
@MainActor
struct PresentationState {
    /// The sheet and the popover that the app may have adjusted before the presentation.
    fileprivate var sheet: UISheetPresentationController?
    fileprivate var popover: UIPopoverPresentationController?
    /// The presentation of other styles.
    fileprivate var base: UIPresentationController?
    /// The style after adaptation; nil when the controller isn't presented.
    fileprivate(set) var style: UIModalPresentationStyle?
    /// The presentation that is in effect; nil when the controller isn't presented.
    fileprivate(set) var active: UIPresentationController?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}

/// Methods that provide the presentation of a controller whose style is `.custom`. All are optional, as in UIKit.
///
/// Presentations end at once, so nothing is animated.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the presentation of a controller; nil for one that fills the window.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented _: UIViewController, presenting _: UIViewController?, source _: UIViewController
    ) -> UIPresentationController? { nil }
}

extension UIViewController {
    /// The presentation of this controller or the nearest container; before it is presented, that of its style.
    public var presentationController: UIPresentationController? {
        if let active = presentationRoot.presentationState.active { return active }
        return popoverPresentationController ?? sheetPresentationController ?? basePresentation
    }

    private var basePresentation: UIPresentationController {
        if let base = presentationState.base { return base }
        let base = UIPresentationController(presentedViewController: self, presenting: nil)
        presentationState.base = base
        return base
    }

    /// The presentation as a sheet; nil if the style is none of `.automatic`, `.pageSheet` and `.formSheet`.
    public var sheetPresentationController: UISheetPresentationController? {
        if let active = presentationRoot.presentationState.active {
            return active as? UISheetPresentationController
        }
        guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
        return sheetForAdaptation
    }

    /// The presentation as a popover; nil if the style isn't `.popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let active = presentationRoot.presentationState.active as? UIPopoverPresentationController { return active }
        guard modalPresentationStyle == .popover else { return nil }
        if let popover = presentationState.popover { return popover }
        let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentationState.popover = popover
        return popover
    }

    var sheetForAdaptation: UISheetPresentationController {
        if let sheet = presentationState.sheet { return sheet }
        let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentationState.sheet = sheet
        return sheet
    }

    // MARK: Beginning and ending

    /// Determines the presentation that takes effect, once: a later change of the size class doesn't adapt it again.
    func beginPresentation(from source: UIViewController) {
        if presentationState.active == nil { presentationState.active = makePresentation(from: source) }
    }

    private func makePresentation(from source: UIViewController) -> UIPresentationController {
        let traits = source.traitCollection
        var style = modalPresentationStyle
        if traits.horizontalSizeClass == .compact,
            let own = popoverPresentationController ?? sheetPresentationController
        {
            let adapted = own.adaptivePresentationStyle(for: traits)
            if adapted != .none { style = adapted }
        }
        presentationState.style = style
        switch style {
        case .popover:
            if let popover = popoverPresentationController {
                (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
                    popover)
                return popover
            }
        case .automatic, .pageSheet, .formSheet: return sheetForAdaptation
        case .custom:
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: source.presentationRoot, source: source)
            if let custom { return custom }
        default: break
        }
        return basePresentation
    }

    /// A Boolean value that indicates whether the presented view covers the whole window and hides the views behind it.
    var usesWholeWindow: Bool {
        switch presentationState.style ?? modalPresentationStyle {
        case .fullScreen, .currentContext: true
        case .custom:
            presentationState.active.map { $0 === presentationState.base || $0.shouldRemovePresentersView } ?? true
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
        let presentation = presented.presentationState.active
        presentation?.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: animated)
        if returns { beginAppearanceTransition(true, animated: animated) }
        presentedViewController = nil
        window?.layOutPresentedControllers()
        presented.storedView?.removeFromSuperview()
        presented.endAppearanceTransition()
        if returns { endAppearanceTransition() }
        presented.directPresenter = nil
        presented.presentationState.active = nil
        presented.presentationState.style = nil
        presentation?.endTransition()
    }
}
