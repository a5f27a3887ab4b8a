import BuilderUIKit

/// The kind of a card.
public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }

/// A card of a payment; unknown.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
    /// The name.
    open var displayName: String? { nil }
    /// The network.
    open var network: PKPaymentNetwork? { nil }
    /// The kind.
    open var type: PKPaymentMethodType { .unknown }
}

extension PKPaymentToken {
    /// The card.
    public var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
}

/// The lines of a payment after a choice of the user.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    /// The state.
    open var status = PKPaymentAuthorizationStatus.success
    /// The lines.
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    /// The ways of delivery.
    open var shippingMethods: [PKShippingMethod] = []
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}

/// The lines of a payment after a choice of a way of delivery.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

/// The lines of a payment after a choice of a card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    /// The causes for which a card isn't taken.
    open var errors: [any Error] = []
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors ?? []
    }
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}

/// The lines of a payment after a choice of an address.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    /// The causes for which an address isn't taken.
    open var errors: [any Error] = []
    public init(
        errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
    ) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors ?? []
        self.shippingMethods = shippingMethods
    }
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}
