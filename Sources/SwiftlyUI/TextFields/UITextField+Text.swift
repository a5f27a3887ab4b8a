import BuilderUIKit

// What text views have, too, is in TextTyping+Text.

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

    /// The attributes of the whole text.
    @discardableResult
    public func defaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        defaultTextAttributes = attributes
        return self
    }

    /// Makes a text smaller that is too wide for the field.
    @discardableResult
    public func sizeToFitWidth() -> Self {
        adjustsFontSizeToFitWidth = true
        return self
    }

    /// Sets whether a text becomes smaller that is too wide for the field, down to `minimumFontSize`.
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
