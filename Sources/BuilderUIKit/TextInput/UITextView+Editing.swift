import Foundation

extension UITextView: UITextInput {}

extension UITextView: TextEditing {
    var plainText: String { text ?? "" }

    var selection: NSRange {
        get { usable(selectedRange) }
        set { selectedRange = newValue }
    }

    func replaceCharacters(in range: NSRange, with text: String) {
        guard isRich, let rich = attributedText, rich.length > 0 else {
            self.text = (plainText as NSString).replacingCharacters(in: range, with: text)
            return
        }
        let new = NSMutableAttributedString(attributedString: rich)
        new.replaceCharacters(in: range, with: text)
        let part = NSRange(location: range.location, length: text.utf16.count)
        if !typingAttributes.isEmpty, part.length > 0 { new.addAttributes(typingAttributes, range: part) }
        attributedText = new
    }

    func selectionDidChange() {
        delegate?.textViewDidChangeSelection(self)
        send(.didChangeSelection)
    }

    func textWasTyped() {
        delegate?.textViewDidChange(self)
        send(.didType)
        post(Self.textDidChangeNotification)
    }

    /// Removes the text after a number of UTF-16 units. The insertion point stays where it is, or moves to the new end;
    /// the change isn't typing.
    package func cutText(at length: Int) {
        let selected = selectedRange
        let kept = usable(NSRange(location: 0, length: length))
        if isRich, let rich = attributedText {
            attributedText = rich.attributedSubstring(from: kept)
        } else {
            text = textPart(kept)
        }
        selectedRange = usable(selected)
    }

    func restoreInteraction(_ state: Any) {
        guard let selection = (state as? TextInteractionState)?.selection else { return }
        selectedRange = usable(selection)
    }
}

extension UITextView {
    /// Creates a text view with or without a `textLayoutManager`; the layout of text is the same with both values.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        self.usesTextLayoutManager = usingTextLayoutManager
    }
}

extension UITextView {
    func attributes(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        let length = textStorage.length
        guard length > 0 else { return nil }
        let place = offset(from: beginningOfDocument, to: position) - (direction == .backward ? 1 : 0)
        return textStorage.attributes(at: min(max(place, 0), length - 1), effectiveRange: nil)
    }
}

// Notifications whose object is the text view. They are posted after the delegate was notified.

extension UITextView {
    /// Posted after editing began.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted after the user changed the text; not after code did.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
