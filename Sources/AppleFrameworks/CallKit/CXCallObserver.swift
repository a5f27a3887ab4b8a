@_exported import BuilderFoundation

/// A call.
open class CXCall: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID() }
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }
}
/// The calls of a device: none.
open class CXCallObserver: NSObject, @unchecked Sendable {
    public override init() {}
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
open class CXHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
