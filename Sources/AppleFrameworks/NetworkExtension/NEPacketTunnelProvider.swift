import BuilderFoundation

/// The reasons for the end of a tunnel.
public enum NEProviderStopReason: Int, Sendable {
    case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled
    case authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved
    case superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
}

/// An extension that makes connections; nothing starts it.
open class NEProvider: NSObject, @unchecked Sendable {
    public override init() {}
    /// Prepares for the device's sleep.
    open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Continues after the device's sleep.
    open func wake() {}
}

/// An extension that makes a tunnel; nothing starts it.
open class NETunnelProvider: NEProvider, @unchecked Sendable {
    /// The properties of the tunnel.
    open var protocolConfiguration: NEVPNProtocol { NETunnelProviderProtocol() }
    /// The properties of the tunnel's network.
    open var appRules: [Any]? { nil }
    /// A Boolean value that indicates whether the tunnel is being made again.
    open var reasserting = false
    /// Answers a message of the app; without an answer.
    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Calls a closure with an error: there is no tunnel.
    open func setTunnelNetworkSettings(
        _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(NEVPNError(.configurationInvalid)) } }
    /// Throws an error: there is no tunnel.
    open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {
        throw NEVPNError(.configurationInvalid)
    }
}

/// An extension that makes a tunnel of packets; nothing starts it.
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
    /// The packets of the tunnel: none.
    public let packetFlow = NEPacketTunnelFlow()
    /// Starts the tunnel.
    open func startTunnel(
        options: [String: NSObject]? = nil, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    /// Ends the tunnel.
    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    /// Ends the tunnel with an error.
    open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// The packets of a tunnel: none.
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
    /// Waits for packets.
    open func readPackets(completionHandler: @escaping @Sendable ([Data], [NSNumber]) -> Void) {}
    /// Writes no packets.
    @discardableResult
    open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}
