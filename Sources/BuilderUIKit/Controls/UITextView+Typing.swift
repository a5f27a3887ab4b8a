import Foundation

extension UITextView {
    func defaultInsertText(_ text: String) {
        type(text, in: usable(selectedRange))
    }

    func defaultDeleteBackward() {
        if let range = deletedRange(selection: selectedRange) { type("", in: range) }
    }

    private func type(_ text: String, in range: NSRange) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        // The delegate may have changed the text itself.
        replaceText(in: usable(range), with: text)
    }

    /// In a text with attributes the new part looks as what it replaces, or else as the character before it, and gets
    /// `typingAttributes` on top.
    func replaceText(in range: NSRange, with text: String) {
        let length = (text as NSString).length
        if isRich, let rich = attributedText, rich.length > 0 {
            let new = NSMutableAttributedString(attributedString: rich)
            new.replaceCharacters(in: range, with: text)
            if !typingAttributes.isEmpty, length > 0 {
                new.addAttributes(typingAttributes, range: NSRange(location: range.location, length: length))
            }
            attributedText = new
        } else {
            self.text = (plainText as NSString).replacingCharacters(in: range, with: text)
        }
        selectedRange = NSRange(location: range.location + length, length: 0)
        delegate?.textViewDidChangeSelection(self)
        tell(.didChangeSelection)
        delegate?.textViewDidChange(self)
        tell(.didType)
    }
}
