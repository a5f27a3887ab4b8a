import BuilderUIKit
import Settling

/// A product of the store; there are none.
open class SKProduct: NSObject, @unchecked Sendable {
    /// A unit of time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
    open var localizedDescription: String { "" }
    open var localizedTitle: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var productIdentifier: String { "" }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    open var subscriptionGroupIdentifier: String? { nil }
    open var isFamilyShareable: Bool { false }
    /// A Boolean value that indicates whether the store has files of the product.
    open var isDownloadable: Bool { false }
    /// The version of the files.
    open var downloadContentVersion: String { "" }
}

/// The time of a subscription.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .month }
}

/// A lower price.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// The way of paying.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .freeTrial }
}

/// A request to the store, which fails: there is no network.
open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    open func start() {
        answerLater { [self] in delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
        }
    }
    open func cancel() {}
}

/// The methods with which a request reports its end.
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    public init(productIdentifiers: Set<String>) { super.init() }
}

/// A request for a receipt.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

/// The products that the store found.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

/// The method with which products are delivered.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A payment.
open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    private var storedQuantity = 1
    private var storedUsername: String?
    /// The lower price.
    open var paymentDiscount: SKPaymentDiscount?
    /// A Boolean value that indicates whether a parent has to allow the payment; without effect.
    open var simulatesAskToBuyInSandbox = false
    /// Data for the store.
    open var requestData: Data?
    open override var quantity: Int {
        get { storedQuantity }
        set { storedQuantity = newValue }
    }
    open override var applicationUsername: String? {
        get { storedUsername }
        set { storedUsername = newValue }
    }
}

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A payment in its queue.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var original: SKPaymentTransaction? { nil }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionState: SKPaymentTransactionState { .failed }
    init(payment: SKPayment) {
        self.payment = payment
        super.init()
    }
}

/// The payments, none of which is allowed.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private var observers: [any SKPaymentTransactionObserver] = []
    /// The object that is asked before payments go on.
    open weak var delegate: (any SKPaymentQueueDelegate)?
    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open var storefront: SKStorefront? { nil }
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment: payment)
        answerLater { [self] in
            for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }
    open func restoreCompletedTransactions() {
        answerLater { [self] in
            for observer in observers {
                observer.paymentQueue(
                    self, restoreCompletedTransactionsFailedWithError: SKError(.cloudServiceNetworkConnectionFailed))
            }
        }
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func presentCodeRedemptionSheet() {}
}

/// The country of the store.
open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "USA" }
    open var identifier: String { "" }
}

/// The methods with which payments report changes.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

public let SKErrorDomain = "SKErrorDomain"

/// An error of the store.
public struct SKError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = SKError
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SKErrorDomain }
    public static var unknown: Code { .unknown }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
}
