import BuilderUIKit

// The placeholder that UIKit draws.

extension UITextField {
    /// A text field with a placeholder.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    /// A placeholder with attributes of its own.
    @discardableResult
    public func attributedPlaceholder(_ attributedText: NSAttributedString) -> Self {
        attributedPlaceholder = attributedText
        return self
    }

    /// A placeholder in a color, nil for that of placeholders, and in the font that the field has now.
    @discardableResult
    public func placeholder(_ text: String, color: UIColor? = nil) -> Self {
        let look: [NSAttributedString.Key: Any] = [
            .foregroundColor: color ?? .placeholderText, .font: font ?? .systemFont(ofSize: 14),
        ]
        attributedPlaceholder = NSAttributedString(string: text, attributes: look)
        return self
    }

    /// Gives the placeholder that is there another color; nil for that of placeholders.
    @discardableResult
    public func placeholderColor(_ color: UIColor? = nil) -> Self {
        guard let present = attributedPlaceholder, present.length > 0 else { return self }
        let text = NSMutableAttributedString(attributedString: present)
        text.addAttribute(
            .foregroundColor, value: color ?? .placeholderText, range: NSRange(location: 0, length: text.length))
        attributedPlaceholder = text
        return self
    }
}
