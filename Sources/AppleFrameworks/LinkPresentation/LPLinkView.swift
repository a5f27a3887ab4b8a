import BuilderUIKit
import Settling

/// The description of a link. Its class is declared beside the share sheet, whose items have descriptions too.
public typealias LPLinkMetadata = _LPLinkMetadata

/// A link with its picture and title: a placeholder with the title or URL.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    open var metadata = LPLinkMetadata() { didSet { updatePlaceholder() } }

    public convenience init() { self.init(metadata: LPLinkMetadata()) }
    public init(url URL: URL) {
        super.init(frame: .zero)
        metadata.originalURL = URL
        metadata.url = URL
        updatePlaceholder()
    }
    public init(metadata: LPLinkMetadata) {
        super.init(frame: .zero)
        self.metadata = metadata
        updatePlaceholder()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updatePlaceholder()
    }

    /// The size of a link's card: 320 × 80 points, not measured.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 80) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, intrinsicContentSize.width), height: intrinsicContentSize.height)
    }

    private func updatePlaceholder() {
        let url = metadata.originalURL ?? metadata.url
        layer.cornerRadius = 12
        clipsToBounds = true
        layer.placeholder = Placeholder("LPLinkView", detail: metadata.title ?? url?.absoluteString)
    }
}

/// A reader of links' descriptions, which has no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) { answerLater { completionHandler(nil, LPError(.metadataFetchFailed)) } }
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }
    open func cancel() {}
}

/// An error of Link Presentation.
public struct LPError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = LPError
        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "LPErrorDomain" }
}
