import Builder
import RxSwift
import UIKit

struct LoginView: ViewBuilder {

    let model: LoginViewModel

    enum Field: String {
        case email, password
    }

    var body: View {
        VerticalScrollView {
            VStackView {
                ImageView(.wave(size: CGSize(width: 480, height: 180), top: .harbour, bottom: .systemTeal))
                    .contentMode(.scaleToFill)
                    .height(180)
                VStackView {
                    LabelView("Welcome back")
                        .style(PageTitleStyle())
                    LabelView("Sign in to see who is around.")
                        .color(.secondaryLabel)
                    SpacerView(12)
                    fields
                    LabelView(model.$status)
                        .style(FaultStyle())
                        .hidden(bind: model.$status.asObservable().map { $0.isEmpty })
                        .accessibilityIdentifier("status")
                    SpacerView(8)
                    ButtonView("Sign In") { context in
                        context.endEditing()
                        model.signIn()
                    }
                    .style(MainButtonStyle())
                    .enabled(bind: model.canSignIn)
                    .accessibilityIdentifier("sign-in")
                    With(UIActivityIndicatorView(style: .medium)) { $0.hidesWhenStopped = true }
                        .onReceive(model.isBusy.asObservable()) { context in
                            context.value ? context.view.startAnimating() : context.view.stopAnimating()
                        }
                    ButtonView("I have no account yet") { context in
                        context.push(ContactViewController())
                    }
                    .style(QuietButtonStyle())
                }
                .spacing(10)
                .padding(h: 24, v: 12)
            }
            .spacing(0)
        }
        .automaticallyAdjustForKeyboard()
        .backgroundColor(.systemBackground)
        .hideKeyboardOnBackgroundTap(cancelsTouchesInView: false)
    }

    @ViewResultBuilder private var fields: ViewConvertable {
        FormRow(
            fault: model.$emailFault,
            field: With(LinedTextField()) { $0.caption = "E-mail" }
                .text(bidirectionalBind: model.$email)
                .placeholder("you@example.com")
                .keyboardType(.emailAddress)
                .autocapitalizationType(.none)
                .autocorrectionType(.no)
                .textContentType(.username)
                .returnKeyType(.next)
                .accessibilityIdentifier(Field.email)
                .onEditingDidEndOnExit { context in
                    _ = context.find(Field.password)?.becomeFirstResponder()
                })
        FormRow(
            fault: model.$passwordFault,
            field: With(LinedTextField()) { $0.caption = "Password" }
                .text(bidirectionalBind: model.$password)
                .secureTextEntry(true)
                .textContentType(.password)
                .enablesReturnKeyAutomatically(true)
                .returnKeyType(.go)
                .accessibilityIdentifier(Field.password)
                .onEditingDidEndOnExit { _ in model.signIn() })
    }

}
