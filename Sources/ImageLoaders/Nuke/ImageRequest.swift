import BuilderUIKit
import FoundationNetworking

public typealias PlatformImage = UIImage

/// A request for a picture.
public struct ImageRequest: @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public enum Priority: Int, Comparable, Sendable {
        case veryLow, low, normal, high, veryHigh
        public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// The options of a request, which have no effect.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public static let disableMemoryCacheReads = Options(rawValue: 1 << 0)
        public static let disableMemoryCacheWrites = Options(rawValue: 1 << 1)
        public static let disableMemoryCache: Options = [.disableMemoryCacheReads, .disableMemoryCacheWrites]
        public static let disableDiskCacheReads = Options(rawValue: 1 << 2)
        public static let disableDiskCacheWrites = Options(rawValue: 1 << 3)
        public static let disableDiskCache: Options = [.disableDiskCacheReads, .disableDiskCacheWrites]
        public static let reloadIgnoringCachedData: Options = [.disableMemoryCacheReads, .disableDiskCacheReads]
        public static let returnCacheDataDontLoad = Options(rawValue: 1 << 4)
        public static let skipDecompression = Options(rawValue: 1 << 5)
        public static let skipDataLoadingQueue = Options(rawValue: 1 << 6)
    }

    public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let imageIdKey: UserInfoKey = "imageId"
        public static let scaleKey: UserInfoKey = "scale"
        public static let thumbnailKey: UserInfoKey = "thumbnail"
    }

    public var url: URL?
    public var urlRequest: URLRequest? { url.map { URLRequest(url: $0) } }
    public var imageId: String? { userInfo[.imageIdKey] as? String ?? url?.absoluteString }
    public var processors: [any ImageProcessing]
    public var priority: Priority
    public var options: Options
    public var userInfo: [UserInfoKey: Any]

    public init(
        url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = [],
        userInfo: [UserInfoKey: Any]? = nil
    ) {
        self.url = url
        self.processors = processors
        self.priority = priority
        self.options = options
        self.userInfo = userInfo ?? [:]
    }

    public init(
        urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
        options: Options = [], userInfo: [UserInfoKey: Any]? = nil
    ) {
        self.init(
            url: urlRequest.url, processors: processors, priority: priority, options: options, userInfo: userInfo)
    }

    public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

    public var description: String { "ImageRequest(\(url?.absoluteString ?? "nil"))" }
}

/// A value that stands for a request.
public protocol ImageRequestConvertible { func asImageRequest() -> ImageRequest }

extension ImageRequest: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

extension Optional: ImageRequestConvertible where Wrapped == URL {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

extension URLRequest: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(urlRequest: self) }
}

extension String: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}
