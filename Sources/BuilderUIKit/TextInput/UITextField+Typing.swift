import Foundation

extension UITextField {
    var wholeText: NSRange { NSRange(location: 0, length: textLength) }

    /// The range that the next typed text replaces.
    var replacedByTyping: NSRange {
        if let markedRange { return usable(markedRange) }
        return clearsOnInsertion ? wholeText : selection
    }

    func type(_ text: String, in range: NSRange, marked: NSRange? = nil) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return
        }
        clearsOnInsertion = false
        // The delegate may have changed the text itself.
        replaceText(in: usable(range), with: text, marked: marked)
    }

    /// In a text with attributes the new part looks as what it replaces, or else as the character before it, and gets
    /// the typing attributes that were set on top.
    ///
    /// - Parameter marked: what is selected in the new part while an input method is composing it.
    func replaceText(in range: NSRange, with text: String, marked: NSRange? = nil) {
        let length = text.utf16.count
        if content.attributed != nil || hasTypingAttributes {
            let new = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString())
            new.replaceCharacters(in: range, with: text)
            let part = NSRange(location: range.location, length: length)
            if length == new.length { new.addAttributes(defaultTextAttributes, range: part) }
            if hasTypingAttributes, length > 0, let typingAttributes {
                new.addAttributes(typingAttributes, range: part)
            }
            attributedText = new
        } else {
            self.text = (plainText as NSString).replacingCharacters(in: range, with: text)
        }
        if let marked, length > 0 {
            markedRange = NSRange(location: range.location, length: length)
            storedSelection = selection(marked, in: range.location, length: length)
        } else {
            storedSelection = NSRange(location: range.location + length, length: 0)
        }
        delegate?.textFieldDidChangeSelection(self)
        tellOfTyping()
    }

    /// Shows text that an input method is composing, in place of what it composed before or of the selection.
    ///
    /// - Parameter selectedRange: what is selected in the new part, in UTF-16 units.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        type(markedText ?? "", in: replacedByTyping, marked: selectedRange)
    }

    /// Ends composing: what is marked is text like any other. It counts as typing.
    public func unmarkText() {
        guard markedRange != nil else { return }
        markedRange = nil
        tellOfTyping()
    }

    /// Takes away what comes after so many UTF-16 units. The insertion point stays where it is, or comes to the new
    /// end; it is no typing.
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
}
