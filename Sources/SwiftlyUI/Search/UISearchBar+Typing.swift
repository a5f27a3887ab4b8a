import BuilderUIKit

// How people type into the bar. Nothing of it changes a picture.

extension UISearchBar {
    /// The keyboard that people type on. It changes nothing in a picture.
    @discardableResult
    public func keyboardType(_ type: UIKeyboardType) -> Self {
        keyboardType = type
        return self
    }

    /// The keyboard's look. It changes nothing in a picture.
    @discardableResult
    public func keyboardAppearance(_ appearance: UIKeyboardAppearance) -> Self {
        keyboardAppearance = appearance
        return self
    }

    /// What the keyboard's return key says. It changes nothing in a picture.
    @discardableResult
    public func returnKeyType(_ type: UIReturnKeyType) -> Self {
        returnKeyType = type
        return self
    }

    /// Whether the return key waits until there is text.
    @discardableResult
    public func enablesReturnKeyAutomatically(_ enables: Bool) -> Self {
        enablesReturnKeyAutomatically = enables
        return self
    }

    /// Which letters the keyboard makes capitals.
    @discardableResult
    public func autocapitalizationType(_ type: UITextAutocapitalizationType) -> Self {
        autocapitalizationType = type
        return self
    }

    /// Whether the keyboard corrects words.
    @discardableResult
    public func autocorrectionType(_ type: UITextAutocorrectionType) -> Self {
        autocorrectionType = type
        return self
    }

    /// Whether spelling is checked.
    @discardableResult
    public func spellCheckingType(_ type: UITextSpellCheckingType) -> Self {
        spellCheckingType = type
        return self
    }

    /// Whether straight quotes become curly ones while people type.
    @discardableResult
    public func smartQuotesType(_ type: UITextSmartQuotesType) -> Self {
        smartQuotesType = type
        return self
    }

    /// Whether hyphens become dashes while people type.
    @discardableResult
    public func smartDashesType(_ type: UITextSmartDashesType) -> Self {
        smartDashesType = type
        return self
    }

    /// Whether spaces are added and taken away around what is pasted and cut.
    @discardableResult
    public func smartInsertDeleteType(_ type: UITextSmartInsertDeleteType) -> Self {
        smartInsertDeleteType = type
        return self
    }

    /// What the text is for, so that the system can fill it in; nil for nothing in particular.
    @discardableResult
    public func textContentType(_ type: UITextContentType?) -> Self {
        textContentType = type
        return self
    }

    /// A view above the keyboard.
    @discardableResult
    public func inputAccessoryView(_ view: UIView?) -> Self {
        inputAccessoryView = view
        return self
    }

    /// Whether looking at the microphone starts dictation.
    @discardableResult
    public func lookToDictateEnabled(_ enabled: Bool) -> Self {
        isLookToDictateEnabled = enabled
        return self
    }

    /// Who is told what is searched for, and which buttons are tapped.
    @discardableResult
    public func delegate(_ delegate: (any UISearchBarDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }
}
