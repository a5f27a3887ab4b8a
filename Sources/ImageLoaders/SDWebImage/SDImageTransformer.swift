import BuilderImageLoading
import BuilderUIKit

/// A change of a picture.
public protocol SDImageTransformer {
    var transformerKey: String { get }
    func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

public enum SDImageScaleMode: UInt, Sendable { case fill, aspectFit, aspectFill }

/// Changes in order.
open class SDImagePipelineTransformer: NSObject, SDImageTransformer {
    public let transformers: [any SDImageTransformer]
    public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }
    public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        transformers.reduce(Optional(image)) { image, next in
            image.flatMap { next.transformedImage(with: $0, forKey: key) }
        }
    }
}

/// A transformer that rounds all corners, without a border.
open class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
    public let cornerRadius: CGFloat
    public var transformerKey: String { "SDImageRoundCornerTransformer(\(cornerRadius))" }
    public init(radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
        cornerRadius = radius
    }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? { image.rounded(cornerRadius) }
}

/// A transformer that resizes.
open class SDImageResizingTransformer: NSObject, SDImageTransformer {
    public let size: CGSize
    public let scaleMode: SDImageScaleMode
    public var transformerKey: String { "SDImageResizingTransformer(\(size),\(scaleMode))" }
    public init(size: CGSize, scaleMode: SDImageScaleMode) {
        self.size = size
        self.scaleMode = scaleMode
    }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        switch scaleMode {
        case .fill: image.resized(to: size, .stretch)
        case .aspectFit: image.resized(to: size, .fit)
        case .aspectFill: image.resized(to: size, .crop)
        }
    }
}

/// A transformer that draws the picture's shape in a color.
open class SDImageTintTransformer: NSObject, SDImageTransformer {
    public let tintColor: UIColor
    public var transformerKey: String { "SDImageTintTransformer(\(tintColor))" }
    public init(color: UIColor) { tintColor = color }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.withTintColor(tintColor, renderingMode: .alwaysOriginal)
    }
}

/// A transformer that returns the picture as it is.
open class SDImageBlurTransformer: NSObject, SDImageTransformer {
    public let blurRadius: CGFloat
    public var transformerKey: String { "SDImageBlurTransformer(\(blurRadius))" }
    public init(radius: CGFloat) { blurRadius = radius }
    public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? { image }
}
