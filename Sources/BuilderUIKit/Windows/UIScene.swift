import Foundation

/// A part of the app's interface. There is one for each render.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What was passed when the scene was made: nothing here.
    public struct ConnectionOptions: Sendable {}

    open var title: String! = ""
    open var delegate: (any UISceneDelegate)?
    public let session: UISceneSession
    public internal(set) var activationState: ActivationState = .foregroundActive

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init(_responder: ())
    }

    open override var next: UIResponder? { UIApplication.shared }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// What lasts of a scene between its lives.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public let configuration: UISceneConfiguration
    public internal(set) weak var scene: UIScene?
    open var persistentIdentifier: String { configuration.name ?? role.rawValue }

    init(configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        super.init()
    }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
