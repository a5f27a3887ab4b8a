import BuilderUIKit

extension UILabel {
    /// The greatest number of lines: 1 at first, 0 for no limit.
    @discardableResult
    public func numberOfLines(_ lines: Int) -> Self {
        numberOfLines = lines
        return self
    }

    /// The side that lines keep to; at first the one where reading begins.
    @discardableResult
    public func textAlignment(_ alignment: NSTextAlignment) -> Self {
        textAlignment = alignment
        return self
    }

    /// The side that lines keep to: another name for ``textAlignment(_:)``.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> Self { textAlignment(alignment) }

    /// Sets where lines break, and what becomes of text that is too long; at first its end gives way to “…”.
    @discardableResult
    public func lineBreakMode(_ mode: NSLineBreakMode) -> Self {
        lineBreakMode = mode
        return self
    }

    /// Sets where lines break: another name for ``lineBreakMode(_:)``.
    @discardableResult
    public func lineBreak(_ mode: NSLineBreakMode) -> Self { lineBreakMode(mode) }

    /// Sets where lines may break to keep the last ones from being too short. Kept: it changes nothing in a picture.
    @discardableResult
    public func lineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Self {
        lineBreakStrategy = strategy
        return self
    }

    /// The width in points that lines wrap at; 0, as at first, leaves that to the layout.
    @discardableResult
    public func preferredMaxLayoutWidth(_ width: CGFloat) -> Self {
        preferredMaxLayoutWidth = width
        return self
    }

    /// Sets whether letters may come closer together before a text is cut. Kept: it changes nothing in a picture.
    @discardableResult
    public func allowsDefaultTighteningForTruncation(_ allows: Bool) -> Self {
        allowsDefaultTighteningForTruncation = allows
        return self
    }

    /// Sets whether a pointer that rests on cut text shows all of it. Kept: it changes nothing in a picture.
    @discardableResult
    public func showsExpansionTextWhenTruncated(_ shows: Bool) -> Self {
        showsExpansionTextWhenTruncated = shows
        return self
    }

    /// Sets whether text that is too long scrolls while a view around the label has the focus. Kept: it changes nothing
    /// in a picture.
    @discardableResult
    public func enablesMarqueeWhenAncestorFocused(_ enabled: Bool) -> Self {
        enablesMarqueeWhenAncestorFocused = enabled
        return self
    }
}
