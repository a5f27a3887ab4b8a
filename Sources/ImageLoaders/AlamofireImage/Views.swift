import BuilderImageLoading
import BuilderUIKit
import FoundationNetworking

/// The error of a request.
public enum AFIError: Error {
    case requestCancelled
    case imageSerializationFailed
    case alamofireError(any Error)

    public var isRequestCancelledError: Bool {
        guard case .requestCancelled = self else { return false }
        return true
    }
}

/// The result of a request.
public struct AFIDataResponse<Success> {
    public let request: URLRequest?
    public var response: HTTPURLResponse? { nil }
    public let result: Result<Success, AFIError>
    public var value: Success? { try? result.get() }
    public var error: AFIError? {
        guard case .failure(let error) = result else { return nil }
        return error
    }
}

/// The members of AlamofireImage of a view: `imageView.af`.
public struct AlamofireImageExtension<ExtendedType> {
    let type: ExtendedType
}

extension UIImageView {
    /// The animation of a new picture, which isn't shown.
    public enum ImageTransition {
        case noTransition
        case crossDissolve(TimeInterval), curlDown(TimeInterval), curlUp(TimeInterval)
        case flipFromBottom(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval)
        case flipFromTop(TimeInterval)
    }

    public var af: AlamofireImageExtension<UIImageView> { AlamofireImageExtension(type: self) }

    /// Shows the picture of a URL when there is one, and the placeholder until then; the name in AlamofireImage 3.
    public func af_setImage(
        withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
        imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) { af.setImage(withURL: url, placeholderImage: placeholderImage, filter: filter, completion: completion) }

    public func af_cancelImageRequest() { af.cancelImageRequest() }
}

extension UIButton {
    public var af: AlamofireImageExtension<UIButton> { AlamofireImageExtension(type: self) }
}

@MainActor
private func load(
    _ url: URL?, _ placeholder: UIImage?, _ filter: (any ImageFilter)?, for view: UIView, _ name: String,
    _ completion: ((AFIDataResponse<UIImage>) -> Void)?, set: @escaping (UIImage) -> Void
) {
    if let placeholder { set(placeholder) }
    let request = url.map { URLRequest(url: $0) }
    let fetch = ImageFetch(url, scale: UIScreen.main.scale) { result in
        let answer: Result<UIImage, AFIError>
        switch result {
        case .success(let image):
            let image = filter?.filter(image) ?? image
            set(image)
            answer = .success(image)
        case .failure(.canceled): answer = .failure(.requestCancelled)
        case .failure: answer = .failure(.alamofireError(ImageFetch.offline))
        }
        completion?(AFIDataResponse(request: request, result: answer))
    }
    ViewFetches.of(view).replace(name, by: fetch)
}

extension AlamofireImageExtension where ExtendedType: UIImageView {
    /// Shows the picture of a URL when there is one, and the placeholder until then.
    @preconcurrency @MainActor
    public func setImage(
        withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
        imageTransition: UIImageView.ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let view = type
        load(url, placeholderImage, filter, for: view, "af.image", completion) { view.image = $0 }
    }

    /// Shows the picture of a request when there is one, and the placeholder until then.
    @preconcurrency @MainActor
    public func setImage(
        withURLRequest request: URLRequest, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil, imageTransition: UIImageView.ImageTransition = .noTransition,
        runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let view = type
        load(request.url, placeholderImage, filter, for: view, "af.image", completion) { view.image = $0 }
    }

    @preconcurrency @MainActor
    public func cancelImageRequest() { ViewFetches.of(type).replace("af.image", by: nil) }
}

extension AlamofireImageExtension where ExtendedType: UIButton {
    /// Shows the picture of a URL when there is one, and the placeholder until then.
    @preconcurrency @MainActor
    public func setImage(
        for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let button = type
        load(url, placeholderImage, filter, for: button, "af.image.\(state.rawValue)", completion) {
            button.setImage($0, for: state)
        }
    }

    /// Shows the picture of a URL when there is one, and the placeholder until then.
    @preconcurrency @MainActor
    public func setBackgroundImage(
        for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let button = type
        load(url, placeholderImage, filter, for: button, "af.background.\(state.rawValue)", completion) {
            button.setBackgroundImage($0, for: state)
        }
    }

    @preconcurrency @MainActor
    public func cancelImageRequest(for state: UIControl.State) {
        ViewFetches.of(type).replace("af.image.\(state.rawValue)", by: nil)
    }

    @preconcurrency @MainActor
    public func cancelBackgroundImageRequest(for state: UIControl.State) {
        ViewFetches.of(type).replace("af.background.\(state.rawValue)", by: nil)
    }
}

/// A cache of pictures, which nothing fills.
public final class AutoPurgingImageCache: @unchecked Sendable {
    public init(memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000) {}
    public func image(withIdentifier identifier: String) -> UIImage? { nil }
    public func add(_ image: UIImage, withIdentifier identifier: String) {}
    @discardableResult public func removeAllImages() -> Bool { false }
}

/// The requests for pictures.
open class ImageDownloader: @unchecked Sendable {
    public static let `default` = ImageDownloader()
    public let imageCache: AutoPurgingImageCache? = AutoPurgingImageCache()
    public init() {}

    public func download(
        _ request: URLRequest, filter: (any ImageFilter)? = nil,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        _ = ImageFetch(request.url, scale: UITraitCollection.current.displayScale) { result in
            let answer = result.map { filter?.filter($0) ?? $0 }
                .mapError { _ in AFIError.alamofireError(ImageFetch.offline) }
            completion?(AFIDataResponse(request: request, result: answer))
        }
    }
}
