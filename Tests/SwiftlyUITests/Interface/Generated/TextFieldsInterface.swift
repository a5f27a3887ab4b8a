// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let textFieldsLines = [
        #"extension UITextField"#,
        #"func layoutMargins(_ edge: UIEdgeInsets) -> Self"#,
        #"init(_ placeholder: String?)"#,
        #"init(customPlaceholder placeholder: String, color: UIColor? = nil)"#,
        #"func attributedPlaceholder(_ attributedText: NSAttributedString) -> Self"#,
        #"func placeholder(_ text: String, color: UIColor? = nil) -> Self"#,
        #"func placeholderColor(_ color: UIColor? = nil) -> Self"#,
        #"func placeholder(customPlaceholder text: String?, color: UIColor? = nil) -> Self"#,
        #"func placeholderColor(customPlaceholder color: UIColor? = nil) -> Self"#,
        #"func clearButtonMode(_ mode: UITextField.ViewMode) -> Self"#,
        #"func leftViewMode(_ mode: UITextField.ViewMode) -> Self"#,
        #"func leftView(_ view: UIView?) -> Self"#,
        #"func rightViewMode(_ mode: UITextField.ViewMode) -> Self"#,
        #"func rightView(_ view: UIView?) -> Self"#,
        #"func inputView(_ view: UIView?) -> Self"#,
        #"func inputAccessoryView(_ view: UIView?) -> Self"#,
        #"func clearsOnInsertion(_ clears: Bool) -> Self"#,
        #"func cursorColor(_ color: UIColor) -> Self"#,
        #"func font(_ font: UIFont) -> Self"#,
        #"func textColor(_ color: UIColor) -> Self"#,
        #"func foregroundColor(_ color: UIColor) -> Self"#,
        #"func text(_ text: String?) -> Self"#,
        #"func alignment(_ alignment: NSTextAlignment) -> Self"#,
        #"func textAlignment(_ alignment: NSTextAlignment) -> Self"#,
        #"func keyboardType(_ type: UIKeyboardType) -> Self"#,
        #"func isSecure(_ isSecure: Bool) -> Self"#,
        #"func secureTextEntry(_ isSecure: Bool) -> Self"#,
        #"func maxLength(_ length: Int) -> Self"#,
        #"func sizeToFitWidth() -> Self"#,
        #"func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self"#,
        #"func minimumFontSize(_ size: CGFloat) -> Self"#,
        #"func clearOnBeginEditing(_ clear: Bool = true) -> Self"#,
        #"func borderStyle(_ style: UITextField.BorderStyle) -> Self"#,
        #"func delegate(_ delegate: UITextFieldDelegate?) -> Self"#,
        #"func attributedText(_ attributedText: NSAttributedString) -> Self"#,
        #"func defaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self"#,
        #"func background(_ image: UIImage?) -> Self"#,
        #"func disabledBackground(_ image: UIImage?) -> Self"#,
        #"func allowsEditingTextAttributes(_ allows: Bool) -> Self"#,
        #"func typingAttributes(_ attributes: [NSAttributedString.Key: Any]) -> Self"#,
        #"func autocapitalizationType(_ type: UITextAutocapitalizationType) -> Self"#,
        #"func autocorrectionType(_ type: UITextAutocorrectionType) -> Self"#,
        #"func spellCheckingType(_ type: UITextSpellCheckingType) -> Self"#,
        #"func smartQuotesType(_ type: UITextSmartQuotesType) -> Self"#,
        #"func smartDashesType(_ type: UITextSmartDashesType) -> Self"#,
        #"func smartInsertDeleteType(_ type: UITextSmartInsertDeleteType) -> Self"#,
        #"func interactionState(_ state: Any) -> Self"#,
        #"func inlinePredictionType(_ type: UITextInlinePredictionType) -> Self"#,
        #"func mathExpressionCompletionType(_ type: UITextMathExpressionCompletionType) -> Self"#,
        #"func writingToolsBehavior(_ behavior: UIWritingToolsBehavior) -> Self"#,
        #"func allowedWritingToolsResultOptions(_ options: UIWritingToolsResultOptions) -> Self"#,
        #"func keyboardAppearance(_ appearance: UIKeyboardAppearance) -> Self"#,
        #"func returnKeyType(_ type: UIReturnKeyType) -> Self"#,
        #"func textContentType(_ type: UITextContentType) -> Self"#,
        #"func passwordRules(_ rules: UITextInputPasswordRules?) -> Self"#,
        #"func onTextChange(_ action: @escaping (String) -> Void) -> Self"#,
        #"func onTextChange(_ action: @escaping (UITextField) -> Void) -> Self"#,
        #"func onBeginEditing(_ action: @escaping (UITextField) -> Void) -> Self"#,
        #"func onBeginEditing(_ action: @escaping () -> Void) -> Self"#,
        #"func onEndEditing(_ action: @escaping (UITextField) -> Void) -> Self"#,
        #"func onEndEditing(_ action: @escaping () -> Void) -> Self"#,
        #"func sendNotifications(for notificationName: NSNotification.Name)"#,
    ]
}

