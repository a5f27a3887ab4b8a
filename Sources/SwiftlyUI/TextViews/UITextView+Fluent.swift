import BuilderUIKit

extension UITextView {
    // MARK: Events

    /// The most characters that people may type; 0 or less for any number.
    ///
    /// Characters typed, or pasted, beyond them are cut off at the end, once an input method has composed them. A flag,
    /// or a letter with its accents, counts as one. A text that code sets stays whole until people edit it.
    @discardableResult
    public func maxLength(_ length: Int) -> Self {
        EditHandlers<UITextView>.of(self).maxLength = length
        return self
    }

    /// Calls a closure with the text after people have changed it, in the main queue's next turn; not for what code
    /// sets.
    ///
    /// It takes the place of the handler that was there, also of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (String) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).textChange = { action($0.editedText) }
        return self
    }

    /// Calls a closure with the view after people have changed its text, in the main queue's next turn; not for what
    /// code sets.
    ///
    /// It takes the place of the handler that was there, also of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (UITextView) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).textChange = action
        return self
    }

    /// Calls a closure with the view when editing has begun, in place of the handler that was there.
    @discardableResult
    public func onBeginEditing(_ action: @escaping (UITextView) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).beginning = action
        return self
    }

    /// Calls a closure when editing has begun, in place of the handler that was there.
    @discardableResult
    public func onBeginEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextView>.of(self).beginning = { _ in action() }
        return self
    }

    /// Calls a closure with the view when editing has ended, in place of the handler that was there.
    @discardableResult
    public func onEndEditing(_ action: @escaping (UITextView) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).end = action
        return self
    }

    /// Calls a closure when editing has ended, in place of the handler that was there.
    @discardableResult
    public func onEndEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextView>.of(self).end = { _ in action() }
        return self
    }
}

extension UITextView: MarginsFollower {
    /// The insets are those of the text, too. What can't be used was reported and refused with the margins.
    func marginsWereSet(_ insets: UIEdgeInsets) {
        if insets.firstUnusable == nil { textContainerInset = insets }
    }
}

// A placeholder: UIKit's text views have none of their own. It begins where the text would, wraps as the text does,
// follows the view's font and alignment, and is hidden while there is text, typed or set.

extension UITextView {
    /// A text view with a placeholder; nil for none.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder(placeholder)
    }

    /// A placeholder, without a color in that of placeholders; nil takes it away. It doesn't change the view's size.
    @discardableResult
    public func placeholder(_ text: String?, color: UIColor? = nil) -> Self {
        guard let text else {
            placeholderLabel = nil
            return self
        }
        let label = placeholderLabel ?? UILabel(placeholderOf: 0)
        label.text = text
        label.textColor = color ?? .placeholderText
        placeholderLabel = label
        setNeedsLayout()
        return self
    }

    /// The placeholder's color; nil for that of placeholders.
    @discardableResult
    public func placeholderColor(_ color: UIColor? = nil) -> Self {
        setting { $0.placeholderLabel?.textColor = color ?? .placeholderText }
    }
}

// Members that text fields share are in TextTyping+Text.

extension UITextView {
    /// The text. Handlers and limits of what people type have no part in it.
    @discardableResult
    public func text(_ text: String) -> Self { setting { $0.text = text } }

    /// The text with attributes of its own.
    @discardableResult
    public func attributedText(_ attributedText: NSAttributedString) -> Self {
        setting { $0.attributedText = attributedText }
    }

    /// Points between the edges and the text's room; 8 above and below unless set.
    @discardableResult
    public func textContainerInset(_ inset: UIEdgeInsets) -> Self { setting { $0.textContainerInset = inset } }

    /// Sets what stands around the text.
    @discardableResult
    public func borderStyle(_ style: UITextView.BorderStyle) -> Self { setting { $0.borderStyle = style } }

    /// Sets what is found in the text and made links of. Kept: nothing is found, and it changes nothing in a picture.
    @discardableResult
    public func dataDetectorTypes(_ types: UIDataDetectorTypes) -> Self { setting { $0.dataDetectorTypes = types } }

    /// Sets what links look like: parts of an attributed text with `.link` are drawn in these attributes, over their
    /// own.
    @discardableResult
    public func linkTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.linkTextAttributes = attributes }
    }

    /// Sets what marked parts of the text look like. Kept: it changes nothing in a picture.
    @discardableResult
    public func textHighlightAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.textHighlightAttributes = attributes }
    }

    /// Sets whether stored text has sizes that are the same on all kinds of screens.
    @discardableResult
    public func usesStandardTextScaling(_ uses: Bool) -> Self { setting { $0.usesStandardTextScaling = uses } }
}

// Typing into the text view; members that it shares with others are in TextTyping+Typing and UITextInputTraits+Typing.

extension UITextView {
    /// Sets whether the return key waits until there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        setting { $0.enablesReturnKeyAutomatically = enables }
    }

    /// The attributes of what is typed next.
    @discardableResult
    public func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.typingAttributes = attributes }
    }

    /// Sets whether the text may be edited; true unless set.
    @discardableResult
    public func editable(_ isEditable: Bool) -> Self { setting { $0.isEditable = isEditable } }

    /// Sets whether parts of the text may be selected; true unless set.
    @discardableResult
    public func selectable(_ isSelectable: Bool) -> Self { setting { $0.isSelectable = isSelectable } }

    /// Sets what is selected, in UTF-16 units.
    @discardableResult
    public func selectedRange(_ range: NSRange) -> Self { setting { $0.selectedRange = range } }

    /// Sets whether people may search in the text.
    @discardableResult
    public func findInteractionEnabled(_ enabled: Bool) -> Self { setting { $0.isFindInteractionEnabled = enabled } }

    /// Sets the text view's delegate.
    @discardableResult
    public func delegate(_ delegate: UITextViewDelegate?) -> Self { setting { $0.delegate = delegate } }
}
