import Foundation

/// The description of a link, `LPLinkMetadata` of Link Presentation, which items of a share sheet may have.
open class _LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// The URL from which the description was read.
    open var originalURL: URL?
    /// The URL of the page.
    open var url: URL?
    /// The page's title.
    open var title: String?
    /// The page's icon.
    open var iconProvider: NSItemProvider?
    /// The page's picture.
    open var imageProvider: NSItemProvider?
    /// The page's video.
    open var videoProvider: NSItemProvider?
    /// The URL of the page's video.
    open var remoteVideoURL: URL?

    /// Creates an empty description.
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
