import BuilderUIKit

// A placeholder that is a label in the field. It lies where the text does, follows the field's font and alignment, and
// is hidden while there is text.

extension UITextField {
    /// A text field with a label for a placeholder; without a color in that of placeholders.
    public convenience init(customPlaceholder placeholder: String, color: UIColor? = nil) {
        self.init(frame: .zero)
        self.placeholder(customPlaceholder: placeholder, color: color)
    }

    /// A label for a placeholder, without a color in that of placeholders; nil takes the label away.
    ///
    /// UIKit's own placeholder is another one: use one of the two.
    @discardableResult
    public func placeholder(customPlaceholder text: String?, color: UIColor? = nil) -> Self {
        guard let text else {
            placeholderLabel = nil
            return self
        }
        let label = placeholderLabel ?? UILabel(placeholderOf: 1)
        label.text = text
        label.textColor = color ?? .placeholderText
        if placeholderLabel == nil { placeholderLabel = label } else { placeholderLabelDidChange() }
        return self
    }

    /// The color of the label that was made with `placeholder(customPlaceholder:color:)`; nil for that of
    /// placeholders.
    @discardableResult
    public func placeholderColor(customPlaceholder color: UIColor? = nil) -> Self {
        placeholderLabel?.textColor = color ?? .placeholderText
        return self
    }
}

extension UILabel {
    /// A label that stands in for text and takes no touches.
    convenience init(placeholderOf lines: Int) {
        self.init(frame: .zero)
        numberOfLines = lines
        isUserInteractionEnabled = false
    }
}
