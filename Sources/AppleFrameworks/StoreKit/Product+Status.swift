import BuilderUIKit

extension Product {
    /// The cause for which a purchase isn't possible.
    public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }
}

extension Product.PurchaseOption {
    /// The option of a purchase that a parent has to allow; without effect.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Product.PurchaseOption {
        Product.PurchaseOption(name: "ask \(simulateAskToBuy)")
    }
    /// The option of a value of the app; without effect.
    public static func custom(key: String, value: String) -> Product.PurchaseOption {
        Product.PurchaseOption(name: "\(key): \(value)")
    }
}

extension Product.SubscriptionInfo {
    /// The state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let subscribed = RenewalState(rawValue: 1)
        public static let expired = RenewalState(rawValue: 2)
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        public static let inGracePeriod = RenewalState(rawValue: 4)
        public static let revoked = RenewalState(rawValue: 5)
    }

    /// The next period of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
        /// The cause of an end.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            public static let billingError = ExpirationReason(rawValue: 2)
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            public static let productUnavailable = ExpirationReason(rawValue: 4)
        }
        /// The number of the first purchase.
        public let originalTransactionID: UInt64
        /// The product of this period.
        public let currentProductID: String
        /// A Boolean value that indicates whether there is a next period.
        public let willAutoRenew: Bool
        /// The product of the next period.
        public let autoRenewPreference: String?
        /// The cause of an end.
        public let expirationReason: ExpirationReason?
        /// A Boolean value that indicates whether the store tries to be paid again.
        public let isInBillingRetry: Bool
        /// The date until which an unpaid subscription stays.
        public let gracePeriodExpirationDate: Date?
    }

    /// The state of a subscription, with its purchase.
    public struct Status: Hashable, Sendable {
        /// The state.
        public let state: RenewalState
        /// The purchase.
        public let transaction: VerificationResult<Transaction>
        /// The next period.
        public let renewalInfo: VerificationResult<RenewalInfo>
        /// The changes of states: none.
        public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }

    /// The states of the group's subscriptions: none.
    public var status: [Status] { get async throws { [] } }
    /// Returns the states of a group's subscriptions: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Returns false: there is no offer.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// The lower prices for subscribers: none.
    public var promotionalOffers: [Product.SubscriptionOffer] { [] }
}

extension Transaction {
    /// The owner of a purchase.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }
    /// The end of a request for a refund.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    /// The cause of a failure of a request for a refund.
    public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }

    /// The number of the first purchase.
    public var originalID: UInt64 { id }
    /// The server of the purchase.
    public var environment: AppStore.Environment { .production }
    /// The date of the first purchase.
    public var originalPurchaseDate: Date { purchaseDate }
    /// The number of products.
    public var purchasedQuantity: Int { 1 }
    /// The owner.
    public var ownershipType: OwnershipType { .purchased }
    /// The app's number of the user.
    public var appAccountToken: UUID? { nil }
    /// The group of a subscription.
    public var subscriptionGroupID: String? { nil }
    /// Returns that the user canceled: nothing can be given back.
    @MainActor
    public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { .userCancelled }
    /// Returns that the user canceled: nothing can be given back.
    @MainActor
    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus { .userCancelled }
}

/// The country of the store; unknown.
public struct Storefront: Hashable, Sendable {
    /// The country's code of three letters.
    public let countryCode: String
    /// The store's number.
    public let id: String
    /// The country; nil without a network.
    public static var current: Storefront? { get async { nil } }
    /// The changes of the country: none.
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

extension AppStore {
    /// The server of a purchase.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
    /// Does nothing: no code can be entered.
    @MainActor
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// The purchase of the app; unknown.
public struct AppTransaction: Hashable, Sendable {
    /// The version that was bought first.
    public let originalAppVersion: String
    /// The version.
    public let appVersion: String
    /// The app's identifier.
    public let bundleID: String
    /// The date of the first purchase.
    public let originalPurchaseDate: Date
    /// The server.
    public let environment: AppStore.Environment
    /// Fails: there is no network.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
    }
    /// Fails: there is no network.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}
