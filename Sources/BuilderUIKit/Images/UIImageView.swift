import Foundation
import Render

/// A view that displays an image, positioned and scaled by `contentMode`. It doesn't clip by default.
@preconcurrency @MainActor
open class UIImageView: UIView {
    override class var moduleClass: UIView.Type { UIImageView.self }
    override var derivedAccessibility: DerivedAccessibility {
        let own = image?.accessibilityLabel
        return DerivedAccessibility(isElement: own != nil || accessibility.hasLabel, label: own, traits: .image)
    }
    /// The image.
    open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// The image of the highlighted view; nil for the same image.
    open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
    /// A Boolean value that indicates whether the view is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } } }
    /// The frames of an animation, of which the first is shown while `isAnimating` is true.
    open var animationImages: [UIImage]? { didSet { if isAnimating { imageDidChange(from: nil) } } }
    /// The frames of the highlighted view's animation, of which the first is shown while `isAnimating` is true.
    open var highlightedAnimationImages: [UIImage]? { didSet { if isAnimating { imageDidChange(from: nil) } } }
    /// The duration of an animation, in seconds. Has no effect.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions of an animation. Has no effect.
    open var animationRepeatCount = 0
    /// A Boolean value that indicates whether an animation was started.
    open private(set) var isAnimating = false { didSet { if isAnimating != oldValue { imageDidChange(from: nil) } } }
    /// A Boolean value that indicates whether the image grows with the accessibility text sizes: as body text does (not
    /// measured). Symbols in the size of a text style grow anyway.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The preferred dynamic range of the image. Has no effect: images have standard range.
    open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    /// The dynamic range in which the image is shown: always standard.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// The configuration applied to symbol images.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }

    /// The state in which effects left the symbol.
    var symbolState = SymbolState() { didSet { if symbolState != oldValue { setNeedsDisplay() } } }

    /// A look that a button gives its images in states without images of their own.
    enum Adjustment {
        /// Half as opaque, for a disabled button (not measured).
        case faded
        /// Half black, for a highlighted button (not measured).
        case darkened
        /// As opaque as the title of a highlighted system button.
        case pressed

        fileprivate var alpha: CGFloat {
            switch self {
            case .faded: 0.5
            case .darkened: 1
            case .pressed: 0.2
            }
        }
    }

    /// The look that a button gives the image; nil for its own.
    var adjustment: Adjustment? {
        didSet {
            guard adjustment != oldValue else { return }
            // An opacity that code sets meanwhile is kept while the look stays.
            alpha = adjustment?.alpha ?? 1
            setNeedsDisplay()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an empty image view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        imageDidChange(from: nil)
    }

    /// Creates a view as large as the image, with an image for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        imageDidChange(from: nil)
    }

    /// Starts showing the first animation image.
    open func startAnimating() { isAnimating = true }
    /// Stops showing the first animation image.
    open func stopAnimating() { isAnimating = false }

    var shownImage: UIImage? {
        if isAnimating {
            if isHighlighted, let first = highlightedAnimationImages?.first { return first }
            if !isHighlighted, let first = animationImages?.first { return first }
        }
        if isHighlighted, let highlightedImage { return highlightedImage }
        if isAnimating, let first = animationImages?.first { return first }
        guard let image else { return nil }
        guard image.isSymbolImage else { return image }
        if let preferredSymbolConfiguration {
            return image.applyingSymbolConfiguration(preferredSymbolConfiguration, traits: traitCollection) ?? image
        }
        // A symbol in the size of a text style follows the view's text size.
        guard image.symbolConfiguration?.textStyle != nil, inheritedEnvironment.hasOverrides else { return image }
        return image.applyingSymbolConfiguration(.unspecified, traits: traitCollection) ?? image
    }

    /// The factor of the image's size.
    private func scale(of image: UIImage) -> CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory, image.symbolConfiguration?.textStyle == nil else {
            return 1
        }
        let traits = traitCollection
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100
    }

    override func textSizeMayHaveChanged() {
        guard adjustsImageSizeForAccessibilityContentSizeCategory || image?.isSymbolImage == true else { return }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func imageDidChange(from old: UIImage?) {
        let new = shownImage
        if old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
        }
        setNeedsDisplay()
        observedValuesMayHaveChanged()
    }

    /// The image's size in points, regardless of the content mode; none without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        let scale = scale(of: image)
        return CGSize(
            width: image.size.width * scale - insets.left - insets.right,
            height: image.size.height * scale - insets.top - insets.bottom)
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image = shownImage else { return bounds.size }
        let scale = scale(of: image)
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return [] }
        let state = image.isSymbolImage ? symbolState : SymbolState()
        guard !state.isInvisible else { return [] }
        func contents(_ image: UIImage, _ tint: UIColor) -> [LayerContent] {
            image.contents(
                in: bounds, mode: contentMode, tint: environment.resolve(tint),
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, magnification: state.scale,
                environment: environment)
        }
        let own = contents(image, tintColor)
        guard adjustment == .darkened else { return own }
        return own + contents(image.withRenderingMode(.alwaysTemplate), .black.withAlphaComponent(0.5))
    }
}

extension UIImageView: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if isHighlighted { details.append(.flag("highlighted")) }
        if let image = isHighlighted ? highlightedImage ?? image : image {
            details.append(image.textTreeDetail("image"))
        }
        return details
    }
}

extension UIImage {
    /// Returns the image's name if it has one, else its size in points.
    func textTreeDetail(_ name: String) -> TextTreeDetail {
        nameInTexts.map { .text(name, $0) } ?? .numbers(name, [size.width, size.height])
    }
}

extension UIImage {
    /// The name of a symbol, file or asset; nil for images without one.
    var nameInTexts: String? {
        if case .symbol(let symbol) = source { return symbol.name }
        return properties.name
    }
}
