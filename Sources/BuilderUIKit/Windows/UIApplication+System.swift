import Foundation

// The system's services around an app: notifications, background tasks, quick actions. There are none on Linux.

/// The identifier of a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
    /// There is new data, there is none, or the fetch failed.
    case newData, noData, failed
}

/// The permission to refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
    /// Not permitted, not by the user, or permitted.
    case restricted, denied, available
}

/// A quick action of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: _MainActorObject {
    /// The type.
    open var type: String
    /// The title.
    open var localizedTitle: String
    /// The subtitle.
    open var localizedSubtitle: String?
    /// The icon.
    open var icon: UIApplicationShortcutIcon?
    /// Values of the app.
    open var userInfo: [String: any NSSecureCoding]?
    /// An identifier of the content.
    open var targetContentIdentifier: Any?

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init(_responder: ())
    }
}

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The icon of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: _MainActorObject {
    /// The system's icons.
    public enum IconType: Int, Hashable, Sendable {
        /// The icon of the name.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// UIKit's `capturePhoto`.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        /// UIKit's `alarm`.
        case alarm, bookmark, shuffle, audio, update
    }

    /// Creates one of the system's icons.
    public convenience init(type: IconType) { self.init(_responder: ()) }
    /// Creates an icon of an image.
    public convenience init(templateImageName: String) { self.init(_responder: ()) }
    /// Creates an icon of a symbol.
    public convenience init(systemImageName: String) { self.init(_responder: ()) }
}

/// An object that resumes an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Restores the state of an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIApplication {
    /// The older name of a set of kinds of notifications.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The interval of no fetches.
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    private struct SystemState {
        var shortcutItems: [UIApplicationShortcutItem]?
        var supportsShake = true
        var alternateIcon: String?
        var lastTask = 0
    }

    private var system: SystemState {
        get { attachments[ObjectIdentifier(SystemState.self)] as? SystemState ?? SystemState() }
        set { attachments[ObjectIdentifier(SystemState.self)] = newValue }
    }

    /// Registers for remote notifications, which fails as in an app without the entitlement: the delegate is notified
    /// in a later turn of the main queue.
    public func registerForRemoteNotifications() {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3000,
            userInfo: [
                NSLocalizedDescriptionKey: "no valid “aps-environment” entitlement string found for application"
            ])
        DispatchQueue.main.async {
            self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }
    /// Ends the registration; does nothing.
    public func unregisterForRemoteNotifications() {}
    /// A Boolean value that indicates whether the app receives remote notifications; always false.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Sets the interval of fetches in the background; does nothing.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Begins a task that continues in the background.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        system.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: system.lastTask)
    }
    /// Begins a task with a name that continues in the background.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
    /// Ends a task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// The time that is left in the background, in seconds: without an end.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The permission to refresh in the background: denied.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    /// A Boolean value that indicates whether protected files can be read; always true.
    public var isProtectedDataAvailable: Bool { true }
    /// The quick actions of the app's icon; they have no effect.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { system.shortcutItems }
        set { system.shortcutItems = newValue }
    }
    /// A Boolean value that indicates whether shaking the device undoes; has no effect.
    public var applicationSupportsShakeToEdit: Bool {
        get { system.supportsShake }
        set { system.supportsShake = newValue }
    }
    /// A Boolean value that indicates whether the app can change its icon; always true.
    public var supportsAlternateIcons: Bool { true }
    /// The name of the app's icon; nil for the primary one.
    public var alternateIconName: String? { system.alternateIcon }
    /// Sets the name of the app's icon.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: ((@Sendable ((any Error)?) -> Void))? = nil
    ) {
        system.alternateIcon = alternateIconName
        completionHandler?(nil)
    }
    /// Sets the name of the app's icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        system.alternateIcon = alternateIconName
    }
    /// Receives remote controls; does nothing.
    public func beginReceivingRemoteControlEvents() {}
    /// Ends receiving remote controls; does nothing.
    public func endReceivingRemoteControlEvents() {}
    /// Requests another scene; does nothing.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject? = nil,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Requests another scene; calls the handler, because there is one scene.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    /// Updates a scene's picture in the app switcher; does nothing.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    /// The duration of the status bar's rotation, in seconds (not measured).
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// Ends a scene; does nothing.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: AnyObject? = nil, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Opens a URL; returns false, because nothing can be opened.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { false }
    /// Opens a URL; returns false, because nothing can be opened.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
    /// Forgets the state of an earlier launch; does nothing.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Sets the style of the status bar, which controllers determine; does nothing.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    /// Hides the status bar, which controllers determine; does nothing.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
}

extension UIApplication {
    /// A kind of extensions of other apps.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}
