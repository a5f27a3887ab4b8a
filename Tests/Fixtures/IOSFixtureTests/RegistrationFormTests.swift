import Testing
import UIKit

@testable import IOSFixture

@MainActor
@Suite struct RegistrationFormTests {
    @Test func theFormWorksAsOnAPhone() throws {
        let form = RegistrationFormViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = form
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(form.view.alpha == 1)
        #expect(form.nameField.hint == "As on your passport")
        #expect(!form.countryField.isRequired)
        form.searchBar.searchTextField.insertText("a")
        #expect(form.searches == ["a"])
        let picker = try #require(form.countryField.inputView as? UIPickerView)
        picker.simulateSelection(ofRow: 2, inComponent: 0)
        #expect(form.countryField.text == "Peru")
        form.validate()
        let alert = try #require(form.presentedViewController as? UIAlertController)
        #expect(alert.message == "As on your passport")
        alert.simulateChoice(of: alert.actions[0])
        #expect(form.presentedViewController == nil)
        form.nameField.text = ""
        form.nameField.insertText("ada")
        #expect(form.nameField.text == "ADA")
    }
}
