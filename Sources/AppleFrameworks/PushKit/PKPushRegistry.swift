import BuilderFoundation
import Dispatch

/// A kind of push notification.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Calls.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// Changes of complications on a watch.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// Changes of files.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token of a device for a kind of notification.
open class PKPushCredentials: NSObject, @unchecked Sendable {
    /// The kind.
    public let type: PKPushType
    /// The token.
    public let token: Data
    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// The content of a notification.
open class PKPushPayload: NSObject, @unchecked Sendable {
    /// The kind.
    public let type: PKPushType
    /// The values.
    public let dictionaryPayload: [AnyHashable: Any]
    init(type: PKPushType, values: [AnyHashable: Any]) { (self.type, dictionaryPayload) = (type, values) }
}

/// The registration for kinds of notifications. None arrives, as on a device without a network.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// The kinds to register for.
    open var desiredPushTypes: Set<PKPushType>?
    /// Creates a registration whose delegate is called on a queue, or on the main queue.
    public init(queue: DispatchQueue?) {}
    /// Returns nil: there is no token.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// The delegate of a registration, which isn't called.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// Receives a token.
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Receives a notification.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// Receives a notification. Call the closure when it is handled.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// Receives the news that a token is invalid.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {}
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
