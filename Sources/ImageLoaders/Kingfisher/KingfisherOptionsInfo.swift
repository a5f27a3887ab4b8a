import BuilderUIKit
import FoundationNetworking

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// An option of a request. Only `processor`, `scaleFactor`, `onFailureImage` and `keepCurrentImageWhileLoading` have an
/// effect.
public enum KingfisherOptionsInfoItem {
    case targetCache(ImageCache), originalCache(ImageCache), downloader(ImageDownloader)
    case transition(ImageTransition), downloadPriority(Float)
    case forceRefresh, fromMemoryCacheOrRefresh, forceTransition, cacheMemoryOnly, waitForCache, onlyFromCache
    case backgroundDecode, preloadAllAnimationData, keepCurrentImageWhileLoading, onlyLoadFirstFrame
    case cacheOriginalImage, alsoPrefetchToMemory, loadDiskFileSynchronously
    case callbackQueue(CallbackQueue), processingQueue(CallbackQueue)
    case scaleFactor(CGFloat)
    case requestModifier(any AsyncImageDownloadRequestModifier)
    case processor(any ImageProcessor)
    case cacheSerializer(any CacheSerializer)
    case imageModifier(any ImageModifier)
    case onFailureImage(UIImage?)
    case memoryCacheExpiration(StorageExpiration), diskCacheExpiration(StorageExpiration)
    case memoryCacheAccessExtendingExpiration(ExpirationExtending)
    case diskCacheAccessExtendingExpiration(ExpirationExtending)
    case lowDataMode(Source?), alternativeSources([Source])
    case retryStrategy(any RetryStrategy)
    case progressiveJPEG(ImageProgressive)
}

/// The animation of a new picture, which isn't shown.
public enum ImageTransition {
    case none
    case fade(TimeInterval)
    case flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(
        TimeInterval)
    case custom(
        duration: TimeInterval, options: UIView.AnimationOptions, animations: ((UIImageView, UIImage) -> Void)?,
        completion: ((Bool) -> Void)?)
}

public enum CallbackQueue {
    case mainAsync, mainCurrentOrAsync, untouch
    case dispatch(DispatchQueue)
}

public enum StorageExpiration: Sendable {
    case never, expired
    case seconds(TimeInterval), days(Int), date(Date)
}

public enum ExpirationExtending: Sendable {
    case none, cacheTime
    case expirationTime(_ expiration: StorageExpiration)
}

public struct ImageProgressive: Sendable {
    public static let `default` = ImageProgressive()
    public init(isBlur: Bool = true, isFastestScan: Bool = true, scanInterval: TimeInterval = 0) {}
}

/// A change of requests, which isn't made: nothing is requested from a network.
public protocol AsyncImageDownloadRequestModifier: Sendable {}
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
    func modified(for request: URLRequest) -> URLRequest?
}
public struct AnyModifier: ImageDownloadRequestModifier {
    private let modify: @Sendable (URLRequest) -> URLRequest?
    public init(modify: @escaping @Sendable (URLRequest) -> URLRequest?) { self.modify = modify }
    public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}

/// A change of pictures before they are shown.
public protocol ImageModifier: Sendable { func modify(_ image: UIImage) -> UIImage }
public struct RenderingModeImageModifier: ImageModifier {
    public let renderingMode: UIImage.RenderingMode
    public init(renderingMode: UIImage.RenderingMode = .automatic) { self.renderingMode = renderingMode }
    public func modify(_ image: UIImage) -> UIImage { image.withRenderingMode(renderingMode) }
}

/// The form of pictures in a cache.
public protocol CacheSerializer: Sendable {}
public struct DefaultCacheSerializer: CacheSerializer {
    public static let `default` = DefaultCacheSerializer()
    public init() {}
}
public struct FormatIndicatedCacheSerializer: CacheSerializer {
    public static let png = FormatIndicatedCacheSerializer()
    public static let jpeg = FormatIndicatedCacheSerializer()
    public static let gif = FormatIndicatedCacheSerializer()
}

public protocol RetryStrategy: Sendable {}
public struct DelayRetryStrategy: RetryStrategy {
    public enum Interval: Sendable {
        case seconds(TimeInterval), accumulated(TimeInterval)
    }
    public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}

/// The options that have an effect.
struct EffectiveOptions {
    var processor: any ImageProcessor = DefaultImageProcessor.default
    var modifier: (any ImageModifier)?
    var scale: CGFloat = 1
    var failureImage: UIImage?
    var setsFailureImage = false
    var keepsImage = false

    init(_ options: KingfisherOptionsInfo) {
        for option in options {
            switch option {
            case .processor(let value): processor = value
            case .imageModifier(let value): modifier = value
            case .scaleFactor(let value): scale = value
            case .keepCurrentImageWhileLoading: keepsImage = true
            case .onFailureImage(let image):
                failureImage = image
                setsFailureImage = true
            default: break
            }
        }
    }
}
