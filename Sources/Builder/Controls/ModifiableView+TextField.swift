import BuilderUIKit

extension ModifiableView where Base: UITextField {
    /// Sets what the keyboard begins with a capital letter.
    @discardableResult
    public func autocapitalizationType(_ type: UITextAutocapitalizationType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.autocapitalizationType = type }
    }

    /// Sets whether the keyboard corrects what is typed.
    @discardableResult
    public func autocorrectionType(_ type: UITextAutocorrectionType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.autocorrectionType = type }
    }

    /// Sets whether the return key works only when there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enabled: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.enablesReturnKeyAutomatically = enabled }
    }

    /// Shows a view in place of the keyboard.
    @discardableResult
    public func inputView(_ view: UIView?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.inputView = view }
    }

    /// Shows a view above the keyboard.
    @discardableResult
    public func inputAccessoryView(_ view: UIView?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.inputAccessoryView = view }
    }

    /// Chooses the keyboard.
    @discardableResult
    public func keyboardType(_ type: UIKeyboardType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.keyboardType = type }
    }

    /// Sets the text that an empty field shows.
    @discardableResult
    public func placeholder(_ placeholder: String?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.placeholder = placeholder }
    }

    /// Labels the return key.
    @discardableResult
    public func returnKeyType(_ returnKeyType: UIReturnKeyType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.returnKeyType = returnKeyType }
    }

    /// Sets whether the text is shown as dots.
    @discardableResult
    public func secureTextEntry(_ secure: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.isSecureTextEntry = secure }
    }

    /// Sets what the text is, so that the keyboard can offer it.
    @discardableResult
    public func textContentType(_ textContentType: UITextContentType) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.textContentType = textContentType }
    }
}