extension UITextField {
    @MainActor static func interface706() {
        _ = Self.self
    }

    @MainActor func interface707(_ edge: UIEdgeInsets) -> Self {
        var result = self.layoutMargins(edge)
        prove(&result, Same<Self>())
        self.layoutMargins(edge)
        return result
    }

    @MainActor static func interface708(_ placeholder: String?) {
        var result = UITextField(placeholder)
        prove(&result, Same<UITextField>())
    }

    @MainActor static func interface709(customPlaceholder placeholder: String, color: UIColor?) {
        var result = UITextField(customPlaceholder: placeholder, color: color)
        prove(&result, Same<UITextField>())
        _ = UITextField(customPlaceholder: placeholder)
    }

    @MainActor func interface710(_ attributedText: NSAttributedString) -> Self {
        var result = self.attributedPlaceholder(attributedText)
        prove(&result, Same<Self>())
        self.attributedPlaceholder(attributedText)
        return result
    }

    @MainActor func interface711(_ text: String, color: UIColor?) -> Self {
        var result = self.placeholder(text, color: color)
        prove(&result, Same<Self>())
        _ = self.placeholder(text)
        self.placeholder(text, color: color)
        return result
    }

    @MainActor func interface712(_ color: UIColor?) -> Self {
        var result = self.placeholderColor(color)
        prove(&result, Same<Self>())
        self.placeholderColor(color)
        return result
    }

    @MainActor func interface713(customPlaceholder text: String?, color: UIColor?) -> Self {
        var result = self.placeholder(customPlaceholder: text, color: color)
        prove(&result, Same<Self>())
        _ = self.placeholder(customPlaceholder: text)
        self.placeholder(customPlaceholder: text, color: color)
        return result
    }

    @MainActor func interface714(customPlaceholder color: UIColor?) -> Self {
        var result = self.placeholderColor(customPlaceholder: color)
        prove(&result, Same<Self>())
        self.placeholderColor(customPlaceholder: color)
        return result
    }

    @MainActor func interface715(_ mode: UITextField.ViewMode) -> Self {
        var result = self.clearButtonMode(mode)
        prove(&result, Same<Self>())
        self.clearButtonMode(mode)
        return result
    }

    @MainActor func interface716(_ mode: UITextField.ViewMode) -> Self {
        var result = self.leftViewMode(mode)
        prove(&result, Same<Self>())
        self.leftViewMode(mode)
        return result
    }

    @MainActor func interface717(_ view: UIView?) -> Self {
        var result = self.leftView(view)
        prove(&result, Same<Self>())
        self.leftView(view)
        return result
    }

    @MainActor func interface718(_ mode: UITextField.ViewMode) -> Self {
        var result = self.rightViewMode(mode)
        prove(&result, Same<Self>())
        self.rightViewMode(mode)
        return result
    }

    @MainActor func interface719(_ view: UIView?) -> Self {
        var result = self.rightView(view)
        prove(&result, Same<Self>())
        self.rightView(view)
        return result
    }

    @MainActor func interface720(_ view: UIView?) -> Self {
        var result = self.inputView(view)
        prove(&result, Same<Self>())
        self.inputView(view)
        return result
    }

    @MainActor func interface721(_ view: UIView?) -> Self {
        var result = self.inputAccessoryView(view)
        prove(&result, Same<Self>())
        self.inputAccessoryView(view)
        return result
    }

    @MainActor func interface722(_ clears: Bool) -> Self {
        var result = self.clearsOnInsertion(clears)
        prove(&result, Same<Self>())
        self.clearsOnInsertion(clears)
        return result
    }

    @MainActor func interface723(_ color: UIColor) -> Self {
        var result = self.cursorColor(color)
        prove(&result, Same<Self>())
        self.cursorColor(color)
        return result
    }

    @MainActor func interface724(_ font: UIFont) -> Self {
        var result = self.font(font)
        prove(&result, Same<Self>())
        self.font(font)
        return result
    }

