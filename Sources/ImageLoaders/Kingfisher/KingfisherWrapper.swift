import BuilderImageLoading
import BuilderUIKit
import FoundationNetworking

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformButton = UIButton
public typealias KFCrossPlatformColor = UIColor
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// The members of Kingfisher of a value: `imageView.kf`.
public struct KingfisherWrapper<Base> {
    public let base: Base
    public init(_ base: Base) { self.base = base }
}

/// A class with members of Kingfisher.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension UIImage: KingfisherCompatible {}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

/// The content that is shown until there is a picture: an image or a view.
@preconcurrency @MainActor
public protocol Placeholder {
    func add(to imageView: UIImageView)
    func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
    public func add(to imageView: UIImageView) { imageView.image = self }
    public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
    public func add(to imageView: UIImageView) {
        imageView.addSubview(self)
        frame = imageView.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

/// The indicator of a request. Has no effect: a request is answered in the next turn of the main queue.
public enum IndicatorType {
    case none, activity
    case image(imageData: Data)
    case custom(indicator: any Indicator)
}

/// A view that indicates a request.
@preconcurrency @MainActor
public protocol Indicator {
    func startAnimatingView()
    func stopAnimatingView()
    var view: UIView { get }
}

/// An image view with animated images, of which the first frame is shown.
open class AnimatedImageView: UIImageView {
    open var autoPlayAnimatedImage = true
    open var framePreloadCount = 10
    open var needsPrescaling = true
    open var backgroundDecode = true
}

/// A request, which can be canceled.
public final class DownloadTask: Sendable {
    private let fetch: ImageFetch
    init(_ fetch: ImageFetch) { self.fetch = fetch }
    public func cancel() { fetch.cancel() }
}

/// A result that was found.
public struct RetrieveImageResult {
    public let image: UIImage
    public let cacheType: CacheType
    public let source: Source
    public var originalSource: Source { source }
    public var data: @Sendable () -> Data? { { [image] in image.pngData() } }
}

public enum CacheType: Sendable {
    case none, memory, disk
    public var cached: Bool { self != .none }
}

/// The error of a request.
public enum KingfisherError: LocalizedError, @unchecked Sendable {
    public enum RequestErrorReason {
        case emptyRequest
        case invalidURL(request: URLRequest)
        case taskCancelled(task: DownloadTask, token: Int)
    }

    public enum ResponseErrorReason {
        case invalidURLResponse(response: URLResponse)
        case URLSessionError(error: any Error)
        case noURLResponse(task: DownloadTask)
    }

    public enum CacheErrorReason { case imageNotExisting(key: String) }

    public enum ProcessorErrorReason { case processingFailed(processor: any ImageProcessor, item: ImageProcessItem) }

    public enum ImageSettingErrorReason {
        case emptySource
        case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
        case dataProviderError(provider: any ImageDataProvider, error: any Error)
    }

    case requestError(reason: RequestErrorReason)
    case responseError(reason: ResponseErrorReason)
    case cacheError(reason: CacheErrorReason)
    case processorError(reason: ProcessorErrorReason)
    case imageSettingError(reason: ImageSettingErrorReason)

    public var isTaskCancelled: Bool {
        guard case .requestError(.taskCancelled) = self else { return false }
        return true
    }

    public var isNotCurrentTask: Bool {
        guard case .imageSettingError(.notCurrentSourceTask) = self else { return false }
        return true
    }

    public var errorDescription: String? { "\(self)" }
}
