@_exported import BuilderFoundation
import Settling

/// The permission to track a user: it can be requested, and is denied.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }

    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.main.async { completion(.denied) }
    }

    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
