import SwiftlyUI

extension FluentEffects {
    static let textViews: [FluentEffect] = textViewTexts + textViewTyping + textViewTraits + textViewEvents

    private static let textViewTexts: [FluentEffect] = [
        .init("UITextView.init(_:)") { UITextView("Notes").label(showing: "Notes")?.isHidden == false },
        .init("UITextView.placeholder(_:color:)") {
            try TextSamples.draws(.red, UITextView().font(.systemFont(ofSize: 30)).placeholder("Notes", color: .red))
        },
        .init("UITextView.placeholderColor(_:)") {
            let view = UITextView("Notes").font(.systemFont(ofSize: 30))
            return try TextSamples.draws(.red, view.placeholderColor(.red))
        },
        .init("UITextView.text(_:)") { UITextView().text("Ada").text == "Ada" },
        .init("UITextView.attributedText(_:)") {
            UITextView().attributedText(NSAttributedString(string: "Ada")).text == "Ada"
        },
        .init("UITextView.font(_:)") { UITextView().font(.systemFont(ofSize: 31)).font?.pointSize == 31 },
        .init("UITextView.textColor(_:)") {
            try TextSamples.draws(.red, UITextView().font(.systemFont(ofSize: 30)).text("Ada").textColor(.red))
        },
        .init("UITextView.foregroundColor(_:)") { UITextView().foregroundColor(.red).textColor == .red },
        .init("UITextView.alignment(_:)") { UITextView().alignment(.right).textAlignment == .right },
        .init("UITextView.textAlignment(_:)") { UITextView().textAlignment(.center).textAlignment == .center },
        .init("UITextView.layoutMargins(_: UIEdgeInsets)") {
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            return UITextView().layoutMargins(insets).textContainerInset == insets
        },
        .init("UITextView.textContainerInset(_:)") {
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            return UITextView().textContainerInset(insets).textContainerInset == insets
        },
        .init("UITextView.borderStyle(_:)") {
            try !TextSamples.look(UITextView().borderStyle(.roundedRect), like: UITextView())
        },
        .init("UITextView.dataDetectorTypes(_:)") {
            UITextView().dataDetectorTypes(.link).dataDetectorTypes == .link
        },
        .init("UITextView.linkTextAttributes(_:)") {
            UITextView().linkTextAttributes([.foregroundColor: UIColor.red]).linkTextAttributes[.foregroundColor]
                as? UIColor == .red
        },
        .init("UITextView.textHighlightAttributes(_:)") {
            UITextView().textHighlightAttributes([.kern: 2]).textHighlightAttributes[.kern] as? Int == 2
        },
        .init("UITextView.usesStandardTextScaling(_:)") {
            UITextView().usesStandardTextScaling(true).usesStandardTextScaling
        },
    ]

