import Foundation
import Render

/// Shows an image, placed and scaled as `contentMode` says. It does not clip unless told to.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { imageDidChange(from: oldValue) }
    }
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue) }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
    }
    /// Kept for shared code; nothing animates in a picture. The first image is shown while animating.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { imageDidChange(from: nil) } }
    }
    /// The same for a highlighted view.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating { imageDidChange(from: nil) } }
    }
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false {
        didSet { if isAnimating != oldValue { imageDidChange(from: nil) } }
    }
    /// Whether the picture grows with the accessibility text sizes. Kept; pictures keep their size here.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// How bright a picture of high dynamic range may become. Kept; pictures here have the standard range.
    open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// A view as large as the image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    var shownImage: UIImage? {
        if isAnimating {
            if isHighlighted, let first = highlightedAnimationImages?.first { return first }
            if !isHighlighted, let first = animationImages?.first { return first }
        }
        if isHighlighted, let highlightedImage { return highlightedImage }
        if isAnimating, let first = animationImages?.first { return first }
        guard let image else { return nil }
        if let preferredSymbolConfiguration, image.isSymbolImage {
            return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
        }
        return image
    }

    private func imageDidChange(from old: UIImage?) {
        let new = shownImage
        if old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
        }
        setNeedsDisplay()
    }

    /// The image's size in points, whatever the content mode; none without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        )
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return [] }
        return ImagePlacement(
            image: image, bounds: bounds, mode: contentMode, tint: environment.resolve(tintColor),
            environment: environment
        ).contents
    }
}
