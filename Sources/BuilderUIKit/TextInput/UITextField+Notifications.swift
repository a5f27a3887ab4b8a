import Foundation

// Notifications whose object is the field. They come after the delegate and the actions have heard.

extension UITextField {
    /// People have begun to edit the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// People have ended editing.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Text was typed or taken away; not for what code sets.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// People have changed the text.
    func tellOfTyping() {
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }
}
