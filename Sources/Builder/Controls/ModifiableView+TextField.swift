import BuilderUIKit

extension ModifiableView where Base: UITextField {
    /// Sets the automatic capitalization.
    @discardableResult
    public func autocapitalizationType(_ type: UITextAutocapitalizationType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.autocapitalizationType = type }
    }

    /// Sets whether the keyboard autocorrects the text.
    @discardableResult
    public func autocorrectionType(_ type: UITextAutocorrectionType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.autocorrectionType = type }
    }

    /// Sets whether the return key is enabled only while there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enabled: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.enablesReturnKeyAutomatically = enabled }
    }

    /// Sets a view in place of the keyboard.
    @discardableResult
    public func inputView(_ view: UIView?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.inputView = view }
    }

    /// Sets a view above the keyboard.
    @discardableResult
    public func inputAccessoryView(_ view: UIView?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.inputAccessoryView = view }
    }

    /// Sets the type of the keyboard.
    @discardableResult
    public func keyboardType(_ type: UIKeyboardType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.keyboardType = type }
    }

    /// Sets the text that is shown while the field is empty.
    @discardableResult
    public func placeholder(_ placeholder: String?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.placeholder = placeholder }
    }

    /// Sets the type of the return key, which determines its title.
    @discardableResult
    public func returnKeyType(_ returnKeyType: UIReturnKeyType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.returnKeyType = returnKeyType }
    }

    /// Sets whether text entry is secure, so that the text is shown as dots.
    @discardableResult
    public func secureTextEntry(_ secure: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.isSecureTextEntry = secure }
    }

    /// Sets the semantic content type of the text, so that the keyboard can suggest a text.
    @discardableResult
    public func textContentType(_ textContentType: UITextContentType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.textContentType = textContentType }
    }
}
