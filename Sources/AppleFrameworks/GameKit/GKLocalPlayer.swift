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

    /// The players of a list.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// The time of a list.
    public enum TimeScope: Int, Sendable { case today, week, allTime }

    /// A score of a player.
    open class Entry: NSObject, @unchecked Sendable {
        override init() {}
        /// The player.
        open var player: GKPlayer { GKPlayer() }
        /// The place in the list.
        open var rank: Int { 0 }
        /// The score.
        open var score: Int { 0 }
        /// The score as text.
        open var formattedScore: String { "" }
        /// The app's value.
        open var context: Int { 0 }
        /// The time of the score.
        open var date: Date { .distantPast }
    }

    /// The title.
    open var title: String? { nil }
    /// The identifier.
    open var baseLeaderboardID: String { "" }
    /// Fails to submit a score.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw CocoaError(.featureUnsupported) }
    /// Fails to load lists.
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails to load lists.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?,
        completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    /// Fails to load scores.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw CocoaError(.featureUnsupported) }
    /// Fails to load scores.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, nil, 0, CocoaError(.featureUnsupported)) } }
    /// Fails to submit a score.
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
        throw CocoaError(.featureUnsupported)
    }
}

/// The object that is told about a player's games; nobody is signed in.
public protocol GKLocalPlayerListener: NSObjectProtocol {
    /// Called when the player accepts an invitation; it isn't.
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKLocalPlayerListener {
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

extension GKLocalPlayer {
    /// Adds a listener, which isn't called.
    public func register(_ listener: any GKLocalPlayerListener) {}
    /// Removes a listener.
    public func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    /// Removes all listeners.
    public func unregisterAllListeners() {}
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
    /// Creates the page of a list.
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
    }
    /// Creates the page of an achievement.
    public convenience init(achievementID: String) { self.init(state: .achievements) }
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
