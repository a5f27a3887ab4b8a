import BuilderUIKit

extension TextTyping {
    /// The font of text and placeholder. A text view has the system font at 12 points unless it is set; in a field, a
    /// placeholder with a color keeps the font that it was made with.
    @discardableResult
    public func font(_ font: UIFont) -> Self { setting { $0.font = font } }

    /// The text's color; the placeholder has its own.
    @discardableResult
    public func textColor(_ color: UIColor) -> Self { setting { $0.textColor = color } }

    /// The text's color; the same as `textColor(_:)`.
    @discardableResult
    public func foregroundColor(_ color: UIColor) -> Self { setting { $0.textColor = color } }

    /// Sets where text and placeholder stand in their lines.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> Self { setting { $0.textAlignment = alignment } }

    /// Sets where text and placeholder stand in their lines; the same as `alignment(_:)`.
    @discardableResult
    public func textAlignment(_ alignment: NSTextAlignment) -> Self { setting { $0.textAlignment = alignment } }

    /// Sets whether what is typed is a secret: a field shows it as dots.
    @discardableResult
    public func isSecure(_ isSecure: Bool) -> Self { setting { $0.isSecureTextEntry = isSecure } }

    /// Sets whether what is typed is a secret: a field shows it as dots. The same as `isSecure(_:)`.
    @discardableResult
    public func secureTextEntry(_ isSecure: Bool) -> Self { setting { $0.isSecureTextEntry = isSecure } }
}
