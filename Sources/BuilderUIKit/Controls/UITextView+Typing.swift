import Foundation

extension UITextView {
    /// Puts text in the place of the selection, as typing does: the delegate is asked first, and hears of it.
    ///
    /// In a text with attributes it looks as what it replaces, or else as the character before it, and gets `typingAttributes` on top.
    public func insertText(_ text: String) {
        let old = (self.text ?? "") as NSString
        let start = min(max(0, selectedRange.location), old.length)
        let range = NSRange(location: start, length: min(max(0, selectedRange.length), old.length - start))
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        if isRich, let rich = attributedText, rich.length > 0 {
            let new = NSMutableAttributedString(attributedString: rich)
            new.replaceCharacters(in: range, with: text)
            if !typingAttributes.isEmpty {
                new.addAttributes(typingAttributes, range: NSRange(location: start, length: (text as NSString).length))
            }
            attributedText = new
        } else {
            self.text = old.replacingCharacters(in: range, with: text)
        }
        selectedRange = NSRange(location: start + (text as NSString).length, length: 0)
        delegate?.textViewDidChangeSelection(self)
        tell(.didChangeSelection)
        delegate?.textViewDidChange(self)
        tell(.didType)
    }
}
