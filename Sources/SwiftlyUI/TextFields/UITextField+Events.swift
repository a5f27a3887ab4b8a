import BuilderUIKit

extension UITextField {
    /// The most characters that people may type; 0 or less for any number.
    ///
    /// What is typed, or pasted, beyond them is cut off at the end, once an input method has composed it. A flag, or a
    /// letter with its accents, counts as one. A text that code sets stays whole until people edit it.
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
}

extension UITextField {
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
}
