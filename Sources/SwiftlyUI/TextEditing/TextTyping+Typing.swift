import BuilderUIKit

// How people type into text fields and text views, beside what search bars have, too (see UITextInputTraits+Typing).

extension TextTyping {
    /// Sets what the text is for, so that the system can fill it in.
    @discardableResult
    public func textContentType(_ type: UITextContentType) -> Self {
        textContentType = type
        return self
    }

    /// Sets what a password must consist of, for those that the system makes.
    @discardableResult
    public func passwordRules(_ rules: UITextInputPasswordRules?) -> Self {
        passwordRules = rules
        return self
    }

    /// Sets whether the keyboard shows how a sentence may go on.
    @discardableResult
    public func inlinePredictionType(_ type: UITextInlinePredictionType) -> Self {
        inlinePredictionType = type
        return self
    }

    /// Sets whether the keyboard completes sums.
    @discardableResult
    public func mathExpressionCompletionType(_ type: UITextMathExpressionCompletionType) -> Self {
        mathExpressionCompletionType = type
        return self
    }

    /// Sets how far writing tools may change the text.
    @discardableResult
    public func writingToolsBehavior(_ behavior: UIWritingToolsBehavior) -> Self {
        writingToolsBehavior = behavior
        return self
    }

    /// Sets what writing tools may give as a result.
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

    /// Sets whether the next typed text takes the place of all that is there.
    @discardableResult
    public func clearsOnInsertion(_ clears: Bool) -> Self {
        clearsOnInsertion = clears
        return self
    }

    /// Sets whether people may change the text's attributes.
    @discardableResult
    public func allowsEditingTextAttributes(_ allows: Bool) -> Self {
        allowsEditingTextAttributes = allows
        return self
    }

    /// Gives back what was selected, as `interactionState` had it before.
    @discardableResult
    public func interactionState(_ state: Any) -> Self {
        interactionState = state
        return self
    }
}
