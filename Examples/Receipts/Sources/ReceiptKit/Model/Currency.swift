import Foundation

/// The currency of an order, and how its amounts are rounded.
struct Currency: Hashable, Sendable {
    let code: String
    /// Digits after the point: 2 for EUR, 0 for JPY, 3 for KWD.
    let digits: Int

    /// One that is known to exist.
    init(known code: String, digits: Int) {
        self.code = code
        self.digits = digits
    }

    /// - Returns: nil where there is no such currency.
    init?(code: String) {
        guard Locale.commonISOCurrencyCodes.contains(code) else { return nil }
        self.code = code
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.numberStyle = .currency
        formatter.currencyCode = code
        digits = formatter.maximumFractionDigits
    }

    /// To the smallest coin, halves away from 0.
    func round(_ amount: Decimal) -> Decimal {
        var amount = amount
        var result = Decimal()
        NSDecimalRound(&result, &amount, digits, .plain)
        return result
    }
}
