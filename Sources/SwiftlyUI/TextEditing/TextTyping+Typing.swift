import BuilderUIKit

// Typing into text fields and text views; members that search bars share are in UITextInputTraits+Typing.

extension TextTyping {
    /// Sets what the text is for, so that the system can fill it in.
    @discardableResult
    public func textContentType(_ type: UITextContentType) -> Self { setting { $0.textContentType = type } }

    /// Sets what a password must consist of, for those that the system makes.
    @discardableResult
    public func passwordRules(_ rules: UITextInputPasswordRules?) -> Self { setting { $0.passwordRules = rules } }

    /// Sets whether the keyboard shows how a sentence may go on.
    @discardableResult
    public func inlinePredictionType(_ type: UITextInlinePredictionType) -> Self {
        setting { $0.inlinePredictionType = type }
    }

    /// Sets whether the keyboard completes sums.
    @discardableResult
    public func mathExpressionCompletionType(_ type: UITextMathExpressionCompletionType) -> Self {
        setting { $0.mathExpressionCompletionType = type }
    }

    /// Sets how far writing tools may change the text.
    @discardableResult
    public func writingToolsBehavior(_ behavior: UIWritingToolsBehavior) -> Self {
        setting { $0.writingToolsBehavior = behavior }
    }

    /// Sets what writing tools may give as a result.
    @discardableResult
    public func allowedWritingToolsResultOptions(_ options: UIWritingToolsResultOptions) -> Self {
        setting { $0.allowedWritingToolsResultOptions = options }
    }

    /// A view in place of the keyboard; nil for the keyboard.
    @discardableResult
    public func inputView(_ view: UIView?) -> Self { setting { $0.inputView = view } }

    /// Sets whether the next typed text takes the place of all that is there.
    @discardableResult
    public func clearsOnInsertion(_ clears: Bool) -> Self { setting { $0.clearsOnInsertion = clears } }

    /// Sets whether people may change the text's attributes.
    @discardableResult
    public func allowsEditingTextAttributes(_ allows: Bool) -> Self {
        setting { $0.allowsEditingTextAttributes = allows }
    }

    /// Gives back what was selected, as `interactionState` had it before.
    @discardableResult
    public func interactionState(_ state: Any) -> Self { setting { $0.interactionState = state } }
}
