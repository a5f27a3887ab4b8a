import BuilderUIKit
import Foundation

@testable import SnapshotCore

extension SeededFault {
    static let smallTargets: [SeededFault] = [
        SeededFault(name: "small button", rule: .smallTarget, view: "UIButton “A”") {
            $0.button("A", at: CGRect(x: 20, y: 20, width: 30, height: 30))
        },
        SeededFault(name: "low button", rule: .smallTarget, view: "UIButton “Send”") {
            $0.button("Send", at: CGRect(x: 20, y: 20, width: 100, height: 28))
        },
        SeededFault(name: "narrow button", rule: .smallTarget, view: "UIButton “A”") {
            $0.button("A", at: CGRect(x: 20, y: 20, width: 30, height: 60))
        },
        SeededFault(name: "low field", rule: .smallTarget, view: "UITextField") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 22)) { $0.placeholder = "Name" }
        },
        SeededFault(name: "link", rule: .smallTarget, view: "UILabel “Terms”") {
            let link = $0.label("Terms", at: CGRect(x: 20, y: 20, width: 100, height: 24))
            link.isUserInteractionEnabled = true
            link.accessibilityTraits = .link
        },
        SeededFault(name: "flattened slider", rule: .smallTarget, view: "LowSlider") {
            final class LowSlider: UISlider {
                override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 34) }
            }
            $0.view(LowSlider(), at: CGRect(x: 20, y: 20, width: 200, height: 20)) { $0.accessibilityLabel = "Volume" }
        },
        SeededFault(name: "button whose area is cut by its superview", rule: .smallTarget, view: "ReachingButton") {
            let box = $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 24, height: 24))
            box.view(ReachingButton(), at: CGRect(x: 0, y: 0, width: 24, height: 24)) {
                $0.accessibilityLabel = "Close"
            }
        },
        SeededFault(name: "checkbox", rule: .smallTarget, view: "UIButton “I agree”") {
            let box = $0.button(nil, at: CGRect(x: 20, y: 20, width: 24, height: 24))
            box.setImage(UIImage(systemName: "checkmark.square"), for: .normal)
            box.accessibilityLabel = "I agree"
            $0.label("I agree to the terms", at: CGRect(x: 52, y: 20, width: 200, height: 24))
        },
        SeededFault(name: "cross in the corner of a card", rule: .smallTarget, view: "UIButton “Close”") {
            let card = $0.view(UIView(), at: CGRect(x: 20, y: 20, width: 280, height: 120))
            card.button(nil, at: CGRect(x: 248, y: 4, width: 28, height: 28)).accessibilityLabel = "Close"
        },
        SeededFault(name: "text in place of a button", rule: .smallTarget, view: "UIButton “Forgot password?”") {
            let button = $0.button("Forgot password?", at: CGRect(x: 20, y: 20, width: 120, height: 18))
            button.titleLabel?.font = .systemFont(ofSize: 13)
        },
        SeededFault(name: "low stars", rule: .smallTarget, view: "UIControl “Rating”") {
            $0.view(UIControl(), at: CGRect(x: 20, y: 20, width: 200, height: 30)) { rating in
                rating.isAccessibilityElement = true
                rating.accessibilityLabel = "Rating"
                rating.accessibilityTraits = .adjustable
            }
        },
        SeededFault(name: "low text view", rule: .smallTarget, view: "UITextView “Comment”") {
            $0.view(UITextView(), at: CGRect(x: 20, y: 20, width: 200, height: 34)) { view in
                view.accessibilityLabel = "Comment"
                view.text = "Fine"
            }
        },
        SeededFault(name: "button in a row", rule: .smallTarget, view: "UIButton “Edit”") {
            let row = $0.view(UIView(), at: CGRect(x: 0, y: 20, width: 320, height: 60))
            row.label("Address", at: CGRect(x: 20, y: 15, width: 200, height: 30))
            row.button("Edit", at: CGRect(x: 240, y: 15, width: 60, height: 30))
        },
        SeededFault(name: "small image that is a button", rule: .smallTarget, view: "UIImageView “Anna”") {
            $0.view(UIImageView(image: image()), at: CGRect(x: 20, y: 20, width: 32, height: 32)) { view in
                view.isAccessibilityElement = true
                view.accessibilityLabel = "Anna"
                view.accessibilityTraits = .button
                view.isUserInteractionEnabled = true
                view.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
        SeededFault(name: "button of the system made smaller", rule: .smallTarget, view: "UIButton “More Info”") {
            $0.view(UIButton(type: .infoLight), at: CGRect(x: 20, y: 20, width: 14, height: 14))
        },
        SeededFault(name: "scaled button", rule: .smallTarget, view: "UIButton “OK”") {
            $0.button("OK", at: CGRect(x: 20, y: 20, width: 60, height: 60)).transform = CGAffineTransform(
                scaleX: 0.5, y: 0.5)
        },
    ]

    /// A button that is hit ten points around it.
    final class ReachingButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
    }
}
