import Foundation

/// Dismissals by the user's fingers.
extension UIPresentationController {
    /// Dismisses the controller if it and the delegate allow it, and notifies the delegate, in UIKit's order:
    /// `…ShouldDismiss`, then `…WillDismiss`, the controllers' methods and `…DidDismiss`, or `…DidAttemptToDismiss`.
    ///
    /// - Returns: A Boolean value that indicates whether the dismissal began.
    @discardableResult
    func dismissByUser() -> Bool {
        let controller = presentedViewController
        guard let presenter = controller.directPresenter, presenter.presentedViewController === controller else {
            return false
        }
        let delegate = dismissalDelegate
        let popover = self as? UIPopoverPresentationController
        let popoverDelegate = popover == nil ? nil : delegate as? any UIPopoverPresentationControllerDelegate
        guard !controller.preventsUserDismissal, delegate?.presentationControllerShouldDismiss(self) ?? true,
            popover.map({ popoverDelegate?.popoverPresentationControllerShouldDismissPopover($0) ?? true }) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            sendDismissalEvent(.didAttemptToDismiss)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        sendDismissalEvent(.willDismiss)
        presenter.drop(animated: true) {
            delegate?.presentationControllerDidDismiss(self)
            self.sendDismissalEvent(.didDismiss)
            if let popover { popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover) }
            (controller as? UIAlertController)?.userDidDismiss()
        }
        return true
    }
}

extension UIViewController {
    /// A Boolean value that indicates whether this controller or a visible one in it is modal.
    var preventsUserDismissal: Bool {
        var waiting = [self]
        while let controller = waiting.popLast() {
            if controller.isModalInPresentation { return true }
            waiting += controller.appearingChildren
        }
        return false
    }
}

/// A tap beside a popover, or on the view that darkens what is behind a sheet, which dismisses the controller.
@MainActor
final class OutsideTapGestureRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var presentation: UIPresentationController?

    init(of presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(_recognizer: ())
        delegate = self
    }

    /// Touches of the popover's own views don't dismiss it.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === view
    }

    override func callHandlers() {
        super.callHandlers()
        if storedState == .ended { presentation?.dismissByUser() }
    }
}

extension DelegateEvent where Value == Void {
    /// Sent after a user tried to dismiss a presentation that can't be dismissed.
    package static var didAttemptToDismiss: Self { Self("didAttemptToDismiss") }
    /// Sent before a user's dismissal of a presentation.
    package static var willDismiss: Self { Self("willDismiss") }
    /// Sent after a user's dismissal of a presentation.
    package static var didDismiss: Self { Self("didDismiss") }
}
