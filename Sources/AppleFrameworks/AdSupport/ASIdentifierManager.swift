@_exported import BuilderFoundation

/// The identity of a device for advertisements: none.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { manager }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
