import Foundation

/// An item that is handed to an extension of an app.
open class NSExtensionItem: NSObject {
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// The files, images and locations.
    open var attachments: [NSItemProvider]?
    /// Other values.
    open var userInfo: [AnyHashable: Any]?
}

/// The key of a web page's values.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of an extension's values.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

/// The app from which an extension was started, which has no items on Linux.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The items.
    open var inputItems: [Any] { [] }

    /// Ends the extension, and calls a closure later.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(true) }
    }

    /// Ends the extension with an error.
    open func cancelRequest(withError error: any Error) {}

    /// Opens a location, which always fails, and calls a closure later.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(false) }
    }
}

extension Notification.Name {
    /// The app that started an extension became active.
    public static let NSExtensionHostDidBecomeActive = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
    /// The app that started an extension moved to the background.
    public static let NSExtensionHostDidEnterBackground = Notification.Name(
        "NSExtensionHostDidEnterBackgroundNotification")
}

/// The first object of an extension.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Starts the work on a request.
    func beginRequest(with context: NSExtensionContext)
}
