import BuilderContacts
import BuilderUIKit
import Settling

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork("AmEx")
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    public static let discover = PKPaymentNetwork("Discover")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let visa = PKPaymentNetwork("Visa")
    public static let JCB = PKPaymentNetwork("JCB")
    public static let vPay = PKPaymentNetwork("VPay")
    public static let electron = PKPaymentNetwork("Electron")
    public static let elo = PKPaymentNetwork("Elo")
    public static let girocard = PKPaymentNetwork("Girocard")
    public static let mada = PKPaymentNetwork("Mada")
    public static let interac = PKPaymentNetwork("Interac")
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
}

/// The payments that a merchant accepts.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The protocol 3-D Secure, which is required.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    /// The protocol EMV.
    public static let emv = PKMerchantCapability(rawValue: 2)
    /// Credit cards.
    public static let credit = PKMerchantCapability(rawValue: 4)
    /// Debit cards.
    public static let debit = PKMerchantCapability(rawValue: 8)
    /// The protocol 3-D Secure, which is required.
    public static var capability3DS: PKMerchantCapability { .threeDSecure }
    /// The protocol EMV.
    public static var capabilityEMV: PKMerchantCapability { .emv }
    /// Credit cards.
    public static var capabilityCredit: PKMerchantCapability { .credit }
    /// Debit cards.
    public static var capabilityDebit: PKMerchantCapability { .debit }
}

/// The certainty of an amount.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// A line of a payment.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        self.label = label
        self.amount = amount
        self.type = type
        super.init()
    }
}

/// A way of delivery.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
    /// The days between which the goods arrive.
    open var dateComponentsRange: PKDateComponentsRange?
}

/// The data of a contact.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = PKContactField(rawValue: "post")
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneticName = PKContactField(rawValue: "phonetic")
}

/// The kind of delivery.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// A person of a payment.
open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var emailAddress: String?
    open var phoneNumber: CNPhoneNumber?
}

/// A request for a payment.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    /// Returns an error of an address for the payment sheet, which isn't shown; so do the methods below.
    open class func paymentBillingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error { error(localizedDescription) }
    open class func paymentShippingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error { error(localizedDescription) }
    open class func paymentShippingAddressUnserviceableError(
        withLocalizedDescription localizedDescription: String?
    ) -> any Error { error(localizedDescription) }
    open class func paymentContactInvalidError(
        withContactField field: PKContactField, localizedDescription: String?
    ) -> any Error { error(localizedDescription) }
    /// Returns an error of a coupon.
    open class func paymentCouponCodeInvalidError(localizedDescription: String?) -> any Error {
        error(localizedDescription)
    }
    /// Returns an error of a coupon that is too old.
    open class func paymentCouponCodeExpiredError(localizedDescription: String?) -> any Error {
        error(localizedDescription)
    }
    private class func error(_ description: String?) -> any Error {
        NSError(domain: "PKPassKitErrorDomain", code: 3, userInfo: [NSLocalizedDescriptionKey: description ?? ""])
    }

    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType: PKShippingType = .shipping
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var applicationData: Data?
    /// The countries of the cards.
    open var supportedCountries: Set<String>?
    /// The code of a coupon.
    open var couponCode: String?
    /// A Boolean value that indicates whether a coupon can be entered.
    open var supportsCouponCode = false
    /// The payments of a subscription.
    open var recurringPaymentRequest: PKRecurringPaymentRequest?
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// The encrypted data of a payment.
open class PKPaymentToken: NSObject, @unchecked Sendable {
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}

/// A payment of the user's.
open class PKPayment: NSObject, @unchecked Sendable {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}

/// The state of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

/// The result of a payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors ?? []
        super.init()
    }
}

/// A payment: a placeholder. No card is available.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    private let detail: String?

    public init?(paymentRequest request: PKPaymentRequest) {
        detail = request.paymentSummaryItems.last.map { "\($0.label) \($0.amount) \(request.currencyCode)" }
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        detail = nil
        super.init(coder: coder)
    }

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }

    open override func loadView() { loadPlaceholder(name: "PKPaymentAuthorizationViewController", detail: detail) }
}

/// The methods with which a payment reports its end.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) { completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) { completion(PKPaymentRequestShippingContactUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    ) { completion(PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationViewControllerWillAuthorizePayment(
        _ controller: PKPaymentAuthorizationViewController
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// A payment without a view of the app's; not available.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) { super.init() }
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }
    open func present(completion: ((Bool) -> Void)? = nil) { answerLater { completion?(false) } }
    open func dismiss(completion: (() -> Void)? = nil) { answerLater { completion?() } }
}

/// The methods with which a payment reports its end.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// Returns the lines after a choice of a way of delivery.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    /// Returns the lines after a choice of an address.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    /// Returns the lines after a choice of a card.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
    /// Returns the lines after a choice of a coupon.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
        handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) { completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) { completion(PKPaymentRequestShippingContactUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    ) { completion(PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
        handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
    ) { completion(PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: [])) }
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
