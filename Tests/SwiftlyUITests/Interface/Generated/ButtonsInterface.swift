// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let buttonsLines = [
        #"extension UIButton"#,
        #"init(_ text: String?)"#,
        #"func font(_ font: UIFont) -> Self"#,
        #"func imageName(_ imageName: String, state: UIControl.State = .normal) -> Self"#,
        #"func image(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"func backgroundImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self"#,
        #"func backgroundImageName(_ imageName: String, state: UIControl.State = .normal) -> Self"#,
        #"func backgroundImage(color: UIColor?, state: UIControl.State = .normal) -> Self"#,
        #"func title(_ title: String?, state: UIControl.State = .normal) -> Self"#,
        #"func titleColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self"#,
        #"func textColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self"#,
        #"func foregroundColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self"#,
        #"func attributedTitle(_ title: NSAttributedString?, state: UIControl.State = .normal) -> Self"#,
        #"func contentEdgeInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func titleEdgeInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func imageEdgeInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func reversesTitleShadowWhenHighlighted(_ reverses: Bool) -> Self"#,
        #"func adjustsImageWhenHighlighted(_ adjusts: Bool) -> Self"#,
        #"func adjustsImageWhenDisabled(_ adjusts: Bool) -> Self"#,
        #"func showsTouchWhenHighlighted(_ shows: Bool) -> Self"#,
        #"func resetImagePosition(_ position: ImagePosition = .left, withTitleSpacing spacing: CGFloat = 0) -> Self"#,
        #"func configurationUpdateHandler(_ handler: @escaping (UIButton) -> Void) -> Self"#,
        #"func systemImageName(_ name: String) -> Self"#,
        #"func tintColor(_ color: UIColor) -> Self"#,
        #"enum UIButton.ImagePosition"#,
        #"case left"#,
        #"case right"#,
        #"case top"#,
        #"case bottom"#,
    ]
}

extension UIButton {
    @MainActor static func interface415() {
        _ = Self.self
    }

    @MainActor static func interface416(_ text: String?) {
        var result = UIButton(text)
        prove(&result, Same<UIButton>())
    }

    @MainActor func interface417(_ font: UIFont) -> Self {
        var result = self.font(font)
        prove(&result, Same<Self>())
        self.font(font)
        return result
    }

    @MainActor func interface418(_ imageName: String, state: UIControl.State) -> Self {
        var result = self.imageName(imageName, state: state)
        prove(&result, Same<Self>())
        _ = self.imageName(imageName)
        self.imageName(imageName, state: state)
        return result
    }

    @MainActor func interface419(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.image(image, state: state)
        prove(&result, Same<Self>())
        _ = self.image(image)
        self.image(image, state: state)
        return result
    }

    @MainActor func interface420(_ image: UIImage?, state: UIControl.State) -> Self {
        var result = self.backgroundImage(image, state: state)
        prove(&result, Same<Self>())
        _ = self.backgroundImage(image)
        self.backgroundImage(image, state: state)
        return result
    }

    @MainActor func interface421(_ imageName: String, state: UIControl.State) -> Self {
        var result = self.backgroundImageName(imageName, state: state)
        prove(&result, Same<Self>())
        _ = self.backgroundImageName(imageName)
        self.backgroundImageName(imageName, state: state)
        return result
    }

    @MainActor func interface422(color: UIColor?, state: UIControl.State) -> Self {
        var result = self.backgroundImage(color: color, state: state)
        prove(&result, Same<Self>())
        _ = self.backgroundImage(color: color)
        self.backgroundImage(color: color, state: state)
        return result
    }

    @MainActor func interface423(_ title: String?, state: UIControl.State) -> Self {
        var result = self.title(title, state: state)
        prove(&result, Same<Self>())
        _ = self.title(title)
        self.title(title, state: state)
        return result
    }

    @MainActor func interface424(_ color: UIColor?, state: UIControl.State) -> Self {
        var result = self.titleColor(color, state: state)
        prove(&result, Same<Self>())
        _ = self.titleColor(color)
        self.titleColor(color, state: state)
        return result
    }

