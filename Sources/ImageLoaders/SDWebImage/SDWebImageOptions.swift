import BuilderUIKit

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDWebImageNoParamsBlock = () -> Void

/// The origin of a picture.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

/// The options of a request. Only `delayPlaceholder` and `avoidAutoSetImage` have an effect.
public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
    public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
    public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
    public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
    public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
    public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
    public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
    public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
    public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
    public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
}

/// The names of a request's values. Only `imageTransformer` and `imageScaleFactor` have an effect.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
    public static let imageCache = SDWebImageContextOption(rawValue: "imageCache")
    public static let imageLoader = SDWebImageContextOption(rawValue: "imageLoader")
    public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
    public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
    public static let originalStoreCacheType = SDWebImageContextOption(rawValue: "originalStoreCacheType")
    public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
    public static let downloadRequestModifier = SDWebImageContextOption(rawValue: "downloadRequestModifier")
    public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")
}

public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

/// The error of a request.
public struct SDWebImageError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case invalidURL = 1000
        case badImageData = 1001
        case cacheNotModified = 1002
        case blackListed = 1003
        case invalidDownloadOperation = 2000
        case invalidDownloadStatusCode = 2001
        case cancelled = 2002
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SDWebImageErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let invalidURL = Code.invalidURL
    public static let cancelled = Code.cancelled
}

/// A view that indicates a request. Has no effect: a request is answered in the next turn of the main queue.
@preconcurrency @MainActor
public protocol SDWebImageIndicator: AnyObject {
    var indicatorView: UIView { get }
    func startAnimatingIndicator()
    func stopAnimatingIndicator()
}

@preconcurrency @MainActor
open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    public let indicatorView: UIView = UIActivityIndicatorView(style: .medium)
    open func startAnimatingIndicator() {}
    open func stopAnimatingIndicator() {}
    public static let gray = SDWebImageActivityIndicator()
    public static let grayLarge = SDWebImageActivityIndicator()
    public static let white = SDWebImageActivityIndicator()
    public static let whiteLarge = SDWebImageActivityIndicator()
    public static let medium = SDWebImageActivityIndicator()
    public static let large = SDWebImageActivityIndicator()
}

/// The animation of a new picture, which isn't shown.
open class SDWebImageTransition: NSObject, @unchecked Sendable {
    open var duration: TimeInterval = 0.5
    public static let fade = SDWebImageTransition()
    public static let flipFromLeft = SDWebImageTransition()
    public static let flipFromRight = SDWebImageTransition()
    public static let curlUp = SDWebImageTransition()
    public static let curlDown = SDWebImageTransition()
    public static func fade(duration: TimeInterval) -> SDWebImageTransition { SDWebImageTransition() }
}