    @MainActor func interface725(_ color: UIColor) -> Self {
        var result = self.textColor(color)
        prove(&result, Same<Self>())
        self.textColor(color)
        return result
    }

    @MainActor func interface726(_ color: UIColor) -> Self {
        var result = self.foregroundColor(color)
        prove(&result, Same<Self>())
        self.foregroundColor(color)
        return result
    }

    @MainActor func interface727(_ text: String?) -> Self {
        var result = self.text(text)
        prove(&result, Same<Self>())
        self.text(text)
        return result
    }

    @MainActor func interface728(_ alignment: NSTextAlignment) -> Self {
        var result = self.alignment(alignment)
        prove(&result, Same<Self>())
        self.alignment(alignment)
        return result
    }

    @MainActor func interface729(_ alignment: NSTextAlignment) -> Self {
        var result = self.textAlignment(alignment)
        prove(&result, Same<Self>())
        self.textAlignment(alignment)
        return result
    }

    @MainActor func interface730(_ type: UIKeyboardType) -> Self {
        var result = self.keyboardType(type)
        prove(&result, Same<Self>())
        self.keyboardType(type)
        return result
    }

    @MainActor func interface731(_ isSecure: Bool) -> Self {
        var result = self.isSecure(isSecure)
        prove(&result, Same<Self>())
        self.isSecure(isSecure)
        return result
    }

    @MainActor func interface732(_ isSecure: Bool) -> Self {
        var result = self.secureTextEntry(isSecure)
        prove(&result, Same<Self>())
        self.secureTextEntry(isSecure)
        return result
    }

    @MainActor func interface733(_ length: Int) -> Self {
        var result = self.maxLength(length)
        prove(&result, Same<Self>())
        self.maxLength(length)
        return result
    }

    @MainActor func interface734() -> Self {
        var result = self.sizeToFitWidth()
        prove(&result, Same<Self>())
        self.sizeToFitWidth()
        return result
    }

    @MainActor func interface735(_ adjusts: Bool) -> Self {
        var result = self.adjustsFontSizeToFitWidth(adjusts)
        prove(&result, Same<Self>())
        self.adjustsFontSizeToFitWidth(adjusts)
        return result
    }

    @MainActor func interface736(_ size: CGFloat) -> Self {
        var result = self.minimumFontSize(size)
        prove(&result, Same<Self>())
        self.minimumFontSize(size)
        return result
    }

    @MainActor func interface737(_ clear: Bool) -> Self {
        var result = self.clearOnBeginEditing(clear)
        prove(&result, Same<Self>())
        _ = self.clearOnBeginEditing()
        self.clearOnBeginEditing(clear)
        return result
    }

    @MainActor func interface738(_ style: UITextField.BorderStyle) -> Self {
        var result = self.borderStyle(style)
        prove(&result, Same<Self>())
        self.borderStyle(style)
        return result
    }

    @MainActor func interface739(_ delegate: UITextFieldDelegate?) -> Self {
        var result = self.delegate(delegate)
        prove(&result, Same<Self>())
        self.delegate(delegate)
        return result
    }

    @MainActor func interface740(_ attributedText: NSAttributedString) -> Self {
        var result = self.attributedText(attributedText)
        prove(&result, Same<Self>())
        self.attributedText(attributedText)
        return result
    }

    @MainActor func interface741(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        var result = self.defaultTextAttributes(attributes)
        prove(&result, Same<Self>())
        self.defaultTextAttributes(attributes)
        return result
    }

    @MainActor func interface742(_ image: UIImage?) -> Self {
        var result = self.background(image)
        prove(&result, Same<Self>())
        self.background(image)
        return result
    }

    @MainActor func interface743(_ image: UIImage?) -> Self {
        var result = self.disabledBackground(image)
        prove(&result, Same<Self>())
        self.disabledBackground(image)
        return result
    }

    @MainActor func interface744(_ allows: Bool) -> Self {
        var result = self.allowsEditingTextAttributes(allows)
        prove(&result, Same<Self>())
        self.allowsEditingTextAttributes(allows)
        return result
    }

    @MainActor func interface745(_ attributes: [NSAttributedString.Key: Any]) -> Self {
        var result = self.typingAttributes(attributes)
        prove(&result, Same<Self>())
        self.typingAttributes(attributes)
        return result
    }

    @MainActor func interface746(_ type: UITextAutocapitalizationType) -> Self {
        var result = self.autocapitalizationType(type)
        prove(&result, Same<Self>())
        self.autocapitalizationType(type)
        return result
    }