    @MainActor func interface425(_ color: UIColor?, state: UIControl.State) -> Self {
        var result = self.textColor(color, state: state)
        prove(&result, Same<Self>())
        _ = self.textColor(color)
        self.textColor(color, state: state)
        return result
    }

    @MainActor func interface426(_ color: UIColor?, state: UIControl.State) -> Self {
        var result = self.foregroundColor(color, state: state)
        prove(&result, Same<Self>())
        _ = self.foregroundColor(color)
        self.foregroundColor(color, state: state)
        return result
    }

    @MainActor func interface427(_ title: NSAttributedString?, state: UIControl.State) -> Self {
        var result = self.attributedTitle(title, state: state)
        prove(&result, Same<Self>())
        _ = self.attributedTitle(title)
        self.attributedTitle(title, state: state)
        return result
    }

    @MainActor func interface428(_ insets: UIEdgeInsets) -> Self {
        var result = self.contentEdgeInsets(insets)
        prove(&result, Same<Self>())
        self.contentEdgeInsets(insets)
        return result
    }

    @MainActor func interface429(_ insets: UIEdgeInsets) -> Self {
        var result = self.titleEdgeInsets(insets)
        prove(&result, Same<Self>())
        self.titleEdgeInsets(insets)
        return result
    }

    @MainActor func interface430(_ insets: UIEdgeInsets) -> Self {
        var result = self.imageEdgeInsets(insets)
        prove(&result, Same<Self>())
        self.imageEdgeInsets(insets)
        return result
    }

    @MainActor func interface431(_ reverses: Bool) -> Self {
        var result = self.reversesTitleShadowWhenHighlighted(reverses)
        prove(&result, Same<Self>())
        self.reversesTitleShadowWhenHighlighted(reverses)
        return result
    }

    @MainActor func interface432(_ adjusts: Bool) -> Self {
        var result = self.adjustsImageWhenHighlighted(adjusts)
        prove(&result, Same<Self>())
        self.adjustsImageWhenHighlighted(adjusts)
        return result
    }

    @MainActor func interface433(_ adjusts: Bool) -> Self {
        var result = self.adjustsImageWhenDisabled(adjusts)
        prove(&result, Same<Self>())
        self.adjustsImageWhenDisabled(adjusts)
        return result
    }

    @MainActor func interface434(_ shows: Bool) -> Self {
        var result = self.showsTouchWhenHighlighted(shows)
        prove(&result, Same<Self>())
        self.showsTouchWhenHighlighted(shows)
        return result
    }

    @MainActor func interface435(_ position: ImagePosition, withTitleSpacing spacing: CGFloat) -> Self {
        var result = self.resetImagePosition(position, withTitleSpacing: spacing)
        prove(&result, Same<Self>())
        _ = self.resetImagePosition(withTitleSpacing: spacing)
        _ = self.resetImagePosition(position)
        _ = self.resetImagePosition()
        self.resetImagePosition(position, withTitleSpacing: spacing)
        return result
    }

    @MainActor func interface439(_ handler: @escaping (UIButton) -> Void) -> Self {
        var result = self.configurationUpdateHandler(handler)
        prove(&result, Same<Self>())
        self.configurationUpdateHandler(handler)
        return result
    }

    @MainActor func interface440(_ name: String) -> Self {
        var result = self.systemImageName(name)
        prove(&result, Same<Self>())
        self.systemImageName(name)
        return result
    }

    @MainActor func interface441(_ color: UIColor) -> Self {
        var result = self.tintColor(color)
        prove(&result, Same<Self>())
        self.tintColor(color)
        return result
    }
}

extension UIButton.ImagePosition {
    static func interface442() {
        _ = Self.self
    }
}

let interface443: UIButton.ImagePosition = .left

let interface444: UIButton.ImagePosition = .right

let interface445: UIButton.ImagePosition = .top

let interface446: UIButton.ImagePosition = .bottom
