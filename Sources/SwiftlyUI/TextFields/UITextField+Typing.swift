import BuilderUIKit

// How people type into the field. The keyboard and its helpers change nothing in a picture; what changes the text itself does.

extension UITextField {
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

    /// What the text is for, so that the system can fill it in.
    @discardableResult
    public func textContentType(_ type: UITextContentType) -> Self {
        textContentType = type
        return self
    }

    /// What a password must consist of, for those that the system makes.
    @discardableResult
    public func passwordRules(_ rules: UITextInputPasswordRules?) -> Self {
        passwordRules = rules
        return self
    }

    /// Whether the keyboard shows how a sentence may go on.
    @discardableResult
    public func inlinePredictionType(_ type: UITextInlinePredictionType) -> Self {
        inlinePredictionType = type
        return self
    }

    /// Whether the keyboard completes sums.
    @discardableResult
    public func mathExpressionCompletionType(_ type: UITextMathExpressionCompletionType) -> Self {
        mathExpressionCompletionType = type
        return self
    }

    /// How far writing tools may change the text.
    @discardableResult
    public func writingToolsBehavior(_ behavior: UIWritingToolsBehavior) -> Self {
        writingToolsBehavior = behavior
        return self
    }

    /// What writing tools may give as a result.
    @discardableResult
    public func allowedWritingToolsResultOptions(_ options: UIWritingToolsResultOptions) -> Self {
        allowedWritingToolsResultOptions = options
        return self
    }

    /// A view in place of the keyboard; nil for the keyboard.
    @discardableResult
    public func inputView(_ view: UIView?) -> Self {
        inputView = view
        return self
    }

    /// A view above the keyboard.
    @discardableResult
    public func inputAccessoryView(_ view: UIView?) -> Self {
        inputAccessoryView = view
        return self
    }

    /// Whether the next typed text takes the place of all that is there.
    @discardableResult
    public func clearsOnInsertion(_ clears: Bool) -> Self {
        clearsOnInsertion = clears
        return self
    }

    /// Whether the field is emptied when editing begins.
    @discardableResult
    public func clearOnBeginEditing(_ clear: Bool = true) -> Self {
        clearsOnBeginEditing = clear
        return self
    }

    /// Whether people may change the text's attributes.
    @discardableResult
    public func allowsEditingTextAttributes(_ allows: Bool) -> Self {
        allowsEditingTextAttributes = allows
        return self
    }

    /// The attributes of what is typed next. As in UIKit it does nothing while the field isn't edited.
    @discardableResult
    public func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        typingAttributes = attributes
        return self
    }

    /// Gives back what was selected, as `interactionState` had it before.
    @discardableResult
    public func interactionState(_ state: Any) -> Self {
        interactionState = state
        return self
    }

    /// Who is asked and told about editing.
    @discardableResult
    public func delegate(_ delegate: UITextFieldDelegate?) -> Self {
        self.delegate = delegate
        return self
    }
}
