import BuilderUIKit
import BuilderUserNotifications

/// The style of the button that plays a notification's media.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }

/// The fate of a notification after an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}

/// The methods of a controller that shows a notification. Nothing calls them: no notification arrives.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// Shows a notification.
    func didReceive(_ notification: UNNotification)
    /// Handles an action, and calls a closure with the notification's fate.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    /// The style of the button that plays media, which is none by default.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// The frame of the button in the view's coordinates, in points.
    var mediaPlayPauseButtonFrame: CGRect { get }
    /// The color of the button.
    var mediaPlayPauseButtonTintColor: UIColor { get }
    /// Plays the media.
    func mediaPlay()
    /// Pauses the media.
    func mediaPause()
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
    public func mediaPlay() {}
    public func mediaPause() {}
}

extension NSExtensionContext {
    /// The actions of the notification: none.
    public var notificationActions: [UNNotificationAction] {
        get { [] }
        set {}
    }
    /// Does nothing: there is no button that plays.
    public func mediaPlayingStarted() {}
    /// Does nothing: there is no button that plays.
    public func mediaPlayingPaused() {}
    /// Does nothing: there is no app to open.
    public func performNotificationDefaultAction() {}
    /// Does nothing: there is no notification to dismiss.
    public func dismissNotificationContentExtension() {}
}
