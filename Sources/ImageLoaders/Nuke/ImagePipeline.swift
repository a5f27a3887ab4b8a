import BuilderImageLoading
import BuilderUIKit
import FoundationNetworking

/// A picture with its properties.
public struct ImageContainer: @unchecked Sendable {
    public var image: UIImage
    public var isPreview = false
    public var data: Data?
    public init(image: UIImage, isPreview: Bool = false, data: Data? = nil) {
        self.image = image
        self.isPreview = isPreview
        self.data = data
    }
}

/// The result of a request.
public struct ImageResponse: @unchecked Sendable {
    public enum CacheType: Sendable { case memory, disk }
    public var container: ImageContainer
    public var image: UIImage { container.image }
    public var request: ImageRequest
    public var urlResponse: URLResponse?
    public var cacheType: CacheType?
    public init(
        container: ImageContainer, request: ImageRequest, urlResponse: URLResponse? = nil, cacheType: CacheType? = nil
    ) {
        self.container = container
        self.request = request
        self.urlResponse = urlResponse
        self.cacheType = cacheType
    }
}

/// A request that was started.
public final class ImageTask: @unchecked Sendable, Hashable {
    /// The part of a picture that was received.
    public struct Progress: Hashable, Sendable {
        public let completed: Int64
        public let total: Int64
        public var fraction: Float { total > 0 ? Float(completed) / Float(total) : 0 }
    }

    public let request: ImageRequest
    public var priority: ImageRequest.Priority = .normal
    public let progress = Progress(completed: 0, total: 0)
    let fetch: ImageFetch

    init(_ request: ImageRequest, _ fetch: ImageFetch) {
        self.request = request
        self.fetch = fetch
    }

    /// Cancels the request: its completion isn't called.
    public func cancel() { fetch.cancel() }

    public static func == (lhs: ImageTask, rhs: ImageTask) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The requests for pictures.
public final class ImagePipeline: @unchecked Sendable {
    nonisolated(unsafe) public static var shared = ImagePipeline()

    /// The parts of a pipeline, which have no effect.
    public struct Configuration: @unchecked Sendable {
        public var imageCache: (any ImageCaching)? = ImageCache.shared
        public var dataCache: (any DataCaching)?
        public var isProgressiveDecodingEnabled = false
        public var isDecompressionEnabled = true
        public var isTaskCoalescingEnabled = true
        public var isRateLimiterEnabled = true
        public var isStoringPreviewsInMemoryCache = true
        public var dataLoader: Any?
        public init() {}
        public static var withDataCache: Configuration { Configuration() }
        public static var withURLCache: Configuration { Configuration() }
        public static func withDataCache(name: String, sizeLimit: Int? = nil) -> Configuration { Configuration() }
    }

    /// The error of a request.
    public enum Error: Swift.Error, CustomStringConvertible {
        case dataMissingInCache
        case dataLoadingFailed(error: any Swift.Error)
        case dataIsEmpty
        case imageRequestMissing
        case pipelineInvalidated
        case processingFailed(processor: any ImageProcessing)

        public var dataLoadingError: (any Swift.Error)? {
            guard case .dataLoadingFailed(let error) = self else { return nil }
            return error
        }

        public var description: String {
            switch self {
            case .dataMissingInCache: "Data is missing in the cache"
            case .dataLoadingFailed(let error): "Failed to load image data: \(error)"
            case .dataIsEmpty: "The data is empty"
            case .imageRequestMissing: "There is no request"
            case .pipelineInvalidated: "The pipeline is invalidated"
            case .processingFailed(let processor): "Failed to process the image using \(processor.identifier)"
            }
        }
    }

    public let configuration: Configuration
    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
    public convenience init(_ configure: (inout Configuration) -> Void) {
        var configuration = Configuration()
        configure(&configuration)
        self.init(configuration: configuration)
    }

    public func invalidate() {}

    @discardableResult
    public func loadImage(
        with request: any ImageRequestConvertible, completion: @escaping (Result<ImageResponse, Error>) -> Void
    ) -> ImageTask { load(request.asImageRequest(), completion) }

    @discardableResult
    public func loadImage(
        with request: any ImageRequestConvertible, queue: DispatchQueue? = nil,
        progress: ((ImageResponse?, Int64, Int64) -> Void)?,
        completion: @escaping (Result<ImageResponse, Error>) -> Void
    ) -> ImageTask { load(request.asImageRequest(), completion) }

    public func image(for url: URL) async throws -> UIImage { try await image(for: ImageRequest(url: url)) }

    public func image(for request: ImageRequest) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            load(request) { continuation.resume(with: $0.map(\.image).mapError { $0 as any Swift.Error }) }
        }
    }

    @discardableResult
    func load(_ request: ImageRequest, _ completion: @escaping (Result<ImageResponse, Error>) -> Void) -> ImageTask {
        let scale = (request.userInfo[.scaleKey] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 1
        let fetch = ImageFetch(request.url, scale: scale) { result in
            switch result {
            case .success(let image): completion(Self.process(image, request))
            case .failure(.canceled): break
            case .failure(.noURL): completion(.failure(.imageRequestMissing))
            case .failure(.notFound): completion(.failure(.dataLoadingFailed(error: ImageFetch.offline)))
            }
        }
        return ImageTask(request, fetch)
    }

    private static func process(_ image: UIImage, _ request: ImageRequest) -> Result<ImageResponse, Error> {
        var image = image
        for processor in request.processors {
            guard let next = processor.process(image) else { return .failure(.processingFailed(processor: processor)) }
            image = next
        }
        return .success(ImageResponse(container: ImageContainer(image: image), request: request))
    }
}

/// A cache of pictures, which nothing fills.
public protocol ImageCaching: AnyObject, Sendable {
    func removeAll()
}

/// A cache of data, which nothing fills.
public protocol DataCaching: AnyObject, Sendable {
    func removeAll()
}

public final class ImageCache: ImageCaching, @unchecked Sendable {
    public static let shared = ImageCache()
    public var costLimit = 0
    public var countLimit = Int.max
    public var ttl: TimeInterval?
    public init(costLimit: Int = 0, countLimit: Int = Int.max) {}
    public func removeAll() {}
}

public final class DataCache: DataCaching, @unchecked Sendable {
    public var sizeLimit = 0
    public init(name: String) throws {}
    public func removeAll() {}
}

/// Requests ahead of time, which aren't made.
public final class ImagePrefetcher: @unchecked Sendable {
    public enum Destination: Sendable { case memoryCache, diskCache }
    public var isPaused = false
    public var priority: ImageRequest.Priority = .low
    public init(
        pipeline: ImagePipeline = .shared, destination: Destination = .memoryCache, maxConcurrentRequestCount: Int = 2
    ) {}
    public func startPrefetching(with urls: [URL]) {}
    public func startPrefetching(with requests: [ImageRequest]) {}
    public func stopPrefetching(with urls: [URL]) {}
    public func stopPrefetching(with requests: [ImageRequest]) {}
    public func stopPrefetching() {}
}
