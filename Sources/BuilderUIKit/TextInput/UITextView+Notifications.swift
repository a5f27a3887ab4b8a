import Foundation

// Notifications whose object is the text view. They come after the delegate has heard.

extension UITextView {
    /// People have begun to edit the text.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// People have ended editing.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Text was typed or taken away; not for what code sets.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// People have changed the text.
    func tellOfTyping() {
        delegate?.textViewDidChange(self)
        tell(.didType)
        post(Self.textDidChangeNotification)
    }
}
