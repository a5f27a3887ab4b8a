public import BuilderUIKit
import SwiftlyUI

/// A screen with buttons whose image is beside or below their title: by UIKit's edge insets, by `resetImagePosition`,
/// and by views of their own.
public final class ImageButtonsController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor(.systemBackground)
        let image = UIColor.label.image(withSize: CGSize(width: 12, height: 12))
        view.addContents {
            nativeButton(image)
            UIButton("button2")
                .font(.medium(15))
                .titleColor(.label)
                .image(image)
                .resetImagePosition(.right, withTitleSpacing: 5)
                .looks("button2", offset: 50, in: view)
                .frame(width: 120, height: 30)
            UIButton {
                HStackView(spacing: 5) {
                    UILabel("button3").font(.medium(15))
                    square()
                }
                .fillSuperMargins()
            } action: {
                print("button3")
            }
            .looks("button3", offset: 100, in: view)
            UIButton {
                VStackView(spacing: 5) {
                    UILabel("button4").font(.medium(15))
                    square()
                }
                .fillSuper()
            } action: {
                print("button4")
            }
            .looks("button4", offset: 160, in: view)
        }
    }

    /// Returns a button with the edge insets that `resetImagePosition` replaces: the title is moved by the image's
    /// width, and the image by the title's.
    private func nativeButton(_ image: UIImage) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle("button1", for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        button.setImage(image, for: .normal)
        let (width, gap) = (button.titleLabel?.intrinsicContentSize.width ?? 0, CGFloat(2.5))
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: width + gap, bottom: 0, right: -width - gap)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -12 - gap, bottom: 0, right: 12 + gap)
        return button.looks("button1", offset: 0, in: view).frame(width: 120, height: 30)
    }

    private func square() -> UIView { UIView().backgroundColor(.label).frame(width: 12, height: 12) }
}

extension UIButton {
    fileprivate func looks(_ name: String, offset: CGFloat, in view: UIView) -> Self {
        accessibilityLabel = name
        return backgroundColor(.systemOrange.opacity(0.4)).cornerRadius(4).identified(name)
            .centerX(to: view).centerY(to: view, offset: offset)
    }
}
