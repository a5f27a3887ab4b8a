import BuilderFoundation
import Dispatch
import Settling

/// The reasons why a storage can't do something.
public struct NSFileProviderError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = NSFileProviderError
        case notAuthenticated = -1000
        case filenameCollision = -1001
        case syncAnchorExpired = -1002
        case insufficientQuota = -1003
        case serverUnreachable = -1004
        case noSuchItem = -1005
        case providerNotFound = -2001
        case cannotSynchronize = -2005
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "NSFileProviderErrorDomain" }
    /// The user isn't signed in.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The name is taken.
    public static var filenameCollision: Code { .filenameCollision }
    /// The storage changed too much since.
    public static var syncAnchorExpired: Code { .syncAnchorExpired }
    /// There is no room.
    public static var insufficientQuota: Code { .insufficientQuota }
    /// The server can't be reached.
    public static var serverUnreachable: Code { .serverUnreachable }
    /// The file isn't there.
    public static var noSuchItem: Code { .noSuchItem }
    /// There is no such storage.
    public static var providerNotFound: Code { .providerNotFound }
    /// The file can't be synchronized.
    public static var cannotSynchronize: Code { .cannotSynchronize }
}

/// A storage, such as an account's.
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: NSFileProviderDomainIdentifier
    /// The name for the user.
    public let displayName: String
    /// The folder in the storage of documents.
    public let pathRelativeToDocumentStorage: String
    /// A Boolean value that indicates whether the user switched it off.
    open var userEnabled: Bool { false }
    /// A Boolean value that indicates whether it isn't shown.
    open var isHidden = false
    /// Creates a storage.
    public init(
        identifier: NSFileProviderDomainIdentifier, displayName: String, pathRelativeToDocumentStorage: String = ""
    ) {
        self.identifier = identifier
        self.displayName = displayName
        self.pathRelativeToDocumentStorage = pathRelativeToDocumentStorage
    }
}

/// The manager of an app's storages, of which the system has none.
open class NSFileProviderManager: NSObject, @unchecked Sendable {
    /// The manager of the app's only storage.
    public static let `default` = NSFileProviderManager(domain: nil)

    private init(domain: NSFileProviderDomain?) {}

    /// Creates the manager of a storage; nil, because the system has none.
    public convenience init?(for domain: NSFileProviderDomain) { return nil }

    /// The folder of documents.
    open var documentStorageURL: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("File Provider Storage", isDirectory: true)
    }
    /// The name of the app's extension.
    open var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }

    /// Calls a closure with an error.
    open class func add(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(NSFileProviderError(.providerNotFound)) }
    }
    /// Throws an error.
    open class func add(_ domain: NSFileProviderDomain) async throws { throw NSFileProviderError(.providerNotFound) }
    /// Calls a closure with an error.
    open class func remove(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(NSFileProviderError(.providerNotFound)) }
    }
    /// Throws an error.
    open class func remove(_ domain: NSFileProviderDomain) async throws {
        throw NSFileProviderError(.providerNotFound)
    }
    /// Calls a closure without storages.
    open class func getDomainsWithCompletionHandler(
        _ completionHandler: @escaping @Sendable ([NSFileProviderDomain], (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler([], nil) }
    }
    /// Returns no storages.
    open class func domains() async throws -> [NSFileProviderDomain] { [] }
    /// Calls a closure: there is nothing to remove.
    open class func removeAllDomains(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }
    /// Calls a closure with an error.
    open func signalEnumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier,
        completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(NSFileProviderError(.providerNotFound)) }
    }
    /// Throws an error.
    open func signalEnumerator(for containerItemIdentifier: NSFileProviderItemIdentifier) async throws {
        throw NSFileProviderError(.providerNotFound)
    }
    /// Calls a closure with an error.
    open func getUserVisibleURL(
        for itemIdentifier: NSFileProviderItemIdentifier,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, NSFileProviderError(.noSuchItem)) }
    }
    /// Throws an error.
    open func getUserVisibleURL(for itemIdentifier: NSFileProviderItemIdentifier) async throws -> URL {
        throw NSFileProviderError(.noSuchItem)
    }
    /// Calls a closure with an error.
    open func evictItem(
        identifier itemIdentifier: NSFileProviderItemIdentifier,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(NSFileProviderError(.noSuchItem)) }
    }
}

/// A lister of a folder's files.
public protocol NSFileProviderEnumerator: NSObjectProtocol {
    /// Ends.
    func invalidate()
    /// Lists files.
    func enumerateItems(for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
}

/// The receiver of a listing.
public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
    /// Receives files.
    func didEnumerate(_ updatedItems: [any NSFileProviderItemProtocol])
    /// Receives the page's end.
    func finishEnumerating(upTo nextPage: NSFileProviderPage?)
    /// Receives an error.
    func finishEnumeratingWithError(_ error: any Error)
}
