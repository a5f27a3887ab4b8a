import SwiftlyUI

private let textInsets = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 9)

@MainActor private func linkedText() -> UITextView {
    let view = UITextView()
    view.isEditable = false
    view.attributedText = NSAttributedString(string: "Swift", attributes: [.link: "https://swift.org"])
    return view
}

@MainActor private func highlightedText() -> UITextView {
    let view = UITextView()
    view.attributedText = NSAttributedString(
        string: "Swift", attributes: [.textHighlightStyle: NSAttributedString.TextHighlightStyle.default])
    return view
}

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
        .shown(
            "UITextView.text(_:)", UITextView(), { $0.text("Ada") },
            like: { $0.text = "Ada" }),
        .shown(
            "UITextView.attributedText(_:)", UITextView(), { $0.attributedText(NSAttributedString(string: "Ada")) },
            like: { $0.attributedText = NSAttributedString(string: "Ada") }),
        .shown(
            "UITextView.font(_:)", UITextView().text("Ada"), { $0.font(.systemFont(ofSize: 31)) },
            like: { $0.font = .systemFont(ofSize: 31) }),
        .init("UITextView.textColor(_:)") {
            try TextSamples.draws(.red, UITextView().font(.systemFont(ofSize: 30)).text("Ada").textColor(.red))
        },
        .shown(
            "UITextView.foregroundColor(_:)", UITextView().text("Ada"), { $0.foregroundColor(.red) },
            like: { $0.textColor = .red }),
        .shown(
            "UITextView.alignment(_:)", UITextView().text("Ada"), { $0.alignment(.right) },
            like: { $0.textAlignment = .right }),
        .shown(
            "UITextView.textAlignment(_:)", UITextView().text("Ada"), { $0.textAlignment(.center) },
            like: { $0.textAlignment = .center }),
        .shown(
            "UITextView.layoutMargins(_: UIEdgeInsets)", UITextView().text("Ada"), { $0.layoutMargins(textInsets) },
            like: { $0.textContainerInset = textInsets }),
        .shown(
            "UITextView.textContainerInset(_:)", UITextView().text("Ada"), { $0.textContainerInset(textInsets) },
            like: { $0.textContainerInset = textInsets }),
        .init("UITextView.borderStyle(_:)") {
            try !TextSamples.look(UITextView().borderStyle(.roundedRect), like: UITextView())
        },
        .shown(
            "UITextView.linkTextAttributes(_:)", linkedText(),
            { $0.linkTextAttributes([.foregroundColor: UIColor.red]) },
            like: { $0.linkTextAttributes = [.foregroundColor: UIColor.red] }),
        .shown(
            "UITextView.textHighlightAttributes(_:)", highlightedText(),
            { $0.textHighlightAttributes([.backgroundColor: UIColor.red]) },
            like: { $0.textHighlightAttributes = [.backgroundColor: UIColor.red] }),
        .shown(
            "UITextView.dataDetectorTypes(_:)", UITextView().text("See example.com").editable(false),
            { $0.dataDetectorTypes(.link) }, like: { $0.dataDetectorTypes = .link }),
    ]

    private static let textViewTyping: [FluentEffect] = [
        .init("UITextView.selectable(_:)") {
            TextSamples.inWindow(UITextView().editable(false).selectable(false)) { !$0.becomeFirstResponder() }
                && TextSamples.inWindow(UITextView().editable(false)) { $0.becomeFirstResponder() }
        },
        .init("UITextView.editable(_:)") {
            TextSamples.inWindow(UITextView().editable(false).selectable(false)) { !$0.becomeFirstResponder() }
        },
        .init("UITextView.selectedRange(_:)") {
            let view = UITextView().text("hello").selectedRange(NSRange(location: 0, length: 1))
            view.insertText("J")
            return view.text == "Jello"
        },
        .init("UITextView.delegate(_:)") {
            final class Delegate: NSObject, UITextViewDelegate {
                var begins = 0
                func textViewDidBeginEditing(_ textView: UITextView) { begins += 1 }
            }
            let delegate = Delegate()
            return TextSamples.inWindow(UITextView().delegate(delegate)) { view in
                view.becomeFirstResponder() && delegate.begins == 1
            }
        },
        .init("UITextView.typingAttributes(_:)") {
            let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.blue])
            let view = UITextView().attributedText(text).typingAttributes([.foregroundColor: UIColor.red])
            view.insertText("b")
            return view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red
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
    ]

    private static let textViewTraits: [FluentEffect] = []

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
