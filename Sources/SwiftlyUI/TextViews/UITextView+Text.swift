import BuilderUIKit

// What text fields have, too, is in TextTyping+Text.

extension UITextView {
    /// The text. Handlers and limits of what people type have no part in it.
    @discardableResult
    public func text(_ text: String) -> Self {
        self.text = text
        return self
    }

    /// The text with attributes of its own.
    @discardableResult
    public func attributedText(_ attributedText: NSAttributedString) -> Self {
        self.attributedText = attributedText
        return self
    }

    /// Points between the edges and the text's room; 8 above and below unless set.
    @discardableResult
    public func textContainerInset(_ inset: UIEdgeInsets) -> Self {
        textContainerInset = inset
        return self
    }

    /// Sets what stands around the text.
    @discardableResult
    public func borderStyle(_ style: UITextView.BorderStyle) -> Self {
        borderStyle = style
        return self
    }

    /// Sets what is found in the text and made links of. Kept: nothing is found, and it changes nothing in a picture.
    @discardableResult
    public func dataDetectorTypes(_ types: UIDataDetectorTypes) -> Self {
        dataDetectorTypes = types
        return self
    }

    /// Sets what links look like: parts of an attributed text with `.link` are drawn in these attributes, over their
    /// own.
    @discardableResult
    public func linkTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        linkTextAttributes = attributes
        return self
    }

    /// Sets what marked parts of the text look like. Kept: it changes nothing in a picture.
    @discardableResult
    public func textHighlightAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        textHighlightAttributes = attributes
        return self
    }

    /// Sets whether stored text has sizes that are the same on all kinds of screens.
    @discardableResult
    public func usesStandardTextScaling(_ uses: Bool) -> Self {
        usesStandardTextScaling = uses
        return self
    }
}
