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
    /// A closure that makes the animator's transition of the presentation that is about to begin, in its container; nil
    /// without an animator.
    var makeTransition: ((PresentationView) -> TransitionContext)?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}

/// Methods that provide the presentation of a controller whose style is `.custom`, and the animations of its
/// presentation and dismissal. All are optional, as in UIKit.
///
/// Animators are requested for presentations and dismissals in a window that are animated, but not for popovers. The
/// views stay where the animator leaves them, except in sheets, which place their content themselves.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the presentation of a controller; nil for one that fills the window.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    /// Returns the animation of a presentation; nil for the system's.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animation of a dismissal; nil for the system's.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction that drives a presentation; nil for none.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the interaction that drives a dismissal; nil for none.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    private var proxied: ForwardedCalls<any UIViewControllerTransitioningDelegate>? { ForwardedCalls(self) }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        proxied?.send([presented, presenting, source]) {
            $0.presentationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }
}

extension UIViewController {
    /// The value of ``presentationController``.
    var ownPresentation: UIPresentationController? {
        if let active = presentationRoot.presentationState.active { return active }
        return popoverPresentationController ?? sheetPresentationController ?? basePresentation
    }

    private var basePresentation: UIPresentationController {
        if let base = presentationState.base { return base }
        let base = UIPresentationController(presentedViewController: self, presenting: nil)
        presentationState.base = base
        return base
    }

    /// The value of ``sheetPresentationController``.
    var ownSheet: UISheetPresentationController? {
        if let active = presentationRoot.presentationState.active {
            return active as? UISheetPresentationController
        }
        guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
        return sheetForAdaptation
    }

    /// The value of ``popoverPresentationController``.
    var ownPopover: UIPopoverPresentationController? {
        if let active = presentationRoot.presentationState.active as? UIPopoverPresentationController { return active }
        let isSheetOnPad = (self as? UIAlertController)?.isActionSheetOnPad ?? false
        guard modalPresentationStyle == .popover || isSheetOnPad else { return nil }
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
    ///
    /// - Parameter coordinator: The coordinator that the delegate receives; nil for one that ends with the placement.
    /// - Returns: The controller that is presented: this one, or the one that the presentation's delegate put in its
    ///   place.
    @discardableResult
    func beginPresentation(
        from source: UIViewController, coordinator: TransitionCoordinator? = nil
    ) -> UIViewController {
        guard presentationState.active == nil else { return self }
        let traits = source.traitCollection
        let style = unadaptedStyle(in: traits)
        let own = style == .popover ? popoverPresentationController : sheetPresentationController
        var adapted = UIModalPresentationStyle.none
        if traits.horizontalSizeClass == .compact, let own { adapted = own.adaptivePresentationStyle(for: traits) }
        if adapted == style { adapted = .none }
        let isAdapted = adapted != .none
        let presentation = makePresentation(isAdapted ? adapted : style, from: source)
        presentationState.active = presentation
        presentation.coordinator = coordinator
        let announcing = own ?? presentation
        presentation.follows(announcing)
        guard let delegate = announcing.delegate else { return self }
        var shown = self
        if isAdapted {
            let other = delegate.presentationController(
                announcing, viewControllerForAdaptivePresentationStyle: adapted)
            if let other, other !== self { shown = handOver(to: other, from: source) }
        }
        let used = shown.presentationState.active ?? presentation
        presentation.coordinator = nil
        used.coordinator = coordinator
        used.follows(announcing)
        if used !== announcing { delegate.presentationController(announcing, prepare: used) }
        used.announce(to: delegate, of: announcing, style: adapted)
        return shown
    }

    /// Returns the style before adaptation: an action sheet in a window of regular width is a popover from its source.
    private func unadaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        guard let alert = self as? UIAlertController, alert.isActionSheetOnPad, traits.horizontalSizeClass == .regular,
            let popover = alert.popoverPresentationController
        else { return modalPresentationStyle }
        guard popover.sourceItem != nil || popover.sourceView != nil else {
            WarningLog.add(
                "An action sheet on an iPad needs a sourceView, sourceItem or barButtonItem of its "
                    + "popoverPresentationController (UIKit throws an exception); it is shown without a popover")
            return modalPresentationStyle
        }
        return .popover
    }

    /// Puts another controller in this one's place, which it may contain, and returns the presented one.
    private func handOver(to other: UIViewController, from presenter: UIViewController) -> UIViewController {
        guard other !== presenter, other.parent == nil, other.directPresenter == nil else {
            WarningLog.add(
                "\(type(of: other)) can't take the place of \(type(of: self)): it must be neither presented nor in a "
                    + "container")
            return self
        }
        let presentation = presentationState.active as? UISheetPresentationController
        other.presentationState.active = presentation ?? other.basePresentation
        other.presentationState.active?.adopt(other)
        other.presentationState.style = presentationState.style
        if let next = presentedViewController {
            presentedViewController = nil
            other.presentedViewController = next
            next.directPresenter = other
        }
        (directPresenter, other.directPresenter) = (nil, presenter)
        presenter.presentedViewController = other
        (presentationState.active, presentationState.style) = (nil, nil)
        return other
    }

    private func makePresentation(
        _ style: UIModalPresentationStyle, from source: UIViewController
    ) -> UIPresentationController {
        presentationState.style = style
        switch style {
        case .popover:
            if let popover = popoverPresentationController {
                (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
                    popover)
                return popover
            }
        case .automatic, .pageSheet, .formSheet:
            // Another controller may have been in this one's place before.
            sheetForAdaptation.adopt(self)
            return sheetForAdaptation
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

    /// Returns the sentence with which UIKit refuses to present a controller, or ends the app; nil if it presents it.
    func errorOfPresenting(_ controller: UIViewController, from source: UIViewController) -> String? {
        func name(_ controller: UIViewController) -> String { "<\(type(of: controller))>" }
        if controller === self {
            return "Application tried to present modal view controller on itself. Presenting controller is "
                + "\(name(self))."
        }
        if let presenter = controller.directPresenter {
            return "Application tried to present modally a view controller \(name(controller)) that is already being "
                + "presented by \(name(presenter))."
        }
        if let parent = controller.parent {
            return "Application tried to present modally a view controller \(name(controller)) that has a parent view "
                + "controller \(name(parent))."
        }
        guard let shown = presentedViewController else { return nil }
        return "Attempt to present \(name(controller)) on \(name(self)) (from \(name(source))) which is already "
            + "presenting \(name(shown))."
    }

    /// Forgets the presentation of a controller that was dismissed.
    func endPresentation() {
        directPresenter = nil
        presentationState.active = nil
        presentationState.style = nil
    }
}
