import BuilderUIKit

/// A view that users edit text in: a text field or a text view.
///
/// It declares the members that both have, each of which returns the view's own type:
///
/// ```swift
/// let name = UITextField("Name").font(.headline).textContentType(.name).clearButtonMode(.always)
/// let notes = UITextView("Notes").font(.body).clearsOnInsertion(true).borderStyle(.roundedRect)
/// ```
@preconcurrency @MainActor
public protocol EditableTextView: UIView, UITextInput {
    /// The font of text and placeholder.
    var font: UIFont? { get set }
    /// The text's color.
    var textColor: UIColor? { get set }
    /// The alignment of the text.
    var textAlignment: NSTextAlignment { get set }
    /// A Boolean value that indicates whether the next insertion replaces the whole text.
    var clearsOnInsertion: Bool { get set }
    /// A Boolean value that indicates whether users can change the text's attributes.
    var allowsEditingTextAttributes: Bool { get set }
    /// The view in place of the keyboard.
    var inputView: UIView? { get set }
    /// The selection, which can be restored later.
    var interactionState: Any { get set }
}

extension UITextField: EditableTextView {}

extension UITextView: EditableTextView {}

/// The older name of ``EditableTextView``.
@available(*, deprecated, renamed: "EditableTextView")
public typealias TextTyping = EditableTextView
