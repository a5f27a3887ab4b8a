import SwiftlyUI

private let words = "The quick brown fox jumps over the lazy dog"

extension FluentEffects {
    static let textFields: [FluentEffect] =
        fieldTexts + fieldPlaceholders + fieldLooks + fieldTyping + fieldEvents

    private static let fieldTexts: [FluentEffect] = [
        .shown(
            "UITextField.text(_:)", UITextField(), { $0.text("Ada") },
            like: { $0.text = "Ada" }),
        .init("UITextField.attributedText(_:)") {
            let text = NSAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.red])
            return try TextSamples.draws(.red, UITextField().font(.systemFont(ofSize: 30)).attributedText(text))
        },
        .shown(
            "UITextField.font(_:)", UITextField().text("Ada"), { $0.font(.systemFont(ofSize: 31)) },
            like: { $0.font = .systemFont(ofSize: 31) }),
        .init("UITextField.textColor(_:)") {
            try TextSamples.draws(.red, UITextField().font(.systemFont(ofSize: 30)).text("Ada").textColor(.red))
        },
        .shown(
            "UITextField.foregroundColor(_:)", UITextField().text("Ada"), { $0.foregroundColor(.red) },
            like: { $0.textColor = .red }),
        .shown(
            "UITextField.alignment(_:)", UITextField().text("Ada"), { $0.alignment(.right) },
            like: { $0.textAlignment = .right }),
        .shown(
            "UITextField.textAlignment(_:)", UITextField().text("Ada"), { $0.textAlignment(.center) },
            like: { $0.textAlignment = .center }),
        .init("UITextField.defaultTextAttributes(_:)") {
            let field = UITextField().text("Ada").font(.systemFont(ofSize: 30))
            return try TextSamples.draws(.green, field.defaultTextAttributes([.backgroundColor: UIColor.green]))
        },
        .init("UITextField.isSecure(_:)") {
            try TextSamples.look(UITextField().text("Ada").isSecure(true), like: UITextField().text("•••"))
        },
        .shown(
            "UITextField.secureTextEntry(_:)", UITextField().text("Ada"), { $0.secureTextEntry(true) },
            like: { $0.isSecureTextEntry = true }),
        .shown(
            "UITextField.sizeToFitWidth()", UITextField().text(words), { $0.sizeToFitWidth() },
            like: { $0.adjustsFontSizeToFitWidth = true }),
        .init("UITextField.adjustsFontSizeToFitWidth(_:)") {
            let long = String(repeating: "W", count: 14)
            return try !TextSamples.look(
                UITextField().text(long).adjustsFontSizeToFitWidth(true), like: UITextField().text(long))
        },
        .shown(
            "UITextField.minimumFontSize(_:)", UITextField().text(words).sizeToFitWidth(), { $0.minimumFontSize(14) },
            like: { $0.minimumFontSize = 14 }),
    ]

    private static let fieldPlaceholders: [FluentEffect] = [
        .shown(
            "UITextField.init(_:)", UITextField(), { _ in UITextField("Name") },
            like: { $0.placeholder = "Name" }),
        .init("UITextField.init(customPlaceholder:color:)") {
            try TextSamples.draws(
                .red, UITextField(customPlaceholder: "Name", color: .red).font(.systemFont(ofSize: 30)))
        },
        .shown(
            "UITextField.attributedPlaceholder(_:)", UITextField(),
            { $0.attributedPlaceholder(NSAttributedString(string: "Name")) },
            like: { $0.attributedPlaceholder = NSAttributedString(string: "Name") }),
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
        .shown(
            "UITextField.borderStyle(_:)", UITextField(), { $0.borderStyle(.roundedRect) },
            like: { $0.borderStyle = .roundedRect }),
        .init("UITextField.background(_:)") {
            try TextSamples.draws(.red, UITextField().background(TextSamples.image(.red)))
        },
        .init("UITextField.disabledBackground(_:)") {
            let field = UITextField().background(TextSamples.image(.red)).disabledBackground(TextSamples.image(.blue))
            field.isEnabled = false
            return try TextSamples.draws(.blue, field)
        },
        .shown(
            "UITextField.clearButtonMode(_:)", UITextField().text("Ada"), { $0.clearButtonMode(.always) },
            like: { $0.clearButtonMode = .always }),
        .shown(
            "UITextField.leftView(_:)", UITextField().leftViewMode(.always),
            { $0.leftView(SquarePicture.square(width: 12)) },
            like: { $0.leftView = SquarePicture.square(width: 12) }),
        .shown(
            "UITextField.leftViewMode(_:)", UITextField().leftView(SquarePicture.square(width: 12)),
            { $0.leftViewMode(.always) },
            like: { $0.leftViewMode = .always }),
        .shown(
            "UITextField.rightView(_:)", UITextField().rightViewMode(.always),
            { $0.rightView(SquarePicture.square(width: 12)) },
            like: { $0.rightView = SquarePicture.square(width: 12) }),
        .shown(
            "UITextField.rightViewMode(_:)", UITextField().rightView(SquarePicture.square(width: 12)),
            { $0.rightViewMode(.unlessEditing) },
            like: { $0.rightViewMode = .unlessEditing }),
    ]

    private static let fieldTyping: [FluentEffect] = [
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
            final class Delegate: NSObject, UITextFieldDelegate {
                var begins = 0
                func textFieldDidBeginEditing(_ textField: UITextField) { begins += 1 }
            }
            let delegate = Delegate()
            return TextSamples.inWindow(UITextField().delegate(delegate)) { field in
                field.becomeFirstResponder() && delegate.begins == 1
            }
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
