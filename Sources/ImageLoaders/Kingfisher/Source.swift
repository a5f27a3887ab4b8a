import BuilderUIKit

/// A picture by its URL.
public protocol Resource: Sendable {
    var cacheKey: String { get }
    var downloadURL: URL { get }
}

extension URL: Resource {
    public var cacheKey: String { absoluteString }
    public var downloadURL: URL { self }
}

extension Resource {
    public func convertToSource() -> Source { .network(self) }
}

/// The builders of requests, and the types that are named within them.
public enum KF {
    public struct ImageResource: Resource {
        public let cacheKey: String
        public let downloadURL: URL
        public init(downloadURL: URL, cacheKey: String? = nil) {
            self.downloadURL = downloadURL
            self.cacheKey = cacheKey ?? downloadURL.cacheKey
        }
    }
}

public typealias ImageResource = KF.ImageResource

/// A picture as data.
public protocol ImageDataProvider: Sendable {
    var cacheKey: String { get }
    func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void)
    var contentURL: URL? { get }
}

extension ImageDataProvider {
    public var contentURL: URL? { nil }
    public func convertToSource() -> Source { .provider(self) }
}

public struct LocalFileImageDataProvider: ImageDataProvider {
    public let fileURL: URL
    public let cacheKey: String
    public init(fileURL: URL, cacheKey: String? = nil) {
        self.fileURL = fileURL
        self.cacheKey = cacheKey ?? fileURL.cacheKey
    }

    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        handler(Result { try Data(contentsOf: fileURL) })
    }

    public var contentURL: URL? { fileURL }
}

public struct RawImageDataProvider: ImageDataProvider {
    public let data: Data
    public let cacheKey: String
    public init(data: Data, cacheKey: String) {
        self.data = data
        self.cacheKey = cacheKey
    }

    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}

public struct Base64ImageDataProvider: ImageDataProvider {
    public let base64String: String
    public let cacheKey: String
    public init(base64String: String, cacheKey: String) {
        self.base64String = base64String
        self.cacheKey = cacheKey
    }

    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        handler(.success(Data(base64Encoded: base64String) ?? Data()))
    }
}

/// The origin of a picture.
public enum Source: Sendable {
    case network(any Resource)
    case provider(any ImageDataProvider)

    public var cacheKey: String {
        switch self {
        case .network(let resource): resource.cacheKey
        case .provider(let provider): provider.cacheKey
        }
    }

    public var url: URL? {
        switch self {
        case .network(let resource): resource.downloadURL
        case .provider(let provider): provider.contentURL
        }
    }
}
