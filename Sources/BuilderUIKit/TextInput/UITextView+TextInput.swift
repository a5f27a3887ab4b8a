import Foundation

extension UITextView: UITextInput {
    public var hasText: Bool { !(text ?? "").isEmpty }

    /// The selection, or the insertion point. A selection isn't drawn.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(from: usable(selectedRange)) }
        set { selectedRange = newValue.map { usable($0) } ?? NSRange(location: 0, length: 0) }
    }

    /// The range that an input method composes; nil outside of that.
    public var markedTextRange: UITextRange? { markedRange.map { UITextRange(from: usable($0)) } }

    public var endOfDocument: UITextPosition { UITextPosition(offset: textLength) }

    /// The part of the text between two places.
    public func text(in range: UITextRange) -> String? { textPart(usable(range)) }

    /// Replaces a part of the text, and tells the delegate. It isn't asked whether it may.
    public func replace(_ range: UITextRange, withText text: String) {
        replaceText(in: usable(range), with: text)
    }
}

extension UITextView: PlainText {
    var plainText: String { text ?? "" }
}
