public import BuilderUIKit
import SwiftlyUI

/// A screen with two bordered fields for an account in the center of a panel, whose labels keep their margins.
public final class AccountFieldsController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor(.systemBackground)
        view.addContents {
            ZStackView {
                named("red")
                    .backgroundColor(.red.opacity(0.5))
                    .frame(width: 300, height: 200)
                    .fillSuperMargins()
                VStackView(spacing: 10) {
                    row("row1")
                    row("row2")
                }
                .distribution(.fillEqually)
                .centerToSuper()
                .identified("vstack")
            }
            .backgroundColor(.blue.opacity(0.5))
            .padding(10)
            .center(to: view)
            .identified("zstack")
        }
    }

    private func row(_ name: String) -> UIView {
        let field = UITextField()
        field.accessibilityLabel = String(sample: "Account")
        return HStackView(spacing: 0) {
            Label(String(sample: "ACC:")).font(.medium(14)).width(54)
            field.height(35).width(180)
        }
        .border(.orange)
        .cornerRadius(5)
        .identified(name)
    }
}
