import BuilderUIKit

/// The members of an edited view that handlers and limits need beside the public ones.
@MainActor
protocol EditedText: TextTyping {
    /// Posted with the view as object after text was typed or taken away.
    nonisolated static var textDidChangeNotification: Notification.Name { get }
    /// Posted with the view as object when editing has begun.
    nonisolated static var textDidBeginEditingNotification: Notification.Name { get }
    /// Posted with the view as object when editing has ended.
    nonisolated static var textDidEndEditingNotification: Notification.Name { get }

    /// The characters alone.
    var editedText: String { get }
    /// Takes away what comes after so many UTF-16 units.
    func cutText(at length: Int)
}

extension UITextField: EditedText {
    var editedText: String { text ?? "" }
}

extension UITextView: EditedText {
    var editedText: String { text ?? "" }
}

extension EditedText {
    /// Cuts the text where it has more characters than a limit. Characters are what people take for one: a flag, or a
    /// letter with its accents. What is being composed stays.
    func cut(toCharacters limit: Int) {
        let text = editedText
        guard limit > 0, markedTextRange == nil,
            let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex
        else { return }
        cutText(at: text.utf16.distance(from: text.startIndex, to: end))
    }
}