    @MainActor func interface747(_ type: UITextAutocorrectionType) -> Self {
        var result = self.autocorrectionType(type)
        prove(&result, Same<Self>())
        self.autocorrectionType(type)
        return result
    }

    @MainActor func interface748(_ type: UITextSpellCheckingType) -> Self {
        var result = self.spellCheckingType(type)
        prove(&result, Same<Self>())
        self.spellCheckingType(type)
        return result
    }

    @MainActor func interface749(_ type: UITextSmartQuotesType) -> Self {
        var result = self.smartQuotesType(type)
        prove(&result, Same<Self>())
        self.smartQuotesType(type)
        return result
    }

    @MainActor func interface750(_ type: UITextSmartDashesType) -> Self {
        var result = self.smartDashesType(type)
        prove(&result, Same<Self>())
        self.smartDashesType(type)
        return result
    }

    @MainActor func interface751(_ type: UITextSmartInsertDeleteType) -> Self {
        var result = self.smartInsertDeleteType(type)
        prove(&result, Same<Self>())
        self.smartInsertDeleteType(type)
        return result
    }

    @MainActor func interface752(_ state: Any) -> Self {
        var result = self.interactionState(state)
        prove(&result, Same<Self>())
        self.interactionState(state)
        return result
    }

    @MainActor func interface753(_ type: UITextInlinePredictionType) -> Self {
        var result = self.inlinePredictionType(type)
        prove(&result, Same<Self>())
        self.inlinePredictionType(type)
        return result
    }

    @MainActor func interface754(_ type: UITextMathExpressionCompletionType) -> Self {
        var result = self.mathExpressionCompletionType(type)
        prove(&result, Same<Self>())
        self.mathExpressionCompletionType(type)
        return result
    }

    @MainActor func interface755(_ behavior: UIWritingToolsBehavior) -> Self {
        var result = self.writingToolsBehavior(behavior)
        prove(&result, Same<Self>())
        self.writingToolsBehavior(behavior)
        return result
    }

    @MainActor func interface756(_ options: UIWritingToolsResultOptions) -> Self {
        var result = self.allowedWritingToolsResultOptions(options)
        prove(&result, Same<Self>())
        self.allowedWritingToolsResultOptions(options)
        return result
    }

    @MainActor func interface757(_ appearance: UIKeyboardAppearance) -> Self {
        var result = self.keyboardAppearance(appearance)
        prove(&result, Same<Self>())
        self.keyboardAppearance(appearance)
        return result
    }

    @MainActor func interface758(_ type: UIReturnKeyType) -> Self {
        var result = self.returnKeyType(type)
        prove(&result, Same<Self>())
        self.returnKeyType(type)
        return result
    }

    @MainActor func interface759(_ type: UITextContentType) -> Self {
        var result = self.textContentType(type)
        prove(&result, Same<Self>())
        self.textContentType(type)
        return result
    }

    @MainActor func interface760(_ rules: UITextInputPasswordRules?) -> Self {
        var result = self.passwordRules(rules)
        prove(&result, Same<Self>())
        self.passwordRules(rules)
        return result
    }

    @MainActor func interface761(_ action: @escaping (String) -> Void) -> Self {
        var result = self.onTextChange(action)
        prove(&result, Same<Self>())
        self.onTextChange(action)
        return result
    }

    @MainActor func interface762(_ action: @escaping (UITextField) -> Void) -> Self {
        var result = self.onTextChange(action)
        prove(&result, Same<Self>())
        self.onTextChange(action)
        return result
    }

    @MainActor func interface763(_ action: @escaping (UITextField) -> Void) -> Self {
        var result = self.onBeginEditing(action)
        prove(&result, Same<Self>())
        self.onBeginEditing(action)
        return result
    }

    @MainActor func interface764(_ action: @escaping () -> Void) -> Self {
        var result = self.onBeginEditing(action)
        prove(&result, Same<Self>())
        self.onBeginEditing(action)
        return result
    }

    @MainActor func interface765(_ action: @escaping (UITextField) -> Void) -> Self {
        var result = self.onEndEditing(action)
        prove(&result, Same<Self>())
        self.onEndEditing(action)
        return result
    }

    @MainActor func interface766(_ action: @escaping () -> Void) -> Self {
        var result = self.onEndEditing(action)
        prove(&result, Same<Self>())
        self.onEndEditing(action)
        return result
    }

    @MainActor func interface767(for notificationName: NSNotification.Name) {
        self.sendNotifications(for: notificationName)
    }
}
