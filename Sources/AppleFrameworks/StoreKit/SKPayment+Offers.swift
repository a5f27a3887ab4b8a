import BuilderUIKit
import Settling

/// A lower price of a payment.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The price's name.
    public let identifier: String
    /// The key's name.
    public let keyIdentifier: String
    /// A number that is used once.
    public let nonce: UUID
    /// The signature.
    public let signature: String
    /// The time in milliseconds since 1970.
    public let timestamp: NSNumber
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}

/// The methods that a queue calls before it goes on with payments; it never does.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The key of a receipt that isn't valid any more.
public let SKReceiptPropertyIsExpired = "expired"
/// The key of a receipt that was revoked.
public let SKReceiptPropertyIsRevoked = "revoked"
/// The key of a receipt of a volume purchase.
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// The permission to use the user's music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The use of the user's music, which is denied.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    /// Returns that the user wasn't asked.
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .notDetermined }
    /// Calls a closure with a denial later.
    open class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
        answerLater { completionHandler(.denied) }
    }
    /// Returns a denial.
    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }
}
