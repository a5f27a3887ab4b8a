@_exported import BuilderFoundation
import Dispatch
import Settling

/// The reasons why a tunnel can't be used.
public struct NEVPNError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = NEVPNError
        case configurationInvalid = 1
        case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "NEVPNErrorDomain" }
    /// The configuration can't be used.
    public static var configurationInvalid: Code { .configurationInvalid }
    /// The configuration is switched off.
    public static var configurationDisabled: Code { .configurationDisabled }
    /// The connection failed.
    public static var connectionFailed: Code { .connectionFailed }
    /// The configuration changed since it was read.
    public static var configurationStale: Code { .configurationStale }
    /// The configuration can't be read or written.
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
}

/// The states of a tunnel.
public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

extension Notification.Name {
    /// The notification that a tunnel's state changed.
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statusdidchange")
    /// The notification that a tunnel's configuration changed.
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationchange")
}

/// A tunnel, which can't be started.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    /// The state; invalid, because the system has no configuration.
    open var status: NEVPNStatus { .invalid }
    /// The time of the connection; nil.
    open var connectedDate: Date? { nil }
    /// The manager.
    open internal(set) weak var manager: NEVPNManager?
    /// Throws an error.
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    /// Throws an error.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
    /// Ends the tunnel.
    open func stopVPNTunnel() {}
    /// Calls a closure without an error.
    open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { handler(nil) }
    }
}

/// A tunnel of an app's extension.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Throws an error.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Ends the tunnel.
    open func stopTunnel() {}
    /// Throws an error.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}

/// The properties of a tunnel.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    /// The server.
    open var serverAddress: String?
    /// The user.
    open var username: String?
    /// The reference to the password in the keychain.
    open var passwordReference: Data?
    /// The reference to the certificate in the keychain.
    open var identityReference: Data?
    /// A Boolean value that indicates whether the tunnel ends when the device sleeps.
    open var disconnectOnSleep = false
    /// A Boolean value that indicates whether everything goes through the tunnel.
    open var includeAllNetworks = false
    /// A Boolean value that indicates whether the local network doesn't go through the tunnel.
    open var excludeLocalNetworks = false
    /// A Boolean value that indicates whether routes are kept from apps.
    open var enforceRoutes = false
}

/// The properties of a tunnel by IPSec.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    /// The ways to prove who one is.
    public enum AuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
    /// The way.
    open var authenticationMethod = AuthenticationMethod.none
    /// The reference to the secret in the keychain.
    open var sharedSecretReference: Data?
    /// The identifiers.
    open var localIdentifier: String?, remoteIdentifier: String?
    /// A Boolean value that indicates whether a name and a password are asked for.
    open var useExtendedAuthentication = false
}

/// The properties of a tunnel by IKEv2.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    /// The name of the server's certificate.
    open var serverCertificateCommonName: String?
    /// The name of the issuer.
    open var serverCertificateIssuerCommonName: String?
}

/// The properties of a tunnel of an app's extension.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    /// The properties for the extension.
    open var providerConfiguration: [String: Any]?
    /// The extension.
    open var providerBundleIdentifier: String?
}

/// A condition of starting or ending a tunnel.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    /// The kinds of networks.
    public enum InterfaceType: Int, Sendable {
        case any = 0
        case wiFi = 2
        case cellular = 3
    }
    /// The kind of network.
    open var interfaceTypeMatch = InterfaceType.any
    /// The names of wireless networks.
    open var ssidMatch: [String]?
    /// The domains.
    open var dnsSearchDomainMatch: [String]?
    /// The location that is fetched.
    open var probeURL: URL?
}

/// A condition of starting a tunnel.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
/// A condition of ending a tunnel.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
/// A condition of leaving a tunnel as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

/// The configuration of a tunnel, which the user doesn't allow.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let manager = NEVPNManager()
    /// The app's configuration.
    open class func shared() -> NEVPNManager { manager }
    /// The tunnel.
    open private(set) lazy var connection: NEVPNConnection = makeConnection()
    /// The properties.
    open var protocolConfiguration: NEVPNProtocol?
    /// The name for the user.
    open var localizedDescription: String?
    /// A Boolean value that indicates whether the configuration is switched on.
    open var isEnabled = false
    /// A Boolean value that indicates whether conditions start the tunnel.
    open var isOnDemandEnabled = false
    /// The conditions.
    open var onDemandRules: [NEOnDemandRule]?

    fileprivate func makeConnection() -> NEVPNConnection {
        let connection = NEVPNConnection()
        connection.manager = self
        return connection
    }

    /// Calls a closure with an error: the user doesn't allow it.
    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(NEVPNError(.configurationReadWriteFailed)) }
    }
    /// Throws an error.
    open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Calls a closure with an error: the user doesn't allow it.
    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
    }
    /// Throws an error.
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Calls a closure with an error: the user doesn't allow it.
    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
    }
    /// Throws an error.
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}

/// The configuration of a tunnel of an app's extension.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    fileprivate override func makeConnection() -> NEVPNConnection {
        let session = NETunnelProviderSession()
        session.manager = self
        return session
    }
    /// Calls a closure without configurations.
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler([], nil) }
    }
    /// Returns no configurations.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
