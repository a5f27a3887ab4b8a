// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let textViewsLines = [
        #"extension UITextView"#,
        #"func layoutMargins(_ edge: UIEdgeInsets) -> Self"#,
        #"init(_ placeholder: String?)"#,
        #"func font(_ font: UIFont) -> Self"#,
        #"func textColor(_ color: UIColor) -> Self"#,
        #"func text(_ text: String) -> Self"#,
        #"func foregroundColor(_ color: UIColor) -> Self"#,
        #"func alignment(_ alignment: NSTextAlignment) -> Self"#,
        #"func textAlignment(_ alignment: NSTextAlignment) -> Self"#,
        #"func placeholder(_ text: String?, color: UIColor? = nil) -> Self"#,
        #"func placeholderColor(_ color: UIColor? = nil) -> Self"#,
        #"func editable(_ isEditable: Bool) -> Self"#,
        #"func selectable(_ isSelectable: Bool) -> Self"#,
        #"func keyboardType(_ type: UIKeyboardType) -> Self"#,
        #"func keyboardAppearance(_ appearance: UIKeyboardAppearance) -> Self"#,
        #"func autocapitalizationType(_ type: UITextAutocapitalizationType) -> Self"#,
        #"func autocorrectionType(_ type: UITextAutocorrectionType) -> Self"#,
        #"func spellCheckingType(_ type: UITextSpellCheckingType) -> Self"#,
        #"func smartQuotesType(_ type: UITextSmartQuotesType) -> Self"#,
        #"func smartDashesType(_ type: UITextSmartDashesType) -> Self"#,
        #"func smartInsertDeleteType(_ type: UITextSmartInsertDeleteType) -> Self"#,
        #"func isSecure(_ isSecure: Bool) -> Self"#,
        #"func maxLength(_ length: Int) -> Self"#,
        #"func delegate(_ delegate: UITextViewDelegate?) -> Self"#,
        #"func selectedRange(_ range: NSRange) -> Self"#,
        #"func dataDetectorTypes(_ types: UIDataDetectorTypes) -> Self"#,
        #"func allowsEditingTextAttributes(_ allows: Bool) -> Self"#,
        #"func attributedText(_ attributedText: NSAttributedString) -> Self"#,
        #"func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self"#,
        #"func inputView(_ view: UIView?) -> Self"#,
        #"func inputAccessoryView(_ view: UIView?) -> Self"#,
        #"func clearsOnInsertion(_ clears: Bool) -> Self"#,
        #"func textContainerInset(_ inset: UIEdgeInsets) -> Self"#,
        #"func linkTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self"#,
        #"func usesStandardTextScaling(_ uses: Bool) -> Self"#,
        #"func returnKeyType(_ type: UIReturnKeyType) -> Self"#,
        #"func enablesReturnKeyAutomatically(_ enables: Bool) -> Self"#,
        #"func secureTextEntry(_ isSecure: Bool) -> Self"#,
        #"func textContentType(_ type: UITextContentType) -> Self"#,
        #"func passwordRules(_ rules: UITextInputPasswordRules?) -> Self"#,
        #"func interactionState(_ state: Any) -> Self"#,
        #"func findInteractionEnabled(_ enabled: Bool) -> Self"#,
        #"func borderStyle(_ style: UITextView.BorderStyle) -> Self"#,
        #"func inlinePredictionType(_ type: UITextInlinePredictionType) -> Self"#,
        #"func textHighlightAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self"#,
        #"func writingToolsBehavior(_ behavior: UIWritingToolsBehavior) -> Self"#,
        #"func allowedWritingToolsResultOptions(_ options: UIWritingToolsResultOptions) -> Self"#,
        #"func mathExpressionCompletionType(_ type: UITextMathExpressionCompletionType) -> Self"#,
        #"func onTextChange(_ action: @escaping (String) -> Void) -> Self"#,
        #"func onTextChange(_ action: @escaping (UITextView) -> Void) -> Self"#,
        #"func onBeginEditing(_ action: @escaping () -> Void) -> Self"#,
        #"func onBeginEditing(_ action: @escaping (UITextView) -> Void) -> Self"#,
        #"func onEndEditing(_ action: @escaping () -> Void) -> Self"#,
        #"func onEndEditing(_ action: @escaping (UITextView) -> Void) -> Self"#,
    ]
}

extension UITextView {
    @MainActor static func interface768() {
        _ = Self.self
    }

    @MainActor func interface769(_ edge: UIEdgeInsets) -> Self {
        var result = self.layoutMargins(edge)
        prove(&result, Same<Self>())
        self.layoutMargins(edge)
        return result
    }

    @MainActor static func interface770(_ placeholder: String?) {
        var result = UITextView(placeholder)
        prove(&result, Same<UITextView>())
    }

    @MainActor func interface771(_ font: UIFont) -> Self {
        var result = self.font(font)
        prove(&result, Same<Self>())
        self.font(font)
        return result
    }

    @MainActor func interface772(_ color: UIColor) -> Self {
        var result = self.textColor(color)
        prove(&result, Same<Self>())
        self.textColor(color)
        return result
    }

