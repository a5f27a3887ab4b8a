import Foundation

extension UITextView {
    var wholeText: NSRange { NSRange(location: 0, length: textLength) }

    /// The range that the next typed text replaces.
    var replacedByTyping: NSRange {
        if let markedRange { return usable(markedRange) }
        return clearsOnInsertion ? wholeText : usable(selectedRange)
    }

    func type(_ text: String, in range: NSRange, marked: NSRange? = nil) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        clearsOnInsertion = false
        // The delegate may have changed the text itself.
        replaceText(in: usable(range), with: text, marked: marked)
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

    /// In a text with attributes the new part looks as what it replaces, or else as the character before it, and gets
    /// `typingAttributes` on top.
    ///
    /// - Parameter marked: what is selected in the new part while an input method is composing it.
    func replaceText(in range: NSRange, with text: String, marked: NSRange? = nil) {
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
        if let marked, length > 0 {
            markedRange = NSRange(location: range.location, length: length)
            selectedRange = selection(marked, in: range.location, length: length)
        } else {
            selectedRange = NSRange(location: range.location + length, length: 0)
        }
        delegate?.textViewDidChangeSelection(self)
        tell(.didChangeSelection)
        tellOfTyping()
    }

    /// Takes away what comes after so many UTF-16 units. The insertion point stays where it is, or comes to the new
    /// end; it is no typing.
    package func cutText(at length: Int) {
        let selection = selectedRange
        let kept = usable(NSRange(location: 0, length: length))
        if isRich, let rich = attributedText {
            attributedText = rich.attributedSubstring(from: kept)
        } else {
            text = textPart(kept)
        }
        selectedRange = usable(selection)
    }
}
