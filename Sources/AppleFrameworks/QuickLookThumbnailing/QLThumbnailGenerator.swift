@_exported import BuilderUIKit

/// Pictures of files. None can be made here: each request fails.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    private static let generator = QLThumbnailGenerator()
    open class var shared: QLThumbnailGenerator { generator }

    /// A file and the size of its picture.
    open class Request: NSObject, @unchecked Sendable {
        /// The kinds of pictures.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// An icon of the file's type.
            public static let icon = RepresentationTypes(rawValue: 1)
            /// A quick picture of low quality.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// A picture of the content.
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// All of them, the quickest first.
            public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
        }

        public let size: CGSize
        public let scale: CGFloat
        open var iconMode = false
        open var minimumDimension: CGFloat = 0
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.size, self.scale) = (size, scale)
        }
    }

    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        throw CocoaError(.featureUnsupported)
    }
    /// Calls a closure with an error: no picture can be made.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        DispatchQueue.main.async { updateHandler?(nil, .icon, CocoaError(.featureUnsupported)) }
    }
    /// Calls a closure with an error: no picture can be made.
    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String,
        completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) } }
    open func cancel(_ request: Request) {}
}

/// A picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// The kinds of pictures.
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
    /// The kind of the picture.
    open var type: RepresentationType { .icon }
    /// The picture as pixels.
    public let cgImage: CGImage
    init(_ image: CGImage) { cgImage = image }
    open var uiImage: UIImage { UIImage(cgImage: cgImage) }
    open var contentRect: CGRect { .zero }
}
