import BuilderUIKit

extension UITextField {
    // MARK: Events

    /// The maximum number of characters that users can enter; 0 or less for no limit.
    ///
    /// Characters typed or pasted beyond the limit are cut off at the end, after composition by an input method. A
    /// flag, or a letter with its accents, counts as one. A text set by code isn't cut off until users edit it.
    @discardableResult
    public func maxLength(_ length: Int) -> Self {
        EditHandlers<UITextField>.of(self).maxLength = length
        return self
    }

    /// Calls a closure with the text after users have changed it, in the main queue's next turn; not for changes by
    /// code.
    ///
    /// The closure replaces an earlier handler, also one of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (String) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).textChange = { action($0.editedText) }
        return self
    }

    /// Calls a closure with the view after users have changed its text, in the main queue's next turn; not for changes
    /// by code.
    ///
    /// The closure replaces an earlier handler, also one of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (UITextField) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).textChange = action
        return self
    }

    /// Calls a closure with the view when editing has begun, in place of an earlier handler.
    @discardableResult
    public func onBeginEditing(_ action: @escaping (UITextField) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).beginning = action
        return self
    }

    /// Calls a closure when editing has begun, in place of an earlier handler.
    @discardableResult
    public func onBeginEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextField>.of(self).beginning = { _ in action() }
        return self
    }

    /// Calls a closure with the view when editing has ended, in place of an earlier handler.
    @discardableResult
    public func onEndEditing(_ action: @escaping (UITextField) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).end = action
        return self
    }

    /// Calls a closure when editing has ended, in place of an earlier handler.
    @discardableResult
    public func onEndEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextField>.of(self).end = { _ in action() }
        return self
    }

    /// Posts a notification with this field as its object.
    ///
    /// With `UITextField.textDidChangeNotification`, the limit and the change handler are applied to a text that code
    /// has set:
    ///
    /// ```swift
    /// field.text = "from elsewhere"
    /// field.sendNotifications(for: UITextField.textDidChangeNotification)
    /// ```
    public func sendNotifications(for notificationName: NSNotification.Name) {
        NotificationCenter.default.post(name: notificationName, object: self)
    }

    // MARK: Look

    /// The border style; none by default.
    @discardableResult
    public func borderStyle(_ style: UITextField.BorderStyle) -> Self { setting { $0.borderStyle = style } }

    /// An image in place of the border, unless the border is a rounded rectangle.
    @discardableResult
    public func background(_ image: UIImage?) -> Self { setting { $0.background = image } }

    /// An image in place of the background while the field is disabled.
    @discardableResult
    public func disabledBackground(_ image: UIImage?) -> Self { setting { $0.disabledBackground = image } }

    /// Sets the condition for showing the clear button.
    @discardableResult
    public func clearButtonMode(_ mode: UITextField.ViewMode) -> Self { setting { $0.clearButtonMode = mode } }

    /// A view before the text. It stays hidden unless `leftViewMode(_:)` is set.
    @discardableResult
    public func leftView(_ view: UIView?) -> Self { setting { $0.leftView = view } }

    /// Sets the condition for showing the left view; never by default.
    @discardableResult
    public func leftViewMode(_ mode: UITextField.ViewMode) -> Self { setting { $0.leftViewMode = mode } }

    /// A view after the text. It stays hidden unless `rightViewMode(_:)` is set.
    @discardableResult
    public func rightView(_ view: UIView?) -> Self { setting { $0.rightView = view } }

    /// Sets the condition for showing the right view; never by default.
    @discardableResult
    public func rightViewMode(_ mode: UITextField.ViewMode) -> Self { setting { $0.rightViewMode = mode } }

    /// The color of the insertion point and of the selection: the field's tint color.
    @discardableResult
    public func cursorColor(_ color: UIColor) -> Self { setting { $0.tintColor = color } }
}

// A custom placeholder, which is a label in the field. It has the frame of the text, follows the field's font and
// alignment, and is hidden while there is text.

extension UITextField {
    /// Creates a text field with a label as placeholder; the color is the standard placeholder color by default.
    public convenience init(customPlaceholder placeholder: String, color: UIColor? = nil) {
        self.init(frame: .zero)
        self.placeholder(customPlaceholder: placeholder, color: color)
    }

