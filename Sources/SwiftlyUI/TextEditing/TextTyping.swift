import BuilderUIKit

/// What people type a text of their own into: a text field or a text view.
///
/// It is where the members stand that both have, each of which gives back the view's own type:
///
/// ```swift
/// let name = UITextField("Name").font(.headline).textContentType(.name).clearButtonMode(.always)
/// let notes = UITextView("Notes").font(.body).clearsOnInsertion(true).borderStyle(.roundedRect)
/// ```
@preconcurrency @MainActor
public protocol TextTyping: UIView, UITextInput {
    /// The font of text and placeholder.
    var font: UIFont? { get set }
    /// The text's colour.
    var textColor: UIColor? { get set }
    /// Where the text stands in its lines.
    var textAlignment: NSTextAlignment { get set }
    /// Whether the next typed text takes the place of all that is there.
    var clearsOnInsertion: Bool { get set }
    /// Whether people may change the text's attributes.
    var allowsEditingTextAttributes: Bool { get set }
    /// What is selected, to be given back to this view later.
    var interactionState: Any { get set }
}

extension UITextField: TextTyping {}

extension UITextView: TextTyping {}
