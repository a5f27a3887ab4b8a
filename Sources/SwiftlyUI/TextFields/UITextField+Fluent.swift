import BuilderUIKit

extension UITextField {
    // MARK: Events

    /// The most characters that people may type; 0 or less for any number.
    ///
    /// Characters typed, or pasted, beyond them are cut off at the end, once an input method has composed them. A flag,
    /// or a letter with its accents, counts as one. A text that code sets stays whole until people edit it.
    @discardableResult
    public func maxLength(_ length: Int) -> Self {
        EditHandlers<UITextField>.of(self).maxLength = length
        return self
    }

    /// Calls a closure with the text after people have changed it, in the main queue's next turn; not for what code
    /// sets.
    ///
    /// It takes the place of the handler that was there, also of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (String) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).textChange = { action($0.editedText) }
        return self
    }

    /// Calls a closure with the view after people have changed its text, in the main queue's next turn; not for what
    /// code sets.
    ///
    /// It takes the place of the handler that was there, also of the other form.
    @discardableResult
    public func onTextChange(_ action: @escaping (UITextField) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).textChange = action
        return self
    }

    /// Calls a closure with the view when editing has begun, in place of the handler that was there.
    @discardableResult
    public func onBeginEditing(_ action: @escaping (UITextField) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).beginning = action
        return self
    }

    /// Calls a closure when editing has begun, in place of the handler that was there.
    @discardableResult
    public func onBeginEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextField>.of(self).beginning = { _ in action() }
        return self
    }

    /// Calls a closure with the view when editing has ended, in place of the handler that was there.
    @discardableResult
    public func onEndEditing(_ action: @escaping (UITextField) -> Void) -> Self {
        EditHandlers<UITextField>.of(self).end = action
        return self
    }

    /// Calls a closure when editing has ended, in place of the handler that was there.
    @discardableResult
    public func onEndEditing(_ action: @escaping () -> Void) -> Self {
        EditHandlers<UITextField>.of(self).end = { _ in action() }
        return self
    }

    /// Posts a notification with this field as its object.
    ///
    /// With `UITextField.textDidChangeNotification` the limit and the handler of changes take a text into account that
    /// code has set:
    ///
    /// ```swift
    /// field.text = "from elsewhere"
    /// field.sendNotifications(for: UITextField.textDidChangeNotification)
    /// ```
    public func sendNotifications(for notificationName: NSNotification.Name) {
        NotificationCenter.default.post(name: notificationName, object: self)
    }

    // MARK: Look

    /// The border; none unless set.
    @discardableResult
    public func borderStyle(_ style: UITextField.BorderStyle) -> Self { setting { $0.borderStyle = style } }

    /// A picture in the border's place, unless that is a rounded rectangle.
    @discardableResult
    public func background(_ image: UIImage?) -> Self { setting { $0.background = image } }

    /// A picture in the background's place while the field is disabled.
    @discardableResult
    public func disabledBackground(_ image: UIImage?) -> Self { setting { $0.disabledBackground = image } }

    /// Sets when the clear button is shown.
    @discardableResult
    public func clearButtonMode(_ mode: UITextField.ViewMode) -> Self { setting { $0.clearButtonMode = mode } }

    /// A view before the text. It stays hidden unless `leftViewMode(_:)` is set.
    @discardableResult
    public func leftView(_ view: UIView?) -> Self { setting { $0.leftView = view } }

    /// Sets when the left view is shown; never by default.
    @discardableResult
    public func leftViewMode(_ mode: UITextField.ViewMode) -> Self { setting { $0.leftViewMode = mode } }

    /// A view after the text. It stays hidden unless `rightViewMode(_:)` is set.
    @discardableResult
    public func rightView(_ view: UIView?) -> Self { setting { $0.rightView = view } }

    /// Sets when the right view is shown; never by default.
    @discardableResult
    public func rightViewMode(_ mode: UITextField.ViewMode) -> Self { setting { $0.rightViewMode = mode } }

    /// The color of the insertion point and of what is selected: the field's tint color.
    @discardableResult
    public func cursorColor(_ color: UIColor) -> Self { setting { $0.tintColor = color } }
}

