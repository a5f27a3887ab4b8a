import Foundation

/// The object that represents the app.
///
/// Views are drawn without one; this class provides the values that view code reads.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The running states of an app.
    public enum State: Int, Hashable, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// The app is in the foreground but doesn't receive events.
        case inactive = 1
        /// The app is in the background.
        case background = 2
    }

    /// The keys of the launch options, which are empty here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The opened URL, and the other reasons of a launch.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// UIKit's `sourceApplication`.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// UIKit's `remoteNotification`.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// UIKit's `localNotification`.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// UIKit's `shortcutItem`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// UIKit's `userActivityDictionary`.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// UIKit's `userActivityType`.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// UIKit's `location`.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// UIKit's `bluetoothCentrals`.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// UIKit's `annotation`.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    }

    /// The keys of the options with which the app opens a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that opens the URL, a value of that app, and whether the file is opened where it is.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// UIKit's `annotation`.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// UIKit's `openInPlace`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The keys of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The option to open universal links only.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The only app object.
    public internal(set) static var shared = UIApplication()

    /// The app's delegate.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The scene of windows without an explicit scene.
    var mainScene: UIWindowScene { ShownWindows.current.scene }

    /// The windows that haven't been released, in the order in which they were shown.
    ///
    /// Within a render, only those of its screen.
    open var windows: [UIWindow] { ShownWindows.current.all }
    /// The key window; nil if there is none.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The connected scenes: the main scene.
    open var connectedScenes: Set<UIScene> { [mainScene] }
    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { [mainScene.session] }
    /// A Boolean value that indicates whether the app can have several scenes; always false.
    open var supportsMultipleScenes: Bool { false }
    /// The running state of the app; always active.
    open var applicationState: State { .active }
    /// A Boolean value that indicates whether the screen stays on without touches; has no effect.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon; has no effect.
    open var applicationIconBadgeNumber = 0
    /// The reading direction of the main screen's traits.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The text size of the main screen's traits.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The URL of the app's settings.
    public static let openSettingsURLString = "app-settings:"

    /// The URL of the settings of the app's notifications.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// A kind of apps of which the user chooses one.
    public struct Category: Hashable, Sendable {
        fileprivate let name: String
        /// Browsers.
        public static let webBrowser = Category(name: "webBrowser")
        /// Mail.
        public static let mailClient = Category(name: "mailClient")
    }

    /// Returns a Boolean value that indicates whether the app is the user's choice of a kind; always false.
    open func isDefault(_ category: Category) throws -> Bool { false }

    /// Returns a Boolean value that indicates whether a URL can be opened; always false.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens a URL; calls the completion handler with false, because nothing can be opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Sends an event to the windows that were touched.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for window in event.touches.compactMap(\.window) where !windows.contains(where: { $0 === window }) {
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Performs a method on a target or, without one, on the first object of the responder chain that has it: from the
    /// first responder on, and then from the sender on. Returns true if there was one.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        performAction(action, to: target, from: sender, for: event)
    }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: The status bar and the network, by their older members

    /// A Boolean value that indicates whether the status bar shows network activity; has no effect.
    open var isNetworkActivityIndicatorVisible = false
    /// The frame of the status bar in the screen's coordinates, in points.
    open var statusBarFrame: CGRect { mainScene.statusBarManager?.statusBarFrame ?? .zero }
    /// The style of the status bar, which controllers determine; setting it has no effect.
    open var statusBarStyle: UIStatusBarStyle {
        get { mainScene.statusBarManager?.statusBarStyle ?? .default }
        set {}
    }
    /// A Boolean value that indicates whether the status bar is hidden, which controllers determine; setting it has no
    /// effect.
    open var isStatusBarHidden: Bool {
        get { mainScene.statusBarManager?.isStatusBarHidden ?? false }
        set {}
    }
    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { mainScene.interfaceOrientation }

    /// The undo manager of the app.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    /// Stops the delivery of touches; does nothing.
    open func beginIgnoringInteractionEvents() {}
    /// Resumes the delivery of touches; does nothing.
    open func endIgnoringInteractionEvents() {}

    func add(_ window: UIWindow) { ShownWindows.current.add(window) }

    func makeKey(_ window: UIWindow) {
        for other in windows where other !== window { other.setIsKey(false) }
        window.setIsKey(true)
    }

    /// The notification that the app became active; not posted here.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The notification that the app is about to become inactive; not posted here.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The notification that the app entered the background; not posted here.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The notification that the app is about to enter the foreground; not posted here.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The notification that the app is about to end; not posted here.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// The notification that the time changed significantly; not posted here, nor are the ones that follow.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// UIKit's `didFinishLaunchingNotification`.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// UIKit's `userDidTakeScreenshotNotification`.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// UIKit's `protectedDataDidBecomeAvailableNotification`.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// UIKit's `protectedDataWillBecomeUnavailableNotification`.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// UIKit's `backgroundRefreshStatusDidChangeNotification`.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// UIKit's `didChangeStatusBarOrientationNotification`.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// UIKit's `willChangeStatusBarOrientationNotification`.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// UIKit's `didChangeStatusBarFrameNotification`.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// UIKit's `willChangeStatusBarFrameNotification`.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// The notification that the app is short of memory; not posted here.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
