public import BuilderUIKit
import SwiftlyUI

/// A screen with two plain stack views: one sized by its views and its padding, one with separators between its views.
public final class StacksController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor(.systemBackground)
        view.addContents {
            UIStackView(arrangedSubviews: [
                named("red").frame(width: 60, height: 60).backgroundColor(.red),
                named("blue").frame(width: 50, height: 50).backgroundColor(.blue),
            ])
            .axis(.horizontal)
            .alignment(.center)
            .spacing(8)
            .padding(16)
            .centerX(to: view)
            .centerY(to: view, offset: -100)
            .background { UIView().backgroundColor(.yellow).fillToSuper() }
            .identified("stack1")

            UIStackView(axis: .horizontal) {
                ForEach(0..<6) { index in
                    named("brown\(index)").width(30).backgroundColor(.brown)
                }
            }
            .spacing(20)
            .distribution(.fillEqually)
            .padding(.top, 20)
            .padding(.bottom, 5)
            .padding(.horizontal, 10)
            .background { UIView().backgroundColor(.label.opacity(0.1)).fillToSuper() }
            .centerX(to: view)
            .centerY(to: view, offset: 100)
            .height(100)
            .separator(color: .label, size: CGSize(width: 1, height: 30))
            .identified("stack2")
        }
    }
}
