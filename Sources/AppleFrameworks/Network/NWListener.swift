import BuilderFoundation

/// The options of a protocol.
public class NWProtocolOptions: @unchecked Sendable {}

/// TCP.
public enum NWProtocolTCP {
    /// The options of TCP.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() { super.init() }
        /// A Boolean value that indicates whether small packets are sent at once.
        public var noDelay = false
        /// A Boolean value that indicates whether idle connections are tested.
        public var enableKeepalive = false
        /// The seconds until a test.
        public var keepaliveIdle = 0
        /// The number of tests.
        public var keepaliveCount = 0
        /// The seconds between tests.
        public var keepaliveInterval = 0
        /// The seconds until a connection fails.
        public var connectionTimeout = 0
        /// A Boolean value that indicates whether data is sent with the first packet.
        public var enableFastOpen = false
    }
}

/// TLS.
public enum NWProtocolTLS {
    /// The options of TLS.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() { super.init() }
    }
}

/// UDP.
public enum NWProtocolUDP {
    /// The options of UDP.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() { super.init() }
        /// A Boolean value that indicates whether packets have no checksum.
        public var preferNoChecksum = false
    }
}

/// WebSocket.
public enum NWProtocolWebSocket {
    /// The options of WebSocket.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() { super.init() }
        /// A Boolean value that indicates whether pings are answered.
        public var autoReplyPing = false
        /// The largest size of a message in bytes.
        public var maximumMessageSize = 0
    }
}

extension NWConnection {
    /// The properties of content.
    public final class ContentContext: Sendable {
        /// The name.
        public let identifier: String
        /// A Boolean value that indicates whether nothing follows.
        public let isFinal: Bool
        public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
        }
        /// A message.
        public static let defaultMessage = ContentContext(identifier: "message")
        /// The last message.
        public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
        /// A part of a stream.
        public static let defaultStream = ContentContext(identifier: "stream")
    }

    /// The action after content was sent.
    public enum SendCompletion: Sendable {
        /// A closure is called.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nothing happens.
        case idempotent
    }

    /// Does nothing: the connection waits.
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {}
    /// Does nothing: the connection waits.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {}
    /// Does nothing: the connection waits.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}
    /// Does nothing: the connection waits.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}
    /// Ends the connection.
    public func forceCancel() { cancel() }
    /// Does nothing: the connection waits.
    public func restart() {}
    /// The way to the other device; nil for a connection that waits.
    public var currentPath: NWPath? { nil }
}

/// A waiter for connections, which fails.
public final class NWListener: @unchecked Sendable {
    /// The state of a listener.
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), ready, failed(NWError), cancelled
    }
    /// A service that others find.
    public struct Service: Equatable, Sendable {
        /// The name.
        public let name: String?
        /// The type.
        public let type: String
        /// The domain.
        public let domain: String?
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
    }
    /// The state.
    public private(set) var state = State.setup
    /// The protocols.
    public let parameters: NWParameters
    /// The port.
    public let port: NWEndpoint.Port?
    /// The service.
    public var service: Service?
    /// A closure that is called with changes of the state.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// A closure that is called with connections; there are none.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    /// The number of connections that are accepted.
    public var newConnectionLimit = Int.max
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }
    /// Fails on a queue.
    public func start(queue: DispatchQueue) {
        state = .failed(.posix(.ENETDOWN))
        queue.async { [self] in stateUpdateHandler?(state) }
    }
    /// Ends waiting.
    public func cancel() { state = .cancelled }
}

/// A search for services, which finds none.
public final class NWBrowser: @unchecked Sendable {
    /// The state of a search.
    public enum State: Equatable, Sendable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
    /// The services that are searched.
    public enum Descriptor: Equatable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }
    /// A service that was found.
    public struct Result: Hashable, Sendable {
        /// The service.
        public let endpoint: NWEndpoint
        /// The ways to it.
        public let interfaces: [NWInterface]
        /// A change of results.
        public enum Change: Hashable, Sendable { case identical, added(Result), removed(Result) }
    }
    /// The state.
    public private(set) var state = State.setup
    /// The services that are searched.
    public let descriptor: Descriptor
    /// The protocols.
    public let parameters: NWParameters
    /// The services that were found.
    public var browseResults: Set<Result> { [] }
    /// A closure that is called with changes of the state.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// A closure that is called with changes of the results; there are none.
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    /// Waits on a queue.
    public func start(queue: DispatchQueue) {
        state = .waiting(.posix(.ENETDOWN))
        queue.async { [self] in stateUpdateHandler?(state) }
    }
    /// Ends the search.
    public func cancel() { state = .cancelled }
}
