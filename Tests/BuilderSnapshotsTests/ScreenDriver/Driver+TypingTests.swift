import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

@MainActor
struct DriverTypingTests {
    /// A delegate that records what it is asked and told.
    @MainActor
    private final class FieldDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let log: EventLog
        var limit = Int.max

        init(_ log: EventLog) { self.log = log }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.entries.append("should begin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.entries.append("begin") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.entries.append("\(range.location)+\(range.length) “\(string)”")
            return (textField.text ?? "").count < limit
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.entries.append("return")
            return true
        }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            log.entries.append("\(range.location)+\(range.length) “\(text)”")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { log.entries.append("changed") }
    }

    @Test func typingAsksTheDelegateForEachCharacter() async throws {
        var delegate: FieldDelegate?
        let (driver, controller) = try await makeDriver { controller in
            let field = controller.add(UITextField(), "email", y: 100)
            delegate = FieldDelegate(controller.log)
            field.delegate = delegate
            controller.log.listen(
                to: field, [(.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged")])
        }
        try await driver.type("a👍🏽", into: "email")
        #expect(
            controller.log.take() == [
                "should begin", "begin", "editingDidBegin", "0+0 “a”", "editingChanged", "1+0 “👍🏽”", "editingChanged",
            ])
        #expect(try driver.text(of: "email") == "a👍🏽")
        // The field has the focus and isn't tapped again.
        try await driver.type("b", into: "email")
        #expect(controller.log.take() == ["5+0 “b”", "editingChanged"])
        _ = delegate
    }

    @Test func delegateRefusesCharacters() async throws {
        var delegate: FieldDelegate?
        let (driver, _) = try await makeDriver { controller in
            delegate = FieldDelegate(controller.log)
            delegate?.limit = 3
            controller.add(UITextField(), "code", y: 100).delegate = delegate
        }
        try await driver.type("123456", into: "code")
        #expect(try driver.text(of: "code") == "123")
        _ = delegate
    }

    @Test func returnKeyAsksTheDelegateAndEndsOnExit() async throws {
        var delegate: FieldDelegate?
        let (driver, controller) = try await makeDriver { controller in
            delegate = FieldDelegate(controller.log)
            let field = controller.add(UITextField(), "name", y: 100)
            field.delegate = delegate
            controller.log.listen(
                to: field,
                [(.primaryActionTriggered, "primary"), (.editingDidEndOnExit, "exit"), (.editingDidEnd, "end")])
        }
        try await driver.type("\n", into: "name")
        #expect(controller.log.take() == ["should begin", "begin", "return", "primary", "exit", "end"])
        #expect(await refusal { try await driver.type("x") } == .noFocus(view: nil))
        _ = delegate
    }

    @Test func textViewsTakeLines() async throws {
        var delegate: FieldDelegate?
        let (driver, controller) = try await makeDriver { controller in
            delegate = FieldDelegate(controller.log)
            controller.add(UITextView(), "notes", y: 100, height: 120).delegate = delegate
        }
        try await driver.type("a\nb", into: "notes")
        #expect(controller.log.take() == ["0+0 “a”", "changed", "1+0 “\n”", "changed", "2+0 “b”", "changed"])
        #expect(try driver.text(of: "notes") == "a\nb")
        _ = delegate
    }

    @Test func secureFieldsAndSearchBarsTakeText() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.add(UITextField(), "password", y: 100).isSecureTextEntry = true
            controller.add(UISearchBar(), "search", y: 200, width: 300, height: 56)
        }
        try await driver.type("s3cret", into: "password")
        #expect(try driver.text(of: "password") == "s3cret")
        #expect(!driver.tree().contains("s3cret"))
        try await driver.type("tea", into: "search")
        let bar = controller.view.subviews.compactMap { $0 as? UISearchBar }.first
        #expect(bar?.text == "tea")
    }

    @Test func errorsDoNotContainTheTextsOfSecureFields() async throws {
        let (driver, _) = try await makeDriver { controller in
            let password = controller.add(UITextField(), "password", y: 100)
            password.isSecureTextEntry = true
            password.text = "hunter2"
            password.addAction(UIAction { _ in password.resignFirstResponder() }, for: .editingChanged)
            let covered = controller.add(UITextField(), "pin", y: 200)
            covered.isSecureTextEntry = true
            covered.text = "1357"
            controller.add(UIView(), "cover", y: 190, height: 64)
            controller.add(UITextField(), "code", y: 300).addAction(
                UIAction { _ in covered.becomeFirstResponder() }, for: .editingChanged)
        }
        let lost = await refusal { try await driver.type("s3cret", into: "password") }
        #expect(lost == .lostFocus(typed: "•••", rest: "•••"))
        #expect(driver.action == "type(•••, into: “password”)")
        let hidden = await refusal { try await driver.type("s3cret", into: "pin") }
        #expect(
            hidden
                == .unreachable(view: "UITextField (identifier “pin”)", .covered(by: "UIView (identifier “cover”)")))
        #expect(driver.action == "type(•••, into: “pin”)")
        // The second digit goes to the secure field, from which it is hidden on.
        try await driver.type("12", into: "code")
        #expect(try driver.text(of: "pin").hasSuffix("2"))
        for query in ["hunter", "1357", "s3cre"] as [ViewQuery] {
            let error = await refusal { try await driver.tap(query) }
            guard case .noView(_, let near) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(!near.joined().contains("hunter2") && !near.joined().contains("1357"))
        }
        #expect(!driver.tree().contains("hunter2") && !driver.accessibilityTree().contains("hunter2"))
    }

    @Test func clearDeletesEverythingAtOnce() async throws {
        var delegate: FieldDelegate?
        let (driver, controller) = try await makeDriver { controller in
            delegate = FieldDelegate(controller.log)
            let field = controller.add(UITextField(), "name", y: 100)
            field.text = "Ada"
            field.delegate = delegate
        }
        try await driver.clear("name")
        #expect(controller.log.take() == ["should begin", "begin", "0+3 “”"])
        #expect(try driver.text(of: "name") == "")
        try await driver.type("Bob", into: "name")
        #expect(try driver.text(of: "name") == "Bob")
        _ = delegate
    }

    /// A view of digits without a selection.
    @MainActor
    private final class CodeView: UIView, UIKeyInput {
        var digits = ""
        var hasText: Bool { !digits.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { digits = String(digits.dropLast()) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
    }

    @Test func viewsOfTheAppsOwnTakeTextAndAreCleared() async throws {
        let code = CodeView()
        let (driver, _) = try await makeDriver { $0.add(code, "code", y: 100) }
        try await driver.type("1234", into: "code")
        #expect(code.digits == "1234")
        try await driver.clear("code")
        #expect(code.digits == "")
    }

    @Test func focusMovesWhileTyping() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let fields = (0..<2).map { controller.add(UITextField(), "digit-\($0)", y: 100 + CGFloat($0) * 60) }
            fields[0].addAction(UIAction { _ in fields[1].becomeFirstResponder() }, for: .editingChanged)
            fields[1].addAction(UIAction { _ in fields[1].resignFirstResponder() }, for: .editingChanged)
        }
        try await driver.type("12", into: "digit-0")
        #expect(try driver.text(of: "digit-0") == "1")
        #expect(try driver.text(of: "digit-1") == "2")
        let error = await refusal { try await driver.type("345", into: "digit-0") }
        #expect(error == .lostFocus(typed: "34", rest: "5"))
        _ = controller
    }

    @Test func whatTakesNoTextIsRefused() async throws {
        let (driver, _) = try await makeDriver { controller in
            controller.addButton("Send", y: 100)
            controller.add(UITextField(), "off", y: 200).isEnabled = false
            let text = controller.add(UITextView(), "read", y: 300)
            text.isEditable = false
            text.text = "Read me"
        }
        #expect(await refusal { try await driver.type("x", into: "Send") } == .noFocus(view: "UIButton “Send”"))
        #expect(
            await refusal { try await driver.type("x", into: "off") }
                == .unreachable(view: "UITextField (identifier “off”)", .disabled(nil)))
        #expect(
            await refusal { try await driver.type("x", into: "read") }
                == .noFocus(view: "UITextView “Read me” (identifier “read”)"))
    }

    @Test func keysWithModifiersPerformCommands() async throws {
        final class Panel: UIView {
            let log: EventLog
            init(_ log: EventLog) {
                self.log = log
                super.init(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
            }
            required init?(coder: NSCoder) { nil }
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Panel.save))]
            }
            func save() { log.entries.append("save") }
        }
        let (driver, controller) = try await makeDriver { controller in
            controller.add(UITextField(), "email", y: 100)
            let panel = Panel(controller.log)
            controller.view.addSubview(panel)
            panel.becomeFirstResponder()
        }
        try await driver.pressKey("s", modifierFlags: .command)
        #expect(controller.log.take() == ["save"])
        try await driver.type("a", into: "email")
        try await driver.pressKey("b")
        try await driver.pressKey(UIKeyCommand.inputDelete)
        try await driver.pressKey("c", modifierFlags: .shift)
        #expect(try driver.text(of: "email") == "aC")
    }
}
