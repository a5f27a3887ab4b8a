import BuilderUIKit

extension EditableTextView {
    /// The font of text and placeholder. A text view has the system font at 12 points by default; in a field, a
    /// placeholder with a color keeps the font that it was created with.
    @discardableResult
    public func font(_ font: UIFont) -> Self { setting { $0.font = font } }

    /// The text's color; the placeholder has a color of its own.
    @discardableResult
    public func textColor(_ color: UIColor) -> Self { setting { $0.textColor = color } }

    /// The text's color; the same as `textColor(_:)`.
    @discardableResult
    public func foregroundColor(_ color: UIColor) -> Self { setting { $0.textColor = color } }

    /// Sets the alignment of text and placeholder.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> Self { setting { $0.textAlignment = alignment } }

    /// Sets the alignment of text and placeholder; the same as `alignment(_:)`.
    @discardableResult
    public func textAlignment(_ alignment: NSTextAlignment) -> Self { setting { $0.textAlignment = alignment } }

    /// Sets whether text entry is secure: a field shows the text as dots.
    @discardableResult
    public func isSecure(_ isSecure: Bool) -> Self { setting { $0.isSecureTextEntry = isSecure } }

    /// Sets whether text entry is secure: a field shows the text as dots. The same as `isSecure(_:)`.
    @discardableResult
    public func secureTextEntry(_ isSecure: Bool) -> Self { setting { $0.isSecureTextEntry = isSecure } }
}
