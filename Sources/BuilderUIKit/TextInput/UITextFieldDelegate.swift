import Foundation

/// The methods that a text field calls on its delegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns a Boolean value that indicates whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Notifies the delegate that editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Notifies the delegate that editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Notifies the delegate that editing ended for a reason; by default without it.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns a Boolean value that indicates whether the text in a range may be replaced.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Notifies the delegate that the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns a Boolean value that indicates whether the clear button may clear the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns a Boolean value that indicates whether the return key has its default effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the menu of edit actions for a range; nil, the default, for the suggested actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the menu of edit actions is shown.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of edit actions is closed.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

/// The defaults, as they are without another delegate: one that forwards calls, as RxCocoa's `DelegateProxy` does,
/// passes them on.
extension UITextFieldDelegate {
    private var proxied: ForwardedCalls<any UITextFieldDelegate>? { ForwardedCalls(self) }

    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        proxied?.send([textField]) { $0.textFieldShouldBeginEditing(textField) } ?? true
    }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        proxied?.send([textField]) { $0.textFieldDidBeginEditing(textField) }
    }
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        proxied?.send([textField]) { $0.textFieldShouldEndEditing(textField) } ?? true
    }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        proxied?.send([textField]) { $0.textFieldDidEndEditing(textField) }
    }
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        NewerMethod<any UITextFieldDelegate>.call(self, from: textField, [textField, reason]) {
            $0.textFieldDidEndEditing(textField, reason: reason)
        } older: {
            textFieldDidEndEditing(textField)
        }
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        proxied?.send([textField, range, string]) {
            $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        } ?? true
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        proxied?.send([textField]) { $0.textFieldDidChangeSelection(textField) }
    }
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        proxied?.send([textField]) { $0.textFieldShouldClear(textField) } ?? true
    }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        proxied?.send([textField]) { $0.textFieldShouldReturn(textField) } ?? true
    }
    /// Returns nil.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        proxied?.send([textField, range, suggestedActions]) {
            $0.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
        } ?? nil
    }
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        proxied?.send([textField, animator]) { $0.textField(textField, willPresentEditMenuWith: animator) }
    }
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        proxied?.send([textField, animator]) { $0.textField(textField, willDismissEditMenuWith: animator) }
    }
}

extension UITextField {
    /// The reason for which editing ended.
    public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The text is committed.
        case committed = 0
        /// The text is discarded.
        case cancelled = 1
    }
}

// Notifications whose object is the field, posted after the delegate and the actions were called.

extension UITextField {
    /// Posted after editing began.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the user changed the text; not after code did.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