    private static let textViewTyping: [FluentEffect] = [
        .init("UITextView.editable(_:)") { !UITextView().editable(false).isEditable },
        .init("UITextView.selectable(_:)") { !UITextView().selectable(false).isSelectable },
        .init("UITextView.selectedRange(_:)") {
            let view = UITextView().text("hello").selectedRange(NSRange(location: 0, length: 1))
            view.insertText("J")
            return view.text == "Jello"
        },
        .init("UITextView.isSecure(_:)") { UITextView().isSecure(true).isSecureTextEntry },
        .init("UITextView.secureTextEntry(_:)") { UITextView().secureTextEntry(true).isSecureTextEntry },
        .init("UITextView.delegate(_:)") {
            final class Delegate: NSObject, UITextViewDelegate {}
            let delegate = Delegate()
            return UITextView().delegate(delegate).delegate === delegate
        },
        .init("UITextView.allowsEditingTextAttributes(_:)") {
            UITextView().allowsEditingTextAttributes(true).allowsEditingTextAttributes
        },
        .init("UITextView.typingAttributes(_:)") {
            let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.blue])
            let view = UITextView().attributedText(text).typingAttributes([.foregroundColor: UIColor.red])
            view.insertText("b")
            return view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red
        },
        .init("UITextView.inputView(_:)") {
            let keys = UIView()
            return UITextView().inputView(keys).inputView === keys
        },
        .init("UITextView.inputAccessoryView(_:)") {
            let bar = UIView()
            return UITextView().inputAccessoryView(bar).inputAccessoryView === bar
        },
        .init("UITextView.clearsOnInsertion(_:)") {
            let view = UITextView().text("old").clearsOnInsertion(true)
            view.insertText("new")
            return view.text == "new" && !view.clearsOnInsertion
        },
        .init("UITextView.interactionState(_:)") {
            let view = UITextView().text("hello").selectedRange(NSRange(location: 0, length: 2))
            let state = view.interactionState
            view.selectedRange = NSRange(location: 5, length: 0)
            return view.interactionState(state).selectedRange == NSRange(location: 0, length: 2)
        },
        .init("UITextView.findInteractionEnabled(_:)") {
            UITextView().findInteractionEnabled(true).isFindInteractionEnabled
        },
    ]

    private static let textViewTraits: [FluentEffect] = [
        .init("UITextView.keyboardType(_:)") { UITextView().keyboardType(.URL).keyboardType == .URL },
        .init("UITextView.keyboardAppearance(_:)") {
            UITextView().keyboardAppearance(.dark).keyboardAppearance == .dark
        },
        .init("UITextView.returnKeyType(_:)") { UITextView().returnKeyType(.send).returnKeyType == .send },
        .init("UITextView.enablesReturnKeyAutomatically(_:)") {
            UITextView().enablesReturnKeyAutomatically(true).enablesReturnKeyAutomatically
        },
        .init("UITextView.autocapitalizationType(_:)") {
            UITextView().autocapitalizationType(.none).autocapitalizationType == .none
        },
        .init("UITextView.autocorrectionType(_:)") { UITextView().autocorrectionType(.yes).autocorrectionType == .yes },
        .init("UITextView.spellCheckingType(_:)") { UITextView().spellCheckingType(.yes).spellCheckingType == .yes },
        .init("UITextView.smartQuotesType(_:)") { UITextView().smartQuotesType(.no).smartQuotesType == .no },
        .init("UITextView.smartDashesType(_:)") { UITextView().smartDashesType(.no).smartDashesType == .no },
        .init("UITextView.smartInsertDeleteType(_:)") {
            UITextView().smartInsertDeleteType(.yes).smartInsertDeleteType == .yes
        },
        .init("UITextView.textContentType(_:)") { UITextView().textContentType(.name).textContentType == .name },
        .init("UITextView.passwordRules(_:)") {
            let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
            return UITextView().passwordRules(rules).passwordRules === rules
        },
        .init("UITextView.inlinePredictionType(_:)") {
            UITextView().inlinePredictionType(.no).inlinePredictionType == .no
        },
        .init("UITextView.mathExpressionCompletionType(_:)") {
            UITextView().mathExpressionCompletionType(.yes).mathExpressionCompletionType == .yes
        },
        .init("UITextView.writingToolsBehavior(_:)") {
            UITextView().writingToolsBehavior(.complete).writingToolsBehavior == .complete
        },
        .init("UITextView.allowedWritingToolsResultOptions(_:)") {
            UITextView().allowedWritingToolsResultOptions([.table]).allowedWritingToolsResultOptions == [.table]
        },
    ]

    private static let textViewEvents: [FluentEffect] = [
        .init("UITextView.maxLength(_:)") {
            let view = UITextView().maxLength(3)
            view.insertText("abcdef")
            return view.text == "abc"
        },
        .init("UITextView.onTextChange(_: (String) -> Void)") {
            var texts: [String] = []
            let view = UITextView().onTextChange { (text: String) in texts.append(text) }
            try TextSamples.inRender { view.insertText("a") }
            return texts == ["a"]
        },
        .init("UITextView.onTextChange(_: (UITextView) -> Void)") {
            var views: [UITextView] = []
            let view = UITextView().onTextChange { (view: UITextView) in views.append(view) }
            try TextSamples.inRender { view.insertText("a") }
            return views == [view]
        },
        .init("UITextView.onBeginEditing(_: () -> Void)") {
            var count = 0
            return TextSamples.inWindow(UITextView().onBeginEditing { count += 1 }) { view in
                view.becomeFirstResponder() && count == 1
            }
        },
        .init("UITextView.onBeginEditing(_: (UITextView) -> Void)") {
            var views: [UITextView] = []
            return TextSamples.inWindow(UITextView().onBeginEditing { views.append($0) }) { view in
                view.becomeFirstResponder() && views == [view]
            }
        },
        .init("UITextView.onEndEditing(_: () -> Void)") {
            var count = 0
            return TextSamples.inWindow(UITextView().onEndEditing { count += 1 }) { view in
                view.becomeFirstResponder() && count == 0 && view.resignFirstResponder() && count == 1
            }
        },
        .init("UITextView.onEndEditing(_: (UITextView) -> Void)") {
            var views: [UITextView] = []
            return TextSamples.inWindow(UITextView().onEndEditing { views.append($0) }) { view in
                view.becomeFirstResponder() && view.resignFirstResponder() && views == [view]
            }
        },
    ]
}
