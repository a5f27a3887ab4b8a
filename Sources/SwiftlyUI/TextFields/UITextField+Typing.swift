import BuilderUIKit

// How people type into the field; what it shares with others is in TextTyping+Typing and UITextInputTraits+Typing.

extension UITextField {
    /// Sets whether the field is emptied when editing begins.
    @discardableResult
    public func clearOnBeginEditing(_ clear: Bool = true) -> Self {
        clearsOnBeginEditing = clear
        return self
    }

    /// The attributes of what is typed next. As in UIKit it does nothing while the field isn't edited.
    @discardableResult
    public func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        typingAttributes = attributes
        return self
    }

    /// Sets the text field's delegate.
    @discardableResult
    public func delegate(_ delegate: UITextFieldDelegate?) -> Self {
        self.delegate = delegate
        return self
    }
}
