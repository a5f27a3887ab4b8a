import Foundation

/// An object that is notified of the app's launch and changes of state; all methods are optional.
///
/// An app launches up to its first screen, and receives nothing from the system: only the methods about the launch and
/// the scene's configuration are called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The app's window; nil by default.
    var window: UIWindow? { get set }

    // MARK: Launch

    /// Called at the end of the launch if the method with options isn't implemented; does nothing by default.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called at the end of the launch; by default calls the method without options, and returns true.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called at the beginning of the launch; returns true by default.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app became active; does nothing by default.
    func applicationDidBecomeActive(_ application: UIApplication)

    // MARK: Changes of state

    /// Called before the app becomes inactive; it isn't called, nor are the methods up to those of scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app entered the background; isn't called.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app enters the foreground; isn't called.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends; isn't called.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when the device is short of memory; isn't called.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called after a change of the time, such as midnight; isn't called.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called before protected files can't be read; isn't called.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Called after protected files can be read; isn't called.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Called when the app should ask for access to health data; isn't called.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
    /// Returns a Boolean value that indicates whether extensions of a kind may be used; isn't called.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// Returns the orientations of a window; by default, those without an information property list. It isn't called.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    // MARK: URLs, activities and quick actions

    /// Opens a URL and returns a Boolean value that indicates success; false by default. It isn't called.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Opens a URL, by the name before iOS 9; returns false by default, and isn't called.
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool
    /// Opens a URL, by the name before iOS 4.2; returns false by default, and isn't called.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    /// Called before an activity is resumed; returns false by default, and isn't called.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    /// Resumes an activity and returns a Boolean value that indicates success; false by default. It isn't called.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called after an activity couldn't be resumed; isn't called.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)
    /// Called after an activity was updated; isn't called.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Performs a quick action of the app's icon; isn't called.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    // MARK: Notifications and work in the background

    /// Called after the app was registered for remote notifications; isn't called.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called after the app couldn't be registered for remote notifications, as here.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Receives a remote notification, by the name before iOS 7; isn't called.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// Receives a remote notification; by default calls the older method. It isn't called.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Fetches data in the background; isn't called.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when transfers in the background ended; isn't called.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    // MARK: State restoration

    /// Returns a Boolean value that indicates whether the state is saved; false by default. It isn't called.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns a Boolean value that indicates whether the state is restored; false by default. It isn't called.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Returns the controller with a restoration identifier; nil by default. It isn't called.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    /// Saves the app's own state; isn't called.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Restores the app's own state; isn't called.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    // MARK: Scenes

    /// Returns the configuration of a new scene; the session's by default.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after the user closed scenes; it isn't called.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    private var proxied: ForwardedCalls<any UIApplicationDelegate>? { ForwardedCalls(self) }

    public var window: UIWindow? {
        get { proxied?.next?.window }
        set { proxied?.next?.window = newValue }
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationDidFinishLaunching(application) }
    }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        var isLaunched = true
        NewerMethod<any UIApplicationDelegate>.call(self, from: application, [application, launchOptions]) {
            isLaunched = $0.application(application, didFinishLaunchingWithOptions: launchOptions)
        } older: {
            applicationDidFinishLaunching(application)
        }
        return isLaunched
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        proxied?.send([application, launchOptions]) {
            $0.application(application, willFinishLaunchingWithOptions: launchOptions)
        } ?? true
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationDidBecomeActive(application) }
    }

    public func applicationWillResignActive(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationWillResignActive(application) }
    }
    public func applicationDidEnterBackground(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationDidEnterBackground(application) }
    }
    public func applicationWillEnterForeground(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationWillEnterForeground(application) }
    }
    public func applicationWillTerminate(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationWillTerminate(application) }
    }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationDidReceiveMemoryWarning(application) }
    }
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationSignificantTimeChange(application) }
    }
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationProtectedDataWillBecomeUnavailable(application) }
    }
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationProtectedDataDidBecomeAvailable(application) }
    }
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        proxied?.send([application]) { $0.applicationShouldRequestHealthAuthorization(application) }
    }
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        proxied?.send([application, extensionPointIdentifier]) {
            $0.application(application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
        } ?? true
    }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        proxied?.send([application, window]) { $0.application(application, supportedInterfaceOrientationsFor: window) }
            ?? (UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        proxied?.send([app, url, options]) { $0.application(app, open: url, options: options) } ?? false
    }
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
        proxied?.send([application, url, sourceApplication, annotation]) {
            $0.application(application, open: url, sourceApplication: sourceApplication, annotation: annotation)
        } ?? false
    }
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        proxied?.send([application, url]) { $0.application(application, handleOpen: url) } ?? false
    }
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        proxied?.send([application, userActivityType]) {
            $0.application(application, willContinueUserActivityWithType: userActivityType)
        } ?? false
    }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        proxied?.send([application, userActivity, restorationHandler]) {
            $0.application(application, continue: userActivity, restorationHandler: restorationHandler)
        } ?? false
    }
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        proxied?.send([application, userActivityType, error]) {
            $0.application(application, didFailToContinueUserActivityWithType: userActivityType, error: error)
        }
    }
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        proxied?.send([application, userActivity]) { $0.application(application, didUpdate: userActivity) }
    }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        proxied?.send([application, shortcutItem, completionHandler]) {
            $0.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
        }
    }

    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        proxied?.send([application, deviceToken]) {
            $0.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
        }
    }
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        proxied?.send([application, error]) {
            $0.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        proxied?.send([application, userInfo]) { $0.application(application, didReceiveRemoteNotification: userInfo) }
    }
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        NewerMethod<any UIApplicationDelegate>.call(
            self, from: application, [application, userInfo, completionHandler]
        ) {
            $0.application(
                application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
        } older: {
            self.application(application, didReceiveRemoteNotification: userInfo)
        }
    }
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        proxied?.send([application, completionHandler]) {
            $0.application(application, performFetchWithCompletionHandler: completionHandler)
        }
    }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        proxied?.send([application, identifier, completionHandler]) {
            $0.application(
                application, handleEventsForBackgroundURLSession: identifier, completionHandler: completionHandler)
        }
    }

    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        proxied?.send([application, coder]) { $0.application(application, shouldSaveSecureApplicationState: coder) }
            ?? false
    }
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        proxied?.send([application, coder]) { $0.application(application, shouldRestoreSecureApplicationState: coder) }
            ?? false
    }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        proxied?.send([application, identifierComponents, coder]) {
            $0.application(application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
        } ?? nil
    }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        proxied?.send([application, coder]) { $0.application(application, willEncodeRestorableStateWith: coder) }
    }
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        proxied?.send([application, coder]) { $0.application(application, didDecodeRestorableStateWith: coder) }
    }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        proxied?.send([application, connectingSceneSession, options]) {
            $0.application(application, configurationForConnecting: connectingSceneSession, options: options)
        } ?? connectingSceneSession.configuration
    }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        proxied?.send([application, sceneSessions]) {
            $0.application(application, didDiscardSceneSessions: sceneSessions)
        }
    }
}
