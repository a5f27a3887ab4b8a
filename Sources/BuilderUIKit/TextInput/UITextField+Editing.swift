import Foundation

extension UITextField: UITextInput {}

extension UITextField: TextEditing {
    var plainText: String { text ?? "" }

    var selection: NSRange {
        get { storedSelection.map { usable($0) } ?? NSRange(location: textLength, length: 0) }
        set { storedSelection = newValue }
    }

    func replaceCharacters(in range: NSRange, with text: String) {
        guard content.attributed != nil || hasTypingAttributes else {
            self.text = (plainText as NSString).replacingCharacters(in: range, with: text)
            return
        }
        let new = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString())
        new.replaceCharacters(in: range, with: text)
        let part = NSRange(location: range.location, length: text.utf16.count)
        if part.length == new.length { new.addAttributes(defaultTextAttributes, range: part) }
        if hasTypingAttributes, part.length > 0, let typingAttributes {
            new.addAttributes(typingAttributes, range: part)
        }
        attributedText = new
    }

    func selectionDidChange() {
        delegate?.textFieldDidChangeSelection(self)
        send(.didChangeSelection)
    }

    func textWasTyped() {
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    /// Removes the text after a number of UTF-16 units. The insertion point stays where it is, or moves to the new end;
    /// the change isn't typing.
    package func cutText(at length: Int) {
        let selection = storedSelection
        let kept = usable(NSRange(location: 0, length: length))
        if let rich = content.attributed {
            attributedText = rich.attributedSubstring(from: kept)
        } else {
            text = textPart(kept)
        }
        storedSelection = selection.map { usable($0) }
    }

    /// Performs what the keyboard's return key does: if the delegate allows it, the field sends
    /// `primaryActionTriggered` and `editingDidEndOnExit`, and ends editing if the latter has a target (not measured).
    package func typeReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        if endsEditing { resignFirstResponder() }
    }

    func restoreInteraction(_ state: Any) {
        guard let state = state as? TextInteractionState else { return }
        storedSelection = state.selection.map { usable($0) }
    }
}
