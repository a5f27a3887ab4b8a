import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITextInputTraitsTests {
    @Test func eachViewIsEnteredIntoInItsOwnWay() {
        func check(_ traits: some UITextInputTraits, _ other: some UITextInputTraits) {
            #expect(traits.keyboardType == .default && traits.autocapitalizationType == .sentences)
            traits.keyboardType = .emailAddress
            traits.autocorrectionType = .no
            traits.textContentType = .username
            traits.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
            #expect(traits.keyboardType != other.keyboardType && other.keyboardType == .default)
            #expect(traits.autocorrectionType != other.autocorrectionType && other.autocorrectionType == .default)
            #expect(traits.textContentType != other.textContentType && other.textContentType == nil)
            #expect(traits.passwordRules != nil && other.passwordRules == nil)
        }
        check(UITextField(), UITextField())
        check(UITextView(), UITextView())
    }

    @Test func aSecureFieldShowsDotsAndItsSubclassIsNotified() {
        final class Secure: UITextField {
            var changes = 0
            override var isSecureTextEntry: Bool { didSet { changes += 1 } }
        }
        let secure = Secure()
        secure.text = "code"
        secure.isSecureTextEntry = true
        #expect(secure.changes == 1)
        #expect(secure.textLabel.text == "••••")
    }
}
