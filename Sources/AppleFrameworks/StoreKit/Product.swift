import BuilderUIKit

/// The app's place in the store.
public enum AppStore: Sendable {
    /// Has no effect: no review is requested.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {}
    public static var canMakePayments: Bool { false }
    public static func sync() async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
    /// Has no effect: there are no subscriptions.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// An error of the store.
public enum StoreKitError: Error, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
}

/// A value that the store signed.
public enum VerificationResult<SignedType> {
    /// The reason of a failure.
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
        case invalidSignature, missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A product of the store; there are none.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// The time of a subscription.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int

        /// The format of a time in words: "1 month".
        public struct FormatStyle: Foundation.FormatStyle {
            /// The language of the words.
            public var locale = Locale.current

            /// Returns a time in words.
            public func format(_ value: SubscriptionPeriod) -> String {
                var components = DateComponents()
                switch value.unit {
                case .day: components.day = value.value
                case .week: components.weekOfMonth = value.value
                case .month: components.month = value.value
                case .year: components.year = value.value
                }
                var calendar = Calendar.current
                calendar.locale = locale
                let formatter = DateComponentsFormatter()
                formatter.calendar = calendar
                formatter.unitsStyle = .full
                formatter.allowedUnits = [.day, .weekOfMonth, .month, .year]
                return formatter.string(from: components) ?? ""
            }

            /// Returns the format in a language.
            public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(locale: locale) }
        }

        /// Returns the time in a format.
        public func formatted(_ style: FormatStyle) -> String { style.format(self) }
    }

    /// A lower price.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The way of paying.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let paymentMode: PaymentMode
    }

    /// The properties of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public var isEligibleForIntroOffer: Bool { get async { false } }
    }

    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
    }

    /// The end of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?

    /// The format of prices: the currency of the current locale, because there is no store.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        .currency(code: Locale.current.currency?.identifier ?? "USD")
    }
    /// The format of a subscription's times.
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }

    /// Returns no products.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }
    /// Returns that the user canceled.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    /// Returns that the user canceled.
    @MainActor
    public func purchase(
        confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { .userCancelled }
    /// Returns that the user canceled.
    @MainActor
    public func purchase(
        confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { .userCancelled }
}

/// A purchase; there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The purchases: none.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        /// An iterator without elements.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public func next() async -> VerificationResult<Transaction>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let id: UInt64
    public let productID: String
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public let productType: Product.ProductType

    public static var all: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public func finish() async {}
}
