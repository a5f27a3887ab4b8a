import BuilderUIKit

extension UITextField {
    /// The text. Handlers and limits of what people type have no part in it.
    @discardableResult
    public func text(_ text: String?) -> Self {
        self.text = text
        return self
    }

    /// The text with attributes of its own.
    @discardableResult
    public func attributedText(_ attributedText: NSAttributedString) -> Self {
        self.attributedText = attributedText
        return self
    }

    /// The font of text and placeholders. A placeholder with a colour keeps the font that it was made with.
    @discardableResult
    public func font(_ font: UIFont) -> Self {
        self.font = font
        return self
    }

    /// The text's colour; the placeholder has its own.
    @discardableResult
    public func textColor(_ color: UIColor) -> Self {
        textColor = color
        return self
    }

    /// The text's colour; the same as `textColor(_:)`.
    @discardableResult
    public func foregroundColor(_ color: UIColor) -> Self {
        textColor = color
        return self
    }

    /// Where the text stands in its line.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> Self {
        textAlignment = alignment
        return self
    }

    /// Where the text stands in its line; the same as `alignment(_:)`.
    @discardableResult
    public func textAlignment(_ alignment: NSTextAlignment) -> Self {
        textAlignment = alignment
        return self
    }

    /// The attributes of the whole text.
    @discardableResult
    public func defaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        defaultTextAttributes = attributes
        return self
    }

    /// Whether the text is shown as dots.
    @discardableResult
    public func isSecure(_ isSecure: Bool) -> Self {
        isSecureTextEntry = isSecure
        return self
    }

    /// Whether the text is shown as dots; the same as `isSecure(_:)`.
    @discardableResult
    public func secureTextEntry(_ isSecure: Bool) -> Self {
        isSecureTextEntry = isSecure
        return self
    }

    /// Makes a text smaller that is too wide for the field.
    @discardableResult
    public func sizeToFitWidth() -> Self {
        adjustsFontSizeToFitWidth = true
        return self
    }

    /// Whether a text becomes smaller that is too wide for the field, down to `minimumFontSize`.
    @discardableResult
    public func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self {
        adjustsFontSizeToFitWidth = adjusts
        return self
    }

    /// The size down to which text may be made smaller, in points.
    @discardableResult
    public func minimumFontSize(_ size: CGFloat) -> Self {
        minimumFontSize = size
        return self
    }
}
