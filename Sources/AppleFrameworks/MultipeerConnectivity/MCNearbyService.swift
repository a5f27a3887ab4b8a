import BuilderUIKit

/// An offer of a service to devices nearby, which none sees.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The values that other devices see.
    public let discoveryInfo: [String: String]?
    /// The name of the service.
    public let serviceType: String
    /// Creates an offer.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    /// Begins.
    open func startAdvertisingPeer() {}
    /// Ends.
    open func stopAdvertisingPeer() {}
}

/// The delegate of an offer, which isn't called.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Receives an invitation, and answers it.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Receives an error.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// A search for devices nearby, which finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The name of the service.
    public let serviceType: String
    /// Creates a search.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Begins.
    open func startBrowsingForPeers() {}
    /// Ends.
    open func stopBrowsingForPeers() {}
    /// Invites a device.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    }
}

/// The delegate of a search, which isn't called.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// Receives a device.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Receives the news that a device is gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Receives an error.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// An offer of a service whose invitations the system shows.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    /// The connection.
    public let session: MCSession
    /// The values that other devices see.
    public let discoveryInfo: [String: String]?
    /// The name of the service.
    public let serviceType: String
    /// Creates an offer.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    }
    /// Begins.
    open func start() {}
    /// Ends.
    open func stop() {}
}

/// A list of devices nearby: a placeholder with the service's name.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The connection.
    public let session: MCSession
    /// The search.
    open private(set) var browser: MCNearbyServiceBrowser?
    /// The smallest number of devices.
    open var minimumNumberOfPeers = 2
    /// The largest number of devices.
    open var maximumNumberOfPeers = 8
    private let serviceType: String

    /// Creates a list.
    public init(serviceType: String, session: MCSession) {
        (self.serviceType, self.session) = (serviceType, session)
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a list.
    public convenience init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.init(serviceType: browser.serviceType, session: session)
        self.browser = browser
    }
    /// Returns nil: lists aren't archived.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() { loadPlaceholder(name: "MCBrowserViewController", detail: serviceType) }
}

/// The delegate of a list of devices.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Called when the user cancels.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    /// Returns a Boolean value that indicates whether a device is listed.
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
