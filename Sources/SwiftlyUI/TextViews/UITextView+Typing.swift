import BuilderUIKit

// How people type into the text view; what it shares with others is in TextTyping+Typing and UITextInputTraits+Typing.

extension UITextView {
    /// Sets whether the return key waits until there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        enablesReturnKeyAutomatically = enables
        return self
    }

    /// The attributes of what is typed next.
    @discardableResult
    public func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        typingAttributes = attributes
        return self
    }

    /// Sets whether the text may be edited; true unless set.
    @discardableResult
    public func editable(_ isEditable: Bool) -> Self {
        self.isEditable = isEditable
        return self
    }

    /// Sets whether parts of the text may be selected; true unless set.
    @discardableResult
    public func selectable(_ isSelectable: Bool) -> Self {
        self.isSelectable = isSelectable
        return self
    }

    /// Sets what is selected, in UTF-16 units.
    @discardableResult
    public func selectedRange(_ range: NSRange) -> Self {
        selectedRange = range
        return self
    }

    /// Sets whether people may search in the text.
    @discardableResult
    public func findInteractionEnabled(_ enabled: Bool) -> Self {
        isFindInteractionEnabled = enabled
        return self
    }

    /// Sets the text view's delegate.
    @discardableResult
    public func delegate(_ delegate: UITextViewDelegate?) -> Self {
        self.delegate = delegate
        return self
    }
}
