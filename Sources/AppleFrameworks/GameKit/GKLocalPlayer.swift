import BuilderUIKit

/// A player of Game Center.
open class GKPlayer: NSObject, @unchecked Sendable {
    open var displayName: String { "" }
    open var alias: String { "" }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
}

/// The player of this device, who isn't signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let player = GKLocalPlayer()
    open class var local: GKLocalPlayer { player }
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    /// The handler of the result, which is called with an error: nobody can sign in.
    open var authenticateHandler: (@Sendable (UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard let authenticateHandler else { return }
            DispatchQueue.main.async { authenticateHandler(nil, CocoaError(.featureUnsupported)) }
        }
    }
}

/// A list of scores; submitting one fails.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) } }
}

/// An achievement of a player.
open class GKAchievement: NSObject, @unchecked Sendable {
    public let identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    public init(identifier: String) { self.identifier = identifier }
    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(CocoaError(.featureUnsupported)) } }
}

/// The pages of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// The scores and achievements: a placeholder.
@preconcurrency @MainActor
open class GKGameCenterViewController: UIViewController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    open override func loadView() { loadPlaceholder(name: "GKGameCenterViewController") }
}

/// The method with which the scores report that they are done.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The button of Game Center over the app, which isn't shown: nobody is signed in.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
    /// The corners.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }

    /// The app's button.
    public static let shared = GKAccessPoint()
    /// A Boolean value that indicates whether the button is requested.
    open var isActive = false
    /// A Boolean value that indicates whether the button shows the player's achievements.
    open var showHighlights = false
    /// The corner.
    open var location = Location.topLeading
    /// The window of the button.
    open weak var parentWindow: UIWindow?
    /// A Boolean value that indicates whether the button is shown; false.
    open var isVisible: Bool { false }
    /// A Boolean value that indicates whether Game Center covers the app; false.
    open var isPresentingGameCenter: Bool { false }
    /// The rectangle on the screen; empty.
    open var frameInScreenCoordinates: CGRect { .zero }
    /// Calls a closure at once: Game Center isn't shown.
    open func trigger(handler: @escaping () -> Void) { handler() }
    /// Calls a closure at once: Game Center isn't shown.
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}
