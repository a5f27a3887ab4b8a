import BuilderUIKit

// The keyboard of everything that people type into: text fields, text views and search bars. The keyboard and its
// helpers change nothing in a picture; what changes the text itself does.

extension UITextInputTraits where Self: UIView {
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

    /// Sets the title of the keyboard's return key. It changes nothing in a picture.
    @discardableResult
    public func returnKeyType(_ type: UIReturnKeyType) -> Self {
        returnKeyType = type
        return self
    }

    /// Sets the automatic capitalization.
    @discardableResult
    public func autocapitalizationType(_ type: UITextAutocapitalizationType) -> Self {
        autocapitalizationType = type
        return self
    }

    /// Sets whether the keyboard corrects words.
    @discardableResult
    public func autocorrectionType(_ type: UITextAutocorrectionType) -> Self {
        autocorrectionType = type
        return self
    }

    /// Sets whether spelling is checked.
    @discardableResult
    public func spellCheckingType(_ type: UITextSpellCheckingType) -> Self {
        spellCheckingType = type
        return self
    }

    /// Sets whether straight quotes become curly ones while people type.
    @discardableResult
    public func smartQuotesType(_ type: UITextSmartQuotesType) -> Self {
        smartQuotesType = type
        return self
    }

    /// Sets whether hyphens become dashes while people type.
    @discardableResult
    public func smartDashesType(_ type: UITextSmartDashesType) -> Self {
        smartDashesType = type
        return self
    }

    /// Sets whether spaces are added and taken away around what is pasted and cut.
    @discardableResult
    public func smartInsertDeleteType(_ type: UITextSmartInsertDeleteType) -> Self {
        smartInsertDeleteType = type
        return self
    }

    /// A view above the keyboard.
    @discardableResult
    public func inputAccessoryView(_ view: UIView?) -> Self {
        inputAccessoryView = view
        return self
    }
}
