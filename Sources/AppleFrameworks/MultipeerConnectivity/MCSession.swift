@_exported import BuilderUIKit
import Dispatch
import Settling

/// The reasons why devices aren't connected.
public struct MCError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = MCError
        case unknown = 0
        case notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "MCErrorDomain" }
    /// The device isn't connected.
    public static var notConnected: Code { .notConnected }
    /// The network can't be used.
    public static var unavailable: Code { .unavailable }
}

/// The domain of errors.
public let MCErrorDomain = MCError.errorDomain

/// The name of a device.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    /// The name for the user.
    public let displayName: String
    /// Creates a name, which is another device's even if a text is the same.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
    open override var description: String { displayName }
    /// Returns the name itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The states of a connection.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }

/// The certainty of sending.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }

/// The use of encryption.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// A connection of devices; none is near.
open class MCSession: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any MCSessionDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The certificate and the key of this device.
    public let securityIdentity: [Any]?
    /// The use of encryption.
    public let encryptionPreference: MCEncryptionPreference
    /// Creates a connection.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
        encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
    }
    /// Creates a connection with encryption where others have it.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }
    /// The other devices; none.
    open var connectedPeers: [MCPeerID] { [] }
    /// Throws an error.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }
    /// Calls a closure with an error.
    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        DispatchQueue.main.async { completionHandler?(MCError(.notConnected)) }
        return nil
    }
    /// Throws an error.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
    /// Ends the connection.
    open func disconnect() {}
}

/// The delegate of a connection, which isn't called.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// Receives a device's state.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Receives data.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Receives a stream.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// Receives the beginning of a file.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// Receives a file.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    /// Receives a certificate, and answers whether it is trusted.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}
