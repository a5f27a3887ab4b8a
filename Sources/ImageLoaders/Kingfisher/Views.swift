import BuilderImageLoading
import BuilderUIKit

/// The part of a view that a request sets.
@MainActor
private struct Slot {
    var view: UIView
    /// The name of the part, such as the state of a button.
    var name: String
    var set: (UIImage?) -> Void
    /// Shows the placeholder; nil for the image itself.
    var show: ((any Placeholder)?) -> Void
    /// A Boolean value that indicates whether an image is shown.
    var isSet: Bool

    func load(
        _ source: Source?, _ placeholder: (any Placeholder)?, _ options: KingfisherOptionsInfo?,
        _ completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        let fetches = ViewFetches.of(view)
        let info = KingfisherManager.shared.defaultOptions + (options ?? [])
        let effective = EffectiveOptions(info)
        guard let source else {
            fetches.replace(name, by: nil)
            show(placeholder)
            completion?(.failure(.imageSettingError(reason: .emptySource)))
            return nil
        }
        if !effective.keepsImage || !isSet { show(placeholder) }
        let fetch = KingfisherManager.shared.fetch(source, info) { result in
            switch result {
            case .success(let value):
                show(nil)
                set(value.image)
            case .failure(let error):
                if effective.setsFailureImage, !error.isTaskCancelled { set(effective.failureImage) }
            }
            completion?(result)
        }
        fetches.replace(name, by: fetch)
        return DownloadTask(fetch)
    }
}

@MainActor
private enum ShownPlaceholder {
    private static var key = 0

    /// Replaces the placeholder view of an image view.
    static func set(_ placeholder: (any Placeholder)?, of view: UIImageView) {
        withUnsafePointer(to: &key) { key in
            (objc_getAssociatedObject(view, key) as? any Placeholder)?.remove(from: view)
            let isView = placeholder is UIView
            objc_setAssociatedObject(view, key, isView ? placeholder : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        if let placeholder { placeholder.add(to: view) } else { view.image = nil }
    }
}

extension KingfisherWrapper where Base: UIImageView {
    @preconcurrency @MainActor
    private var slot: Slot {
        let view = base
        return Slot(
            view: view, name: "kf.image", set: { view.image = $0 }, show: { ShownPlaceholder.set($0, of: view) },
            isSet: view.image != nil)
    }

    /// Shows the picture of a source when there is one, and the placeholder until then.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? { slot.load(source, placeholder, options, completionHandler) }

    /// Shows the picture of a URL when there is one, and the placeholder until then.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock?,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? { slot.load(resource.map { .network($0) }, placeholder, options, completionHandler) }

    /// Shows the picture of a URL when there is one, and the placeholder until then.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? { slot.load(resource.map { .network($0) }, placeholder, options, completionHandler) }

    /// Shows the picture of data.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? { slot.load(provider.map { .provider($0) }, placeholder, options, completionHandler) }

    @preconcurrency @MainActor
    public func cancelDownloadTask() { ViewFetches.of(base).replace("kf.image", by: nil) }

    @preconcurrency @MainActor
    public var indicatorType: IndicatorType {
        get { .none }
        nonmutating set {}
    }

    @preconcurrency @MainActor
    public var indicator: (any Indicator)? { nil }
    /// The number of the last request; nil if there is none.
    @preconcurrency @MainActor
    public var taskIdentifier: UInt? {
        ViewFetches.of(base)["kf.image"].map { UInt(bitPattern: ObjectIdentifier($0).hashValue) }
    }
    /// The URL of the last request.
    @preconcurrency @MainActor
    public var webURL: URL? { ViewFetches.of(base).url("kf.image") }
}

extension KingfisherWrapper where Base: UIButton {
    @preconcurrency @MainActor
    private func slot(_ name: String, _ state: UIControl.State, _ set: @escaping (UIImage?) -> Void) -> Slot {
        Slot(
            view: base, name: "\(name).\(state.rawValue)", set: set, show: { set($0 as? UIImage) },
            isSet: base.image(for: state) != nil)
    }

    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        let button = base
        return slot("kf.image", state) { button.setImage($0, for: state) }
            .load(resource.map { .network($0) }, placeholder, options, completionHandler)
    }

    @preconcurrency @MainActor @discardableResult
    public func setBackgroundImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        let button = base
        return slot("kf.background", state) { button.setBackgroundImage($0, for: state) }
            .load(resource.map { .network($0) }, placeholder, options, completionHandler)
    }

    @preconcurrency @MainActor
    public func cancelImageDownloadTask() { ViewFetches.of(base).replace("kf.image.0", by: nil) }
    @preconcurrency @MainActor
    public func cancelBackgroundImageDownloadTask() { ViewFetches.of(base).replace("kf.background.0", by: nil) }
}

extension KF {
    public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
        Builder(source: url.map { .network(ImageResource(downloadURL: $0, cacheKey: cacheKey)) })
    }
    public static func resource(_ resource: (any Resource)?) -> Builder {
        Builder(source: resource.map { .network($0) })
    }
    public static func source(_ source: Source?) -> Builder { Builder(source: source) }

    /// A request that is built step by step. Options without an effect on a picture have no method.
    public final class Builder {
        private let source: Source?
        private var placeholder: (any Placeholder)?
        private var options: KingfisherOptionsInfo = []
        private var success: ((RetrieveImageResult) -> Void)?
        private var failure: ((KingfisherError) -> Void)?

        init(source: Source?) { self.source = source }

        private func with(_ option: KingfisherOptionsInfoItem?) -> Self {
            if let option { options.append(option) }
            return self
        }

        public func placeholder(_ placeholder: (any Placeholder)?) -> Self {
            self.placeholder = placeholder
            return self
        }
        public func setProcessor(_ processor: any ImageProcessor) -> Self { with(.processor(processor)) }
        public func scaleFactor(_ factor: CGFloat) -> Self { with(.scaleFactor(factor)) }
        public func fade(duration: TimeInterval) -> Self { self }
        public func transition(_ transition: ImageTransition) -> Self { self }
        public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
        public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
        public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
        public func forceRefresh(_ enabled: Bool = true) -> Self { self }
        public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Self {
            with(enabled ? .keepCurrentImageWhileLoading : nil)
        }
        public func onFailureImage(_ image: UIImage?) -> Self { with(.onFailureImage(image)) }
        public func onProgress(_ block: DownloadProgressBlock?) -> Self { self }
        public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
            success = block
            return self
        }
        public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
            failure = block
            return self
        }

        @preconcurrency @MainActor @discardableResult
        public func set(to imageView: UIImageView) -> DownloadTask? {
            let (success, failure) = (success, failure)
            return imageView.kf.setImage(with: source, placeholder: placeholder, options: options) { result in
                switch result {
                case .success(let value): success?(value)
                case .failure(let error): failure?(error)
                }
            }
        }
    }
}
