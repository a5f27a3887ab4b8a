import Foundation

extension UITextField {
    func defaultInsertText(_ text: String) {
        type(text, in: selection)
    }

    func defaultDeleteBackward() {
        if let range = deletedRange(selection: selection) { type("", in: range) }
    }

    private func type(_ text: String, in range: NSRange) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return
        }
        // The delegate may have changed the text itself.
        replaceText(in: usable(range), with: text)
    }
}
