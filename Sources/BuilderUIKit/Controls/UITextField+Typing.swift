import Foundation

extension UITextField {
    /// Puts text at the end, as typing does: the delegate is asked first, and `editingChanged` is sent. There is no selection here.
    public func insertText(_ text: String) {
        let old = self.text ?? ""
        let range = NSRange(location: (old as NSString).length, length: 0)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return
        }
        self.text = old + text
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }
}
