import Foundation
import SwiftlyUI
import Testing

/// A button with a black title.
@MainActor private func dark(_ title: String) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    return button
}

extension FluentEffects {
    private static var dot: UIImage { UIColor.red.image(withSize: CGSize(width: 3, height: 2)) }
    private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    static let buttons: [FluentEffect] = [
        .shown(
            "UIButton.init(_:)", UIButton(type: .custom).backgroundColor(.gray),
            { _ in UIButton("Send").backgroundColor(.gray) }, like: { $0.setTitle("Send", for: .normal) }),
        .shown(
            "UIButton.font(_:)", dark("x"), { $0.font(.heavy(33)) },
            like: { $0.titleLabel?.font = .heavy(33) }),
        .init("UIButton.imageName(_:state:)") {
            try withNamedPicture { name in
                let button = UIButton().imageName(name, state: .selected)
                return button.image(for: .selected)?.size == namedPictureSize && button.image(for: .normal) == nil
                    && button.imageName(name).image(for: .normal) != nil
            }
        },
        .shown(
            "UIButton.image(_:state:)", UIButton(), { $0.image(dot) },
            like: { $0.setImage(dot, for: .normal) }),
        .shown(
            "UIButton.backgroundImage(_:state:)", UIButton(), { $0.backgroundImage(dot) },
            like: { $0.setBackgroundImage(dot, for: .normal) }),
        .init("UIButton.backgroundImageName(_:state:)") {
            try withNamedPicture { name in
                let button = UIButton().backgroundImageName(name, state: .selected)
                return button.backgroundImage(for: .selected)?.size == namedPictureSize
                    && button.backgroundImage(for: .normal) == nil
                    && button.backgroundImageName(name).currentBackgroundImage != nil
            }
        },
        .shown(
            "UIButton.adjustsImageWhenDisabled(_:)", UIButton().image(dot).enabled(false),
            { $0.adjustsImageWhenDisabled(false) }, like: { $0.adjustsImageWhenDisabled = false }),
        .shown(
            "UIButton.adjustsImageWhenHighlighted(_:)", UIButton().image(dot).highlighted(true),
            { $0.adjustsImageWhenHighlighted(false) }, like: { $0.adjustsImageWhenHighlighted = false }),
        .shown(
            "UIButton.backgroundImage(color:state:)", UIButton(), { $0.backgroundImage(color: .red) },
            like: { $0.setBackgroundImage(dot, for: .normal) }),
        .shown(
            "UIButton.title(_:state:)", dark("a").selected(true), { $0.title("b", state: .selected) },
            like: { $0.setTitle("b", for: .selected) }),
        .shown(
            "UIButton.titleColor(_:state:)", dark("a").selected(true), { $0.titleColor(.blue, state: .selected) },
            like: { $0.setTitleColor(.blue, for: .selected) }),
        .shown(
            "UIButton.textColor(_:state:)", dark("a"), { $0.textColor(.red) },
            like: { $0.setTitleColor(.red, for: .normal) }),
        .shown(
            "UIButton.foregroundColor(_:state:)", dark("a"), { $0.foregroundColor(.red) },
            like: { $0.setTitleColor(.red, for: .normal) }),
        .shown(
            "UIButton.attributedTitle(_:state:)", dark("a").selected(true),
            { $0.attributedTitle(NSAttributedString(string: "rich"), state: .selected) },
            like: { $0.setAttributedTitle(NSAttributedString(string: "rich"), for: .selected) }),
        .shown(
            "UIButton.contentEdgeInsets(_:)", dark("x"), { $0.contentEdgeInsets(insets) },
            like: { $0.contentEdgeInsets = insets }),
        .shown(
            "UIButton.titleEdgeInsets(_:)", dark("x"), { $0.titleEdgeInsets(insets) },
            like: { $0.titleEdgeInsets = insets }),
        .shown(
            "UIButton.imageEdgeInsets(_:)", UIButton().image(dot), { $0.imageEdgeInsets(insets) },
            like: { $0.imageEdgeInsets = insets }),
        .init("UIButton.systemImageName(_:)") {
            UIButton().systemImageName("star").currentImage?.isSymbolImage == true
        },
        .shown(
            "UIButton.tintColor(_:)", UIButton().systemImageName("star"), { $0.tintColor(.systemGreen) },
            like: { $0.tintColor = .systemGreen }),
        .init("UIButton.resetImagePosition(_:withTitleSpacing:)") {
            let button = UIButton("Title").image(dot).resetImagePosition(.top, withTitleSpacing: 4)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            button.layoutIfNeeded()
            guard let image = button.imageView?.frame, let title = button.titleLabel?.frame else { return false }
            return image.maxY < title.minY
        },
    ]
}
