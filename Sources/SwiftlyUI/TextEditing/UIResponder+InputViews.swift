import BuilderUIKit

/// `UIResponder` can only read its input views; text fields, text views and search bars can set theirs.
extension UIResponder {
    func replaceInputView(_ view: UIView?) {
        switch self {
        case let field as UITextField: field.inputView = view
        case let text as UITextView: text.inputView = view
        default: break
        }
    }

    func replaceInputAccessoryView(_ view: UIView?) {
        switch self {
        case let field as UITextField: field.inputAccessoryView = view
        case let text as UITextView: text.inputAccessoryView = view
        case let bar as UISearchBar: bar.inputAccessoryView = view
        default: break
        }
    }
}
