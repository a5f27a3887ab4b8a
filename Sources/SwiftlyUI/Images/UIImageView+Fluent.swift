import BuilderUIKit
import Foundation

extension UIImageView {
    // MARK: Animation

    /// The images that are shown one after another while the view animates; a picture shows the first.
    @discardableResult
    public func animationImages(_ images: [UIImage]?) -> Self { setting { $0.animationImages = images } }

    /// The same for a highlighted view.
    @discardableResult
    public func highlightedAnimationImages(_ images: [UIImage]?) -> Self {
        setting { $0.highlightedAnimationImages = images }
    }

    /// Seconds that all images take together.
    @discardableResult
    public func animationDuration(_ duration: TimeInterval) -> Self { setting { $0.animationDuration = duration } }

    /// Sets how often the images are shown; 0, as at first, for without end.
    @discardableResult
    public func animationRepeatCount(_ count: Int) -> Self { setting { $0.animationRepeatCount = count } }

    /// Begins to show the animation's images, or ends it.
    @discardableResult
    public func animating(_ animating: Bool) -> Self {
        if animating { startAnimating() } else { stopAnimating() }
        return self
    }
}

/// A view that shows an image.
public typealias ImageView = UIImageView

extension UIImageView {
    /// A view of the picture with this name among the app's resources. An unknown name gives a warning and an empty
    /// view.
    public convenience init(_ imageName: String, highlightedImageName: String? = nil) {
        self.init(imageName: imageName, highlightedImageName: highlightedImageName)
    }

    /// A view of the picture with this name, and of another while it is highlighted. An unknown name gives a warning
    /// and an empty view.
    public convenience init(imageName: String, highlightedImageName: String? = nil) {
        self.init(
            image: UIImage(named: imageName), highlightedImage: highlightedImageName.flatMap { UIImage(named: $0) })
    }

    /// A view of a system symbol. An unknown name gives a warning and an empty view.
    public convenience init(systemName: String) { self.init(image: UIImage(systemName: systemName)) }

    /// Shows a system symbol.
    @discardableResult
    public func systemImage(_ systemName: String) -> Self { setting { $0.image = UIImage(systemName: systemName) } }

    /// Shows the picture with this name among the app's resources. Without a second name the highlighted image stays as
    /// it is.
    @discardableResult
    public func imageName(_ imageName: String, highlightedImageName: String? = nil) -> Self {
        image = UIImage(named: imageName)
        if let highlightedImageName { highlightedImage = UIImage(named: highlightedImageName) }
        return self
    }

    /// Shows an image, and another while the view is highlighted. Without the second there is none any more.
    @discardableResult
    public func image(_ image: UIImage?, highlightedImage: UIImage? = nil) -> Self {
        self.image = image
        self.highlightedImage = highlightedImage
        return self
    }

    /// Sets what is shown while the view is highlighted; nil for the same as otherwise.
    @discardableResult
    public func highlightedImage(_ image: UIImage?) -> Self { setting { $0.highlightedImage = image } }

    /// Shows a gradient that is drawn now, `size` points large. Without colors, or with an empty size, there is no
    /// image.
    @discardableResult
    public func gradientImage(colors: [UIColor], direction: GradientDirection, size: CGSize) -> Self {
        setting { $0.image = UIImage.gradient(colors: colors, direction: direction, size: size) }
    }

    /// Sets whether the highlighted image is shown.
    @discardableResult
    public func highlighted(_ isHighlighted: Bool) -> Self { setting { $0.isHighlighted = isHighlighted } }

    /// The size and weight of a symbol without a configuration of its own.
    @discardableResult
    public func preferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?) -> Self {
        setting { $0.preferredSymbolConfiguration = configuration }
    }

    /// Sets whether the picture grows with the accessibility text sizes. Kept: pictures keep their size here.
    @discardableResult
    public func adjustsImageSizeForAccessibilityContentSizeCategory(_ adjusts: Bool) -> Self {
        setting { $0.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts }
    }

    /// Sets how bright a picture of high dynamic range may become. Kept: it changes nothing in a picture.
    @discardableResult
    public func preferredImageDynamicRange(_ range: UIImage.DynamicRange) -> Self {
        setting { $0.preferredImageDynamicRange = range }
    }
}
