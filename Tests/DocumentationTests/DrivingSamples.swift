import BuilderSnapshots
import BuilderUIKit
import Foundation
import Render
import ScreenDriver
import Testing

/// Pages quote what stands between the markers.
@MainActor
@Suite struct DrivingSamples {
    /// A form that is sent.
    @MainActor
    private final class SignUpViewController: UIViewController {
        private let email = UITextField()
        private let terms = UISwitch()
        private let button = UIButton(type: .system)
        private let result = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            email.placeholder = "Email"
            email.accessibilityIdentifier = "email"
            terms.accessibilityIdentifier = "terms"
            button.setTitle("Sign up", for: .normal)
            button.isEnabled = false
            terms.addAction(
                UIAction { [weak self] _ in self?.button.isEnabled = self?.terms.isOn ?? false }, for: .valueChanged)
            button.addAction(
                UIAction { [weak self] _ in self?.result.text = "Welcome, \(self?.email.text ?? "")" },
                for: .touchUpInside)
            result.accessibilityIdentifier = "result"
            let stack = UIStackView(arrangedSubviews: [email, terms, button, result])
            stack.axis = .vertical
            stack.alignment = .leading
            stack.spacing = 16
            stack.frame = CGRect(x: 20, y: 80, width: 300, height: 220)
            view.addSubview(stack)
            email.widthAnchor.constraint(equalToConstant: 300).isActive = true
        }
    }

    @Test func aFormIsFilledAndSent() async throws {
        // snapshot: begin drive-a-screen
        let driver = try await Driver(SignUpViewController())
        try await driver.type("a@b.c", into: "email")
        try await driver.toggle("terms")
        try await driver.tap("Sign up")
        #expect(try driver.text(of: "result") == "Welcome, a@b.c")
        let png = try driver.display().png()
        // snapshot: end drive-a-screen
        #expect(try PNGInspector.inspect(png).width == 1170)
    }

    @Test func queriesAreComposed() async throws {
        // snapshot: begin driver-queries
        let queries: [ViewQuery] = [
            "email",  // the identifier, else the label, else the text or placeholder
            .identifier("email"), .label("Email"), .text("Sign up"), .text(containing: "up"), .placeholder("Email"),
            .type(UISwitch.self), .type(named: "SignUpButton"),
            .type(UISwitch.self).inside("settings"), .label("Edit").and(.type(UIButton.self)),
            .text("Delete").at(2), .text("Delete").first, .text("Delete").last,
        ]
        // snapshot: end driver-queries
        #expect(Set(queries).count == queries.count)
    }

    @Test func whatAFingerCannotDoIsAnError() async throws {
        // snapshot: begin driver-errors
        let driver = try await Driver(SignUpViewController())
        do {
            try await driver.tap("Sign up")
        } catch {
            print(error)  // a finger can't reach UIButton “Sign up”: it is disabled; perform what enables it first
        }
        // snapshot: end driver-errors
        await #expect(throws: DriverError.unreachable(view: "UIButton “Sign up”", .disabled(nil))) {
            try await driver.tap("Sign up")
        }
    }

    @Test func stepsArePictures() async throws {
        // snapshot: begin screen-with-steps
        let screen = Screen("sign-up") { SignUpViewController() }
            .step("filled") { driver in
                try await driver.type("a@b.c", into: "email")
                try await driver.toggle("terms")
            }
            .step("sent") { driver in try await driver.tap("Sign up") }
            .step("terms-only", after: .start) { driver in try await driver.toggle("terms") }
        // snapshot: end screen-with-steps
        #expect(
            screen.variants.map(\.fullName) == ["sign-up", "sign-up/filled", "sign-up/sent", "sign-up/terms-only"])
        let driver = try await Catalog([screen]).find("sign-up/sent").driver()
        #expect(try driver.text(of: "result") == "Welcome, a@b.c")
    }
}
