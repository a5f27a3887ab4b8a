@_exported import BuilderFoundation
import Settling

/// The way to other devices.
public struct NWPath: Equatable, Sendable {
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
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A connection of a device to a network.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let name: String
    public let type: InterfaceType
    public var index: Int { 1 }
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

/// The end of a connection.
public enum NWEndpoint: Hashable, Sendable {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        public init(_ string: String) { self = .name(string, nil) }
        public init(stringLiteral value: String) { self = .name(value, nil) }
    }

    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let http: Port = 80
        public static let https: Port = 443
    }
}

/// The reason why a connection failed.
public enum NWError: Error, Equatable, Sendable {
    case posix(Int32), dns(Int32), tls(OSStatus)
}

/// The protocols of a connection.
public class NWParameters: @unchecked Sendable {
    public init() {}
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public var includePeerToPeer = false
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

    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
    public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        (endpoint, parameters) = (.hostPort(host: host, port: port), using)
    }

    public func start(queue: DispatchQueue) {
        state = .waiting(.posix(ENETDOWN))
        queue.async { [self] in stateUpdateHandler?(state) }
    }
    public func cancel() { state = .cancelled }
}
