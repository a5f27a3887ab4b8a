import BuilderUIKit

// A placeholder: UIKit's text views have none of their own. It begins where the text would, wraps as the text does,
// follows the view's font and alignment, and is hidden while there is text, typed or set.

extension UITextView {
    /// A text view with a placeholder; nil for none.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder(placeholder)
    }

    /// A placeholder, without a color in that of placeholders; nil takes it away. It doesn't change the view's size.
    @discardableResult
    public func placeholder(_ text: String?, color: UIColor? = nil) -> Self {
        guard let text else {
            placeholderLabel = nil
            return self
        }
        let label = placeholderLabel ?? UILabel(placeholderOf: 0)
        label.text = text
        label.textColor = color ?? .placeholderText
        placeholderLabel = label
        setNeedsLayout()
        return self
    }

    /// The placeholder's color; nil for that of placeholders.
    @discardableResult
    public func placeholderColor(_ color: UIColor? = nil) -> Self {
        placeholderLabel?.textColor = color ?? .placeholderText
        return self
    }
}
