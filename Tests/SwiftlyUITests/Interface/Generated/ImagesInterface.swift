// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let imagesLines = [
        #"typealias ImageView = UIImageView"#,
        #"extension UIImageView"#,
        #"init(_ imageName: String, highlightedImageName: String? = nil)"#,
        #"init(imageName: String, highlightedImageName: String? = nil)"#,
        #"init(systemName: String)"#,
        #"func systemImage(_ systemName: String) -> Self"#,
        #"func imageName(_ imageName: String, highlightedImageName: String? = nil) -> Self"#,
        #"func image(_ image: UIImage?, highlightedImage: UIImage? = nil) -> Self"#,
        #"func highlightedImage(_ image: UIImage?) -> Self"#,
        #"func gradientImage(colors: [UIColor], direction: GradientDirection, size: CGSize) -> Self"#,
        #"func highlighted(_ isHighlighted: Bool) -> Self"#,
        #"func preferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?) -> Self"#,
        #"func animationImages(_ images: [UIImage]?) -> Self"#,
        #"func highlightedAnimationImages(_ images: [UIImage]?) -> Self"#,
        #"func animationDuration(_ duration: TimeInterval) -> Self"#,
        #"func animationRepeatCount(_ count: Int) -> Self"#,
        #"func animating(_ animating: Bool) -> Self"#,
        #"func adjustsImageSizeForAccessibilityContentSizeCategory(_ adjusts: Bool) -> Self"#,
        #"func preferredImageDynamicRange(_ range: UIImage.DynamicRange) -> Self"#,
        #"extension UIImage"#,
        #"static func named(_ name: String) -> UIImage?"#,
        #"static func systemName(_ name: String) -> UIImage?"#,
        #"static func gradient(colors: [UIColor], direction: GradientDirection, size: CGSize) -> UIImage?"#,
    ]
}

let interface392: Same<UIImageView> = Same<ImageView>()

extension UIImageView {
    @MainActor static func interface393() {
        _ = Self.self
    }

    @MainActor static func interface394(_ imageName: String, highlightedImageName: String?) {
        var result = UIImageView(imageName, highlightedImageName: highlightedImageName)
        prove(&result, Same<UIImageView>())
        _ = UIImageView(imageName)
    }

    @MainActor static func interface395(imageName: String, highlightedImageName: String?) {
        var result = UIImageView(imageName: imageName, highlightedImageName: highlightedImageName)
        prove(&result, Same<UIImageView>())
        _ = UIImageView(imageName: imageName)
    }

    @MainActor static func interface396(systemName: String) {
        var result = UIImageView(systemName: systemName)
        prove(&result, Same<UIImageView>())
    }

    @MainActor func interface397(_ systemName: String) -> Self {
        var result = self.systemImage(systemName)
        prove(&result, Same<Self>())
        self.systemImage(systemName)
        return result
    }

    @MainActor func interface398(_ imageName: String, highlightedImageName: String?) -> Self {
        var result = self.imageName(imageName, highlightedImageName: highlightedImageName)
        prove(&result, Same<Self>())
        _ = self.imageName(imageName)
        self.imageName(imageName, highlightedImageName: highlightedImageName)
        return result
    }

    @MainActor func interface399(_ image: UIImage?, highlightedImage: UIImage?) -> Self {
        var result = self.image(image, highlightedImage: highlightedImage)
        prove(&result, Same<Self>())
        _ = self.image(image)
        self.image(image, highlightedImage: highlightedImage)
        return result
    }

    @MainActor func interface400(_ image: UIImage?) -> Self {
        var result = self.highlightedImage(image)
        prove(&result, Same<Self>())
        self.highlightedImage(image)
        return result
    }

    @MainActor func interface401(colors: [UIColor], direction: GradientDirection, size: CGSize) -> Self {
        var result = self.gradientImage(colors: colors, direction: direction, size: size)
        prove(&result, Same<Self>())
        self.gradientImage(colors: colors, direction: direction, size: size)
        return result
    }

    @MainActor func interface402(_ isHighlighted: Bool) -> Self {
        var result = self.highlighted(isHighlighted)
        prove(&result, Same<Self>())
        self.highlighted(isHighlighted)
        return result
    }

    @MainActor func interface403(_ configuration: UIImage.SymbolConfiguration?) -> Self {
        var result = self.preferredSymbolConfiguration(configuration)
        prove(&result, Same<Self>())
        self.preferredSymbolConfiguration(configuration)
        return result
    }

    @MainActor func interface404(_ images: [UIImage]?) -> Self {
        var result = self.animationImages(images)
        prove(&result, Same<Self>())
        self.animationImages(images)
        return result
    }

    @MainActor func interface405(_ images: [UIImage]?) -> Self {
        var result = self.highlightedAnimationImages(images)
        prove(&result, Same<Self>())
        self.highlightedAnimationImages(images)
        return result
    }

    @MainActor func interface406(_ duration: TimeInterval) -> Self {
        var result = self.animationDuration(duration)
        prove(&result, Same<Self>())
        self.animationDuration(duration)
        return result
    }

    @MainActor func interface407(_ count: Int) -> Self {
        var result = self.animationRepeatCount(count)
        prove(&result, Same<Self>())
        self.animationRepeatCount(count)
        return result
    }

    @MainActor func interface408(_ animating: Bool) -> Self {
        var result = self.animating(animating)
        prove(&result, Same<Self>())
        self.animating(animating)
        return result
    }

    @MainActor func interface409(_ adjusts: Bool) -> Self {
        var result = self.adjustsImageSizeForAccessibilityContentSizeCategory(adjusts)
        prove(&result, Same<Self>())
        self.adjustsImageSizeForAccessibilityContentSizeCategory(adjusts)
        return result
    }

    @MainActor func interface410(_ range: UIImage.DynamicRange) -> Self {
        var result = self.preferredImageDynamicRange(range)
        prove(&result, Same<Self>())
        self.preferredImageDynamicRange(range)
        return result
    }
}

extension UIImage {
    @MainActor static func interface411() {
        _ = Self.self
    }

    @MainActor static func interface412(_ name: String) {
        var result = Self.named(name)
        prove(&result, Same<UIImage?>())
    }

    @MainActor static func interface413(_ name: String) {
        var result = Self.systemName(name)
        prove(&result, Same<UIImage?>())
    }

    @MainActor static func interface414(colors: [UIColor], direction: GradientDirection, size: CGSize) {
        var result = Self.gradient(colors: colors, direction: direction, size: size)
        prove(&result, Same<UIImage?>())
    }
}
