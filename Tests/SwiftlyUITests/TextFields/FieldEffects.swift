import SwiftlyUI

extension FluentEffects {
    static let textFields: [FluentEffect] =
        fieldTexts + fieldPlaceholders + fieldLooks + fieldTyping + fieldEvents

    private static let fieldTexts: [FluentEffect] = [
        .init("UITextField.text(_:)") { UITextField().text("Ada").text == "Ada" },
        .init("UITextField.attributedText(_:)") {
            let text = NSAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.red])
            return try TextSamples.draws(.red, UITextField().font(.systemFont(ofSize: 30)).attributedText(text))
        },
        .init("UITextField.font(_:)") { UITextField().font(.systemFont(ofSize: 31)).font?.pointSize == 31 },
        .init("UITextField.textColor(_:)") {
            try TextSamples.draws(.red, UITextField().font(.systemFont(ofSize: 30)).text("Ada").textColor(.red))
        },
        .init("UITextField.foregroundColor(_:)") { UITextField().foregroundColor(.red).textColor == .red },
        .init("UITextField.alignment(_:)") { UITextField().alignment(.right).textAlignment == .right },
        .init("UITextField.textAlignment(_:)") { UITextField().textAlignment(.center).textAlignment == .center },
        .init("UITextField.defaultTextAttributes(_:)") {
            let field = UITextField().text("Ada").font(.systemFont(ofSize: 30))
            return try TextSamples.draws(.green, field.defaultTextAttributes([.backgroundColor: UIColor.green]))
        },
        .init("UITextField.isSecure(_:)") {
            try TextSamples.look(UITextField().text("Ada").isSecure(true), like: UITextField().text("•••"))
        },
        .init("UITextField.secureTextEntry(_:)") { UITextField().secureTextEntry(true).isSecureTextEntry },
        .init("UITextField.sizeToFitWidth()") { UITextField().sizeToFitWidth().adjustsFontSizeToFitWidth },
        .init("UITextField.adjustsFontSizeToFitWidth(_:)") {
            let long = String(repeating: "W", count: 14)
            return try !TextSamples.look(
                UITextField().text(long).adjustsFontSizeToFitWidth(true), like: UITextField().text(long))
        },
        .init("UITextField.minimumFontSize(_:)") { UITextField().minimumFontSize(9).minimumFontSize == 9 },
    ]

    private static let fieldPlaceholders: [FluentEffect] = [
        .init("UITextField.init(_:)") { UITextField("Name").placeholder == "Name" },
        .init("UITextField.init(customPlaceholder:color:)") {
            try TextSamples.draws(
                .red, UITextField(customPlaceholder: "Name", color: .red).font(.systemFont(ofSize: 30)))
        },
        .init("UITextField.attributedPlaceholder(_:)") {
            UITextField().attributedPlaceholder(NSAttributedString(string: "Name")).placeholder == "Name"
        },
        .init("UITextField.placeholder(_:color:)") {
            try TextSamples.draws(.red, UITextField().font(.systemFont(ofSize: 30)).placeholder("Name", color: .red))
        },
        .init("UITextField.placeholderColor(_:)") {
            let field = UITextField("Name").font(.systemFont(ofSize: 30))
            return try TextSamples.draws(.red, field.placeholderColor(.red))
        },
        .init("UITextField.placeholder(customPlaceholder:color:)") {
            let field = UITextField().font(.systemFont(ofSize: 30))
            return try TextSamples.draws(.red, field.placeholder(customPlaceholder: "Name", color: .red))
        },
        .init("UITextField.placeholderColor(customPlaceholder:)") {
            let field = UITextField(customPlaceholder: "Name").font(.systemFont(ofSize: 30))
            return try TextSamples.draws(.red, field.placeholderColor(customPlaceholder: .red))
        },
    ]

    private static let fieldLooks: [FluentEffect] = [
        .init("UITextField.layoutMargins(_: UIEdgeInsets)") {
            let field = UITextField().layoutMargins(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            let rect = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40))
            return rect == CGRect(x: 2, y: 1, width: 94, height: 36)
        },
        .init("UITextField.borderStyle(_:)") { UITextField().borderStyle(.roundedRect).borderStyle == .roundedRect },
        .init("UITextField.background(_:)") {
            try TextSamples.draws(.red, UITextField().background(TextSamples.image(.red)))
        },
        .init("UITextField.disabledBackground(_:)") {
            let field = UITextField().background(TextSamples.image(.red)).disabledBackground(TextSamples.image(.blue))
            field.isEnabled = false
            return try TextSamples.draws(.blue, field)
        },
        .init("UITextField.clearButtonMode(_:)") {
            UITextField().clearButtonMode(.always).clearButtonMode == .always
        },
        .init("UITextField.leftView(_:)") {
            let view = UIView()
            return UITextField().leftView(view).leftView === view
        },
        .init("UITextField.leftViewMode(_:)") { UITextField().leftViewMode(.always).leftViewMode == .always },
        .init("UITextField.rightView(_:)") {
            let view = UIView()
            return UITextField().rightView(view).rightView === view
        },
        .init("UITextField.rightViewMode(_:)") {
            UITextField().rightViewMode(.whileEditing).rightViewMode == .whileEditing
        },
        .init("UITextField.cursorColor(_:)") { UITextField().cursorColor(.red).tintColor == .red },
    ]

    private static let fieldTyping: [FluentEffect] = [
        .init("UITextField.inputView(_:)") {
            let view = UIView()
            return UITextField().inputView(view).inputView === view
        },
        .init("UITextField.inputAccessoryView(_:)") {
            let view = UIView()
            return UITextField().inputAccessoryView(view).inputAccessoryView === view
        },
        .init("UITextField.clearsOnInsertion(_:)") {
            let field = UITextField().text("old").clearsOnInsertion(true)
            field.insertText("new")
            return field.text == "new" && !field.clearsOnInsertion
        },
        .init("UITextField.clearOnBeginEditing(_:)") {
            TextSamples.inWindow(UITextField().text("old").clearOnBeginEditing()) { field in
                field.becomeFirstResponder() && field.text == ""
            }
        },
        .init("UITextField.allowsEditingTextAttributes(_:)") {
            UITextField().allowsEditingTextAttributes(true).allowsEditingTextAttributes
        },
        .init("UITextField.typingAttributes(_:)") {
            TextSamples.inWindow(UITextField().text("a")) { field in
                field.becomeFirstResponder()
                field.typingAttributes([.foregroundColor: UIColor.red]).insertText("b")
                @MainActor func color(_ place: Int) -> UIColor? {
                    field.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
                }
                return color(0) == .label && color(1) == .red
            }
        },
        .init("UITextField.interactionState(_:)") {
            let field = UITextField().text("hello")
            field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 2).flatMap {
                field.textRange(from: field.beginningOfDocument, to: $0)
            }
            let state = field.interactionState
            field.selectedTextRange = nil
            field.interactionState(state).insertText("J")
            return field.text == "Jllo"
        },
        .init("UITextField.delegate(_:)") {
            final class Delegate: NSObject, UITextFieldDelegate {}
            let delegate = Delegate()
            return UITextField().delegate(delegate).delegate === delegate
        },
        .init("UITextField.keyboardType(_:)") {
            UITextField().keyboardType(.emailAddress).keyboardType == .emailAddress
        },
        .init("UITextField.keyboardAppearance(_:)") {
            UITextField().keyboardAppearance(.dark).keyboardAppearance == .dark
        },
        .init("UITextField.returnKeyType(_:)") { UITextField().returnKeyType(.done).returnKeyType == .done },
        .init("UITextField.autocapitalizationType(_:)") {
            UITextField().autocapitalizationType(.words).autocapitalizationType == .words
        },
        .init("UITextField.autocorrectionType(_:)") {
            UITextField().autocorrectionType(.no).autocorrectionType == .no
        },
        .init("UITextField.spellCheckingType(_:)") { UITextField().spellCheckingType(.no).spellCheckingType == .no },
        .init("UITextField.smartQuotesType(_:)") { UITextField().smartQuotesType(.no).smartQuotesType == .no },
        .init("UITextField.smartDashesType(_:)") { UITextField().smartDashesType(.yes).smartDashesType == .yes },
        .init("UITextField.smartInsertDeleteType(_:)") {
            UITextField().smartInsertDeleteType(.no).smartInsertDeleteType == .no
        },
        .init("UITextField.inlinePredictionType(_:)") {
            UITextField().inlinePredictionType(.yes).inlinePredictionType == .yes
        },
        .init("UITextField.mathExpressionCompletionType(_:)") {
            UITextField().mathExpressionCompletionType(.no).mathExpressionCompletionType == .no
        },
        .init("UITextField.writingToolsBehavior(_:)") {
            UITextField().writingToolsBehavior(.limited).writingToolsBehavior == .limited
        },
        .init("UITextField.allowedWritingToolsResultOptions(_:)") {
            UITextField().allowedWritingToolsResultOptions([.list]).allowedWritingToolsResultOptions == [.list]
        },
        .init("UITextField.textContentType(_:)") {
            UITextField().textContentType(.emailAddress).textContentType == .emailAddress
        },
        .init("UITextField.passwordRules(_:)") {
            let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
            return UITextField().passwordRules(rules).passwordRules === rules
        },
    ]

    private static let fieldEvents: [FluentEffect] = [
        .init("UITextField.maxLength(_:)") {
            let field = UITextField().maxLength(3)
            field.insertText("abcdef")
            return field.text == "abc"
        },
        .init("UITextField.onTextChange(_: (String) -> Void)") {
            var texts: [String] = []
            let field = UITextField().onTextChange { (text: String) in texts.append(text) }
            try TextSamples.inRender { field.insertText("a") }
            return texts == ["a"]
        },
        .init("UITextField.onTextChange(_: (UITextField) -> Void)") {
            var fields: [UITextField] = []
            let field = UITextField().onTextChange { (field: UITextField) in fields.append(field) }
            try TextSamples.inRender { field.insertText("a") }
            return fields == [field]
        },
        .init("UITextField.onBeginEditing(_: () -> Void)") {
            var count = 0
            return TextSamples.inWindow(UITextField().onBeginEditing { count += 1 }) { field in
                field.becomeFirstResponder() && count == 1
            }
        },
        .init("UITextField.onBeginEditing(_: (UITextField) -> Void)") {
            var fields: [UITextField] = []
            return TextSamples.inWindow(UITextField().onBeginEditing { fields.append($0) }) { field in
                field.becomeFirstResponder() && fields == [field]
            }
        },
        .init("UITextField.onEndEditing(_: () -> Void)") {
            var count = 0
            return TextSamples.inWindow(UITextField().onEndEditing { count += 1 }) { field in
                field.becomeFirstResponder() && count == 0 && field.resignFirstResponder() && count == 1
            }
        },
        .init("UITextField.onEndEditing(_: (UITextField) -> Void)") {
            var fields: [UITextField] = []
            return TextSamples.inWindow(UITextField().onEndEditing { fields.append($0) }) { field in
                field.becomeFirstResponder() && field.resignFirstResponder() && fields == [field]
            }
        },
        .init("UITextField.sendNotifications(for:)") {
            let field = UITextField().text("abcdef").maxLength(2)
            field.sendNotifications(for: UITextField.textDidChangeNotification)
            return field.text == "ab"
        },
    ]
}