    /// Sets a label as placeholder, by default in the standard placeholder color; nil removes the label.
    ///
    /// It is independent of UIKit's own placeholder: use only one of the two.
    @discardableResult
    public func placeholder(customPlaceholder text: String?, color: UIColor? = nil) -> Self {
        guard let text else {
            placeholderLabel = nil
            return self
        }
        let label = placeholderLabel ?? UILabel(placeholderOf: 1)
        label.text = text
        label.textColor = color ?? .placeholderText
        if placeholderLabel == nil { placeholderLabel = label } else { placeholderLabelDidChange() }
        return self
    }

    /// The color of the label that was created with `placeholder(customPlaceholder:color:)`; nil for the standard
    /// placeholder color.
    @discardableResult
    public func placeholderColor(customPlaceholder color: UIColor? = nil) -> Self {
        setting { $0.placeholderLabel?.textColor = color ?? .placeholderText }
    }
}

extension UILabel {
    /// Creates a placeholder label that doesn't receive touches.
    convenience init(placeholderOf lines: Int) {
        self.init(frame: .zero)
        numberOfLines = lines
        isUserInteractionEnabled = false
    }
}

extension UITextField: MarginsFollower {
    /// Insets the text, the edited text and the placeholder, in addition to UIKit's insets. Unusable margins were
    /// already rejected and reported. The insets also increase the field's intrinsic size; whether they do on a device
    /// is unverified.
    func marginsWereSet(_ insets: UIEdgeInsets) {
        if insets.firstUnusable == nil { textInsets = insets }
    }
}

// UIKit's own placeholder.

extension UITextField {
    /// Creates a text field with a placeholder.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    /// A placeholder with attributes.
    @discardableResult
    public func attributedPlaceholder(_ attributedText: NSAttributedString) -> Self {
        setting { $0.attributedPlaceholder = attributedText }
    }

    /// A placeholder in a color, nil for the standard placeholder color, and in the field's current font.
    @discardableResult
    public func placeholder(_ text: String, color: UIColor? = nil) -> Self {
        let look: [NSAttributedString.Key: Any] = [
            .foregroundColor: color ?? .placeholderText, .font: font ?? .systemFont(ofSize: 14),
        ]
        attributedPlaceholder = NSAttributedString(string: text, attributes: look)
        return self
    }

    /// Changes the color of the current placeholder; nil for the standard placeholder color.
    @discardableResult
    public func placeholderColor(_ color: UIColor? = nil) -> Self {
        guard let present = attributedPlaceholder, present.length > 0 else { return self }
        let text = NSMutableAttributedString(attributedString: present)
        text.addAttribute(
            .foregroundColor, value: color ?? .placeholderText, range: NSRange(location: 0, length: text.length))
        attributedPlaceholder = text
        return self
    }
}

// Members that text views share are in EditableTextView+Text.

extension UITextField {
    /// The text. Edit handlers and the maximum length don't apply to it.
    @discardableResult
    public func text(_ text: String?) -> Self { setting { $0.text = text } }

    /// The text with attributes.
    @discardableResult
    public func attributedText(_ attributedText: NSAttributedString) -> Self {
        setting { $0.attributedText = attributedText }
    }

    /// The attributes of the whole text.
    @discardableResult
    public func defaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.defaultTextAttributes = attributes }
    }

    /// Shrinks the font of a text that is too wide for the field.
    @discardableResult
    public func sizeToFitWidth() -> Self { setting { $0.adjustsFontSizeToFitWidth = true } }

    /// Sets whether the font of a text that is too wide for the field shrinks, down to `minimumFontSize`.
    @discardableResult
    public func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self {
        setting { $0.adjustsFontSizeToFitWidth = adjusts }
    }

    /// The minimum font size of text that shrinks to fit, in points.
    @discardableResult
    public func minimumFontSize(_ size: CGFloat) -> Self { setting { $0.minimumFontSize = size } }
}

// Text input of the field; shared members are in EditableTextView+Typing and UITextInputTraits+Typing.

extension UITextField {
    /// Sets whether the field is cleared when editing begins.
    @discardableResult
    public func clearOnBeginEditing(_ clear: Bool = true) -> Self { setting { $0.clearsOnBeginEditing = clear } }

    /// The attributes of text that is inserted next. As in UIKit, setting them has no effect while the field isn't
    /// edited.
    @discardableResult
    public func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.typingAttributes = attributes }
    }

    /// Sets the text field's delegate.
    @discardableResult
    public func delegate(_ delegate: UITextFieldDelegate?) -> Self { setting { $0.delegate = delegate } }
}
