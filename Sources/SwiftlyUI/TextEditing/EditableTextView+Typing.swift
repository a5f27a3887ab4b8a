import BuilderUIKit

// Text input of text fields and text views; members that search bars share are in UITextInputTraits+Typing.

extension EditableTextView {
    /// Sets the semantic content type of the text, so that the system can fill it in.
    @discardableResult
    public func textContentType(_ type: UITextContentType) -> Self { setting { $0.textContentType = type } }

    /// Sets the rules for passwords that the system generates.
    @discardableResult
    public func passwordRules(_ rules: UITextInputPasswordRules?) -> Self { setting { $0.passwordRules = rules } }

    /// Sets whether the keyboard shows inline predictions.
    @discardableResult
    public func inlinePredictionType(_ type: UITextInlinePredictionType) -> Self {
        setting { $0.inlinePredictionType = type }
    }

    /// Sets whether the keyboard completes math expressions.
    @discardableResult
    public func mathExpressionCompletionType(_ type: UITextMathExpressionCompletionType) -> Self {
        setting { $0.mathExpressionCompletionType = type }
    }

    /// Sets the extent to which Writing Tools may change the text.
    @discardableResult
    public func writingToolsBehavior(_ behavior: UIWritingToolsBehavior) -> Self {
        setting { $0.writingToolsBehavior = behavior }
    }

    /// Sets the kinds of results that Writing Tools may return.
    @discardableResult
    public func allowedWritingToolsResultOptions(_ options: UIWritingToolsResultOptions) -> Self {
        setting { $0.allowedWritingToolsResultOptions = options }
    }

    /// A view in place of the keyboard; nil for the keyboard.
    @discardableResult
    public func inputView(_ view: UIView?) -> Self { setting { $0.inputView = view } }

    /// Sets whether the next insertion replaces the whole text.
    @discardableResult
    public func clearsOnInsertion(_ clears: Bool) -> Self { setting { $0.clearsOnInsertion = clears } }

    /// Sets whether users can change the text's attributes.
    @discardableResult
    public func allowsEditingTextAttributes(_ allows: Bool) -> Self {
        setting { $0.allowsEditingTextAttributes = allows }
    }

    /// Restores the selection, as `interactionState` returned it before.
    @discardableResult
    public func interactionState(_ state: Any) -> Self { setting { $0.interactionState = state } }
}
