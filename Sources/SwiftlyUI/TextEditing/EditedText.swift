import BuilderUIKit

/// The nonpublic members of an edited view that handlers and limits need.
@MainActor
protocol EditedText: EditableTextView {
    /// The notification, with the view as object, after text was inserted or deleted.
    nonisolated static var textDidChangeNotification: Notification.Name { get }
    /// The notification, with the view as object, when editing has begun.
    nonisolated static var textDidBeginEditingNotification: Notification.Name { get }
    /// The notification, with the view as object, when editing has ended.
    nonisolated static var textDidEndEditingNotification: Notification.Name { get }

    /// The text without attributes.
    var editedText: String { get }
    /// Removes the text after a number of UTF-16 units.
    func cutText(at length: Int)
}

extension UITextField: EditedText {
    var editedText: String { text ?? "" }
}

extension UITextView: EditedText {
    var editedText: String { text ?? "" }
}

extension EditedText {
    /// Truncates the text to a maximum number of characters. A character is a grapheme cluster, such as a flag, or a
    /// letter with its accents. Marked text stays.
    func cut(toCharacters limit: Int) {
        let text = editedText
        guard limit > 0, markedTextRange == nil,
            let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex
        else { return }
        cutText(at: text.utf16.distance(from: text.startIndex, to: end))
    }
}