    @MainActor func interface773(_ text: String) -> Self {
        var result = self.text(text)
        prove(&result, Same<Self>())
        self.text(text)
        return result
    }

    @MainActor func interface774(_ color: UIColor) -> Self {
        var result = self.foregroundColor(color)
        prove(&result, Same<Self>())
        self.foregroundColor(color)
        return result
    }

    @MainActor func interface775(_ alignment: NSTextAlignment) -> Self {
        var result = self.alignment(alignment)
        prove(&result, Same<Self>())
        self.alignment(alignment)
        return result
    }

    @MainActor func interface776(_ alignment: NSTextAlignment) -> Self {
        var result = self.textAlignment(alignment)
        prove(&result, Same<Self>())
        self.textAlignment(alignment)
        return result
    }

    @MainActor func interface777(_ text: String?, color: UIColor?) -> Self {
        var result = self.placeholder(text, color: color)
        prove(&result, Same<Self>())
        _ = self.placeholder(text)
        self.placeholder(text, color: color)
        return result
    }

    @MainActor func interface778(_ color: UIColor?) -> Self {
        var result = self.placeholderColor(color)
        prove(&result, Same<Self>())
        self.placeholderColor(color)
        return result
    }

    @MainActor func interface779(_ isEditable: Bool) -> Self {
        var result = self.editable(isEditable)
        prove(&result, Same<Self>())
        self.editable(isEditable)
        return result
    }

    @MainActor func interface780(_ isSelectable: Bool) -> Self {
        var result = self.selectable(isSelectable)
        prove(&result, Same<Self>())
        self.selectable(isSelectable)
        return result
    }

    @MainActor func interface781(_ type: UIKeyboardType) -> Self {
        var result = self.keyboardType(type)
        prove(&result, Same<Self>())
        self.keyboardType(type)
        return result
    }

    @MainActor func interface782(_ appearance: UIKeyboardAppearance) -> Self {
        var result = self.keyboardAppearance(appearance)
        prove(&result, Same<Self>())
        self.keyboardAppearance(appearance)
        return result
    }

    @MainActor func interface783(_ type: UITextAutocapitalizationType) -> Self {
        var result = self.autocapitalizationType(type)
        prove(&result, Same<Self>())
        self.autocapitalizationType(type)
        return result
    }

    @MainActor func interface784(_ type: UITextAutocorrectionType) -> Self {
        var result = self.autocorrectionType(type)
        prove(&result, Same<Self>())
        self.autocorrectionType(type)
        return result
    }

    @MainActor func interface785(_ type: UITextSpellCheckingType) -> Self {
        var result = self.spellCheckingType(type)
        prove(&result, Same<Self>())
        self.spellCheckingType(type)
        return result
    }

    @MainActor func interface786(_ type: UITextSmartQuotesType) -> Self {
        var result = self.smartQuotesType(type)
        prove(&result, Same<Self>())
        self.smartQuotesType(type)
        return result
    }

    @MainActor func interface787(_ type: UITextSmartDashesType) -> Self {
        var result = self.smartDashesType(type)
        prove(&result, Same<Self>())
        self.smartDashesType(type)
        return result
    }

    @MainActor func interface788(_ type: UITextSmartInsertDeleteType) -> Self {
        var result = self.smartInsertDeleteType(type)
        prove(&result, Same<Self>())
        self.smartInsertDeleteType(type)
        return result
    }

    @MainActor func interface789(_ isSecure: Bool) -> Self {
        var result = self.isSecure(isSecure)
        prove(&result, Same<Self>())
        self.isSecure(isSecure)
        return result
    }

    @MainActor func interface790(_ length: Int) -> Self {
        var result = self.maxLength(length)
        prove(&result, Same<Self>())
        self.maxLength(length)
        return result
    }

    @MainActor func interface791(_ delegate: UITextViewDelegate?) -> Self {
        var result = self.delegate(delegate)
        prove(&result, Same<Self>())
        self.delegate(delegate)
        return result
    }

    @MainActor func interface792(_ range: NSRange) -> Self {
        var result = self.selectedRange(range)
        prove(&result, Same<Self>())
        self.selectedRange(range)
        return result
    }

    @MainActor func interface793(_ types: UIDataDetectorTypes) -> Self {
        var result = self.dataDetectorTypes(types)
        prove(&result, Same<Self>())
        self.dataDetectorTypes(types)
        return result
    }

    @MainActor func interface794(_ allows: Bool) -> Self {
        var result = self.allowsEditingTextAttributes(allows)
        prove(&result, Same<Self>())
        self.allowsEditingTextAttributes(allows)
        return result
    }

    @MainActor func interface795(_ attributedText: NSAttributedString) -> Self {
        var result = self.attributedText(attributedText)
        prove(&result, Same<Self>())
        self.attributedText(attributedText)
        return result
    }

    @MainActor func interface796(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        var result = self.typingAttributes(attributes)
        prove(&result, Same<Self>())
        self.typingAttributes(attributes)
        return result
    }

    @MainActor func interface797(_ view: UIView?) -> Self {
        var result = self.inputView(view)
        prove(&result, Same<Self>())
        self.inputView(view)
        return result
    }

