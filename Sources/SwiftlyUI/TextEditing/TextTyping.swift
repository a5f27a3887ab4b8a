import BuilderUIKit

/// A view that users edit text in: a text field or a text view.
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
    /// The text's color.
    var textColor: UIColor? { get set }
    /// The alignment of the text in its lines.
    var textAlignment: NSTextAlignment { get set }
    /// A Boolean value that indicates whether the next typed text takes the place of all that is there.
    var clearsOnInsertion: Bool { get set }
    /// A Boolean value that indicates whether people may change the text's attributes.
    var allowsEditingTextAttributes: Bool { get set }
    /// The selection, to be set again later.
    var interactionState: Any { get set }
}

extension UITextField: TextTyping {}

extension UITextView: TextTyping {}
