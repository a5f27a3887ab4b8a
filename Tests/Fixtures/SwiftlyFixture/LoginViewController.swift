#if canImport(UIKit)
import SwiftlyUI
import UIKit

/// A form for a name and a password, whose button is disabled until both are filled.
final class LoginViewController: UIViewController {
    var onLogin: ((_ name: String, _ password: String) -> Void)?
    private(set) var attempts = 0

    private(set) lazy var nameField = makeField("Name")
        .textContentType(.username)
        .returnKeyType(.next)
        .maxLength(12)

    private(set) lazy var passwordField = makeField("Password")
        .isSecure(true)
        .returnKeyType(.done)

    private(set) lazy var messageLabel = UILabel()
        .font(.footnote)
        .foregroundColor(.systemRed)
        .numberOfLines(0)
        .alignment(.center)
        .hidden()

    private(set) lazy var loginButton = UIButton("Log in")
        .font(.semibold(17))
        .foregroundColor(.white)
        .titleColor(.lightText, state: .disabled)
        .backgroundColor(.systemBlue)
        .layerCornerRadius(8)
        .height(44)
        .disabled()
        .onAction { [weak self] in self?.logIn() }

    private(set) lazy var form = VStackView(spacing: 12) {
        row("Name", nameField)
        row("Password", passwordField)
        messageLabel
        loginButton
    }
    .alignment(.fill)
    .padding(16)
    .fillToSuper()

    private(set) lazy var card = ZStackView {
        UIView()
            .backgroundColor(.systemTeal)
            .opacity(0.25)
            .fillToSuper()
        form
    }
    .border(.separator)
    .layerCornerRadius(12)
    .width(280)
    .centerToSuper()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        view
            .backgroundColor(.systemBackground)
            .addContents { card }
            .onGesture(.tap, target: self) { (controller: LoginViewController) in
                controller.view.endEditing(true)
            }
    }

    private func makeField(_ placeholder: String) -> UITextField {
        UITextField(placeholder)
            .font(.regular(15))
            .autocapitalizationType(.none)
            .autocorrectionType(.no)
            .clearButtonMode(.whileEditing)
            .padding(.horizontal, 6)
            .border(.lightGray, 1)
            .cornerRadius(6)
            .height(35)
            .onTextChange { [weak self] (_: String) in self?.update() }
    }

    private func row(_ title: String, _ field: UITextField) -> HStackView {
        HStackView(spacing: 8) {
            UILabel(title)
                .font(.medium(15))
                .textColor(.secondaryLabel)
                .width(80)
            field
        }
        .padding(4)
    }

    private var isComplete: Bool {
        !(nameField.text ?? "").isEmpty && (passwordField.text ?? "").count >= 4
    }

    private func update() {
        loginButton.enabled(isComplete)
        messageLabel.hidden(true)
    }

    private func logIn() {
        guard isComplete, let name = nameField.text, let password = passwordField.text else { return }
        attempts += 1
        onLogin?(name, password)
    }

    func show(error: String) {
        messageLabel
            .text(error)
            .hidden(false)
    }
}
#endif
