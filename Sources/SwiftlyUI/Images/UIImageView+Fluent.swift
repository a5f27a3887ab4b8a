import BuilderUIKit
import Foundation

extension UIImageView {
    // MARK: Animation

    /// The images that the view shows in sequence while it animates; a picture shows the first.
    @discardableResult
    public func animationImages(_ images: [UIImage]?) -> Self { setting { $0.animationImages = images } }

    /// The animation images of a highlighted view.
    @discardableResult
    public func highlightedAnimationImages(_ images: [UIImage]?) -> Self {
        setting { $0.highlightedAnimationImages = images }
    }

    /// The duration of one cycle through all images, in seconds.
    @discardableResult
    public func animationDuration(_ duration: TimeInterval) -> Self { setting { $0.animationDuration = duration } }

    /// Sets the number of cycles; 0, the default, for no limit.
    @discardableResult
    public func animationRepeatCount(_ count: Int) -> Self { setting { $0.animationRepeatCount = count } }

    /// Starts or stops the animation.
    @discardableResult
    public func animating(_ animating: Bool) -> Self {
        if animating { startAnimating() } else { stopAnimating() }
        return self
    }
}

/// A view that displays an image.
public typealias ImageView = UIImageView

extension UIImageView {
    /// Creates a view of the image with this name from the app's resources. An unknown name causes a warning and an
    /// empty view.
    public convenience init(_ imageName: String, highlightedImageName: String? = nil) {
        self.init(imageName: imageName, highlightedImageName: highlightedImageName)
    }

    /// Creates a view of the image with this name, and of another while it is highlighted. An unknown name causes a
    /// warning and an empty view.
    public convenience init(imageName: String, highlightedImageName: String? = nil) {
        self.init(
            image: UIImage(named: imageName), highlightedImage: highlightedImageName.flatMap { UIImage(named: $0) })
    }

    /// Creates a view of a system symbol. An unknown name causes a warning and an empty view.
    public convenience init(systemName: String) { self.init(image: UIImage(systemName: systemName)) }

    /// Shows a system symbol.
    @discardableResult
    public func systemImage(_ systemName: String) -> Self { setting { $0.image = UIImage(systemName: systemName) } }

    /// Shows the image with this name from the app's resources. Without a second name the highlighted image is
    /// unchanged.
    @discardableResult
    public func imageName(_ imageName: String, highlightedImageName: String? = nil) -> Self {
        image = UIImage(named: imageName)
        if let highlightedImageName { highlightedImage = UIImage(named: highlightedImageName) }
        return self
    }

    /// Shows an image, and another while the view is highlighted. Without the second, the highlighted image is removed.
    @discardableResult
    public func image(_ image: UIImage?, highlightedImage: UIImage? = nil) -> Self {
        self.image = image
        self.highlightedImage = highlightedImage
        return self
    }

    /// Sets the image that is shown while the view is highlighted; nil for the same image.
    @discardableResult
    public func highlightedImage(_ image: UIImage?) -> Self { setting { $0.highlightedImage = image } }

    /// Shows a gradient of `size` points that is rendered now. Without colors, or with an empty size, the image is
    /// removed.
    @discardableResult
    public func gradientImage(colors: [UIColor], direction: GradientDirection, size: CGSize) -> Self {
        setting { $0.image = UIImage.gradient(colors: colors, direction: direction, size: size) }
    }

    /// Sets whether the view is highlighted, so that it shows the highlighted image.
    @discardableResult
    public func highlighted(_ isHighlighted: Bool) -> Self { setting { $0.isHighlighted = isHighlighted } }

    /// The size and weight of symbols that have no configuration of their own.
    @discardableResult
    public func preferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?) -> Self {
        setting { $0.preferredSymbolConfiguration = configuration }
    }

    /// Sets whether the image grows with the accessibility text sizes. The value is stored; pictures aren't affected.
    @discardableResult
    public func adjustsImageSizeForAccessibilityContentSizeCategory(_ adjusts: Bool) -> Self {
        setting { $0.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts }
    }

    /// Sets the maximum dynamic range of the image. The value is stored; pictures aren't affected.
    @discardableResult
    public func preferredImageDynamicRange(_ range: UIImage.DynamicRange) -> Self {
        setting { $0.preferredImageDynamicRange = range }
    }
}
