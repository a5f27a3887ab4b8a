import BuilderImageLoading
import BuilderUIKit

/// A request, which can be canceled.
open class SDWebImageCombinedOperation: NSObject, @unchecked Sendable {
    private let fetch: ImageFetch
    init(_ fetch: ImageFetch) { self.fetch = fetch }
    open func cancel() { fetch.cancel() }
}

/// The requests for pictures.
open class SDWebImageManager: NSObject, @unchecked Sendable {
    public static let shared = SDWebImageManager()
    open var imageCache: SDImageCache { .shared }
    open var imageLoader: SDWebImageDownloader { .shared }

    @discardableResult
    open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        loadImage(with: url, options: options, context: nil, progress: progressBlock, completed: completedBlock)
    }

    @discardableResult
    open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]?,
        progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        SDWebImageCombinedOperation(
            Self.fetch(url, context) { image, error in completedBlock(image, nil, error, .none, true, url) })
    }

    open func cacheKey(for url: URL?) -> String? { url?.absoluteString }
    open func cancelAll() {}

    /// Starts a request, and changes its picture as the context says.
    static func fetch(
        _ url: URL?, _ context: [SDWebImageContextOption: Any]?,
        completion: @escaping (UIImage?, (any Error)?) -> Void
    ) -> ImageFetch {
        let scale = context?[.imageScaleFactor] as? CGFloat ?? url.map(Self.scale) ?? 1
        let transformer = context?[.imageTransformer] as? any SDImageTransformer
        return ImageFetch(url, scale: scale) { result in
            switch result {
            case .success(let image):
                let key = url?.absoluteString ?? ""
                completion(transformer.map { $0.transformedImage(with: image, forKey: key) } ?? image, nil)
            case .failure(.canceled): completion(nil, SDWebImageError(.cancelled))
            case .failure(.noURL): completion(nil, SDWebImageError(.invalidURL))
            case .failure(.notFound): completion(nil, ImageFetch.offline)
            }
        }
    }

    /// Returns the scale that a file's name contains, as in `photo@2x.png`.
    private static func scale(_ url: URL) -> CGFloat {
        let name = url.deletingPathExtension().lastPathComponent
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}

/// A cache, which is empty unless an app stores images itself.
open class SDImageCache: NSObject, @unchecked Sendable {
    public static let shared = SDImageCache()
    open var config = SDImageCacheConfig()
    private let images = NSCache<NSString, UIImage>()

    open func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
        if let image, let key { images.setObject(image, forKey: key as NSString) }
        completion?()
    }
    open func store(
        _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil
    ) { store(image, forKey: key, completion: completion) }
    open func imageFromCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) }
    open func imageFromMemoryCache(forKey key: String?) -> UIImage? {
        key.flatMap { images.object(forKey: $0 as NSString) }
    }
    open func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
    open func diskImageDataExists(withKey key: String?) -> Bool { false }
    open func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
        if let key { images.removeObject(forKey: key as NSString) }
        completion?()
    }
    open func clearMemory() { images.removeAllObjects() }
    open func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) { completion?() }
    open func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) { completionBlock?() }
    open func totalDiskSize() -> UInt { 0 }
    open func totalDiskCount() -> UInt { 0 }
}

/// The limits of a cache, which have no effect.
open class SDImageCacheConfig: NSObject, @unchecked Sendable {
    open var maxMemoryCost: UInt = 0
    open var maxMemoryCount: UInt = 0
    open var maxDiskSize: UInt = 0
    open var maxDiskAge: TimeInterval = 604_800
    open var shouldCacheImagesInMemory = true
}

/// The requests without a cache.
open class SDWebImageDownloader: NSObject, @unchecked Sendable {
    public static let shared = SDWebImageDownloader()
    open var config = SDWebImageDownloaderConfig()
    open func setValue(_ value: String?, forHTTPHeaderField field: String?) {}

    @discardableResult
    open func downloadImage(
        with url: URL?, completed completedBlock: ((UIImage?, Data?, (any Error)?, Bool) -> Void)?
    ) -> SDWebImageCombinedOperation? {
        SDWebImageCombinedOperation(
            SDWebImageManager.fetch(url, nil) { image, error in completedBlock?(image, image?.pngData(), error, true) })
    }
    open func cancelAllDownloads() {}
}

/// The limits of requests, which have no effect.
open class SDWebImageDownloaderConfig: NSObject, @unchecked Sendable {
    open var maxConcurrentDownloads = 6
    open var downloadTimeout: TimeInterval = 15
}

/// Requests ahead of time, which aren't made.
open class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
    public static let shared = SDWebImagePrefetcher()
    open func prefetchURLs(_ urls: [URL]?) {}
    open func cancelPrefetching() {}
}