// A placeholder that is a label in the field. It lies where the text does, follows the field's font and alignment, and
// is hidden while there is text.

extension UITextField {
    /// A text field with a label for a placeholder; without a color in that of placeholders.
    public convenience init(customPlaceholder placeholder: String, color: UIColor? = nil) {
        self.init(frame: .zero)
        self.placeholder(customPlaceholder: placeholder, color: color)
    }

    /// A label for a placeholder, without a color in that of placeholders; nil takes the label away.
    ///
    /// UIKit's own placeholder is another one: use one of the two.
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

    /// The color of the label that was made with `placeholder(customPlaceholder:color:)`; nil for that of
    /// placeholders.
    @discardableResult
    public func placeholderColor(customPlaceholder color: UIColor? = nil) -> Self {
        setting { $0.placeholderLabel?.textColor = color ?? .placeholderText }
    }
}

extension UILabel {
    /// A label that stands in for text and takes no touches.
    convenience init(placeholderOf lines: Int) {
        self.init(frame: .zero)
        numberOfLines = lines
        isUserInteractionEnabled = false
    }
}

extension UITextField: MarginsFollower {
    /// Insets the text, the edited text and the placeholder too, from where UIKit has them. What can't be used was
    /// reported and refused with the margins. The insets add to the field's natural size, too; whether they do on a
    /// device isn't established.
    func marginsWereSet(_ insets: UIEdgeInsets) {
        if insets.firstUnusable == nil { textInsets = insets }
    }
}

// The placeholder that UIKit draws.

extension UITextField {
    /// A text field with a placeholder.
    public convenience init(_ placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    /// A placeholder with attributes of its own.
    @discardableResult
    public func attributedPlaceholder(_ attributedText: NSAttributedString) -> Self {
        setting { $0.attributedPlaceholder = attributedText }
    }

    /// A placeholder in a color, nil for that of placeholders, and in the font that the field has now.
    @discardableResult
    public func placeholder(_ text: String, color: UIColor? = nil) -> Self {
        let look: [NSAttributedString.Key: Any] = [
            .foregroundColor: color ?? .placeholderText, .font: font ?? .systemFont(ofSize: 14),
        ]
        attributedPlaceholder = NSAttributedString(string: text, attributes: look)
        return self
    }

    /// Gives the placeholder that is there another color; nil for that of placeholders.
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

// Members that text views share are in TextTyping+Text.

extension UITextField {
    /// The text. Handlers and limits of what people type have no part in it.
    @discardableResult
    public func text(_ text: String?) -> Self { setting { $0.text = text } }

    /// The text with attributes of its own.
    @discardableResult
    public func attributedText(_ attributedText: NSAttributedString) -> Self {
        setting { $0.attributedText = attributedText }
    }

    /// The attributes of the whole text.
    @discardableResult
    public func defaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.defaultTextAttributes = attributes }
    }

    /// Makes a text smaller that is too wide for the field.
    @discardableResult
    public func sizeToFitWidth() -> Self { setting { $0.adjustsFontSizeToFitWidth = true } }

    /// Sets whether a text becomes smaller that is too wide for the field, down to `minimumFontSize`.
    @discardableResult
    public func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self {
        setting { $0.adjustsFontSizeToFitWidth = adjusts }
    }

    /// The size down to which text may be made smaller, in points.
    @discardableResult
    public func minimumFontSize(_ size: CGFloat) -> Self { setting { $0.minimumFontSize = size } }
}

// Typing into the field; members that it shares with others are in TextTyping+Typing and UITextInputTraits+Typing.

extension UITextField {
    /// Sets whether the field is emptied when editing begins.
    @discardableResult
    public func clearOnBeginEditing(_ clear: Bool = true) -> Self { setting { $0.clearsOnBeginEditing = clear } }

    /// The attributes of what is typed next. As in UIKit it does nothing while the field isn't edited.
    @discardableResult
    public func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        setting { $0.typingAttributes = attributes }
    }

    /// Sets the text field's delegate.
    @discardableResult
    public func delegate(_ delegate: UITextFieldDelegate?) -> Self { setting { $0.delegate = delegate } }
}
