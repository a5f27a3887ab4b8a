public import BuilderUIKit
import SwiftlyUI

/// A sign-in form: two bordered rows in the center of a panel.
public final class LoginController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor(.systemBackground)
        view.addContents {
            ZStackView {
                UIView()
                    .backgroundColor(.red.opacity(0.5))
                    .frame(width: 300, height: 200)
                    .fillSuperMargins()
                VStackView(spacing: 10) {
                    row(String(sample: "ACC:"), field: UITextField(String(sample: "Name or e-mail")))
                    row(String(sample: "PWD:"), field: UITextField(String(sample: "Password")).isSecure(true))
                }
                .distribution(.fillEqually)
                .centerToSuper()
            }
            .backgroundColor(.blue.opacity(0.5))
            .padding(10)
            .centerToSuper()
        }
    }

    private func row(_ title: String, field: UITextField) -> UIView {
        HStackView {
            UILabel(title).font(.medium(14)).alignment(.center).width(50)
            field.font(.regular(14)).frame(width: 180, height: 35)
        }
        .border(.orange)
        .cornerRadius(5)
    }
}
