import Foundation

/// A service in the local network, published or found by Bonjour. On Linux none is published, and none resolves, as on
/// a device without a network.
open class NetService: NSObject {
    /// The options for publishing a service.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Another name isn't taken if there is a service of this one.
        public static let noAutoRename = Options(rawValue: 1)
        /// Connections are accepted.
        public static let listenForConnections = Options(rawValue: 2)
    }

    /// An error of a service: the values of `NetService.errorCode`.
    public enum ErrorCode: Int, Sendable {
        /// An unknown error, a name that is taken, or a service that isn't there.
        case unknownError = -72000, collisionError = -72001, notFoundError = -72002
        /// Another activity in progress, or an argument that isn't valid.
        case activityInProgress = -72003, badArgumentError = -72004
        /// An activity that was ended, or a service that isn't valid.
        case cancelledError = -72005, invalidError = -72006
        /// A time that is over.
        case timeoutError = -72007
    }

    /// The key of an error's code.
    public static let errorCode = "NSNetServicesErrorCode"
    /// The key of an error's domain.
    public static let errorDomain = "NSNetServicesErrorDomain"

    /// The domain, such as `local.`.
    public let domain: String
    /// The type, such as `_http._tcp.`.
    public let type: String
    /// The name.
    public let name: String
    /// The port; -1 for a service that isn't resolved.
    public let port: Int
    /// The delegate.
    open weak var delegate: (any NetServiceDelegate)?
    /// A Boolean value that indicates whether services are found without an access point; false by default.
    open var includesPeerToPeer = false
    private var record: Data?

    /// The addresses: none.
    open var addresses: [Data]? { nil }
    /// The name of the host: none.
    open var hostName: String? { nil }

    /// Creates a service to be published.
    public init(domain: String, type: String, name: String, port: Int32) {
        self.domain = domain
        self.type = type
        self.name = name
        self.port = Int(port)
    }

    /// Creates a service to be resolved.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// Fails, and notifies the delegate later.
    open func publish(options: Options = []) {
        later { $0.delegate?.netService($0, didNotPublish: Self.failure(.unknownError)) }
    }
    /// Fails, and notifies the delegate later.
    open func resolve(withTimeout timeout: TimeInterval) {
        later { $0.delegate?.netService($0, didNotResolve: Self.failure(.timeoutError)) }
    }
    /// Ends activities, and notifies the delegate later.
    open func stop() { later { $0.delegate?.netServiceDidStop($0) } }
    /// Does nothing: there are no records of others.
    open func startMonitoring() {}
    /// Does nothing: there are no records of others.
    open func stopMonitoring() {}
    /// Returns the record that was set.
    open func txtRecordData() -> Data? { record }
    /// Sets the record, and returns true.
    @discardableResult
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }

    /// Returns the values of a record: strings `key=value` after their lengths in bytes.
    ///
    /// The first of keys that differ in case alone is taken (RFC 6763, section 6.4).
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var values: [String: Data] = [:]
        var known: Set<String> = []
        var rest = txtData[...]
        while let length = rest.popFirst() {
            let entry = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let key = entry.prefix { $0 != UInt8(ascii: "=") }
            guard !key.isEmpty else { continue }
            let name = String(decoding: key, as: UTF8.self)
            if known.insert(name.lowercased()).inserted { values[name] = Data(entry.dropFirst(key.count + 1)) }
        }
        return values
    }

    /// Returns the record of values, in the order of their keys.
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { record, item in
            let entry = Data((item.key + "=").utf8) + item.value
            record.append(UInt8(truncatingIfNeeded: min(entry.count, 255)))
            record.append(entry.prefix(255))
        }
    }

    private static func failure(_ code: ErrorCode) -> [String: NSNumber] {
        [errorCode: NSNumber(value: code.rawValue), errorDomain: NSNumber(value: 10)]
    }

    private func later(_ body: @escaping (NetService) -> Void) {
        nonisolated(unsafe) let (service, body) = (self, body)
        DispatchQueue.main.async { body(service) }
    }
}

/// The delegate of a service.
public protocol NetServiceDelegate: NSObjectProtocol {
    /// Called when the service has been published; never on Linux.
    func netServiceDidPublish(_ sender: NetService)
    /// Called when the service can't be published.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// Called when the addresses are known; never on Linux.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// Called when the addresses can't be found.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// Called when activities have ended.
    func netServiceDidStop(_ sender: NetService)
    /// Called when the record has changed; never on Linux.
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}

extension NetServiceDelegate {
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}

/// A search for services in the local network. On Linux it finds none.
open class NetServiceBrowser: NSObject {
    /// The delegate.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// A Boolean value that indicates whether services are found without an access point; false by default.
    open var includesPeerToPeer = false

    /// Creates a search.
    public override init() {}

    /// Begins a search, and notifies the delegate later.
    open func searchForServices(ofType type: String, inDomain domainString: String) { begin() }
    /// Begins a search, and notifies the delegate later.
    open func searchForBrowsableDomains() { begin() }
    /// Begins a search, and notifies the delegate later.
    open func searchForRegistrationDomains() { begin() }
    /// Ends the search, and notifies the delegate later.
    open func stop() { later { $0.delegate?.netServiceBrowserDidStopSearch($0) } }

    private func begin() { later { $0.delegate?.netServiceBrowserWillSearch($0) } }

    private func later(_ body: @escaping (NetServiceBrowser) -> Void) {
        nonisolated(unsafe) let (browser, body) = (self, body)
        DispatchQueue.main.async { body(browser) }
    }
}

/// The delegate of a search for services.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    /// Called when a search begins.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// Called when a search has ended.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// Called when a search can't begin; never on Linux.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// Called for each domain; never on Linux.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    /// Called for each service; never on Linux.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// Called for a domain that is gone; never on Linux.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    /// Called for a service that is gone; never on Linux.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
    ) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
    ) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
