import BuilderUIKit

/// The days between which goods arrive.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
    /// The first day.
    public let startDateComponents: DateComponents
    /// The last day.
    public let endDateComponents: DateComponents

    /// Creates a range; nil if the first day is after the last one.
    public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
        let calendar = startDateComponents.calendar ?? .current
        if let start = calendar.date(from: startDateComponents), let end = calendar.date(from: endDateComponents),
            start > end
        {
            return nil
        }
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}

/// A line of a payment that is repeated.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The first day.
    open var startDate: Date?
    /// The unit of the time between two payments.
    open var intervalUnit: NSCalendar.Unit = .month
    /// The number of units between two payments.
    open var intervalCount = 1
    /// The last day.
    open var endDate: Date?
}

/// A line of a payment that is made later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The day of the payment.
    open var deferredDate = Date()
}

/// A line of a payment that is made as often as an account runs low.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The amount below which the account is filled.
    open var thresholdAmount = NSDecimalNumber.zero
}

/// The payments of a subscription.
open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
    /// A description of the subscription.
    open var paymentDescription: String
    /// The payments.
    open var regularBilling: PKRecurringPaymentSummaryItem
    /// The payments at the beginning.
    open var trialBilling: PKRecurringPaymentSummaryItem?
    /// The text of the agreement.
    open var billingAgreement: String?
    /// The page on which the user manages the subscription.
    open var managementURL: URL
    /// The address that hears of changes of the card.
    open var tokenNotificationURL: URL?

    /// Creates a request.
    public init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) {
        self.paymentDescription = paymentDescription
        self.regularBilling = regularBilling
        self.managementURL = managementURL
    }
}

/// The lines of a payment after a change of the coupon.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    /// The causes for which the coupon isn't taken.
    open var errors: [any Error] = []
    /// Creates an update with errors.
    public init(
        errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
    ) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors ?? []
        self.shippingMethods = shippingMethods
    }
    /// Creates an update.
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}

/// A cause for which a payment's data isn't taken.
public struct PKPaymentError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = PKPaymentError
        case unknownError = -1
        case shippingContactInvalidError = 1
        case billingContactInvalidError = 2
        case shippingAddressUnserviceableError = 3
        case couponCodeInvalidError = 4
        case couponCodeExpiredError = 5
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PKPaymentErrorDomain" }
    public static var unknownError: Code { .unknownError }
    public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
    public static var billingContactInvalidError: Code { .billingContactInvalidError }
    public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
    public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
    public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}
