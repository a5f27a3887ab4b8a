@_exported import BuilderFoundation
import Settling

/// The way to other devices.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Status: Equatable, Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Equatable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }

    /// The status: there is a network.
    public var status: Status { .satisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    /// The end on this device; nil for a way without connection.
    public var localEndpoint: NWEndpoint? { nil }
    /// The end on the other device; nil for a way without connection.
    public var remoteEndpoint: NWEndpoint? { nil }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
    /// The routers; none.
    public var gateways: [NWEndpoint] { [] }
    public var debugDescription: String { "satisfied (Path is satisfied), interface: en0[wifi], ipv4, ipv6, dns" }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A connection of a device to a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let name: String
    public let type: InterfaceType
    public var index: Int { 1 }
    public var debugDescription: String { name }
}

/// A source of changes of the way to other devices, of which there are none after the first.
public final class NWPathMonitor: @unchecked Sendable {
    public let currentPath = NWPath()
    public private(set) var queue: DispatchQueue?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// Calls the handler once, on the queue.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [weak self] in
            guard let self, self.queue != nil else { return }
            pathUpdateHandler?(currentPath)
        }
    }

    public func cancel() { queue = nil }
}

extension NWPathMonitor: AsyncSequence {
    /// The way, once: there are no changes after it.
    public struct Iterator: AsyncIteratorProtocol {
        private var path: NWPath?
        fileprivate init(_ path: NWPath) { self.path = path }
        public mutating func next() async -> NWPath? {
            defer { path = nil }
            return path
        }
    }
    public func makeAsyncIterator() -> Iterator { Iterator(currentPath) }
}

/// The end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public var debugDescription: String {
        switch self {
        case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port.debugDescription)"
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
    /// The interface to which the endpoint is limited.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(.name(_, let interface), _), .service(_, _, _, let interface): interface
        default: nil
        }
    }

    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        /// Creates a host: an address if the text is that of one, otherwise a name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: String) { self.init(value) }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        public var debugDescription: String { String(rawValue) }
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a port from its number in digits.
        public init?(_ string: String) {
            guard let number = UInt16(string) else { return nil }
            rawValue = number
        }
        /// A port that the system chooses.
        public static let any: Port = 0
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let ftp: Port = 21
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080
    }
}

/// An address of the Internet.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes, the first of the written address first.
    var rawValue: Data { get }
    var interface: NWInterface? { get }
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
}
extension IPAddress {
    /// The interface to which the address is limited; nil.
    public var interface: NWInterface? { nil }
}

/// An address of four bytes.
public struct IPv4Address: IPAddress {
    /// The bytes, the first of the written address first.
    public let rawValue: Data
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
    }
    /// Creates an address from its four numbers.
    public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.allSatisfy(\.isNumber) ? UInt8(part) : nil
        }
        guard parts.count == 4, !parts.contains(nil) else { return nil }
        rawValue = Data(parts.compactMap { $0 })
    }
    private init(_ bytes: [UInt8]) { rawValue = Data(bytes) }
    public static let any = IPv4Address([0, 0, 0, 0])
    public static let broadcast = IPv4Address([255, 255, 255, 255])
    public static let loopback = IPv4Address([127, 0, 0, 1])
    public static let allHostsGroup = IPv4Address([224, 0, 0, 1])
    public static let allRoutersGroup = IPv4Address([224, 0, 0, 2])
    public var isLoopback: Bool { rawValue.first == 127 }
    public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
    public var isMulticast: Bool { rawValue[0] >> 4 == 0xE }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
    /// The bytes, the first of the written address first.
    public let rawValue: Data
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
    }
    /// Creates an address from its text.
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
    }
    private init(last: UInt8) { rawValue = Data([UInt8](repeating: 0, count: 15) + [last]) }
    public static let any = IPv6Address(last: 0)
    public static let loopback = IPv6Address(last: 1)
    public var isAny: Bool { self == .any }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    /// A Boolean value that indicates whether the address is one of four bytes, as `::ffff:10.0.0.1`.
    public var isIPv4Mapped: Bool { rawValue.starts(with: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]) }
    /// The address of four bytes; nil if it isn't one.
    public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(rawValue.suffix(4)) : nil }
    public var isLoopback: Bool { self == .loopback }
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN)) }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// The reason why a connection failed.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
    case posix(POSIXErrorCode), dns(Int32), tls(OSStatus)

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNSServiceErrorType(rawValue: \(code))"
        case .tls(let status): "OSStatus(\(status))"
        }
    }
}

/// The protocols of a connection.
public class NWParameters: @unchecked Sendable {
    public init() {}
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {}
    public var includePeerToPeer = false
    /// A Boolean value that indicates whether an address is used again at once.
    public var allowLocalEndpointReuse = false
    /// A Boolean value that indicates whether a cellular network is avoided.
    public var prohibitExpensivePaths = false
    /// A Boolean value that indicates whether Low Data Mode is respected.
    public var prohibitConstrainedPaths = false
    /// The kinds of networks that aren't used.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var requiredInterfaceType = NWInterface.InterfaceType.other
}

/// A connection, which waits forever.
public final class NWConnection: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// A closure that is called when the connection can be used; it never can.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    /// A closure that is called when there is a better way; there is none.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    /// A closure that is called with changes of the way; there are none.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
    public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        (endpoint, parameters) = (.hostPort(host: host, port: port), using)
    }

    public func start(queue: DispatchQueue) {
        state = .waiting(.posix(.ENETDOWN))
        queue.async { [self] in stateUpdateHandler?(state) }
    }
    public func cancel() { state = .cancelled }
}
