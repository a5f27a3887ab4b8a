import Foundation

/// A part of the app's interface; there is one for each render.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The running states of a scene.
    public enum ActivationState: Int, Hashable, Sendable {
        /// The scene isn't connected.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive = 0
        /// The scene is in the foreground but doesn't receive events.
        case foregroundInactive = 1
        /// The scene is in the background.
        case background = 2
    }

    /// The data that were passed when the scene was connected; empty here.
    @preconcurrency @MainActor
    public struct ConnectionOptions: Sendable {
        /// Creates options without data.
        public nonisolated init() {}
        /// The locations to open.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        /// The activities to resume.
        public var userActivities: Set<NSUserActivity> { [] }
        /// The type of the activity that another device hands over.
        public var handoffUserActivityType: String? { nil }
        /// The bundle identifier of the app that requested the scene.
        public var sourceApplication: String? { nil }
        /// The chosen quick action.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The metadata of an accepted share, a `CKShare.Metadata`; always nil.
        @_disfavoredOverload
        public var cloudKitShareMetadata: AnyObject? { nil }
    }

    /// The options of a location that is opened.
    @preconcurrency @MainActor
    public struct OpenURLOptions: Sendable {
        /// The bundle identifier of the app that opens it.
        public var sourceApplication: String? { nil }
        /// A value of that app.
        public var annotation: Any? { nil }
        /// A Boolean value that indicates whether a file is opened where it is.
        public var openInPlace: Bool { false }
        /// The advertisement that led to the location; nil.
        public var eventAttribution: UIEventAttribution? { nil }
    }

    /// The options of a location that the scene opens.
    open class OpenExternalURLOptions: NSObject {
        /// A Boolean value that indicates whether only universal links are opened.
        open var universalLinksOnly = false
    }

    /// The title of the scene; has no effect.
    open var title: String! = ""
    /// The scene's delegate.
    open var delegate: (any UISceneDelegate)?
    /// The session of the scene.
    public let session: UISceneSession
    /// The running state of the scene; in the foreground and active here.
    public internal(set) var activationState: ActivationState = .foregroundActive

    /// Creates a scene for a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init(_responder: ())
    }

    open override var next: UIResponder? { UIApplication.shared }
    /// The subtitle of the scene; has no effect.
    open var subtitle: String = ""

    /// Opens a location; calls the completion handler with false, because nothing can be opened.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// The notification that a scene is about to be connected; not posted here.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// The notification that a scene was disconnected; not posted here.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// The notification that a scene became active; not posted here.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The notification that a scene is about to become inactive; not posted here.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// The notification that a scene is about to enter the foreground; not posted here.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// The notification that a scene entered the background; not posted here.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// The persistent data of a scene, which outlast its connections.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The roles of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene that displays windows on a device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene that displays windows on another screen.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The role of the scene.
    public let role: Role
    /// The configuration of the scene.
    public let configuration: UISceneConfiguration
    /// The scene; nil if it isn't connected.
    public internal(set) weak var scene: UIScene?
    /// The identifier of the session: the configuration's name, or the role's.
    open var persistentIdentifier: String { configuration.name ?? role.rawValue }

    /// Values of the app; has no effect.
    open var userInfo: [String: Any]?
    /// The activity with which the scene is restored; has no effect.
    open var stateRestorationActivity: NSUserActivity?

    init(configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        super.init()
    }
}

/// The properties with which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration; nil for none.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate; nil for none.
    open var delegateClass: AnyClass?
    /// The storyboard of the scene; has no effect.
    open var storyboard: UIStoryboard?
    /// The class of the scene; has no effect.
    open var sceneClass: AnyClass?

    /// Creates a configuration with a name and a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// An object that is notified of a scene's changes of state; all methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was disconnected; it isn't called.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive; it isn't called.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene entered the background; it isn't called.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens locations; it isn't called, nor are the methods that follow.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called before an activity is resumed.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Resumes an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called after an activity couldn't be resumed.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after an activity was updated.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    /// Returns the activity with which the scene is restored.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Restores the texts and selections of an activity.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    private var proxied: ForwardedCalls<any UISceneDelegate>? { ForwardedCalls(self) }

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        proxied?.send([scene, session, connectionOptions]) {
            $0.scene(scene, willConnectTo: session, options: connectionOptions)
        }
    }
    public func sceneDidDisconnect(_ scene: UIScene) { proxied?.send([scene]) { $0.sceneDidDisconnect(scene) } }
    public func sceneDidBecomeActive(_ scene: UIScene) { proxied?.send([scene]) { $0.sceneDidBecomeActive(scene) } }
    public func sceneWillResignActive(_ scene: UIScene) { proxied?.send([scene]) { $0.sceneWillResignActive(scene) } }
    public func sceneWillEnterForeground(_ scene: UIScene) {
        proxied?.send([scene]) { $0.sceneWillEnterForeground(scene) }
    }
    public func sceneDidEnterBackground(_ scene: UIScene) {
        proxied?.send([scene]) { $0.sceneDidEnterBackground(scene) }
    }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        proxied?.send([scene, URLContexts]) { $0.scene(scene, openURLContexts: URLContexts) }
    }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        proxied?.send([scene, userActivityType]) { $0.scene(scene, willContinueUserActivityWithType: userActivityType) }
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        proxied?.send([scene, userActivity]) { $0.scene(scene, continue: userActivity) }
    }
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        proxied?.send([scene, userActivityType, error]) {
            $0.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
        }
    }
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        proxied?.send([scene, userActivity]) { $0.scene(scene, didUpdate: userActivity) }
    }
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        proxied?.send([scene]) { $0.stateRestorationActivity(for: scene) } ?? nil
    }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        proxied?.send([scene, stateRestorationActivity]) {
            $0.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
        }
    }
}

/// A location that a scene opens.
@preconcurrency @MainActor
open class UIOpenURLContext: _MainActorObject {
    /// The location.
    public let url: URL
    /// The options.
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init(_responder: ())
    }
}

/// An advertisement that the user tapped before a location was opened.
open class UIEventAttribution: NSObject, @unchecked Sendable {
    /// The number of the advertisement.
    public let sourceIdentifier: UInt8
    /// The location that it leads to.
    public let destinationURL: URL
    /// A description of it.
    public let sourceDescription: String
    /// The name of its buyer.
    public let purchaser: String

    /// Creates a description of an advertisement.
    public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
        (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
        (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
        super.init()
    }
}

/// The conditions under which a scene is chosen for an activity.
@preconcurrency @MainActor
open class UISceneActivationConditions: _MainActorObject {
    /// The condition under which the scene can be chosen.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// The condition under which the scene is preferred.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates conditions.
    public init() { super.init(_responder: ()) }
}
