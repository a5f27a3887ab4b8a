import BuilderFoundation

/// The network of a tunnel.
open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
    /// The address of the other end.
    public let tunnelRemoteAddress: String
    /// The name servers.
    open var dnsSettings: NEDNSSettings?
    /// The proxies.
    open var proxySettings: NEProxySettings?
    public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}

/// The network of a tunnel of packets.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
    /// The addresses of four bytes and their routes.
    open var ipv4Settings: NEIPv4Settings?
    /// The addresses of sixteen bytes and their routes.
    open var ipv6Settings: NEIPv6Settings?
    /// The bytes that the tunnel adds to a packet.
    open var tunnelOverheadBytes: NSNumber?
    /// The bytes of a packet.
    open var mtu: NSNumber?
}

/// Addresses of four bytes with their routes.
open class NEIPv4Settings: NSObject, @unchecked Sendable {
    /// The addresses.
    public let addresses: [String]
    /// The masks of the addresses.
    public let subnetMasks: [String]
    /// The routes through the tunnel.
    open var includedRoutes: [NEIPv4Route]?
    /// The routes beside the tunnel.
    open var excludedRoutes: [NEIPv4Route]?
    public init(addresses: [String], subnetMasks: [String]) {
        (self.addresses, self.subnetMasks) = (addresses, subnetMasks)
    }
}

/// A route to addresses of four bytes.
open class NEIPv4Route: NSObject, @unchecked Sendable {
    /// The address of the network.
    public let destinationAddress: String
    /// The mask of the network.
    public let destinationSubnetMask: String
    /// The router.
    open var gatewayAddress: String?
    public init(destinationAddress address: String, subnetMask: String) {
        (destinationAddress, destinationSubnetMask) = (address, subnetMask)
    }
    /// Returns the route to all addresses.
    open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}

/// Addresses of sixteen bytes with their routes.
open class NEIPv6Settings: NSObject, @unchecked Sendable {
    /// The addresses.
    public let addresses: [String]
    /// The lengths of the networks' prefixes, in bits.
    public let networkPrefixLengths: [NSNumber]
    /// The routes through the tunnel.
    open var includedRoutes: [NEIPv6Route]?
    /// The routes beside the tunnel.
    open var excludedRoutes: [NEIPv6Route]?
    public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
        (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
    }
}

/// A route to addresses of sixteen bytes.
open class NEIPv6Route: NSObject, @unchecked Sendable {
    /// The address of the network.
    public let destinationAddress: String
    /// The length of the network's prefix, in bits.
    public let destinationNetworkPrefixLength: NSNumber
    /// The router.
    open var gatewayAddress: String?
    public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
        (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
    }
    /// Returns the route to all addresses.
    open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}

/// Name servers.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    /// The addresses of the servers.
    public let servers: [String]
    /// The domains that are appended to short names.
    open var searchDomains: [String]?
    /// The domain of the tunnel.
    open var domainName: String?
    /// The domains whose names the servers look up; nil for all.
    open var matchDomains: [String]?
    /// A Boolean value that indicates whether short names aren't completed by the domains.
    open var matchDomainsNoSearch = false
    public init(servers: [String]) { self.servers = servers }
}

/// Name servers through HTTPS.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    /// The address of the service.
    open var serverURL: URL?
}

/// Name servers through TLS.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    /// The name of the server's certificate.
    open var serverName: String?
}

/// Proxies of a tunnel.
open class NEProxySettings: NSObject, @unchecked Sendable {
    /// A Boolean value that indicates whether a script chooses proxies.
    open var autoProxyConfigurationEnabled = false
    /// The address of the script.
    open var proxyAutoConfigurationURL: URL?
    /// The script.
    open var proxyAutoConfigurationJavaScript: String?
    /// A Boolean value that indicates whether there is a proxy for HTTP.
    open var httpEnabled = false
    /// The proxy for HTTP.
    open var httpServer: NEProxyServer?
    /// A Boolean value that indicates whether there is a proxy for HTTPS.
    open var httpsEnabled = false
    /// The proxy for HTTPS.
    open var httpsServer: NEProxyServer?
    /// A Boolean value that indicates whether short names have no proxy.
    open var excludeSimpleHostnames = false
    /// The domains without a proxy.
    open var exceptionList: [String]?
    /// The domains with a proxy; nil for all.
    open var matchDomains: [String]?
}

/// A proxy.
open class NEProxyServer: NSObject, @unchecked Sendable {
    /// The address.
    public let address: String
    /// The port.
    public let port: Int
    /// A Boolean value that indicates whether the proxy asks for a name and a password.
    open var authenticationRequired = false
    /// The name.
    open var username: String?
    /// The password.
    open var password: String?
    public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}
