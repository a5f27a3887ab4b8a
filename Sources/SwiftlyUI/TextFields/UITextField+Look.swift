import BuilderUIKit

extension UITextField {
    /// The border; none unless set.
    @discardableResult
    public func borderStyle(_ style: UITextField.BorderStyle) -> Self {
        borderStyle = style
        return self
    }

    /// A picture in the border's place, unless that is a rounded rectangle.
    @discardableResult
    public func background(_ image: UIImage?) -> Self {
        background = image
        return self
    }

    /// A picture in the background's place while the field is disabled.
    @discardableResult
    public func disabledBackground(_ image: UIImage?) -> Self {
        disabledBackground = image
        return self
    }

    /// Sets when the clear button is shown.
    @discardableResult
    public func clearButtonMode(_ mode: UITextField.ViewMode) -> Self {
        clearButtonMode = mode
        return self
    }

    /// A view before the text. It stays hidden unless `leftViewMode(_:)` is set.
    @discardableResult
    public func leftView(_ view: UIView?) -> Self {
        leftView = view
        return self
    }

    /// Sets when the left view is shown; never by default.
    @discardableResult
    public func leftViewMode(_ mode: UITextField.ViewMode) -> Self {
        leftViewMode = mode
        return self
    }

    /// A view after the text. It stays hidden unless `rightViewMode(_:)` is set.
    @discardableResult
    public func rightView(_ view: UIView?) -> Self {
        rightView = view
        return self
    }

    /// Sets when the right view is shown; never by default.
    @discardableResult
    public func rightViewMode(_ mode: UITextField.ViewMode) -> Self {
        rightViewMode = mode
        return self
    }

    /// The color of the insertion point and of what is selected: the field's tint color.
    @discardableResult
    public func cursorColor(_ color: UIColor) -> Self {
        tintColor = color
        return self
    }
}
