import BuilderImageLoading
import BuilderUIKit

/// The options of a request for a view.
public struct ImageLoadingOptions: @unchecked Sendable {
    @preconcurrency @MainActor public static var shared = ImageLoadingOptions()

    /// The content modes of a view for its kinds of pictures.
    public struct ContentModes: Sendable {
        public var success, failure, placeholder: UIView.ContentMode
        public init(success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode) {
            self.success = success
            self.failure = failure
            self.placeholder = placeholder
        }
    }

    /// The tint colors of a view for its kinds of pictures.
    public struct TintColors: Sendable {
        public var success, failure, placeholder: UIColor?
        public init(success: UIColor?, failure: UIColor?, placeholder: UIColor?) {
            self.success = success
            self.failure = failure
            self.placeholder = placeholder
        }
    }

    /// The animation of a new picture, which isn't shown.
    public struct Transition: Sendable {
        public static func fadeIn(
            duration: TimeInterval, options: UIView.AnimationOptions = .allowUserInteraction
        ) -> Transition { Transition() }
    }

    public var placeholder: UIImage?
    public var failureImage: UIImage?
    public var transition: Transition?
    public var failureImageTransition: Transition?
    public var alwaysTransition = false
    public var isPrepareForReuseEnabled = true
    public var isProgressiveRenderingEnabled = true
    public var contentModes: ContentModes?
    public var tintColors: TintColors?
    public var pipeline: ImagePipeline?
    public var processors: [any ImageProcessing] = []

    public init(
        placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
        failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil, tintColors: TintColors? = nil
    ) {
        self.placeholder = placeholder
        self.failureImage = failureImage
        self.contentModes = contentModes
        self.tintColors = tintColors
    }
}

/// A view that shows the picture of a request.
@preconcurrency @MainActor
public protocol Nuke_ImageDisplaying {
    func nuke_display(image: UIImage?, data: Data?)
}

public typealias ImageDisplayingView = UIView & Nuke_ImageDisplaying

extension UIImageView: Nuke_ImageDisplaying {
    public func nuke_display(image: UIImage?, data: Data? = nil) { self.image = image }
}

/// Shows a request's picture in a view when there is one, and the placeholder until then.
@preconcurrency @MainActor @discardableResult
public func loadImage(
    with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared,
    into view: ImageDisplayingView,
    completion: @escaping (Result<ImageResponse, ImagePipeline.Error>) -> Void = { _ in }
) -> ImageTask? {
    let fetches = ViewFetches.of(view)
    fetches.replace("nuke", by: nil)
    let display = { (image: UIImage?, mode: UIView.ContentMode?, tint: UIColor?) in
        if let mode { view.contentMode = mode }
        if let tint { view.tintColor = tint }
        view.nuke_display(image: image, data: nil)
    }
    if options.placeholder != nil || options.isPrepareForReuseEnabled {
        display(options.placeholder, options.contentModes?.placeholder, options.tintColors?.placeholder)
    }
    let fail = {
        guard let image = options.failureImage else { return }
        display(image, options.contentModes?.failure, options.tintColors?.failure)
    }
    guard var request = request?.asImageRequest(), request.url != nil else {
        fail()
        completion(.failure(.imageRequestMissing))
        return nil
    }
    if request.processors.isEmpty { request.processors = options.processors }
    let task = (options.pipeline ?? .shared).load(request) { result in
        switch result {
        case .success(let response):
            display(response.image, options.contentModes?.success, options.tintColors?.success)
        case .failure: fail()
        }
        completion(result)
    }
    fetches.replace("nuke", by: task.fetch)
    return task
}

/// Shows a request's picture in a view when there is one, and the placeholder until then.
@preconcurrency @MainActor @discardableResult
public func loadImage(
    with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared,
    into view: ImageDisplayingView,
    progress: ((ImageResponse?, Int64, Int64) -> Void)?,
    completion: @escaping (Result<ImageResponse, ImagePipeline.Error>) -> Void = { _ in }
) -> ImageTask? { loadImage(with: request, options: options, into: view, completion: completion) }

/// Cancels the request of a view.
@preconcurrency @MainActor
public func cancelRequest(for view: ImageDisplayingView) { ViewFetches.of(view).replace("nuke", by: nil) }
