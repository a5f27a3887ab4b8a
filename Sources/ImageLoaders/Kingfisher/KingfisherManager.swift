import BuilderImageLoading
import BuilderUIKit

/// The requests for pictures.
public final class KingfisherManager: @unchecked Sendable {
    public static let shared = KingfisherManager()
    public var cache = ImageCache.default
    public var downloader = ImageDownloader.default
    public var defaultOptions: KingfisherOptionsInfo = []

    public init(downloader: ImageDownloader = .default, cache: ImageCache = .default) {
        self.downloader = downloader
        self.cache = cache
    }

    @discardableResult
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        retrieveImage(with: .network(resource), options: options, completionHandler: completionHandler)
    }

    @discardableResult
    public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        let options = defaultOptions + (options ?? [])
        return DownloadTask(fetch(source, options) { completionHandler?($0) })
    }

    /// Starts a request, and changes its picture as the options say.
    func fetch(
        _ source: Source, _ info: KingfisherOptionsInfo,
        completion: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
    ) -> ImageFetch {
        let options = EffectiveOptions(info)
        final class Task { var fetch: ImageFetch? }
        let task = Task()
        let fetch = ImageFetch(source.url, scale: options.scale) { result in
            completion(Self.result(result, of: source, options, info, task.fetch))
            task.fetch = nil
        }
        task.fetch = fetch
        return fetch
    }

    private static func result(
        _ result: Result<UIImage, ImageFetch.Failure>, of source: Source, _ options: EffectiveOptions,
        _ info: KingfisherOptionsInfo, _ fetch: ImageFetch?
    ) -> Result<RetrieveImageResult, KingfisherError> {
        var item: ImageProcessItem
        switch (result, source) {
        case (.failure(.canceled), _):
            guard let fetch else { return .failure(.requestError(reason: .emptyRequest)) }
            return .failure(.requestError(reason: .taskCancelled(task: DownloadTask(fetch), token: 0)))
        case (_, .provider(let provider)):
            // The providers of this module answer at once.
            final class Answer: @unchecked Sendable { var data: Result<Data, any Error> = .failure(ImageFetch.offline) }
            let answer = Answer()
            provider.data { answer.data = $0 }
            switch answer.data {
            case .success(let data): item = .data(data)
            case .failure(let error):
                return .failure(.imageSettingError(reason: .dataProviderError(provider: provider, error: error)))
            }
        case (.success(let image), _): item = .image(image)
        case (.failure, _): return .failure(.responseError(reason: .URLSessionError(error: ImageFetch.offline)))
        }
        guard let image = options.processor.process(item: item, options: KingfisherParsedOptionsInfo(info)) else {
            return .failure(.processorError(reason: .processingFailed(processor: options.processor, item: item)))
        }
        item = .image(image)
        let modified = options.modifier?.modify(image) ?? image
        return .success(RetrieveImageResult(image: modified, cacheType: .none, source: source))
    }
}

/// A cache, which is empty unless an app stores images itself.
open class ImageCache: @unchecked Sendable {
    public static let `default` = ImageCache(name: "default")

    public struct MemoryConfig: Sendable {
        public var totalCostLimit = 0
        public var countLimit = Int.max
        public var expiration = StorageExpiration.seconds(300)
        public var cleanInterval: TimeInterval = 120
        public var keepWhenEnteringBackground = false
    }

    public struct DiskConfig: Sendable {
        public var sizeLimit: UInt = 0
        public var expiration = StorageExpiration.days(7)
        public var pathExtension: String?
    }

    public final class MemoryStorage: @unchecked Sendable {
        public var config = MemoryConfig()
    }

    public final class DiskStorage: @unchecked Sendable {
        public var config = DiskConfig()
    }

    public let memoryStorage = MemoryStorage()
    public let diskStorage = DiskStorage()
    private let images = NSCache<NSString, UIImage>()

    public init(name: String) {}

    open func store(
        _ image: UIImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = "",
        toDisk: Bool = true, completionHandler: ((Any) -> Void)? = nil
    ) { images.setObject(image, forKey: key as NSString) }

    open func removeImage(
        forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true, fromDisk: Bool = true,
        completionHandler: (() -> Void)? = nil
    ) {
        images.removeObject(forKey: key as NSString)
        completionHandler?()
    }

    open func retrieveImageInMemoryCache(forKey key: String, options: KingfisherOptionsInfo? = nil) -> UIImage? {
        images.object(forKey: key as NSString)
    }

    open func retrieveImage(
        forKey key: String, options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
    ) {
        let image = images.object(forKey: key as NSString)
        completionHandler?(.success(image.map { .memory($0) } ?? .none))
    }

    open func imageCachedType(forKey key: String, processorIdentifier identifier: String = "") -> CacheType {
        images.object(forKey: key as NSString) == nil ? .none : .memory
    }

    open func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
        imageCachedType(forKey: key).cached
    }

    open func clearMemoryCache() { images.removeAllObjects() }
    open func clearCache(completion handler: (() -> Void)? = nil) {
        images.removeAllObjects()
        handler?()
    }
    open func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
    open func cleanExpiredCache(completion handler: (() -> Void)? = nil) { handler?() }
    open func cleanExpiredMemoryCache() {}
    open func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
    open func calculateDiskStorageSize(completion handler: @escaping (Result<UInt, KingfisherError>) -> Void) {
        handler(.success(0))
    }
}

/// The result of a search in a cache.
public enum ImageCacheResult {
    case disk(UIImage), memory(UIImage), none

    public var image: UIImage? {
        switch self {
        case .disk(let image), .memory(let image): image
        case .none: nil
        }
    }

    public var cacheType: CacheType {
        switch self {
        case .disk: .disk
        case .memory: .memory
        case .none: .none
        }
    }
}

/// The result of a request without a cache.
public struct ImageLoadingResult {
    public let image: UIImage
    public let url: URL?
    public let originalData: Data
}

/// The requests without a cache.
open class ImageDownloader: @unchecked Sendable {
    public static let `default` = ImageDownloader(name: "default")
    open var downloadTimeout: TimeInterval = 15
    open var trustedHosts: Set<String>?
    open var requestsUsePipelining = false

    public init(name: String) {}

    @discardableResult
    open func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        KingfisherManager.shared.retrieveImage(with: url, options: options) { result in
            completionHandler?(
                result.map { ImageLoadingResult(image: $0.image, url: url, originalData: $0.data() ?? Data()) })
        }
    }
}

/// Requests ahead of time, which aren't made.
public final class ImagePrefetcher: @unchecked Sendable {
    public var maxConcurrentDownloads = 5
    public init(
        urls: [URL], options: KingfisherOptionsInfo? = nil,
        completionHandler: (
            (_ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]) -> Void
        )? =
            nil
    ) {}
    public init(
        resources: [any Resource], options: KingfisherOptionsInfo? = nil,
        completionHandler: (
            (_ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]) -> Void
        )? =
            nil
    ) {}
    public func start() {}
    public func stop() {}
}
