import BuilderFoundation
import Dispatch
import Settling

/// A wireless network.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    /// The name.
    open var ssid: String { "" }
    /// The identifier of the station.
    open var bssid: String { "" }
    /// The strength of the signal, from 0 to 1.
    open var signalStrength: Double { 0 }
    /// A Boolean value that indicates whether it has a password.
    open var isSecure: Bool { false }
    /// Calls a closure with nil: the app may not read the network's name.
    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }
    /// Returns nil: the app may not read the network's name.
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// The reasons why a network isn't joined.
public struct NEHotspotConfigurationError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = NEHotspotConfigurationError
        case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
        case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown
        case joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "NEHotspotConfigurationErrorDomain" }
    /// The user didn't allow it.
    public static var userDenied: Code { .userDenied }
    /// The device has joined the network before.
    public static var alreadyAssociated: Code { .alreadyAssociated }
}

/// A network to join.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    /// The name.
    public let ssid: String
    /// The password.
    public let passphrase: String?
    /// A Boolean value that indicates whether the network is left with the app.
    open var joinOnce = false
    /// A Boolean value that indicates whether the network doesn't say its name.
    open var hidden = false
    /// Creates an open network.
    public init(ssid SSID: String) { (ssid, passphrase) = (SSID, nil) }
    /// Creates a network with a password.
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { (ssid, self.passphrase) = (SSID, passphrase) }
}

/// The manager of networks to join, which the user doesn't allow.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    /// The manager.
    public static let shared = NEHotspotConfigurationManager()
    /// Calls a closure with an error: the user doesn't allow it.
    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(NEHotspotConfigurationError(.userDenied)) }
    }
    /// Throws an error.
    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        throw NEHotspotConfigurationError(.userDenied)
    }
    /// Leaves a network.
    open func removeConfiguration(forSSID SSID: String) {}
    /// Calls a closure without networks.
    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }
}
