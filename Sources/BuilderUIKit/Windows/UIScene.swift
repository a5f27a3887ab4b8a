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
    public struct ConnectionOptions: Sendable {}

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

    /// The notification that a scene is about to be connected; not posted here.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
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
    }

    /// The role of the scene.
    public let role: Role
    /// The configuration of the scene.
    public let configuration: UISceneConfiguration
    /// The scene; nil if it isn't connected.
    public internal(set) weak var scene: UIScene?
    /// The identifier of the session: the configuration's name, or the role's.
    open var persistentIdentifier: String { configuration.name ?? role.rawValue }

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
}

extension UISceneDelegate {
    public func scene(_: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_: UIScene) {}
    public func sceneDidBecomeActive(_: UIScene) {}
    public func sceneWillResignActive(_: UIScene) {}
    public func sceneWillEnterForeground(_: UIScene) {}
    public func sceneDidEnterBackground(_: UIScene) {}
}
