import BuilderUIKit

extension UILabel {
    /// The font of the whole text; at first the system font at 17 points.
    @discardableResult
    public func font(_ font: UIFont) -> Self {
        self.font = font
        return self
    }

    /// The color of the whole text; at first `.label`.
    @discardableResult
    public func textColor(_ color: UIColor) -> Self {
        textColor = color
        return self
    }

    /// The color of the whole text: another name for ``textColor(_:)``.
    @discardableResult
    public func foregroundColor(_ color: UIColor) -> Self { textColor(color) }

    /// The color of the text while the label is highlighted; nil for no other than usual.
    @discardableResult
    public func highlightedTextColor(_ color: UIColor?) -> Self {
        highlightedTextColor = color
        return self
    }

    /// The color of a copy of the text behind it; nil for none.
    @discardableResult
    public func shadowColor(_ color: UIColor?) -> Self {
        shadowColor = color
        return self
    }

    /// Sets where the copy of the text lies, in points from the text; y points down.
    @discardableResult
    public func shadowOffset(_ offset: CGSize) -> Self {
        shadowOffset = offset
        return self
    }

    /// Sets whether the text has its own color; without, it is pale.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self {
        isEnabled = enabled
        return self
    }

    /// Sets whether the text has its highlighted color.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self {
        isHighlighted = highlighted
        return self
    }

    /// Sets whether a font that came from a text style follows the preferred text size.
    @discardableResult
    public func adjustsFontForContentSizeCategory(_ adjusts: Bool) -> Self {
        adjustsFontForContentSizeCategory = adjusts
        return self
    }
}
