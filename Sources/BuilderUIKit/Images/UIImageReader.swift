import Foundation

/// Reads images from files and data with options.
public final class UIImageReader: Sendable {
    /// The options of a reader.
    public struct Configuration: Hashable, Sendable {
        /// A Boolean value that indicates whether images have more than the standard range of brightness; without
        /// effect, because pictures have that range.
        public var prefersHighDynamicRange = false
        /// A Boolean value that indicates whether images are decoded at once.
        public var preparesImagesForDisplay = false
        /// The size that images are reduced to, in points; zero for their own.
        public var preferredThumbnailSize = CGSize.zero
        /// The number of pixels per inch of vector images; without effect.
        public var pixelsPerInch: CGFloat = 0

        /// Creates the default options.
        public init() {}
    }

    /// The options.
    public let configuration: Configuration

    /// A reader with the default options.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// Creates a reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the image in a file; nil if there is none.
    public func image(contentsOf url: URL) -> UIImage? { prepared(UIImage(contentsOfFile: url.path)) }

    /// Returns the image in data; nil if there is none.
    public func image(data: Data) -> UIImage? { prepared(UIImage(data: data)) }

    /// Returns the image in a file; nil if there is none.
    public func image(contentsOf url: URL) async -> UIImage? { prepared(UIImage(contentsOfFile: url.path)) }

    /// Returns the image in data; nil if there is none.
    public func image(data: Data) async -> UIImage? { prepared(UIImage(data: data)) }

    private func prepared(_ image: UIImage?) -> UIImage? {
        let size = configuration.preferredThumbnailSize
        guard let image, size.width > 0, size.height > 0 else { return image }
        return image.preparingThumbnail(of: size)
    }
}

extension UIImage {
    /// A Boolean value that indicates whether the image has more than the standard range of brightness; false.
    public var isHighDynamicRange: Bool { false }
    /// Returns the image, which has the standard range of brightness.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
