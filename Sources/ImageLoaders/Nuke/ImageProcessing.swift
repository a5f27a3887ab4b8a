import BuilderImageLoading
import BuilderUIKit

/// A change of a picture.
public protocol ImageProcessing: Sendable {
    func process(_ image: UIImage) -> UIImage?
    var identifier: String { get }
}

/// The unit of a size.
public enum ImageProcessingOptions {
    public enum Unit: Sendable { case points, pixels }
    /// A border, which isn't drawn.
    public struct Border: Sendable {
        public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {}
    }
    public enum ContentMode: Sendable { case aspectFill, aspectFit }
}

/// The processors of this module.
public enum ImageProcessors {
    /// A processor that resizes.
    public struct Resize: ImageProcessing {
        public typealias ContentMode = ImageProcessingOptions.ContentMode
        private let size: CGSize
        private let unit: ImageProcessingOptions.Unit
        private let contentMode: ContentMode
        private let crop: Bool
        private let upscale: Bool
        public var identifier: String { "com.github.kean/nuke/resize(\(size),\(contentMode),\(crop),\(upscale))" }

        public init(
            size: CGSize, unit: ImageProcessingOptions.Unit = .points, contentMode: ContentMode = .aspectFill,
            crop: Bool = false, upscale: Bool = false
        ) {
            self.size = size
            self.unit = unit
            self.contentMode = contentMode
            self.crop = crop
            self.upscale = upscale
        }

        public init(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
            self.init(
                size: CGSize(width: width, height: 9999), unit: unit, contentMode: .aspectFit, upscale: upscale)
        }

        public init(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {
            self.init(
                size: CGSize(width: 9999, height: height), unit: unit, contentMode: .aspectFit, upscale: upscale)
        }

        /// Returns the picture with as many pixels as the size has at the screen's scale.
        public func process(_ image: UIImage) -> UIImage? {
            let scale = (unit == .points ? UITraitCollection.current.displayScale : 1) / image.scale
            let target = CGSize(width: size.width * scale, height: size.height * scale)
            let ratios = [target.width / image.size.width, target.height / image.size.height]
            let ratio = contentMode == .aspectFit ? ratios.min() : ratios.max()
            if !upscale, let ratio, ratio >= 1, !(crop && contentMode == .aspectFill) { return image }
            guard contentMode == .aspectFill else { return image.resized(to: target, .fit) }
            return image.resized(to: target, crop ? .crop : .fill)
        }
    }

    /// A processor that returns the largest circle in the middle.
    public struct Circle: ImageProcessing {
        public let identifier = "com.github.kean/nuke/circle"
        public init(border: ImageProcessingOptions.Border? = nil) {}
        public func process(_ image: UIImage) -> UIImage? { image.circle() }
    }

    /// A processor that rounds the corners.
    public struct RoundedCorners: ImageProcessing {
        private let radius: CGFloat
        private let unit: ImageProcessingOptions.Unit
        public var identifier: String { "com.github.kean/nuke/rounded_corners(\(radius))" }
        public init(
            radius: CGFloat, unit: ImageProcessingOptions.Unit = .points, border: ImageProcessingOptions.Border? = nil
        ) {
            self.radius = radius
            self.unit = unit
        }
        public func process(_ image: UIImage) -> UIImage? {
            let scale = unit == .points ? UITraitCollection.current.displayScale : 1
            return image.rounded(radius * scale / image.scale)
        }
    }

    /// A processor that returns the picture as it is.
    public struct GaussianBlur: ImageProcessing {
        public let identifier = "com.github.kean/nuke/gaussian_blur"
        public init(radius: Int = 8) {}
        public func process(_ image: UIImage) -> UIImage? { image }
    }

    /// A processor that is a closure.
    public struct Anonymous: ImageProcessing {
        public let identifier: String
        private let closure: @Sendable (UIImage) -> UIImage?
        public init(id: String, _ closure: @escaping @Sendable (UIImage) -> UIImage?) {
            identifier = id
            self.closure = closure
        }
        public func process(_ image: UIImage) -> UIImage? { closure(image) }
    }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
    public static func resize(
        size: CGSize, unit: ImageProcessingOptions.Unit = .points,
        contentMode: ImageProcessingOptions.ContentMode = .aspectFill, crop: Bool = false, upscale: Bool = false
    ) -> Self { Self(size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale) }
    public static func resize(
        width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
    ) -> Self { Self(width: width, unit: unit, upscale: upscale) }
    public static func resize(
        height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false
    ) -> Self { Self(height: height, unit: unit, upscale: upscale) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
    public static func circle(border: ImageProcessingOptions.Border? = nil) -> Self { Self(border: border) }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
    public static func roundedCorners(
        radius: CGFloat, unit: ImageProcessingOptions.Unit = .points, border: ImageProcessingOptions.Border? = nil
    ) -> Self { Self(radius: radius, unit: unit, border: border) }
}

extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
    public static func gaussianBlur(radius: Int = 8) -> Self { Self(radius: radius) }
}
