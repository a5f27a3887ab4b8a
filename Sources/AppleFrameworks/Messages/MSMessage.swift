@_exported import BuilderUIKit
import Dispatch
import Settling

/// The reasons why nothing is added to a conversation.
public enum MSMessageErrorCode: Int, Error, Sendable {
    case unknown = -1
    case fileNotFound = 1
    case fileUnreadable, improperFileType, improperFileURL
    case stickerFileImproperFileAttributes = 5
    case stickerFileImproperFileSize, stickerFileImproperFileFormat, urlExceedsMaxSize, sendWithoutRecentInteraction
    case sendWhileNotVisible, apiUnavailableInPresentationContext
}

/// A series of messages of which a newer one replaces an older one.
open class MSSession: NSObject, @unchecked Sendable {}

/// A message.
open class MSMessage: NSObject, @unchecked Sendable {
    /// The series.
    public let session: MSSession?
    /// The layout.
    open var layout: MSMessageLayout?
    /// The data.
    open var url: URL?
    /// A Boolean value that indicates whether the message goes when it was read.
    open var shouldExpire = false
    /// The text for people who can't see.
    open var accessibilityLabelText: String?
    /// The text above a newer message.
    open var summaryText: String?
    /// The error of sending.
    open var error: (any Error)?
    /// A Boolean value that indicates whether the message waits to be sent; true.
    open var isPending: Bool { true }
    /// The sender.
    public let senderParticipantIdentifier = UUID()
    /// Creates a message.
    public override convenience init() { self.init(series: nil) }
    /// Creates a message of a series.
    public convenience init(session: MSSession) { self.init(series: session) }
    private init(series: MSSession?) { session = series }
}

/// The layout of a message.
open class MSMessageLayout: NSObject, @unchecked Sendable {
    fileprivate override init() {}
}

/// A message with an image and texts.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    /// The text below the image, at the left and at the right of it.
    open var caption: String?, trailingCaption: String?
    /// The second text.
    open var subcaption: String?, trailingSubcaption: String?
    /// The image.
    open var image: UIImage?
    /// A file in place of the image.
    open var mediaFileURL: URL?
    /// The texts on the image.
    open var imageTitle: String?, imageSubtitle: String?
    /// Creates a layout.
    public override init() { super.init() }
}

/// A message that an app draws.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
    /// The layout on other devices.
    public let alternateLayout: MSMessageTemplateLayout
    /// Creates a layout.
    public init(alternateLayout: MSMessageTemplateLayout) {
        self.alternateLayout = alternateLayout
        super.init()
    }
}

/// An image to stick on messages.
open class MSSticker: NSObject, @unchecked Sendable {
    /// The file.
    public let imageFileURL: URL
    /// The text for people who can't see.
    public let localizedDescription: String
    /// Creates a sticker. Throws an error if there is no file.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw MSMessageErrorCode.fileNotFound }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}

/// The sizes of stickers.
public enum MSStickerSize: Int, Sendable { case small, regular, large }

/// A conversation, which takes no messages.
open class MSConversation: NSObject, @unchecked Sendable {
    /// The user.
    public let localParticipantIdentifier = UUID()
    /// The others; none.
    open var remoteParticipantIdentifiers: [UUID] { [] }
    /// The message that the user chose; nil.
    open var selectedMessage: MSMessage? { nil }
    /// Calls a closure with an error.
    open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    /// Calls a closure with an error.
    open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    /// Calls a closure with an error.
    open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    /// Calls a closure with an error.
    open func insertAttachment(
        _ url: URL, withAlternateFilename filename: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Calls a closure with an error.
    open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    private func refuse(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        DispatchQueue.main.async { completionHandler?(MSMessageErrorCode.sendWhileNotVisible) }
    }
}
