import Foundation

extension UITextView {
    /// Puts text in the place of the selection, as typing does: the delegate hears of it.
    public func insertText(_ text: String) {
        let old = (self.text ?? "") as NSString
        let start = min(max(0, selectedRange.location), old.length)
        let range = NSRange(location: start, length: min(max(0, selectedRange.length), old.length - start))
        self.text = old.replacingCharacters(in: range, with: text)
        selectedRange = NSRange(location: start + (text as NSString).length, length: 0)
        delegate?.textViewDidChangeSelection(self)
        tell(.didChangeSelection)
        delegate?.textViewDidChange(self)
        tell(.didType)
    }
}
