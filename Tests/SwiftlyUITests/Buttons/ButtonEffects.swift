import Foundation
import SwiftlyUI
import Testing

extension FluentEffects {
    private static var dot: UIImage { UIColor.red.image(withSize: CGSize(width: 3, height: 2)) }
    private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    static let buttons: [FluentEffect] = [
        .init("UIButton.init(_:)") {
            let button = UIButton("Send")
            return button.currentTitle == "Send" && button.buttonType == .custom && UIButton(nil).currentTitle == nil
        },
        .init("UIButton.font(_:)") { UIButton("x").font(.heavy(33)).titleLabel?.font == .heavy(33) },
        .init("UIButton.imageName(_:state:)") {
            try withNamedPicture { name in
                let button = UIButton().imageName(name, state: .selected)
                return button.image(for: .selected)?.size == namedPictureSize && button.image(for: .normal) == nil
                    && button.imageName(name).image(for: .normal) != nil
            }
        },
        .init("UIButton.image(_:state:)") {
            let (image, button) = (dot, UIButton())
            return button.image(image, state: .disabled).image(for: .disabled) === image
                && button.currentImage == nil && button.image(image).currentImage === image
        },
        .init("UIButton.backgroundImage(_:state:)") {
            let (image, button) = (dot, UIButton())
            return button.backgroundImage(image, state: .disabled).backgroundImage(for: .disabled) === image
                && button.currentBackgroundImage == nil
                && button.backgroundImage(image).currentBackgroundImage === image
        },
        .init("UIButton.backgroundImageName(_:state:)") {
            try withNamedPicture { name in
                let button = UIButton().backgroundImageName(name, state: .selected)
                return button.backgroundImage(for: .selected)?.size == namedPictureSize
                    && button.backgroundImage(for: .normal) == nil
                    && button.backgroundImageName(name).currentBackgroundImage != nil
            }
        },
        .init("UIButton.backgroundImage(color:state:)") {
            let button = UIButton().backgroundImage(color: .red).backgroundImage(color: .blue, state: .highlighted)
            let size = button.currentBackgroundImage?.size
            return size == CGSize(width: 1, height: 1) && button.backgroundImage(for: .highlighted) != nil
                && button.backgroundImage(color: nil).currentBackgroundImage == nil
        },
        .init("UIButton.title(_:state:)") {
            let button = UIButton("a").title("b", state: .selected)
            return button.currentTitle == "a" && button.selected(true).currentTitle == "b"
                && button.title("c").title(for: .normal) == "c"
        },
        .init("UIButton.titleColor(_:state:)") {
            let button = UIButton("a").titleColor(.red).titleColor(.blue, state: .selected)
            return button.titleLabel?.textColor == .red && button.selected(true).titleLabel?.textColor == .blue
        },
        .init("UIButton.textColor(_:state:)") {
            let button = UIButton("a").textColor(.red).textColor(.blue, state: .selected)
            return button.currentTitleColor == .red && button.titleColor(for: .selected) == .blue
        },
        .init("UIButton.foregroundColor(_:state:)") {
            let button = UIButton("a").foregroundColor(.red).foregroundColor(.blue, state: .selected)
            return button.currentTitleColor == .red && button.titleColor(for: .selected) == .blue
        },
        .init("UIButton.attributedTitle(_:state:)") {
            let title = NSAttributedString(string: "rich")
            let button = UIButton("a").attributedTitle(title, state: .selected)
            return button.currentAttributedTitle == nil && button.selected(true).titleLabel?.text == "rich"
                && button.attributedTitle(title).attributedTitle(for: .normal) == title
        },
        .init("UIButton.contentEdgeInsets(_:)") { UIButton("x").contentEdgeInsets(insets).contentEdgeInsets == insets },
        .init("UIButton.titleEdgeInsets(_:)") { UIButton("x").titleEdgeInsets(insets).titleEdgeInsets == insets },
        .init("UIButton.imageEdgeInsets(_:)") { UIButton("x").imageEdgeInsets(insets).imageEdgeInsets == insets },
        .init("UIButton.reversesTitleShadowWhenHighlighted(_:)") {
            UIButton().reversesTitleShadowWhenHighlighted(true).reversesTitleShadowWhenHighlighted
        },
        .init("UIButton.adjustsImageWhenHighlighted(_:)") {
            !UIButton().adjustsImageWhenHighlighted(false).adjustsImageWhenHighlighted
        },
        .init("UIButton.adjustsImageWhenDisabled(_:)") {
            !UIButton().adjustsImageWhenDisabled(false).adjustsImageWhenDisabled
        },
        .init("UIButton.showsTouchWhenHighlighted(_:)") {
            UIButton().showsTouchWhenHighlighted(true).showsTouchWhenHighlighted
        },
        .init("UIButton.systemImageName(_:)") {
            UIButton().systemImageName("star").currentImage?.isSymbolImage == true
        },
        .init("UIButton.tintColor(_:)") { UIButton("x").tintColor(.red).tintColor == .red },
        .init("UIButton.resetImagePosition(_:withTitleSpacing:)") {
            let button = UIButton("Title").image(dot).resetImagePosition(.top, withTitleSpacing: 4)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            button.layoutIfNeeded()
            guard let image = button.imageView?.frame, let title = button.titleLabel?.frame else { return false }
            return image.maxY < title.minY
        },
    ]
}
