import Foundation

extension UITextField: UITextInput {
    public var hasText: Bool { !(text ?? "").isEmpty }

    /// The selection, or the insertion point: the end, unless code has set another. Nil while the field isn't edited
    /// and nothing was set, as in UIKit. A selection isn't drawn.
    public var selectedTextRange: UITextRange? {
        get { isEditing || storedSelection != nil ? UITextRange(from: selection) : nil }
        set {
            storedSelection = newValue.map { usable($0) }
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    /// The range that an input method composes; nil outside of that.
    public var markedTextRange: UITextRange? { markedRange.map { UITextRange(from: usable($0)) } }

    public var endOfDocument: UITextPosition { UITextPosition(offset: textLength) }

    /// The part of the text between two places.
    public func text(in range: UITextRange) -> String? { textPart(usable(range)) }

    /// Replaces a part of the text, and sends `editingChanged`. The delegate isn't asked whether it may.
    public func replace(_ range: UITextRange, withText text: String) {
        replaceText(in: usable(range), with: text)
    }
}

extension UITextField: PlainText {
    var plainText: String { text ?? "" }

    /// Inside the present text; its end where none was set.
    var selection: NSRange {
        storedSelection.map { usable($0) } ?? NSRange(location: textLength, length: 0)
    }
}
