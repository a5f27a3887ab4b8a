import SwiftlyUI
import Testing
import UIKit

@testable import SwiftlyFixture

@MainActor
@Suite struct LoginTests {
    private let stage = Stage()
    private let controller = LoginViewController()

    init() { stage.show(controller) }

    private func type(_ text: String, into field: UITextField) async {
        field.becomeFirstResponder()
        field.insertText(text)
        await mainQueueTurn()
    }

    /// 186 = 16 + 43 + 12 + 43 + 12 + 44 + 16: the fields are 35 tall with 4 above and below.
    @Test func theCardStandsInTheMiddle() {
        #expect(controller.card.frame == CGRect(x: 20, y: 191, width: 280, height: 186))
        #expect(controller.form.frame == CGRect(x: 0, y: 0, width: 280, height: 186))
        #expect(controller.card.subviews.first?.frame == controller.form.frame)
    }

    @Test func theFieldsTakeWhatTheirNamesLeave() {
        #expect(controller.nameField.frame == CGRect(x: 92, y: 4, width: 152, height: 35))
        let password = controller.passwordField
        #expect(password.convert(password.bounds, to: controller.form) == CGRect(x: 108, y: 75, width: 152, height: 35))
        #expect(controller.loginButton.frame == CGRect(x: 16, y: 126, width: 248, height: 44))
    }

    @Test func appearanceModifiersAreApplied() {
        #expect(controller.passwordField.isSecureTextEntry)
        #expect(controller.nameField.placeholder == "Name")
        #expect(controller.card.layer.cornerRadius == 12 && controller.card.layer.masksToBounds)
        #expect(controller.card.subviews.first?.alpha == 0.25)
        #expect(controller.loginButton.titleLabel?.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(controller.loginButton.titleColor(for: .disabled) == .lightText)
    }

    @Test func theLoginButtonIsDisabledUntilBothFieldsAreFilled() async {
        var entries: [String] = []
        controller.onLogin = { entries.append("\($0) \($1)") }
        #expect(!controller.loginButton.isEnabled)
        controller.loginButton.simulateTap()
        await type("ada", into: controller.nameField)
        #expect(!controller.loginButton.isEnabled)
        await type("123", into: controller.passwordField)
        #expect(!controller.loginButton.isEnabled)
        await type("4", into: controller.passwordField)
        #expect(controller.loginButton.isEnabled)
        controller.loginButton.simulateTap()
        #expect(entries == ["ada 1234"])
        #expect(controller.attempts == 1)
    }

    @Test func namesAreCutAtTwelveLetters() async {
        await type("abcdefghijklmnop", into: controller.nameField)
        #expect(controller.nameField.text == "abcdefghijkl")
    }

    @Test func aMessageMakesTheCardTallerAndTypingTakesItAway() async {
        controller.show(error: "Unknown name or password")
        stage.layOut()
        let line = controller.messageLabel.frame.height
        #expect(line > 10)
        #expect(abs(controller.card.frame.height - (186 + 12 + line)) < 0.01)
        #expect(abs(controller.card.frame.midY - 284) <= 0.5)
        await type("a", into: controller.nameField)
        stage.layOut()
        #expect(controller.messageLabel.isHidden)
        #expect(controller.card.frame.height == 186)
    }

    @Test func aTapBesideTheCardEndsTyping() {
        controller.nameField.becomeFirstResponder()
        #expect(controller.nameField.isFirstResponder)
        controller.view.simulateTap(at: CGPoint(x: 10, y: 10))
        #expect(!controller.nameField.isFirstResponder)
    }
}
