import BuilderImageLoading
import BuilderUIKit

/// An image view with animated images, of which the first frame is shown.
open class SDAnimatedImageView: UIImageView {
    open var autoPlayAnimatedImage = true
    open var shouldCustomLoopCount = false
    open var clearBufferWhenStopped = false
}

@MainActor
private func load(
    _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions, _ context: [SDWebImageContextOption: Any]?,
    for view: UIView, _ name: String, _ completed: SDExternalCompletionBlock?, set: @escaping (UIImage?) -> Void
) {
    if !options.contains(.delayPlaceholder) { set(placeholder) }
    let fetch = SDWebImageManager.fetch(url, context) { image, error in
        let isCanceled = (error as? SDWebImageError)?.code == .cancelled
        if let image {
            if !options.contains(.avoidAutoSetImage) { set(image) }
        } else if options.contains(.delayPlaceholder), !isCanceled {
            set(placeholder)
        }
        completed?(image, error, .none, url)
    }
    ViewFetches.of(view).replace(name, by: fetch)
}

extension UIImageView {
    /// Shows the picture of a URL when there is one, and the placeholder until then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        load(url, placeholder, options, context, for: self, "sd.image", completedBlock) { [weak self] in
            self?.image = $0
        }
    }

    /// Shows the picture of a URL when there is one, and the placeholder until then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: context, completed: completedBlock)
    }

    public func sd_cancelCurrentAnimationImagesLoad() {}
}

extension UIButton {
    /// Shows the picture of a URL when there is one, and the placeholder until then.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        load(url, placeholder, options, context, for: self, "sd.image.\(state.rawValue)", completedBlock) {
            [weak self] in self?.setImage($0, for: state)
        }
    }

    /// Shows the picture of a URL when there is one, and the placeholder until then.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        load(url, placeholder, options, context, for: self, "sd.background.\(state.rawValue)", completedBlock) {
            [weak self] in self?.setBackgroundImage($0, for: state)
        }
    }

    public func sd_cancelImageLoad(for state: UIControl.State) {
        ViewFetches.of(self).replace("sd.image.\(state.rawValue)", by: nil)
    }

    public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
        ViewFetches.of(self).replace("sd.background.\(state.rawValue)", by: nil)
    }
}

extension UIView {
    /// The URL of the last request.
    public var sd_imageURL: URL? { ViewFetches.of(self).url("sd.image") }

    public func sd_cancelCurrentImageLoad() { ViewFetches.of(self).replace("sd.image", by: nil) }
    public func sd_cancelLatestImageLoad() { sd_cancelCurrentImageLoad() }

    /// Has no effect.
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { nil }
        set {}
    }

    /// Has no effect.
    public var sd_imageTransition: SDWebImageTransition? {
        get { nil }
        set {}
    }
}
