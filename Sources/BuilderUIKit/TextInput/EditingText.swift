import Foundation

/// The standard edit actions of text fields and text views.
@MainActor
protocol EditingText: UIResponder, UITextInput, UITextPasteConfigurationSupporting {
    var allowsEditing: Bool { get }
}

extension EditingText {
    private var selectedText: String {
        guard !isSecureTextEntry else { return "" }
        return selectedTextRange.flatMap { text(in: $0) } ?? ""
    }

    /// Returns a Boolean value that indicates whether an edit action of texts is possible; nil for another action.
    func allows(_ action: Selector) -> Bool? {
        switch action.name {
        case "copy:": !selectedText.isEmpty
        case "cut:", "delete:": allowsEditing && !selectedText.isEmpty
        case "paste:", "pasteAndMatchStyle:": allowsEditing && UIPasteboard.general.hasStrings
        case "select:": hasText && selectedText.isEmpty
        case "selectAll:": hasText && selectedTextRange.map { range in range.offsets.count < length } ?? true
        default: nil
        }
    }

    private var length: Int { endOfDocument.offset }

    func copySelection() {
        let text = selectedText
        if !text.isEmpty { UIPasteboard.general.string = text }
    }

    func deleteSelection() {
        if allowsEditing, !(selectedTextRange?.isEmpty ?? true) { deleteBackward() }
    }

    func pasteText() {
        guard allowsEditing, let texts = UIPasteboard.general.strings, !texts.isEmpty else { return }
        let range = selectedTextRange ?? UITextRange(endOfDocument, endOfDocument)
        paste(texts.map { ($0, nil) }, in: range) { insertText($0) }
    }

    func selectEverything() { selectedTextRange = UITextRange(beginningOfDocument, endOfDocument) }
}

extension UITextField: EditingText {
    var allowsEditing: Bool { isEnabled }
}

extension UITextView: EditingText {
    var allowsEditing: Bool { isEditable }
}
