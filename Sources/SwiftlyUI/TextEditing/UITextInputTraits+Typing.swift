import BuilderUIKit

// Text input traits of text fields, text views and search bars. The keyboard and its helpers don't affect a picture;
// changes of the text do.

extension UITextInputTraits where Self: UIView {
    /// The type of the keyboard. It doesn't affect a picture.
    @discardableResult
    public func keyboardType(_ type: UIKeyboardType) -> Self {
        keyboardType = type
        return self
    }

    /// The keyboard's appearance. It doesn't affect a picture.
    @discardableResult
    public func keyboardAppearance(_ appearance: UIKeyboardAppearance) -> Self {
        keyboardAppearance = appearance
        return self
    }

    /// Sets the title of the keyboard's return key. It doesn't affect a picture.
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

    /// Sets whether the keyboard autocorrects words.
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

    /// Sets whether straight quotes become curly ones during typing.
    @discardableResult
    public func smartQuotesType(_ type: UITextSmartQuotesType) -> Self {
        smartQuotesType = type
        return self
    }

    /// Sets whether hyphens become dashes during typing.
    @discardableResult
    public func smartDashesType(_ type: UITextSmartDashesType) -> Self {
        smartDashesType = type
        return self
    }

    /// Sets whether spaces are inserted and deleted around pasted and cut text.
    @discardableResult
    public func smartInsertDeleteType(_ type: UITextSmartInsertDeleteType) -> Self {
        smartInsertDeleteType = type
        return self
    }

    /// A view above the keyboard.
    @discardableResult
    public func inputAccessoryView(_ view: UIView?) -> Self {
        switch self {
        case let field as UITextField: field.inputAccessoryView = view
        case let text as UITextView: text.inputAccessoryView = view
        case let bar as UISearchBar: bar.inputAccessoryView = view
        default: break
        }
        return self
    }
}
