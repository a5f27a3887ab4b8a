import BuilderUIKit

extension UITextView {
    // MARK: Events

    /// The maximum number of characters that users can enter; 0 or less for no limit.
    ///
    /// Characters typed or pasted beyond the limit are cut off at the end, after composition by an input method. A
    /// flag, or a letter with its accents, counts as one. A text set by code isn't cut off until users edit it.
    @discardableResult
    public func maxLength(_ length: Int) -> Self {
        EditHandlers<UITextView>.of(self).maxLength = length
        return self
    }

    /// Calls a closure with the text after users have changed it, in the main queue's next turn; not for changes by
    /// code.
    ///
    /// The closure replaces an earlier handler, also one of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (String) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).textChange = { action($0.editedText) }
        return self
    }

    /// Calls a closure with the view after users have changed its text, in the main queue's next turn; not for changes
    /// by code.
    ///
    /// The closure replaces an earlier handler, also one of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (UITextView) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).textChange = action
        return self
    }

    /// Calls a closure with the view when editing has begun, in place of an earlier handler.
    @discardableResult
    public func onBeginEditing(_ action: @escaping (UITextView) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).beginning = action
        return self
    }

    /// Calls a closure when editing has begun, in place of an earlier handler.
    @discardableResult
    public func onBeginEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextView>.of(self).beginning = { _ in action() }
        return self
    }

    /// Calls a closure with the view when editing has ended, in place of an earlier handler.
    @discardableResult
    public func onEndEditing(_ action: @escaping (UITextView) -> Void) -> Self {
        EditHandlers<UITextView>.of(self).end = action
        return self
    }

    /// Calls a closure when editing has ended, in place of an earlier handler.
    @discardableResult
    public func onEndEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextView>.of(self).end = { _ in action() }
        return self
    }
}

extension UITextView: MarginsFollower {
    /// Sets the text container's insets to the margins. Unusable margins were already rejected and reported.
    func marginsWereSet(_ insets: UIEdgeInsets) {
        if insets.firstUnusable == nil { textContainerInset = insets }
    }
}

// A placeholder, which UIKit's text views don't have. It begins at the same position as the text, wraps like the text,
// follows the view's font and alignment, and is hidden while there is text, typed or set by code.

extension UITextView {
    /// Creates a text view with a placeholder; nil for none.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder(placeholder)
    }

    /// Sets a placeholder, by default in the standard placeholder color; nil removes it. It doesn't affect the view's
    /// size.
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

    /// The placeholder's color; nil for the standard placeholder color.
    @discardableResult
    public func placeholderColor(_ color: UIColor? = nil) -> Self {
        setting { $0.placeholderLabel?.textColor = color ?? .placeholderText }
    }
}

// Members that text fields share are in EditableTextView+Text.

extension UITextView {
    /// The text. Edit handlers and the maximum length don't apply to it.
    @discardableResult
    public func text(_ text: String) -> Self { setting { $0.text = text } }

    /// The text with attributes.
    @discardableResult
    public func attributedText(_ attributedText: NSAttributedString) -> Self {
        setting { $0.attributedText = attributedText }
    }

    /// The insets of the text container, in points; 8 above and below by default.
    @discardableResult
    public func textContainerInset(_ inset: UIEdgeInsets) -> Self { setting { $0.textContainerInset = inset } }

    /// Sets the style of the border around the text.
    @discardableResult
    public func borderStyle(_ style: UITextView.BorderStyle) -> Self { setting { $0.borderStyle = style } }

    /// Sets the kinds of data that are detected and made links. The value is stored: nothing is detected, and pictures
    /// aren't affected.
    @discardableResult
    public func dataDetectorTypes(_ types: UIDataDetectorTypes) -> Self { setting { $0.dataDetectorTypes = types } }

    /// Sets the attributes of links: ranges of an attributed text with `.link` are drawn with these attributes, which
    /// override their own.
    @discardableResult
    public func linkTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.linkTextAttributes = attributes }
    }

    /// Sets the attributes of highlighted text, which override its own.
    @discardableResult
    public func textHighlightAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.textHighlightAttributes = attributes }
    }

    /// Sets the contents of the panel in which users format the text; nil for the system's. The value is stored;
    /// pictures aren't affected.
    @discardableResult
    public func textFormattingConfiguration(_ configuration: UITextFormattingViewController.Configuration?) -> Self {
        setting { $0.textFormattingConfiguration = configuration }
    }

    /// Sets whether stored text uses font sizes that are the same on all kinds of screens.
    @discardableResult
    public func usesStandardTextScaling(_ uses: Bool) -> Self { setting { $0.usesStandardTextScaling = uses } }
}

// Text input of the view; shared members are in EditableTextView+Typing and UITextInputTraits+Typing.

extension UITextView {
    /// Sets whether the return key is disabled while there is no text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        setting { $0.enablesReturnKeyAutomatically = enables }
    }

    /// The attributes of text that is inserted next.
    @discardableResult
    public func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.typingAttributes = attributes }
    }

    /// Sets whether the text is editable; true by default.
    @discardableResult
    public func editable(_ isEditable: Bool) -> Self { setting { $0.isEditable = isEditable } }

    /// Sets whether the text is selectable; true by default.
    @discardableResult
    public func selectable(_ isSelectable: Bool) -> Self { setting { $0.isSelectable = isSelectable } }

    /// Sets the selected range, in UTF-16 units.
    @discardableResult
    public func selectedRange(_ range: NSRange) -> Self { setting { $0.selectedRange = range } }

    /// Sets whether users can search in the text.
    @discardableResult
    public func findInteractionEnabled(_ enabled: Bool) -> Self { setting { $0.isFindInteractionEnabled = enabled } }

    /// Sets the text view's delegate.
    @discardableResult
    public func delegate(_ delegate: UITextViewDelegate?) -> Self { setting { $0.delegate = delegate } }
}
