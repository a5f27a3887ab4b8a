import BuilderUIKit

/// The sizes of an app in a conversation.
public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }

/// The places of an app.
public enum MSMessagesAppPresentationContext: UInt, Sendable { case messages, media }

/// The controller of an app in a conversation.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController {
    /// The conversation; nil, because there is none.
    open var activeConversation: MSConversation? { nil }
    /// The size; compact at first.
    open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
    /// The place.
    open var presentationContext: MSMessagesAppPresentationContext { .messages }
    /// Changes the size, and calls ``willTransition(to:)`` and ``didTransition(to:)``.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        guard presentationStyle != self.presentationStyle else { return }
        willTransition(to: presentationStyle)
        self.presentationStyle = presentationStyle
        didTransition(to: presentationStyle)
    }
    /// Does nothing: there is no conversation.
    open func dismiss() {}
    /// Called before the app is shown.
    open func willBecomeActive(with conversation: MSConversation) {}
    /// Called when the app is shown.
    open func didBecomeActive(with conversation: MSConversation) {}
    /// Called before the app is hidden.
    open func willResignActive(with conversation: MSConversation) {}
    /// Called when the app is hidden.
    open func didResignActive(with conversation: MSConversation) {}
    /// Called before the user's choice of a message.
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called after the user's choice of a message.
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called for a message that arrived.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    /// Called for a message that was sent.
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called for a message that wasn't sent.
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called before the size changes.
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    /// Called when the size has changed.
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}

/// A view of a sticker: the image of its file.
@preconcurrency @MainActor
open class MSStickerView: UIView {
    private let imageView = UIImageView()
    /// The sticker.
    open var sticker: MSSticker? { didSet { update() } }
    /// Creates a view.
    public init(frame: CGRect, sticker: MSSticker?) {
        self.sticker = sticker
        super.init(frame: frame)
        setUp()
    }
    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    /// Begins an animation; does nothing.
    open func startAnimating() {}
    /// Ends an animation; does nothing.
    open func stopAnimating() {}
    /// A Boolean value that indicates whether the image is animated; false.
    open var isAnimating: Bool { false }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageView.image?.size ?? .zero }

    private func setUp() {
        imageView.frame = bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
        update()
    }
    private func update() {
        imageView.image = (sticker?.imageFileURL.path).flatMap { UIImage(contentsOfFile: $0) }
    }
}