    @MainActor func interface798(_ view: UIView?) -> Self {
        var result = self.inputAccessoryView(view)
        prove(&result, Same<Self>())
        self.inputAccessoryView(view)
        return result
    }

    @MainActor func interface799(_ clears: Bool) -> Self {
        var result = self.clearsOnInsertion(clears)
        prove(&result, Same<Self>())
        self.clearsOnInsertion(clears)
        return result
    }

    @MainActor func interface800(_ inset: UIEdgeInsets) -> Self {
        var result = self.textContainerInset(inset)
        prove(&result, Same<Self>())
        self.textContainerInset(inset)
        return result
    }

    @MainActor func interface801(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        var result = self.linkTextAttributes(attributes)
        prove(&result, Same<Self>())
        self.linkTextAttributes(attributes)
        return result
    }

    @MainActor func interface802(_ uses: Bool) -> Self {
        var result = self.usesStandardTextScaling(uses)
        prove(&result, Same<Self>())
        self.usesStandardTextScaling(uses)
        return result
    }

    @MainActor func interface803(_ type: UIReturnKeyType) -> Self {
        var result = self.returnKeyType(type)
        prove(&result, Same<Self>())
        self.returnKeyType(type)
        return result
    }

    @MainActor func interface804(_ enables: Bool) -> Self {
        var result = self.enablesReturnKeyAutomatically(enables)
        prove(&result, Same<Self>())
        self.enablesReturnKeyAutomatically(enables)
        return result
    }

    @MainActor func interface805(_ isSecure: Bool) -> Self {
        var result = self.secureTextEntry(isSecure)
        prove(&result, Same<Self>())
        self.secureTextEntry(isSecure)
        return result
    }

    @MainActor func interface806(_ type: UITextContentType) -> Self {
        var result = self.textContentType(type)
        prove(&result, Same<Self>())
        self.textContentType(type)
        return result
    }

    @MainActor func interface807(_ rules: UITextInputPasswordRules?) -> Self {
        var result = self.passwordRules(rules)
        prove(&result, Same<Self>())
        self.passwordRules(rules)
        return result
    }

    @MainActor func interface808(_ state: Any) -> Self {
        var result = self.interactionState(state)
        prove(&result, Same<Self>())
        self.interactionState(state)
        return result
    }

    @MainActor func interface809(_ enabled: Bool) -> Self {
        var result = self.findInteractionEnabled(enabled)
        prove(&result, Same<Self>())
        self.findInteractionEnabled(enabled)
        return result
    }

    @MainActor func interface810(_ style: UITextView.BorderStyle) -> Self {
        var result = self.borderStyle(style)
        prove(&result, Same<Self>())
        self.borderStyle(style)
        return result
    }

    @MainActor func interface811(_ type: UITextInlinePredictionType) -> Self {
        var result = self.inlinePredictionType(type)
        prove(&result, Same<Self>())
        self.inlinePredictionType(type)
        return result
    }

    @MainActor func interface812(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        var result = self.textHighlightAttributes(attributes)
        prove(&result, Same<Self>())
        self.textHighlightAttributes(attributes)
        return result
    }

    @MainActor func interface813(_ behavior: UIWritingToolsBehavior) -> Self {
        var result = self.writingToolsBehavior(behavior)
        prove(&result, Same<Self>())
        self.writingToolsBehavior(behavior)
        return result
    }

    @MainActor func interface814(_ options: UIWritingToolsResultOptions) -> Self {
        var result = self.allowedWritingToolsResultOptions(options)
        prove(&result, Same<Self>())
        self.allowedWritingToolsResultOptions(options)
        return result
    }

    @MainActor func interface816(_ type: UITextMathExpressionCompletionType) -> Self {
        var result = self.mathExpressionCompletionType(type)
        prove(&result, Same<Self>())
        self.mathExpressionCompletionType(type)
        return result
    }

    @MainActor func interface817(_ action: @escaping (String) -> Void) -> Self {
        var result = self.onTextChange(action)
        prove(&result, Same<Self>())
        self.onTextChange(action)
        return result
    }

    @MainActor func interface818(_ action: @escaping (UITextView) -> Void) -> Self {
        var result = self.onTextChange(action)
        prove(&result, Same<Self>())
        self.onTextChange(action)
        return result
    }

    @MainActor func interface819(_ action: @escaping () -> Void) -> Self {
        var result = self.onBeginEditing(action)
        prove(&result, Same<Self>())
        self.onBeginEditing(action)
        return result
    }

    @MainActor func interface820(_ action: @escaping (UITextView) -> Void) -> Self {
        var result = self.onBeginEditing(action)
        prove(&result, Same<Self>())
        self.onBeginEditing(action)
        return result
    }

    @MainActor func interface821(_ action: @escaping () -> Void) -> Self {
        var result = self.onEndEditing(action)
        prove(&result, Same<Self>())
        self.onEndEditing(action)
        return result
    }

    @MainActor func interface822(_ action: @escaping (UITextView) -> Void) -> Self {
        var result = self.onEndEditing(action)
        prove(&result, Same<Self>())
        self.onEndEditing(action)
        return result
    }
}
