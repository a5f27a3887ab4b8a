import BuilderPassKit
import Foundation
import Testing

/// Payments and cards, of which the device has none.
@MainActor @Suite struct PassKitTests {
    @Test func rangesOfDaysAreInOrder() throws {
        let (first, last) = (DateComponents(year: 2024, month: 5, day: 3), DateComponents(year: 2024, month: 5, day: 5))
        let range = try #require(PKDateComponentsRange(start: first, end: last))
        #expect(range.startDateComponents == first && range.endDateComponents == last)
        #expect(PKDateComponentsRange(start: last, end: first) == nil)
        let method = PKShippingMethod(label: "Standard", amount: 4)
        method.dateComponentsRange = range
        #expect(method.dateComponentsRange === range)
    }

    @Test func noCardCanBeAdded() throws {
        #expect(!PKAddPaymentPassViewController.canAddPaymentPass())
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa], capabilities: .debit))
        let configuration = try #require(PKAddPaymentPassRequestConfiguration(encryptionScheme: .ECC_V2))
        configuration.primaryAccountSuffix = "1234"
        #expect(PKAddPaymentPassViewController(requestConfiguration: configuration, delegate: nil) != nil)
    }

    @Test func couponsHaveErrors() {
        let error = PKPaymentRequest.paymentCouponCodeInvalidError(localizedDescription: "Too old")
        let update = PKPaymentRequestCouponCodeUpdate(errors: [error], paymentSummaryItems: [], shippingMethods: [])
        #expect(update.errors.first?.localizedDescription == "Too old" && update.status == .success)
        #expect(PKPaymentError(.couponCodeInvalidError).errorCode == 4)
    }
}
